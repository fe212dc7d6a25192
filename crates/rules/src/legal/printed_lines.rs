//! Decides whether printed lines are legal (R5.2 to R5.6).

use crate::ids::bit_sets::PositionSet;
use crate::ids::{Line, Position};
use crate::raw::Printed;

use super::ActingPosition;
use super::attacks::AttackLimits;

impl ActingPosition<'_> {
    /// Calls `f` with each printed line that can be taken at the acting position, in order. Leaves out swaps if
    /// `swaps` is false.
    #[inline]
    pub fn acts(&self, swaps: bool, mut f: impl FnMut(Line)) {
        let lines = self.world.lines(self.acting);
        for (i, printed) in Line::first(lines.len()).zip(lines) {
            if (swaps || *printed != Printed::Swap) && self.can_take(*printed) {
                f(i);
            }
        }
    }

    /// True if any printed line can be taken at the acting position. Leaves out swaps if `swaps` is false.
    pub fn any_act(&self, swaps: bool) -> bool {
        let lines = self.world.lines(self.acting);
        lines.iter().any(|printed| (swaps || *printed != Printed::Swap) && self.can_take(*printed))
    }

    /// True if the action of a printed line can be taken and would change something.
    #[inline]
    pub fn can_take(&self, printed: Printed) -> bool {
        match printed {
            Printed::Add(count) => {
                self.state.supply[self.empire()] > 0
                    && self.state.amount(self.world, count, self.empire()) > 0
                    && !self.control().is_empty()
            }
            Printed::Draw(count) => {
                self.state.amount(self.world, count, self.empire()) > 0
                    && !self.state.deck(self.world, self.empire()).is_empty()
            }
            Printed::Attack => self.can_attack(AttackLimits::FREE),
            Printed::Swap => self.swaps().next().is_some(),
        }
    }

    /// The positions with which the active agent may swap, all in the agent's own council (R5.6).
    #[inline]
    pub fn swaps(&self) -> impl Iterator<Item = Position> + '_ {
        let council = self.world.positions.in_council(self.agent.empire());
        let council = if self.agent_is_lost() { PositionSet::EMPTY } else { council };
        let council = council.minus(PositionSet::only(self.agent));
        let places = if self.world.house.swap_with_agents_only { council & self.occupied } else { council };
        places.filter(|position| self.at(*position, *position).any_act(false))
    }
}
