//! Carries out an action, and everything after it until the next decision. The module `legal` decides which actions
//! are legal.

mod automata;
mod banner_series;
mod board_changes;
mod card_effects;
mod combat;
mod event_cards;
mod offer_cards;
mod round_phases;
mod turn;

use crate::action::Action;
use crate::chance_sources::{Chance, Scripted};
use crate::event::{Event, Sink, Spot};
use crate::ids::Position;
use crate::illegal_action_reasons::Refusal;
use crate::state::State;
use crate::state::deal::Deal;
use crate::state::task_stack::Task;
use crate::world::World;

/// A state that advances to its next decision, with the world, the source of chance and the event sink for that.
struct Step<'a, C, S> {
    world: &'a World,
    state: &'a mut State,
    chance: &'a mut C,
    sink: &'a mut S,
}

impl State {
    /// The state at the first decision of a match with this deal. The deal must fit the world ([`Deal::check`]).
    pub fn start(world: &World, deal: &Deal, sink: &mut impl Sink) -> Self {
        let mut state = Self::set_up(world, deal);
        // Nothing is random before the first decision, because the deal contains all random results.
        let mut chance = Scripted::new(&[]);
        let mut step = Step { world, state: &mut state, chance: &mut chance, sink };
        step.open_match();
        step.settle();
        state
    }

    /// Plays an action, and everything after it until the next decision.
    ///
    /// # Errors
    /// Returns the reason if the action is illegal. The state does not change then.
    pub fn play(
        &mut self,
        world: &World,
        action: Action,
        chance: &mut impl Chance,
        sink: &mut impl Sink,
    ) -> Result<(), Refusal> {
        if let Some(refusal) = self.refusal(world, action) {
            return Err(refusal);
        }
        self.play_unchecked(world, action, chance, sink);
        Ok(())
    }

    /// The reason why an action is illegal; `None` if it is legal.
    pub fn refusal(&self, world: &World, action: Action) -> Option<Refusal> {
        let mut legal = Vec::new();
        self.legal(world, &mut legal);
        legal.binary_search(&action).is_err().then(|| Refusal::new(world, self, action, &legal))
    }

    /// Plays an action without checking it. The action must be in the list of [`State::legal`] for this very state.
    /// Any other action may produce a state that the rules do not allow.
    #[inline]
    pub fn play_unchecked(
        &mut self,
        world: &World,
        action: Action,
        chance: &mut impl Chance,
        sink: &mut impl Sink,
    ) {
        let mut step = Step { world, state: self, chance, sink };
        step.take(action);
        step.settle();
    }
}

impl<C: Chance, S: Sink> Step<'_, C, S> {
    fn take(&mut self, action: Action) {
        if self.world.has_further_cards() && self.take_further(action) {
            return;
        }
        match action {
            Action::Lay(empire) => self.lay(empire),
            Action::RetrievePosition(position) => self.retrieve(Spot::Position(position)),
            Action::RetrieveRegion(region) => self.retrieve(Spot::Region(region)),
            Action::DeployPosition(position) => self.deploy(Spot::Position(position)),
            Action::DeployRegion(region) => self.deploy(Spot::Region(region)),
            Action::Act(line) => self.act(line),
            Action::Swap(office) => self.swap(Position::new(self.state.board.agent.empire(), office)),
            Action::Attack { from, to, banners } => self.declare(from, to, banners),
            Action::Play { card, using, pay } => self.play_card(card, using, pay),
            Action::ChooseEmpire(empire) => self.choose_empire(empire),
            Action::ChoosePosition(position) => self.choose_position(position),
            Action::ChooseRegion(region) => self.choose_region(region),
            Action::ChooseSome { region, banners } => self.choose_some(region, banners),
            Action::ChooseMove { from, to, banners } => self.choose_move(from, to, banners),
            Action::Place(region) => self.place(region),
            Action::Kill(region) => self.strike(region),
            Action::Done => self.end_series(),
            Action::Pass => self.pass(),
            Action::Discard(card) => self.discard(card),
            Action::Keep => self.keep(),
            Action::Exchange(a, b) => self.exchange(a, b),
            Action::Follow => self.follow(),
            // `take_further` handles these actions, which belong to event and offer cards.
            Action::Half(_) | Action::Offer(_) | Action::Accept | Action::Decline => {}
        }
    }

    /// Carries out an action that belongs to an event or offer card. Returns false if the action does not belong to
    /// one.
    fn take_further(&mut self, action: Action) -> bool {
        let Some(task) = self.state.stack.top() else { return false };
        match (task, action) {
            (Task::Halves(_), Action::Half(half)) => self.choose_half(half),
            (Task::Incident { .. } | Task::Reseat { .. }, Action::ChoosePosition(position)) => {
                self.event_position(position)
            }
            (Task::Incident { .. }, Action::ChooseRegion(region)) => self.event_region(region),
            (Task::Incident { .. }, Action::ChooseMove { from, to, banners }) => {
                self.march(from, to, banners);
            }
            (Task::Incident { .. }, Action::Attack { from, to, banners }) => {
                self.civil_attack(from, to, banners);
            }
            (Task::Offering { .. }, Action::Pass) => self.no_offer(),
            (Task::Offering { .. }, Action::Offer(card)) => self.offer(card),
            (Task::Answer { .. }, Action::Accept) => self.answer(true),
            (Task::Answer { .. }, Action::Decline) => self.answer(false),
            (Task::Pay { .. }, Action::RetrievePosition(position)) => self.recall(position),
            (Task::Pay { .. }, Action::ChooseEmpire(empire)) => self.pay_empire(empire),
            (Task::Pay { .. }, Action::ChooseRegion(region)) => self.pay_region(region),
            (Task::Pay { .. } | Task::TradeFor { .. }, Action::ChoosePosition(position)) => {
                self.pay_position(position)
            }
            _ => return false,
        }
        true
    }

    #[inline(always)]
    fn tell(&mut self, event: impl FnOnce() -> Event) {
        self.sink.see(self.state, event);
    }
}
