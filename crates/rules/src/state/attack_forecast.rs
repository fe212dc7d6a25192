//! The forecast of an attack's result (R6.2), for the engine and for previews.

use crate::ids::bit_sets::RegionSet;
use crate::ids::{Empire, Region};
use crate::raw::icon::Icon;
use crate::state::board::Board;
use crate::world::World;

/// The result of an attack if nobody plays another card (R6.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AttackForecast {
    /// The number of attackers that forts kill.
    pub to_forts: u8,
    /// The number of banners that each side loses in trades, one for one.
    pub traded: u8,
    /// The number of attackers left over.
    pub attackers: u8,
    /// The number of defenders left over.
    pub defenders: u8,
}

impl AttackForecast {
    /// The forecast for an attack with `banners` on the region `to`.
    #[inline(always)]
    pub fn new(world: &World, board: &Board, to: Region, banners: u8) -> Self {
        let forts = world.icons_in(Icon::Fort, RegionSet::only(to)) as u8;
        let to_forts = forts.min(banners);
        let traded = (banners - to_forts).min(board.banners(to));
        Self {
            to_forts,
            traded,
            attackers: banners - to_forts - traded,
            defenders: board.banners(to) - traded,
        }
    }

    /// The empire that controls the region `to` after this attack by `attacker`; `None` if none does. A region
    /// without survivors returns to its home empire (R2.2).
    pub fn controller_afterwards(
        self,
        world: &World,
        board: &Board,
        attacker: Empire,
        to: Region,
    ) -> Option<Empire> {
        match (self.attackers, self.defenders) {
            (0, 0) => board.controller(to).and(world.home_of(to)),
            (0, _) => board.controller(to),
            _ => Some(attacker),
        }
    }
}
