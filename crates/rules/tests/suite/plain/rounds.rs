//! The agenda: the course of a round, and everything that needs no decision (R4, R5, R8).

use super::events::Lasting;
use super::game::{Game, Task};
use super::rules::EmpireOrder;

impl Game {
    /// Runs until a society must decide, a random outcome is needed, or the match is over. A decision without options
    /// is skipped (R4.2, R7.2, R8.2).
    pub fn advance(&mut self) {
        while !self.waits_for_chance() && self.legal().is_empty() {
            let Some(task) = self.agenda.pop() else {
                self.finished = true;
                return;
            };
            self.run(task);
        }
    }

    fn run(&mut self, task: Task) {
        match task {
            Task::StartRound => self.start_round(),
            Task::PlanRound => self.plan_round(),
            Task::PositionTurn(place) => self.start_turn(place),
            Task::SupplyCheck(empire) => {
                self.supply_check(empire);
                self.look_for_an_early_end();
            }
            Task::EndRound => self.end_round(),
            Task::EndTurn => self.end_turn(),
            Task::Blood => self.blood(),
            Task::Fulfil { card, by } => self.fulfil(card, by),
            Task::Pick { of, next } => self.picked(of[0], next),
            // Skips decisions without options, and draws without cards.
            _ => {}
        }
    }

    /// Adds tasks to the agenda. The first task in the list is done first.
    pub fn plan(&mut self, tasks: Vec<Task>) {
        self.agenda.extend(tasks.into_iter().rev());
    }

    /// Section 10, *empire order*: begins a round. The order is known before the first agent is placed.
    fn start_round(&mut self) {
        self.agenda.push(Task::PlanRound);
        if self.rules.empire_order == EmpireOrder::ReshuffledEachRound {
            self.agenda.push(Task::NewOrder);
        }
    }

    fn plan_round(&mut self) {
        let mut tasks = Vec::new();
        if self.is_solo() {
            tasks.extend(self.solo_councils());
            tasks.extend(self.turns_of(&self.order));
            tasks.push(Task::EndRound);
            return self.plan(tasks);
        }
        if self.round > 1 {
            // R4.1
            tasks.extend(self.player_order().into_iter().map(|society| Task::Retrieve { society }));
        }
        for _ in 0..self.rules.agents_each_round(self.societies) {
            // R4.2
            tasks.extend(self.player_order().into_iter().map(|society| Task::Deploy { society }));
        }
        tasks.extend(self.turns_of(&self.order));
        tasks.push(Task::EndRound);
        self.plan(tasks);
    }

    /// R5.1, R5.7: the tasks of these empires' turns: each position, then the supply check.
    pub fn turns_of(&self, empires: &[usize]) -> Vec<Task> {
        let mut tasks = Vec::new();
        for empire in empires {
            let council = self.world.empires[*empire].council.len();
            tasks.extend((0..council).map(|index| Task::PositionTurn((*empire, index))));
            tasks.push(Task::SupplyCheck(*empire));
        }
        tasks
    }

    /// R9.4: if the match ends early, removes all turns left in this round.
    fn look_for_an_early_end(&mut self) {
        let each_turn = self.world.early_end.as_ref().is_some_and(|end| !end.after_rounds_only);
        if each_turn && self.ends_early() {
            self.agenda.retain(|task| *task == Task::EndRound);
        }
    }

    /// R5.8, R8, section 10 *final whisper*: ends a round.
    fn end_round(&mut self) {
        let last = self.round == self.rules.rounds || self.ends_early();
        self.round += 1;
        // R11.2
        self.lasting = Lasting::default();
        self.first = (self.first + 1) % self.societies;
        let order = self.player_order().into_iter();
        let mut tasks = Vec::new();
        if !last {
            // R13.5: an automaton has no hand.
            let players = order.clone().filter(|society| !self.is_automaton(*society));
            tasks.extend(players.map(|society| Task::Discard { society }));
        }
        if !last || self.rules.final_whisper {
            tasks.extend(order.map(|society| match self.is_automaton(society) {
                true => Task::ScriptLoyalty { society },
                false => Task::Loyalty { society },
            }));
        }
        if !last {
            tasks.push(Task::StartRound);
        }
        self.plan(tasks);
    }
}
