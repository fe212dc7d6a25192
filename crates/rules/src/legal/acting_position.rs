//! The acting position, with its agent and the player who makes its choices.

use crate::ids::bit_sets::{PositionSet, RegionSet};
use crate::ids::{Empire, Position, Society};
use crate::state::State;
use crate::world::World;

/// An acting position with its active agent. It can differ from the acting position of the state, to find out what
/// another position could do.
#[derive(Clone, Copy)]
pub(crate) struct ActingPosition<'a> {
    pub world: &'a World,
    pub state: &'a State,
    pub player: Society,
    pub acting: Position,
    pub agent: Position,
    /// All positions with agents.
    pub occupied: PositionSet,
}

impl<'a> ActingPosition<'a> {
    /// The acting position of the state.
    #[inline(always)]
    pub fn new(world: &'a World, state: &'a State) -> Self {
        Self {
            world,
            state,
            player: state.mover,
            acting: state.acting,
            agent: state.agent,
            occupied: state.occupied(),
        }
    }

    /// A copy with another acting position and active agent, and the same player.
    #[inline(always)]
    pub fn at(self, acting: Position, agent: Position) -> Self {
        Self { acting, agent, ..self }
    }

    /// The acting position after the active agent moves to the empty position `to` (Eagle).
    #[inline(always)]
    pub fn relocate(mut self, to: Position) -> Self {
        self.occupied.remove(self.agent);
        self.occupied.insert(to);
        self.at(to, to)
    }

    /// The active empire.
    #[inline(always)]
    pub fn empire(&self) -> Empire {
        self.acting.empire()
    }

    /// The regions that the active empire controls.
    #[inline(always)]
    pub fn control(&self) -> RegionSet {
        self.state.control[self.empire()]
    }

    /// The regions in which the active empire has banners.
    #[inline(always)]
    pub fn armies(&self) -> RegionSet {
        self.control() & self.state.held
    }
}
