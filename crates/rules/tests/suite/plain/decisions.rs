//! Lists the legal decisions and carries out one of them (section 14).

use super::abilities::{Effect, Window};
use super::game::{Game, Task};
use super::windows::lines;

impl Game {
    /// The legal decisions, sorted and without duplicates. Empty if a random outcome is needed or the match is over.
    pub fn legal(&self) -> Vec<String> {
        let mut options = match self.agenda.last() {
            Some(task) => self.options(task),
            None => Vec::new(),
        };
        options.sort();
        options.dedup();
        options
    }

    /// The society that decides; `None` if there is nothing to decide.
    pub fn to_move(&self) -> Option<usize> {
        if self.legal().is_empty() {
            return None;
        }
        match self.agenda.last()? {
            Task::Lay { society }
            | Task::Retrieve { society }
            | Task::Deploy { society }
            | Task::Discard { society }
            | Task::Loyalty { society }
            | Task::ScriptTakeBack { society }
            | Task::ScriptPlace { society }
            | Task::ScriptLoyalty { society } => Some(*society),
            Task::ChooseHalf { drawer, .. }
            | Task::CarryOut { drawer, .. }
            | Task::RearrangeAgents { drawer, .. } => Some(*drawer),
            Task::Offers { arms, societies } => self.who_offers(*arms, societies),
            Task::Pay { payer, .. } | Task::TradeFor { payer, .. } => Some(*payer),
            _ => Some(self.acting().steers),
        }
    }

    fn options(&self, task: &Task) -> Vec<String> {
        match task {
            Task::StartRound
            | Task::PlanRound
            | Task::PositionTurn(_)
            | Task::SupplyCheck(_)
            | Task::EndRound
            | Task::EndTurn
            | Task::Blood
            | Task::Fulfil { .. }
            | Task::NewOrder
            | Task::Pick { .. }
            | Task::DrawCards { .. } => Vec::new(),
            Task::ScriptTakeBack { society } => follow(self.script_can_take_back(*society)),
            Task::ScriptPlace { society } => follow(self.script_can_place(*society)),
            Task::ScriptLoyalty { society } => follow(self.script_can_shift(*society)),
            Task::Before if self.is_automaton(self.acting().owner) => follow(self.scripted_line().is_some()),
            Task::Lay { society } => self.lay_options(*society),
            Task::Retrieve { society } => self.retrieve_options(*society),
            Task::Deploy { society } => self.deploy_options(*society),
            Task::Discard { society } => self.discard_options(*society),
            Task::Loyalty { society } => self.loyalty_options(*society),
            Task::Before => self.before_options(),
            Task::ChooseHalf { .. } => vec!["half 1".to_string(), "half 2".to_string()],
            Task::CarryOut { half, empire, .. } => self.event_options(half, *empire),
            Task::RearrangeAgents { empire, moves, .. } => self.rearrange_options(*empire, moves),
            Task::Offers { arms, societies } => self.offer_options(*arms, societies),
            Task::Answer { .. } => vec!["accept".to_string(), "decline".to_string()],
            Task::Pay { payer, other, payment } => self.payment_options(*payer, *other, *payment),
            Task::TradeFor { other, .. } => self.council_agents_of(*other, "choose"),
            Task::Add { left, .. } => self.add_options(*left),
            Task::Swap => self.swap_options(),
            Task::Swapped => lines(self.legal_lines_after_swap()),
            Task::Attack { from, card } => self.attack_options(from, card.as_ref()),
            Task::Muster => self.window_options(Window::Muster),
            Task::Aftermath => self.window_options(Window::Aftermath),
            Task::After => self.window_options(Window::After),
            Task::Choose(effect) => self.object_options(effect),
            Task::Transfers { empire, givers, takers } => {
                let steps = prefixed("choose", self.transfers(*empire, givers, takers));
                or_done(steps, !givers.is_empty())
            }
            Task::Scatter { from, empire, left } => self.scatter_options(*from, *empire, *left),
            Task::Subjugate { left } => self.add_options(*left),
            Task::Strike { around, left, optional } => {
                or_done(self.strike_options(*around, *left), *optional)
            }
            Task::Populate { left, regions } if *left > 0 => {
                self.places(&regions.iter().copied().collect::<Vec<usize>>())
            }
            Task::Populate { .. } => Vec::new(),
        }
    }

    fn object_options(&self, effect: &Effect) -> Vec<String> {
        prefixed("choose", self.objects(effect))
    }

    fn swap_options(&self) -> Vec<String> {
        let targets = self.swap_targets().into_iter();
        let names = targets.map(|(empire, index)| self.world.empires[empire].council[index].id.clone());
        prefixed("swap", names.collect())
    }

    /// Carries out a decision, and continues to the next decision or random outcome.
    ///
    /// # Errors
    /// Fails if `legal()` does not contain the decision. The match does not change then.
    pub fn decide(&mut self, step: &str) -> Result<(), String> {
        let legal = self.legal();
        if !legal.iter().any(|option| option == step) {
            return Err(format!("{step:?} is not legal, these are: {}", legal.join(", ")));
        }
        self.decide_unchecked(step);
        Ok(())
    }

    /// Carries out a decision like `decide`. The decision must come from `legal()`.
    pub fn decide_unchecked(&mut self, step: &str) {
        let task = self.agenda.pop().expect("something to decide");
        self.carry_out(task, step);
        self.advance();
    }

    fn carry_out(&mut self, task: Task, step: &str) {
        let (verb, object) = step.split_once(' ').unwrap_or((step, ""));
        match (task, verb) {
            (Task::Lay { society }, _) => {
                self.lay(society, object);
                self.agenda.push(Task::Lay { society });
            }
            (Task::ScriptTakeBack { society }, _) => self.script_take_back(society),
            (Task::ScriptPlace { society }, _) => self.script_place(society),
            (Task::ScriptLoyalty { society }, _) => self.script_shifts(society),
            (Task::Before, "follow") => self.script_acts(),
            (Task::Retrieve { society }, _) => self.retrieve(society, object),
            (Task::Deploy { society }, _) => self.deploy(society, object),
            (Task::Discard { society }, _) => {
                self.return_card(society, self.world.card(object).expect("a card"));
                self.agenda.push(Task::Discard { society });
            }
            (Task::Loyalty { .. }, "keep") => {}
            (Task::Loyalty { society }, _) => {
                let (one, other) = object.split_once(' ').expect("two empires");
                self.exchange(society, one, other);
            }
            (Task::Offers { arms, societies }, _) => self.take_offer(arms, &societies, step),
            (Task::Answer { card, by }, "accept") => self.accept(card, by),
            (_, "pass" | "done" | "decline") => {}
            (window, "play") => self.play_card(step, window),
            (Task::Before, _) => self.act_from_before(read_line(object)),
            (Task::Swapped, _) => self.take_line(read_line(object)),
            (Task::Swap, _) => {
                let empire = self.acting().agent.0;
                let name = format!("{}.{object}", self.world.empires[empire].id);
                self.trade_places(self.world.position(&name).expect("a position"));
                self.agenda.push(Task::Swapped);
            }
            (Task::Attack { .. }, _) => self.declare_attack(self.read_move(object)),
            (Task::ChooseHalf { event, drawer }, _) => self.choose_half(event, drawer, object),
            (Task::CarryOut { half, empire, .. }, _) => self.carry_out_event(&half, empire, object),
            (Task::RearrangeAgents { empire, drawer, moves }, _) => {
                self.rearrange_agent(empire, drawer, moves, object);
            }
            (Task::Pay { payer, other, payment }, _) => self.pay_for_offer(payer, other, payment, object),
            (Task::TradeFor { own, .. }, _) => {
                let other = self.world.position(object).expect("a position");
                self.move_agents(&[(own, other), (other, own)]);
            }
            (Task::Choose(effect), _) => self.choose(&effect, object),
            (Task::Transfers { givers, takers, .. }, _) => self.transfer(object, givers, takers),
            (task, _) => self.carry_out_on_region(task, object),
        }
    }

    fn carry_out_on_region(&mut self, task: Task, number: &str) {
        let region = self.world.region(number).expect("a region");
        match task {
            Task::Add { left, in_pairs } => self.add(region, left, in_pairs),
            Task::Scatter { from, empire, left } => self.scatter(region, from, empire, left),
            Task::Subjugate { left } => self.subjugate(region, left),
            Task::Strike { around, left, .. } => self.strike(region, around, left),
            Task::Populate { left, regions } => self.populate(region, left, regions),
            _ => unreachable!("{task:?} names no region"),
        }
    }

    /// The kind of the next decision, in the words of the perft tables, and further words such as *swap*, *chance* and
    /// *over*.
    pub fn kind(&self) -> &'static str {
        match self.agenda.last() {
            None => "over",
            Some(Task::Lay { .. }) => "lay",
            Some(Task::Retrieve { .. }) => "retrieve",
            Some(Task::Deploy { .. }) => "deploy",
            Some(Task::Discard { .. }) => "discard",
            Some(Task::Loyalty { .. }) => "loyalty",
            Some(Task::ScriptTakeBack { .. } | Task::ScriptPlace { .. } | Task::ScriptLoyalty { .. }) => {
                "script"
            }
            Some(Task::Before) => "before",
            Some(Task::ChooseHalf { .. }) => "half",
            Some(Task::CarryOut { .. }) => "event",
            Some(Task::RearrangeAgents { .. }) => "reseat",
            Some(Task::Offers { .. }) => "offer",
            Some(Task::Answer { .. }) => "answer",
            Some(Task::Pay { .. }) => "pay",
            Some(Task::TradeFor { .. }) => "trade",
            Some(Task::Add { .. }) => "place",
            Some(Task::Swap) => "swap",
            Some(Task::Swapped) => "swapped",
            Some(Task::Attack { .. }) => "attack",
            Some(Task::Muster) => "muster",
            Some(Task::Aftermath) => "aftermath",
            Some(Task::After) => "after",
            Some(Task::Choose(effect)) => object_kind(effect),
            Some(Task::Transfers { .. }) => "rearrange",
            Some(Task::Scatter { .. }) => "scatter",
            Some(Task::Subjugate { .. }) => "subjugate",
            Some(Task::Strike { .. }) => "strike",
            Some(Task::Populate { .. }) => "populate",
            Some(_) => "chance",
        }
    }
}

fn object_kind(effect: &Effect) -> &'static str {
    match effect {
        Effect::Relocate => "relocate",
        Effect::Borrow => "borrow",
        Effect::Shift => "shift",
        Effect::Rearrange => "empire",
        Effect::KillInRegion(_) => "kill3",
        Effect::JoinAttack(_) => "river",
        Effect::Reinforce { .. } => "reinforce",
        Effect::Disperse => "disperse",
        Effect::Fire(_) => "fire",
        _ => "object",
    }
}

/// The options of an automaton: *follow* if it can take its step, otherwise none.
fn follow(possible: bool) -> Vec<String> {
    if possible { vec!["follow".to_string()] } else { Vec::new() }
}

fn prefixed(word: &str, objects: Vec<String>) -> Vec<String> {
    objects.into_iter().map(|object| format!("{word} {object}")).collect()
}

/// R7.4b: adds *done* to these steps of a series if the series is optional and a step is possible.
fn or_done(mut steps: Vec<String>, optional: bool) -> Vec<String> {
    if optional && !steps.is_empty() {
        steps.push("done".to_string());
    }
    steps
}

fn read_line(number: &str) -> usize {
    let number: usize = number.parse().expect("the number of a line");
    number - 1
}
