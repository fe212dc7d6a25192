//! Where the round stands and who steers what, as far as it has been shown: agents on their positions, whose
//! turn it is. It follows the events one by one, so that the eye is led in their order.

use rules::{
    Board, ByPosition, Empire, Event, Phase, Position, PositionSet, Society, Spot, TurnOrder, World,
};

/// The councils and the line of the round at one moment.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Marks {
    agents: ByPosition<Option<Society>>,
    order: TurnOrder,
    /// The round, from 1.
    pub round: u8,
    /// The part of it.
    pub phase: Phase,
    /// How many empires have had their turns.
    pub turns_taken: u8,
    /// The position whose turn it is, and the one that acts for it.
    pub turn: Option<Position>,
    pub acting: Option<Position>,
    /// The active agent's place.
    pub agent: Option<Position>,
}

impl Marks {
    /// As they are on a board.
    pub fn of(world: &World, board: &Board) -> Self {
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
            acting: board.acting(),
            agent: board.acting_agent(),
        }
    }

    /// The same with the line of the round where it stood on an earlier board: what was done then is still told.
    pub fn told(&self, world: &World, then: &Board) -> Self {
        let then = Self::of(world, then);
        // An agent that has moved on in the meantime is where it went, or nobody knows.
        let moved = then.agent.is_some_and(|agent| self.agents[agent] != then.agents[agent]);
        let agent = if moved { None } else { then.agent };
        Self { agents: self.agents, agent, ..then }
    }

    /// Whose agent is on a position.
    pub fn occupant(&self, position: Position) -> Option<Society> {
        self.agents[position]
    }

    /// Who steers a position: the nearest agent there or to its right (R2.4).
    pub fn steers(&self, world: &World, position: Position) -> Option<Society> {
        let council = world.positions().in_council(position.empire());
        let occupied: PositionSet = council.filter(|p| self.agents[*p].is_some()).collect();
        occupied.at_or_right_of(position).and_then(|agent| self.agents[agent])
    }

    /// Whether it is an empire's turn.
    pub fn is_turn_of(&self, empire: Empire) -> bool {
        let place = self.order.place(empire).map(usize::from);
        self.phase == Phase::Turns
            && match self.turn {
                Some(turn) => turn.empire() == empire,
                None => place == Some(usize::from(self.turns_taken)),
            }
    }

    /// Whether the turn of the empire in a place of the order is over in this round.
    pub fn is_past(&self, place: u8) -> bool {
        match self.phase {
            Phase::Lay | Phase::Retrieve | Phase::Deploy => false,
            Phase::Turns => place < self.turns_taken,
            Phase::Cleanup | Phase::Loyalty | Phase::FinalWhisper | Phase::Over => true,
        }
    }

    /// What an event sets going: an agent that leaves is on its way.
    pub fn start_event(&mut self, event: &Event) {
        match *event {
            Event::Retrieved(_, Spot::Position(from))
            | Event::Relocated(_, from, _)
            | Event::Reseated(_, from, _) => self.agents[from] = None,
            Event::Swapped { from, to, .. } => {
                self.agents[from] = None;
                self.agents[to] = None;
            }
            Event::Traded(a, b) => {
                let (one, other) = (self.agents[a], self.agents[b]);
                (self.agents[a], self.agents[b]) = (other, one);
            }
            Event::Turn(empire) => {
                self.phase = Phase::Turns;
                self.turns_taken = self.order.place(empire).unwrap_or(self.turns_taken);
                (self.turn, self.acting, self.agent) = (None, None, None);
            }
            Event::Acts { position, agent, .. } => {
                self.phase = Phase::Turns;
                self.turns_taken = self.order.place(position.empire()).unwrap_or(self.turns_taken);
                (self.turn, self.acting, self.agent) = (Some(position), Some(position), Some(agent));
            }
            Event::Idle(position) => {
                self.phase = Phase::Turns;
                (self.turn, self.acting, self.agent) = (Some(position), Some(position), None);
            }
            Event::Borrows(_, position) => self.acting = Some(position),
            Event::Round { round, .. } => {
                self.round = round;
                (self.turn, self.acting, self.agent) = (None, None, None);
                self.turns_taken = 0;
                self.phase = Phase::Retrieve;
            }
            Event::Over => self.phase = Phase::Over,
            _ => {}
        }
    }

    /// What an event comes to: an agent has arrived.
    pub fn end_event(&mut self, event: &Event) {
        match *event {
            Event::Deployed(society, Spot::Position(to)) | Event::Reseated(society, _, to) => {
                self.agents[to] = Some(society);
            }
            Event::Relocated(society, _, to) => {
                self.agents[to] = Some(society);
                (self.acting, self.agent) = (Some(to), Some(to));
            }
            Event::Swapped { society, from, to, with } => {
                self.agents[to] = Some(society);
                self.agents[from] = with;
                self.agent = Some(to);
            }
            _ => {}
        }
    }
}
