//! The distance of a board from an early end (R9.4).

use super::board::Board;
use super::early::EndCheck;
use super::ids::Empire;
use super::world::World;

impl Board {
    /// The empire for which the match would end early if it were looked now, and how many of the icon it
    /// holds (R9.4).
    #[inline]
    pub fn early_end(&self, world: &World) -> Option<(Empire, u32)> {
        let end = world.early_end()?;
        let held = |empire| (empire, world.icons_in(end.icon, self.control(empire)));
        world.empires().map(held).find(|(_, icons)| end.holds(*icons))
    }

    /// Whether so many icons more, or fewer, of some empire would end the match early (R9.4).
    pub fn end_is_near(&self, world: &World, icons: u32) -> bool {
        let Some(end) = world.early_end() else { return false };
        world.empires().any(|empire| {
            let held = world.icons_in(end.icon, self.control(empire));
            end.least.is_some_and(|least| held + icons >= u32::from(least)) || end.none && held <= icons
        })
    }

    /// The most rounds after this one: none if the match is about to end early (R9.4).
    #[inline]
    pub fn rounds_to_come(&self, world: &World) -> u8 {
        let rounds = world.house().rounds.saturating_sub(self.round());
        if self.early_end(world).is_some() { 0 } else { rounds }
    }

    /// Whether no empire has a turn after the running one as the board stands (R9.4).
    #[inline]
    pub fn ends_with_this_turn(&self, world: &World) -> bool {
        world.early_end().is_some_and(|end| end.when == EndCheck::Turn) && self.early_end(world).is_some()
    }
}
