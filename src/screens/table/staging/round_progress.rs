//! Where the round stands and who steers what, read off the board: agents on their positions, and whose turn it is.

use rules::{Board, ByPosition, Empire, Phase, Position, PositionSet, Society, TurnOrder, World};

/// The councils and the line of the round at one moment.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Marks {
    agents: ByPosition<Option<Society>>,
    order: TurnOrder,
    /// The round, from 1.
    pub round: u8,
    /// The part of it.
    pub phase: Phase,
    /// The number of empires that have had their turn.
    pub turns_taken: u8,
    /// The position whose turn it is, and the one that acts for it.
    pub turn: Option<Position>,
    pub acting: Option<Position>,
    /// The active agent's place.
    pub agent: Option<Position>,
}

impl Marks {
    /// As they are on a board.
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
            // Between two turns the board still has the last position that acted.
            acting: board.turn().and_then(|_| board.acting()),
            agent: board.turn().and_then(|_| board.acting_agent()),
        }
    }

    /// These marks with the line of the round where it stood on an earlier board, while that turn is narrated.
    pub fn set_back(&self, world: &World, then: &Board) -> Self {
        let then = Self::new(world, then);
        // An agent that has moved on in the meantime is where it went, or nobody knows.
        let moved = then.agent.is_some_and(|agent| self.agents[agent] != then.agents[agent]);
        let agent = if moved { None } else { then.agent };
        Self { agents: self.agents, agent, ..then }
    }

    /// The society whose agent is on a position.
    pub fn occupant(&self, position: Position) -> Option<Society> {
        self.agents[position]
    }

    /// The society that steers a position: that of the nearest agent there or to its right (R2.4).
    pub fn steers(&self, world: &World, position: Position) -> Option<Society> {
        let council = world.positions().in_council(position.empire());
        let occupied: PositionSet = council.filter(|p| self.agents[*p].is_some()).collect();
        occupied.at_or_right_of(position).and_then(|agent| self.agents[agent])
    }

    /// True if it is an empire's turn.
    pub fn is_turn_of(&self, empire: Empire) -> bool {
        let place = self.order.place(empire).map(usize::from);
        self.phase == Phase::Turns
            && match self.turn {
                Some(turn) => turn.empire() == empire,
                None => place == Some(usize::from(self.turns_taken)),
            }
    }

    /// True if the turn of the empire in a place of the order is over in this round.
    pub fn is_past(&self, place: u8) -> bool {
        match self.phase {
            Phase::Lay | Phase::Retrieve | Phase::Deploy => false,
            Phase::Turns => place < self.turns_taken,
            Phase::Cleanup | Phase::Loyalty | Phase::FinalWhisper | Phase::Over => true,
        }
    }

    /// These marks as an empire's turn begins.
    #[must_use]
    pub fn at_turn_of(self, empire: Empire) -> Self {
        let turns_taken = self.order.place(empire).unwrap_or(self.turns_taken);
        Self { phase: Phase::Turns, turns_taken, turn: None, acting: None, agent: None, ..self }
    }

    /// Takes agents off that are no longer, or not yet, where they are in later marks.
    pub fn lift_agents(&mut self, later: &Self) {
        for (here, then) in self.agents.0.iter_mut().zip(later.agents.0) {
            if *here != then {
                *here = None;
            }
        }
    }
}
