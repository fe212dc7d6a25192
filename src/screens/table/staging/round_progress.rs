//! The progress of the round and the agents in the councils at one moment of an animation, copied from the board.

use rules::{Board, ByPosition, Empire, Phase, Position, PositionSet, Society, TurnOrder, World};

/// The agents in the councils and the progress of the round at one moment of an animation.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Marks {
    agents: ByPosition<Option<Society>>,
    order: TurnOrder,
    /// The number of the round, from 1.
    pub round: u8,
    /// The phase that the round is in.
    pub phase: Phase,
    /// How many empires have already had their turn in this round.
    pub turns_taken: u8,
    /// The position whose turn it is; `None` between turns.
    pub turn: Option<Position>,
    /// The position whose action is taken in this turn. It may differ from `turn`.
    pub acting: Option<Position>,
    /// The position with the agent that controls the acting position.
    pub agent: Option<Position>,
}

impl Marks {
    /// Copies the agents and the progress of the round from a board.
    pub fn new(world: &World, board: &Board) -> Self {
        let mut agents = ByPosition::all(None);
        for society in world.societies() {
            for position in board.posts(society) {
                agents[position] = Some(society);
            }
        }
        Self {
            agents,
            order: board.order(),
            round: board.current_round(),
            phase: board.phase(),
            turns_taken: board.turns_taken(),
            turn: board.turn(),
            // Between two turns, the board still holds the position that acted last.
            acting: board.turn().and_then(|_| board.acting()),
            agent: board.turn().and_then(|_| board.acting_agent()),
        }
    }

    /// Returns the current agents with the progress of the round on the earlier board `then`. It is used while a turn
    /// on that board is narrated.
    pub fn set_back(&self, world: &World, then: &Board) -> Self {
        let then = Self::new(world, then);
        // An agent that has moved since then isn't marked on its old position.
        let moved = then.agent.is_some_and(|agent| self.agents[agent] != then.agents[agent]);
        let agent = if moved { None } else { then.agent };
        Self { agents: self.agents, agent, ..then }
    }

    /// The society whose agent is on a position, if any.
    pub fn occupant(&self, position: Position) -> Option<Society> {
        self.agents[position]
    }

    /// The society that controls a position, if any: its agent is the nearest one on the position or to the right of
    /// it (R2.4).
    pub fn steers(&self, world: &World, position: Position) -> Option<Society> {
        let council = world.positions().in_council(position.empire());
        let occupied: PositionSet = council.filter(|p| self.agents[*p].is_some()).collect();
        occupied.at_or_right_of(position).and_then(|agent| self.agents[agent])
    }

    /// True if it is this empire's turn now.
    pub fn is_turn_of(&self, empire: Empire) -> bool {
        let place = self.order.place(empire).map(usize::from);
        self.phase == Phase::Turns
            && match self.turn {
                Some(turn) => turn.empire() == empire,
                None => place == Some(usize::from(self.turns_taken)),
            }
    }

    /// True if the empire with this index in the turn order, from 0, has already had its turn in this round.
    pub fn is_past(&self, place: u8) -> bool {
        match self.phase {
            Phase::Lay | Phase::Retrieve | Phase::Deploy => false,
            Phase::Turns => place < self.turns_taken,
            Phase::Cleanup | Phase::Loyalty | Phase::FinalWhisper | Phase::Over => true,
        }
    }

    /// Returns the agents with the progress of the round at the beginning of an empire's turn.
    #[must_use]
    pub fn at_turn_of(self, empire: Empire) -> Self {
        let turns_taken = self.order.place(empire).unwrap_or(self.turns_taken);
        Self { phase: Phase::Turns, turns_taken, turn: None, acting: None, agent: None, ..self }
    }

    /// Removes each agent that isn't on the same position in `later`.
    pub fn lift_agents(&mut self, later: &Self) {
        for (here, then) in self.agents.0.iter_mut().zip(later.agents.0) {
            if *here != then {
                *here = None;
            }
        }
    }
}
