//! Section 13: the steps of automata. Each step is a decision with the single option *follow*.

use super::game::{Game, Place, Task};
use super::world::{Action, Icon};

/// An automaton that plays a society.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Automaton {
    pub kind: Kind,
    /// The points for each card in its store at the end (R13.1).
    pub points_a_card: i64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    OrderOfMadness,
    GloryHounds,
}

/// What to do with the choice that chance picks from several equal ones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    AttackTarget,
    AttackFrom { target: usize },
    MoveFrom,
    MoveTo { from: usize },
    Add { left: usize, in_pairs: bool },
    TakeBack { society: usize, left: usize },
    Most { society: usize },
    SecondMost { society: usize, most: usize },
}

const SHERIFF: usize = 0;
const STEWARD: usize = 1;
const MARSHAL: usize = 2;
const CHANCELLOR: usize = 3;
/// In the lists below, this number stands for the empire that acts after the Devout one.
const NEIGHBOUR: usize = 9;
const DEVOUT: usize = 0;
const DUTIFUL: usize = 1;
const AFFILIATED: usize = 2;
const UNALLIED: usize = 3;
const OPPOSED: usize = 4;

/// The number that stands for a position among equal choices.
fn as_number((empire, index): Place) -> usize {
    10 * empire + index
}

impl Game {
    pub fn is_solo(&self) -> bool {
        self.automata.iter().any(Option::is_some)
    }

    pub fn is_automaton(&self, society: usize) -> bool {
        self.automata[society].is_some()
    }

    fn kind_of(&self, society: usize) -> Kind {
        self.automata[society].expect("an automaton").kind
    }

    fn player(&self) -> usize {
        (0..self.societies).find(|society| !self.is_automaton(*society)).expect("somebody plays")
    }

    /// R13.1: turns those tokens of automata face up that start face up.
    pub fn turn_up_automata(&mut self) {
        for (society, automaton) in self.automata.clone().into_iter().enumerate() {
            let Some(Automaton { kind, .. }) = automaton else { continue };
            let last = self.slots[society].len() - 1;
            for (slot, token) in self.slots[society].iter_mut().enumerate() {
                token.face_up = kind == Kind::GloryHounds || slot == 0 || slot == last;
            }
        }
    }

    /// R13.2, R13.3: the tasks of taking agents back and placing them.
    pub fn solo_councils(&self) -> Vec<Task> {
        let mut tasks = Vec::new();
        let player = self.player();
        if self.round > 1 {
            for society in self.player_order() {
                if self.is_automaton(society) {
                    tasks.push(Task::ScriptTakeBack { society });
                } else {
                    let agents = if self.societies == 2 { 2 } else { 1 };
                    tasks.extend(vec![Task::Retrieve { society }; agents]);
                }
            }
        }
        for society in self.automata_order() {
            tasks.push(Task::ScriptPlace { society });
        }
        let agents = if self.societies == 2 { 3 } else { 2 };
        tasks.extend(vec![Task::Deploy { society: player }; agents]);
        tasks
    }

    /// R13.3: the automata in the order in which they place. Two of them take turns at going first. In the first
    /// round, the first one in player order goes first (R15.33).
    fn automata_order(&self) -> Vec<usize> {
        let in_first_round = (0..self.societies).map(|step| (self.first_at_start + step) % self.societies);
        let mut order: Vec<usize> = in_first_round.filter(|society| self.is_automaton(*society)).collect();
        if self.round.is_multiple_of(2) {
            order.reverse();
        }
        order
    }

    /// R13.4: the positions where an automaton places its agents this round.
    fn list(&self, society: usize) -> Vec<(usize, usize)> {
        match (self.kind_of(society), (self.round - 1) % 4 + 1) {
            (Kind::GloryHounds, _) => {
                vec![(DEVOUT, CHANCELLOR), (DUTIFUL, MARSHAL), (AFFILIATED, STEWARD), (UNALLIED, SHERIFF)]
            }
            (_, 1) => {
                vec![(DEVOUT, CHANCELLOR), (DEVOUT, MARSHAL), (OPPOSED, SHERIFF), (NEIGHBOUR, SHERIFF)]
            }
            (_, 2) => {
                vec![(DEVOUT, STEWARD), (DUTIFUL, CHANCELLOR), (OPPOSED, STEWARD), (NEIGHBOUR, STEWARD)]
            }
            (_, 3) => {
                vec![(DUTIFUL, MARSHAL), (AFFILIATED, CHANCELLOR), (OPPOSED, MARSHAL), (NEIGHBOUR, MARSHAL)]
            }
            _ => vec![
                (DUTIFUL, STEWARD),
                (AFFILIATED, MARSHAL),
                (UNALLIED, CHANCELLOR),
                (NEIGHBOUR, CHANCELLOR),
            ],
        }
    }

    fn empire_on(&self, society: usize, slot: usize) -> usize {
        if slot == NEIGHBOUR {
            return self.empire_after(self.slots[society][DEVOUT].empire);
        }
        self.slots[society][slot].empire
    }

    fn empire_after(&self, empire: usize) -> usize {
        let place = self.order.iter().position(|other| *other == empire).expect("it acts");
        self.order[(place + 1) % self.order.len()]
    }

    fn empty_places(&self) -> Vec<Place> {
        let places = self.world.positions().into_iter();
        places.filter(|place| self.agent_at(*place).is_none()).collect()
    }

    /// R13.3: the position that an agent takes. Tries positions towards the sheriff, then the councils that act next,
    /// each from the chancellor down.
    fn place_for(&self, empire: usize, index: usize) -> Option<Place> {
        let mut wanted: Vec<Place> = Vec::new();
        for lower in 0..=index {
            wanted.push((empire, index - lower));
        }
        let mut council = empire;
        for _ in 0..self.order.len() {
            council = self.empire_after(council);
            for index in [CHANCELLOR, MARSHAL, STEWARD, SHERIFF] {
                wanted.push((council, index));
            }
        }
        let empty = self.empty_places();
        wanted.into_iter().find(|place| empty.contains(place))
    }

    pub fn script_can_place(&self, society: usize) -> bool {
        self.agents_in_hand[society] > 0 && !self.empty_places().is_empty()
    }

    /// R13.3: places an automaton's agents for this round.
    pub fn script_place(&mut self, society: usize) {
        let most = if self.societies == 2 { 4 } else { 3 };
        let list = self.list(society);
        self.placed[society].clear();
        for (slot, index) in list.into_iter().take(most.min(self.agents_in_hand[society])) {
            if let Some(place) = self.place_for(self.empire_on(society, slot), index) {
                self.set_agent(place, Some(society));
                self.agents_in_hand[society] -= 1;
                self.placed[society].push(place);
            }
        }
    }

    /// R13.2: the third and fourth agents of the last round, or the second and third if there are two automata.
    fn last_of_the_round(&self, society: usize) -> Vec<Place> {
        let skipped = if self.societies == 2 { 2 } else { 1 };
        self.placed[society].iter().skip(skipped).copied().collect()
    }

    pub fn script_can_take_back(&self, society: usize) -> bool {
        match self.kind_of(society) {
            Kind::OrderOfMadness => !self.last_of_the_round(society).is_empty(),
            Kind::GloryHounds => !self.lowest_agents(society).is_empty(),
        }
    }

    pub fn script_take_back(&mut self, society: usize) {
        match self.kind_of(society) {
            Kind::OrderOfMadness => {
                for place in self.last_of_the_round(society) {
                    self.script_takes(society, place);
                }
                self.placed[society].clear();
            }
            Kind::GloryHounds => self.take_back_hound(society, 2),
        }
    }

    fn script_takes(&mut self, society: usize, place: Place) {
        assert_eq!(self.agent_at(place), Some(society));
        self.set_agent(place, None);
        self.agents_in_hand[society] += 1;
    }

    /// R13.2: the agents on the lowest positions: on sheriffs if there are any, else on stewards, and so on (R15.32).
    fn lowest_agents(&self, society: usize) -> Vec<usize> {
        let places = self.world.positions().into_iter();
        let own: Vec<Place> = places.filter(|place| self.agent_at(*place) == Some(society)).collect();
        let lowest = own.iter().map(|(_, index)| *index).min();
        own.into_iter().filter(|(_, index)| Some(*index) == lowest).map(as_number).collect()
    }

    fn take_back_hound(&mut self, society: usize, left: usize) {
        if left > 0 {
            self.pick(self.lowest_agents(society), Next::TakeBack { society, left: left - 1 });
        }
    }

    /// R13.7: picks one of these choices: at random if there are several, and none if the list is empty.
    fn pick(&mut self, of: Vec<usize>, next: Next) {
        if !of.is_empty() {
            self.agenda.push(Task::Pick { of, next });
        }
    }

    /// Continues with the picked choice.
    pub fn picked(&mut self, one: usize, next: Next) {
        match next {
            Next::AttackTarget => self.pick(self.winning_sources(one), Next::AttackFrom { target: one }),
            Next::AttackFrom { target } => {
                self.declare_attack((one, target, self.winning_strength(target)));
                self.blood();
                // Nobody may play a card in an automaton's attack.
                self.agenda.retain(|task| !matches!(task, Task::Muster | Task::Blood | Task::Aftermath));
            }
            Next::MoveFrom => self.pick(self.move_targets(one), Next::MoveTo { from: one }),
            Next::MoveTo { from } => {
                let banners = self.banners(from) - 1;
                let empire = self.take(from, banners);
                self.put(one, empire, banners);
            }
            Next::Add { left, in_pairs } => {
                let banners = if in_pairs { left.min(2) } else { 1 };
                self.put_from_supply(one, self.active_empire(), banners);
                self.script_add(left - banners, in_pairs);
            }
            Next::TakeBack { society, left } => {
                self.script_takes(society, (one / 10, one % 10));
                self.take_back_hound(society, left);
            }
            Next::Most { society } => {
                self.move_up(society, one, 2);
                self.pick(self.empires_with_most_cities(Some(one)), Next::SecondMost { society, most: one });
            }
            Next::SecondMost { society, most } => {
                let slot = self.slot_of(society, one);
                if slot > 0 && self.slots[society][slot - 1].empire != most {
                    self.move_up(society, one, 1);
                }
            }
        }
    }

    /// R13.5: the index of the line that the script takes at the acting position, from 0.
    pub fn scripted_line(&self) -> Option<usize> {
        let actions = self.world.actions(self.acting().position);
        let tried: [fn(&Action) -> bool; 4] = [
            |action| *action == Action::Attack,
            |action| matches!(action, Action::Add { .. }),
            |action| matches!(action, Action::Draw { .. }),
            |action| *action == Action::Swap,
        ];
        for of_kind in tried {
            for (line, action) in actions.iter().enumerate() {
                if of_kind(action) && self.script_can(action) {
                    return Some(line);
                }
            }
        }
        None
    }

    fn script_can(&self, action: &Action) -> bool {
        match action {
            Action::Attack if self.acts_for_opposed() => {
                self.largest_armies().iter().any(|from| !self.move_targets(*from).is_empty())
            }
            Action::Attack => !self.best_targets().is_empty(),
            Action::Add { .. } => self.is_legal(action) && !self.best_places().is_empty(),
            Action::Draw { .. } => self.is_legal(action),
            Action::Swap => !self.armies_to_strike().is_empty(),
        }
    }

    pub fn script_acts(&mut self) {
        let line = self.scripted_line().expect("something to do");
        let action = self.world.actions(self.acting().position)[line].clone();
        match action {
            Action::Attack if self.acts_for_opposed() => self.pick(self.largest_armies(), Next::MoveFrom),
            Action::Attack => self.pick(self.best_targets(), Next::AttackTarget),
            Action::Add { .. } => {
                self.take_line(line);
                let Some(Task::Add { left, in_pairs }) = self.agenda.pop() else { panic!("an add") };
                self.script_add(left, in_pairs);
            }
            Action::Draw { .. } => self.take_line(line),
            Action::Swap => self.armies_to_strike().into_iter().for_each(|region| self.kill(region, 1)),
        }
    }

    /// The acting society's slot for an empire. Lower slots have higher numbers.
    fn my_slot(&self, empire: usize) -> usize {
        self.slot_of(self.acting().owner, empire)
    }

    fn slot_of(&self, society: usize, empire: usize) -> usize {
        self.slots[society].iter().position(|token| token.empire == empire).expect("a token")
    }

    fn acts_for_opposed(&self) -> bool {
        self.my_slot(self.active_empire()) == OPPOSED
    }

    fn winning_strength(&self, target: usize) -> usize {
        self.world.regions[target].fort + self.banners(target) + 1
    }

    fn winning_sources(&self, target: usize) -> Vec<usize> {
        let (empire, needed) = (self.active_empire(), self.winning_strength(target));
        self.all_regions(|from| {
            self.world.borders(from, target) && self.banners_that_may_leave(empire, from) >= needed
        })
    }

    /// R13.5, attack: the best targets. The lowest slot comes first, then city before farm before fort.
    fn best_targets(&self) -> Vec<usize> {
        let won = self.all_regions(|target| {
            !self.is_empty(target)
                && self.controller(target) != Some(self.active_empire())
                && !self.winning_sources(target).is_empty()
        });
        let slot = |target: &usize| self.my_slot(self.controller(*target).expect("an army"));
        let lowest = won.iter().map(slot).max();
        let won: Vec<usize> = won.into_iter().filter(|target| Some(slot(target)) == lowest).collect();
        let has = |target: &usize, icon| self.world.regions[*target].icons(icon) > 0;
        for icon in [Icon::City, Icon::Farm, Icon::Fort] {
            if won.iter().any(|target| has(target, icon)) {
                return won.into_iter().filter(|target| has(target, icon)).collect();
            }
        }
        won
    }

    /// R13.5: the regions with the largest army. An army of one banner cannot move, because one must stay.
    fn largest_armies(&self) -> Vec<usize> {
        let empire = self.active_empire();
        let most = (0..self.armies.len()).map(|region| self.banners_of(empire, region)).max().unwrap_or(0);
        self.all_regions(|region| most > 1 && self.banners_of(empire, region) == most)
    }

    /// R13.5: the regions to which the Opposed empire's banners move.
    fn move_targets(&self, from: usize) -> Vec<usize> {
        let mut own = self.controlled_regions(self.active_empire());
        own.retain(|region| *region != from);
        let empty: Vec<usize> = own.iter().copied().filter(|region| self.is_empty(*region)).collect();
        if !empty.is_empty() {
            let distances = self.distances(&[from]);
            let nearest = empty.iter().map(|region| distances[*region]).min();
            return empty.into_iter().filter(|region| Some(distances[*region]) == nearest).collect();
        }
        let cities: Vec<usize> =
            own.iter().copied().filter(|region| self.world.regions[*region].city > 0).collect();
        if !cities.is_empty() {
            return cities;
        }
        let fewest = own.iter().map(|region| self.banners(*region)).min();
        own.into_iter().filter(|region| Some(self.banners(*region)) == fewest).collect()
    }

    /// For each region, the number of borders between it and the nearest of these regions, by land or sea (R15.40).
    /// `usize::MAX` if there is no way.
    fn distances(&self, from: &[usize]) -> Vec<usize> {
        let mut distances = vec![usize::MAX; self.armies.len()];
        let mut queue: std::collections::VecDeque<usize> = from.iter().copied().collect();
        from.iter().for_each(|region| distances[*region] = 0);
        while let Some(region) = queue.pop_front() {
            for (next, distance) in distances.clone().into_iter().enumerate() {
                if distance == usize::MAX && self.world.lies_beside(region, next) {
                    distances[next] = distances[region] + 1;
                    queue.push_back(next);
                }
            }
        }
        distances
    }

    fn script_add(&mut self, left: usize, in_pairs: bool) {
        if left > 0 {
            self.pick(self.best_places(), Next::Add { left, in_pairs });
        }
    }

    /// R13.5, add: the best regions for a banner. Cities come first, then border regions with a printed icon (R15.41),
    /// both up to the limit; then other cities, then the rest (R15.36). Among equals, those farthest from empires on
    /// higher slots.
    fn best_places(&self) -> Vec<usize> {
        let empire = self.active_empire();
        let armies = self.all_regions(|region| self.banners_of(empire, region) > 0);
        let icons = |region: usize| {
            let region = &self.world.regions[region];
            region.city + region.farm + region.fort
        };
        let at_the_border = |region: usize| {
            let others = self.all_regions(|next| self.controller(next) != Some(empire));
            others.into_iter().any(|next| self.world.lies_beside(region, next))
        };
        let fed = |region: usize| self.banners(region) < self.supply_limit(region);
        let city = |region: usize| self.world.regions[region].city > 0;
        let stages: [&dyn Fn(usize) -> bool; 4] = [
            &|region| city(region) && fed(region),
            &|region| at_the_border(region) && icons(region) > 0 && fed(region),
            &city,
            &|_| true,
        ];
        for stage in stages {
            let places: Vec<usize> = armies.iter().copied().filter(|region| stage(*region)).collect();
            if !places.is_empty() {
                return self.farthest_from_higher(places);
            }
        }
        Vec::new()
    }

    fn farthest_from_higher(&self, places: Vec<usize>) -> Vec<usize> {
        let own = self.my_slot(self.active_empire());
        let higher = self
            .all_regions(|region| self.controller(region).is_some_and(|empire| self.my_slot(empire) < own));
        if higher.is_empty() {
            return places;
        }
        let distances = self.distances(&higher);
        let farthest = places.iter().map(|region| distances[*region]).max();
        places.into_iter().filter(|region| Some(distances[*region]) == farthest).collect()
    }

    /// R13.5, swap: the regions around the empire with enemy armies, also across a sea (R15.40).
    fn armies_to_strike(&self) -> Vec<usize> {
        let empire = self.active_empire();
        let own = self.controlled_regions(empire);
        self.all_regions(|region| {
            self.armies[region].as_ref().is_some_and(|army| army.empire != empire)
                && own.iter().any(|near| self.world.lies_beside(*near, region))
        })
    }

    pub fn script_can_shift(&self, society: usize) -> bool {
        self.kind_of(society) == Kind::GloryHounds || self.slots[society].iter().any(|token| !token.face_up)
    }

    /// R13.6: an automaton's loyalty step.
    pub fn script_shifts(&mut self, society: usize) {
        match self.kind_of(society) {
            Kind::OrderOfMadness => {
                let leftmost = self.slots[society].iter_mut().find(|token| !token.face_up);
                leftmost.expect("one lies face down").face_up = true;
            }
            Kind::GloryHounds => self.pick(self.empires_with_most_cities(None), Next::Most { society }),
        }
    }

    fn empires_with_most_cities(&self, aside: Option<usize>) -> Vec<usize> {
        let cities = |empire: usize| -> usize {
            let regions = self.controlled_regions(empire).into_iter();
            regions.map(|region| self.world.regions[region].city).sum()
        };
        let others: Vec<usize> =
            (0..self.world.empires.len()).filter(|empire| Some(*empire) != aside).collect();
        let most = others.iter().map(|empire| cities(*empire)).max();
        others.into_iter().filter(|empire| Some(cities(*empire)) == most).collect()
    }

    /// R13.6: moves an empire's token up by this number of slots, or to the first slot.
    fn move_up(&mut self, society: usize, empire: usize, slots: usize) {
        let from = self.slot_of(society, empire);
        let token = self.slots[society].remove(from);
        self.slots[society].insert(from.saturating_sub(slots), token);
    }
}
