//! The turn of a position, and the cards that let another position act instead (R5.1, R7.3 Eagle and Lion).

use super::game::{Acting, Game, Place, Task};

impl Game {
    /// R5.1: begins a position's turn. Control is determined now. A position that nobody controls does nothing.
    pub fn start_turn(&mut self, position: Place) {
        let Some(agent) = self.active_agent_of(position) else {
            return;
        };
        let owner = self.agent_at(agent).expect("the active agent");
        self.acting = Some(Acting {
            turn: position,
            position,
            agent,
            agent_lost: false,
            owner,
            steers: owner,
            offered: Vec::new(),
            starts_again: Vec::new(),
            line: None,
        });
        self.battle = None;
        self.agenda.push(Task::EndTurn);
        self.agenda.push(Task::Before);
        self.open_offers(false);
    }

    pub fn end_turn(&mut self) {
        self.go_back();
        self.acting = None;
        self.battle = None;
    }

    /// Takes a printed line from Before. The After follows when the action is done.
    pub fn act_from_before(&mut self, line: usize) {
        self.agenda.push(Task::After);
        self.take_line(line);
    }

    /// R7.3 Eagle: the empty positions of any empire, except the acting one, that would have a legal action (R7.4a).
    pub fn relocation_targets(&self) -> Vec<Place> {
        let acting = self.acting();
        // R15.28
        if acting.agent_lost {
            return Vec::new();
        }
        let places = self.world.positions().into_iter();
        places
            .filter(|place| self.agent_at(*place).is_none() && *place != acting.position)
            .filter(|place| {
                let mut after = self.clone();
                after.relocate(*place);
                !after.legal_lines().is_empty()
            })
            .collect()
    }

    pub fn relocate(&mut self, to: Place) {
        let from = self.acting().agent;
        let society = self.agent_at(from);
        self.set_agent(from, None);
        self.set_agent(to, society);
        self.act_elsewhere(to, to);
    }

    /// R7.3 Lion: the positions, except the acting one, that another of the player's agents controls and that have a
    /// legal action (R7.4a).
    pub fn borrow_targets(&self) -> Vec<Place> {
        let acting = self.acting();
        let places = self.world.positions().into_iter();
        places
            .filter(|place| *place != acting.position)
            .filter(|place| self.controls_through_another_agent(*place))
            .filter(|place| {
                let mut after = self.clone();
                after.borrow_position(*place);
                !after.legal_lines().is_empty()
            })
            .collect()
    }

    fn controls_through_another_agent(&self, place: Place) -> bool {
        let acting = self.acting();
        self.active_agent_of(place)
            .is_some_and(|agent| agent != acting.agent && self.agent_at(agent) == Some(acting.steers))
    }

    pub fn borrow_position(&mut self, position: Place) {
        let agent = self.active_agent_of(position).expect("a controlled position");
        self.act_elsewhere(position, agent);
    }

    /// Lets another position act instead, through this agent.
    fn act_elsewhere(&mut self, position: Place, agent: Place) {
        // R15.27: after Lion, the player's own agent is the active one.
        let owner = self.agent_at(agent).expect("the active agent");
        let acting = self.acting.as_mut().expect("a position's turn");
        acting.position = position;
        acting.agent = agent;
        acting.agent_lost = false;
        acting.owner = owner;
        acting.line = None;
    }
}
