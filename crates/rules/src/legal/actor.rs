//! The acting position's point of view: who acts for whom, with what.

use crate::ids::{Empire, Position, Society};
use crate::set::{PositionSet, RegionSet};
use crate::state::State;
use crate::world::World;

/// Who acts, for which empire, through which agent. What if: it need not be what the state says.
#[derive(Clone, Copy)]
pub(crate) struct Actor<'a> {
    pub world: &'a World,
    pub state: &'a State,
    pub player: Society,
    pub acting: Position,
    pub agent: Position,
    /// Positions with agents.
    pub occupied: PositionSet,
}

impl<'a> Actor<'a> {
    /// Who acts as things stand.
    #[inline(always)]
    pub fn of(world: &'a World, state: &'a State) -> Self {
        Self {
            world,
            state,
            player: state.mover,
            acting: state.acting,
            agent: state.agent,
            occupied: state.occupied(),
        }
    }

    /// The same with another position acting through another agent.
    #[inline(always)]
    pub fn at(self, acting: Position, agent: Position) -> Self {
        Self { acting, agent, ..self }
    }

    /// The same after the active agent has moved to an empty position (Eagle).
    #[inline(always)]
    pub fn relocated(mut self, to: Position) -> Self {
        self.occupied.remove(self.agent);
        self.occupied.insert(to);
        self.at(to, to)
    }

    /// The active empire.
    #[inline(always)]
    pub fn empire(&self) -> Empire {
        self.acting.empire()
    }

    /// What the active empire controls.
    #[inline(always)]
    pub fn control(&self) -> RegionSet {
        self.state.control[self.empire()]
    }

    /// The regions with banners of the active empire.
    #[inline(always)]
    pub fn armies(&self) -> RegionSet {
        self.control() & self.state.held
    }
}
