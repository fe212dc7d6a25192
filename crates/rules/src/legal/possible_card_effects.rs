//! Decides whether a card's effect is possible and would change something (R7.1, R7.3).

use crate::ids::bit_sets::{PositionSet, RegionSet};
use crate::ids::{Empire, Position, Region};
use crate::raw::Printed;
use crate::raw::ability::{Effect, Where};
use crate::state::task_stack::{Reach, Task};

use super::ActingPosition;
use super::attacks::AttackLimits;
use super::playable_cards::Possible;

impl ActingPosition<'_> {
    /// Decides whether an effect is possible before it is known which cards pay for it.
    #[inline]
    pub(super) fn possible(&self, effect: Effect) -> Possible {
        if effect.hangs_on_payment() {
            self.before_payment(effect)
        } else {
            yes_if(self.possible_now(effect))
        }
    }

    /// True if an effect is possible in the present state.
    pub(super) fn possible_now(&self, effect: Effect) -> bool {
        match effect {
            Effect::AttackAgain => self.attack_again().is_some_and(|due| self.can_attack(due)),
            Effect::KillSurvivors => {
                matches!(self.state.stack.top(), Some(Task::Aftermath { survivors: 1.., .. }))
            }
            Effect::Relocate => self.relocations().next().is_some(),
            Effect::Borrow => self.borrowings().next().is_some(),
            Effect::Reach { empty, sea } => match self.state.stack.top() {
                Some(Task::Declare { from, most, .. }) => {
                    self.reach_adds(AttackLimits { from: *from, most: *most }, Reach::new(empty, sea))
                }
                _ => false,
            },
            Effect::Rally(_) => self.state.supply[self.empire()] > 0,
            Effect::Join(_) => !self.movable().is_empty(),
            Effect::Reinforce { place, .. } => self.reinforceable(place).next().is_some(),
            Effect::Shift => self.control().len() > 1 && !self.movable().is_empty(),
            Effect::Rearrange => self.rearrangeable().next().is_some(),
            Effect::Kill(_) | Effect::Disperse => !self.state.held.is_empty(),
            Effect::Subjugate(_) => {
                self.state.supply[self.empire()] > 0
                    && !self.control().is_empty()
                    && matches!(self.state.stack.top(), Some(Task::Aftermath { killed: 1.., .. }))
            }
            Effect::Strike(_) => self.strike_centers().next().is_some(),
            Effect::Populate => self.state.supply[self.empire()] > 0 && !self.control().is_empty(),
            Effect::Repeat => self.line_taken().is_some_and(|printed| self.can_take(printed)),
        }
    }

    /// Decides quickly whether an effect is possible if the payment can make a difference. Paid cards move from the
    /// hand to their decks. That matters only if the effect draws cards, or if another card must extend an attack's
    /// reach.
    fn before_payment(&self, effect: Effect) -> Possible {
        match effect {
            Effect::AttackAgain => match self.attack_again() {
                None => Possible::No,
                Some(due) if self.border_attack(due) => Possible::Yes,
                Some(_) => Possible::Maybe,
            },
            Effect::Repeat => match self.line_taken() {
                None => Possible::No,
                Some(Printed::Attack) if self.border_attack(AttackLimits::FREE) => Possible::Yes,
                Some(Printed::Add(_)) => yes_if(self.possible_now(effect)),
                Some(Printed::Attack | Printed::Draw(_) | Printed::Swap) => Possible::Maybe,
            },
            Effect::Borrow
                if self.state.posts[self.player].minus(PositionSet::only(self.agent)).is_empty() =>
            {
                Possible::No
            }
            _ => Possible::Maybe,
        }
    }

    /// The printed line that was last taken at the acting position; `None` if none was.
    fn line_taken(&self) -> Option<Printed> {
        self.state.line.map(|line| self.world.line(self.acting, line))
    }

    /// The limits of the extra attack that the card Bear grants: it starts in the region just won, with at most the
    /// survivors. `None` if no region was won.
    pub fn attack_again(&self) -> Option<AttackLimits> {
        match self.state.stack.top() {
            Some(&Task::Aftermath { at, survivors, won: true, .. }) if survivors > 0 => {
                Some(AttackLimits { from: Some(at), most: survivors })
            }
            _ => None,
        }
    }

    /// The empty positions to which the active agent can move to take an action there (Eagle).
    pub fn relocations(&self) -> impl Iterator<Item = Position> + '_ {
        let positions = if self.agent_is_lost() { PositionSet::EMPTY } else { self.world.positions };
        let free = positions.minus(self.occupied).minus(PositionSet::only(self.acting));
        free.filter(|position| self.relocate(*position).any_act(true))
    }

    /// The positions whose action the player can take because another of its agents controls them (Lion).
    pub fn borrowings(&self) -> impl Iterator<Item = Position> + '_ {
        let own = self.state.posts[self.player];
        self.world.positions.minus(PositionSet::only(self.acting)).filter(move |position| {
            let agent = self.occupied.at_or_right_of(*position);
            agent.is_some_and(|a| a != self.agent && own.has(a) && self.at(*position, a).any_act(true))
        })
    }

    /// The regions of the active empire from which banners may leave.
    pub fn movable(&self) -> RegionSet {
        let leave = |r: &Region| self.state.free_to_leave(self.world, *r, self.empire()) > 0;
        self.armies().filter(leave).collect()
    }

    /// The regions that match the filter `place` and whose empire has banners in its supply (R2.3).
    pub fn reinforceable(&self, place: Where) -> impl Iterator<Item = Region> + '_ {
        let mut regions = self
            .world
            .empires()
            .filter(|e| self.state.supply[*e] > 0)
            .fold(RegionSet::EMPTY, |set, e| set | self.state.control[e]);
        if place.empty {
            regions = regions.minus(self.state.held);
        }
        if let Some(icon) = place.with {
            regions &= self.world.with_icon(icon);
        }
        for icon in place.without.iter() {
            regions = regions.minus(self.world.with_icon(icon));
        }
        regions
    }

    /// The empires that can move a banner from one of their regions to another (Horse+Horse).
    pub fn rearrangeable(&self) -> impl Iterator<Item = Empire> + '_ {
        let none = [RegionSet::EMPTY; 2];
        self.world.empires().filter(move |e| self.transfers(*e, none, |_, _, _| true))
    }

    /// Calls `f(from, to, number)` for each legal transfer of an empire's banners, in order, until `f` returns true.
    /// Returns true if `f` did. Regions that give banners keep at least one. Regions that receive banners stay within
    /// their supply limit. No region may both give and receive.
    pub fn transfers(
        &self,
        empire: Empire,
        [givers, takers]: [RegionSet; 2],
        mut f: impl FnMut(Region, Region, u8) -> bool,
    ) -> bool {
        for from in self.state.armies(empire).minus(takers) {
            let spare = self.state.banners[from] - 1;
            if spare == 0 {
                continue;
            }
            for to in self.state.control[empire].minus(givers).minus(RegionSet::only(from)) {
                let room = self.world.limit[to].saturating_sub(self.state.banners[to]);
                for banners in 1..=spare.min(room) {
                    if f(from, to, banners) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// The regions around `center`, by land or sea, that have banners of empires other than the active one (R1.6).
    #[inline]
    pub fn strikable(&self, center: Region) -> RegionSet {
        self.world.around[center] & self.state.held.minus(self.control())
    }

    /// The regions that have banners of the active empire and enemy banners around them (Alchemist's Fire).
    pub fn strike_centers(&self) -> impl Iterator<Item = Region> + '_ {
        self.armies().filter(|r| !self.strikable(*r).is_empty())
    }
}

fn yes_if(possible: bool) -> Possible {
    if possible { Possible::Yes } else { Possible::No }
}
