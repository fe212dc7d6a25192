//! The attacks that can be declared (R6.1, R7.4).

use crate::ids::Region;
use crate::ids::bit_sets::RegionSet;
use crate::raw::ability::{Effect, Window};
use crate::state::task_stack::Reach;

use super::ActingPosition;

/// The limits of an attack before it is declared. If a card granted the attack (Bear), its source and largest strength
/// are limited.
#[derive(Clone, Copy)]
pub(crate) struct AttackLimits {
    pub from: Option<Region>,
    pub most: u8,
}

impl AttackLimits {
    /// The limits of an attack from a printed line: any source and any strength.
    pub const FREE: Self = Self { from: None, most: u8::MAX };
}

impl ActingPosition<'_> {
    /// The regions from which an attack may start within these limits.
    #[inline(always)]
    fn sources(&self, due: AttackLimits) -> RegionSet {
        if self.state.lasting.holds_back(self.empire()) {
            return RegionSet::EMPTY;
        }
        match due.from {
            None => self.armies(),
            Some(region) => self.armies() & RegionSet::only(region),
        }
    }

    /// The largest number of attackers that may leave a region within these limits.
    #[inline(always)]
    fn strength(&self, from: Region, due: AttackLimits) -> u8 {
        self.state.free_to_leave(self.world, from, self.empire()).min(due.most)
    }

    /// The regions that an attack with this reach may target from any source.
    #[inline(always)]
    fn anywhere(&self, reach: Reach) -> RegionSet {
        let foes = self.world.regions.minus(self.control());
        match reach {
            Reach::Border | Reach::Sea | Reach::EmptySea => RegionSet::EMPTY,
            Reach::Empty => foes.minus(self.state.held),
            Reach::Anywhere => foes,
        }
    }

    /// The regions that an attack with this reach may target across a sea from `from`.
    #[inline(always)]
    fn overseas(&self, from: Region, reach: Reach) -> RegionSet {
        let foes = self.world.seas[from].minus(self.control());
        match reach {
            Reach::Border | Reach::Empty | Reach::Anywhere => RegionSet::EMPTY,
            Reach::Sea => foes,
            Reach::EmptySea => foes.minus(self.state.held),
        }
    }

    /// Calls `f(source, target, strength)` for each legal attack, in order, until `f` returns true. Returns true if
    /// `f` did.
    #[inline]
    pub fn attacks(
        &self,
        due: AttackLimits,
        reach: Reach,
        mut f: impl FnMut(Region, Region, u8) -> bool,
    ) -> bool {
        let foes = self.world.regions.minus(self.control());
        let anywhere = self.anywhere(reach);
        for from in self.sources(due) {
            let most = self.strength(from, due);
            if most == 0 {
                continue;
            }
            for to in (self.world.neighbours[from] & foes) | anywhere | self.overseas(from, reach) {
                for banners in 1..=most {
                    if f(from, to, banners) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// True if an attack across a land border can be declared.
    #[inline]
    pub fn border_attack(&self, due: AttackLimits) -> bool {
        self.attacks(due, Reach::Border, |_, _, _| true)
    }

    /// True if this reach allows an attack on a region that is not a land neighbour of the source (R7.4).
    pub fn reach_adds(&self, due: AttackLimits, reach: Reach) -> bool {
        let foes = self.world.regions.minus(self.control());
        let anywhere = self.anywhere(reach);
        self.sources(due).any(|from| {
            let beyond = anywhere | self.overseas(from, reach);
            self.strength(from, due) > 0 && !beyond.minus(self.world.neighbours[from] & foes).is_empty()
        })
    }

    /// True if the printed action Attack is legal: an attack can be declared, or the player can pay for a card that
    /// makes one possible (R7.4).
    #[inline]
    pub fn can_attack(&self, due: AttackLimits) -> bool {
        self.border_attack(due) || self.payable_reach(due)
    }

    fn payable_reach(&self, due: AttackLimits) -> bool {
        self.affordable(
            Window::Declaring,
            |effect| matches!(effect, Effect::Reach { empty, sea } if self.reach_adds(due, Reach::new(empty, sea))),
        )
    }
}

impl Reach {
    /// The reach that a card gives. `empty` limits it to regions without banners, `sea` to regions across a sea.
    pub(crate) const fn new(empty: bool, sea: bool) -> Self {
        match (empty, sea) {
            (false, false) => Self::Anywhere,
            (true, false) => Self::Empty,
            (false, true) => Self::Sea,
            (true, true) => Self::EmptySea,
        }
    }
}
