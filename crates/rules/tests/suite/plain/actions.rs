//! The printed lines of a position: which are legal, and which tasks they start (R5.2 to R5.6).

use super::game::{Game, Place, Task};
use super::world::{Action, Icon};

impl Game {
    /// R5.2: the indices of the acting position's legal lines, from 0.
    pub fn legal_lines(&self) -> Vec<usize> {
        let actions = self.world.actions(self.acting().position);
        (0..actions.len()).filter(|line| self.is_legal(&actions[*line])).collect()
    }

    /// R5.6: the indices of the lines that are legal after a swap, which are all legal lines but swaps.
    pub fn legal_lines_after_swap(&self) -> Vec<usize> {
        let actions = self.world.actions(self.acting().position);
        (0..actions.len())
            .filter(|line| actions[*line] != Action::Swap && self.is_legal(&actions[*line]))
            .collect()
    }

    /// R5.2: true if the action of a printed line would change something.
    pub fn is_legal(&self, action: &Action) -> bool {
        match action {
            Action::Add { number, per } => self.banners_to_add(*number, *per) > 0,
            Action::Draw { number, per } => self.cards_to_draw(*number, *per) > 0,
            Action::Attack => self.an_attack_is_possible(&None),
            Action::Swap => !self.swap_targets().is_empty(),
        }
    }

    /// R5.3: the number of banners that a line adds, limited by the supply. 0 if the empire controls no region.
    fn banners_to_add(&self, number: usize, per: Option<Icon>) -> usize {
        let empire = self.active_empire();
        if self.controlled_regions(empire).is_empty() {
            return 0;
        }
        let wanted = match per {
            None => number,
            Some(icon) => number * self.icons(empire, icon),
        };
        wanted.min(self.supplies[empire])
    }

    /// R5.4: the number of cards that a line draws, limited by the deck. Groups of icons are rounded down.
    fn cards_to_draw(&self, number: usize, per: Option<(usize, Icon)>) -> usize {
        let empire = self.active_empire();
        let wanted = match per {
            None => number,
            Some((k, icon)) => number * (self.icons(empire, icon) / k),
        };
        wanted.min(self.decks[empire].len())
    }

    /// Takes a printed line of the acting position and adds its tasks to the agenda.
    pub fn take_line(&mut self, line: usize) {
        let action = self.world.actions(self.acting().position)[line].clone();
        self.acting.as_mut().expect("a position's turn").line = Some(line);
        let task = match action {
            Action::Add { number, per } => Task::Add {
                left: self.banners_to_add(number, per),
                in_pairs: self.goes_in_pairs(number, per),
            },
            Action::Draw { number, per } => {
                let (drawer, deck) = (self.acting().owner, self.active_empire());
                Task::DrawCards { drawer, deck, left: self.cards_to_draw(number, per) }
            }
            Action::Attack => Task::Attack { from: None, card: None },
            Action::Swap => Task::Swap,
        };
        self.agenda.push(task);
    }

    /// Section 10, *fort pairs*: true if an add gives two banners for each icon and the house rule is on.
    fn goes_in_pairs(&self, number: usize, per: Option<Icon>) -> bool {
        self.rules.fort_pairs_together && number == 2 && per.is_some()
    }

    /// R5.3: the decisions that put a banner into one of the empire's regions.
    pub fn add_options(&self, left: usize) -> Vec<String> {
        if left == 0 {
            return Vec::new();
        }
        self.places(&self.controlled_regions(self.active_empire()))
    }

    /// Adds one banner to a region; with *fort pairs together*, adds two if two are left.
    pub fn add(&mut self, region: usize, left: usize, in_pairs: bool) {
        let banners = if in_pairs { left.min(2) } else { 1 };
        self.put_from_supply(region, self.active_empire(), banners);
        if left > banners {
            self.agenda.push(Task::Add { left: left - banners, in_pairs });
        }
    }

    pub fn places(&self, regions: &[usize]) -> Vec<String> {
        regions.iter().map(|region| format!("place {}", self.number(*region))).collect()
    }

    pub fn number(&self, region: usize) -> u32 {
        self.world.regions[region].number
    }

    /// R7.3 *Midnight Oil*: true if the printed line that was last taken is legal again at its position.
    pub fn can_repeat(&self) -> bool {
        let acting = self.acting();
        let actions = self.world.actions(acting.position);
        acting.line.is_some_and(|line| self.is_legal(&actions[line]))
    }

    /// R5.6: the positions of its own council to which the active agent may swap and then act.
    pub fn swap_targets(&self) -> Vec<Place> {
        // R15.28
        if self.acting().agent_lost {
            return Vec::new();
        }
        let agent = self.acting().agent;
        let council = self.world.empires[agent.0].council.len();
        let others = (0..council).map(|index| (agent.0, index)).filter(|place| *place != agent);
        others.filter(|place| self.may_swap_with(*place)).collect()
    }

    fn may_swap_with(&self, place: Place) -> bool {
        if self.rules.swap_with_agents_only && self.agent_at(place).is_none() {
            return false;
        }
        let mut after = self.clone();
        after.trade_places(place);
        !after.legal_lines_after_swap().is_empty()
    }

    /// R5.6: swaps the active agent with the agent on another position, if any. That position then acts.
    pub fn trade_places(&mut self, to: Place) {
        let from = self.acting().agent;
        let (mine, other) = (self.agent_at(from), self.agent_at(to));
        self.set_agent(to, mine);
        self.set_agent(from, other);
        // R13.2: the script still means the same agent of an automaton after a swap.
        for place in self.placed.iter_mut().flatten().filter(|place| **place == to) {
            *place = from;
        }
        let acting = self.acting.as_mut().expect("a position's turn");
        acting.agent = to;
        acting.position = to;
        acting.line = None;
    }
}
