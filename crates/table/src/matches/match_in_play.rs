//! A match in play: its decisions, its state, undo, and what each society can see.

use std::cell::RefCell;
use std::sync::Arc;

use super::failed_bot_decision::FailedBotDecision;
use super::match_setup::{Setup, SetupError, people};
use super::player::{Hidden, Player, VisiblePlayer};
use bots::{Belief, Past, beliefs};
use external_bots::Loss;
use packs::Pack;
use record::{Entry, Helped, Journal, JournalError, Mended, Record, RecordError, Replay, Step, replay};
use rules::{
    Action, Deal, Event, Misfit, Outcome, Recording, Refusal, Rng, Scripted, Society, State, Task, View,
    World,
};

/// The cached beliefs for one view: the number of decisions taken, the viewer, and its belief about each rival.
type CachedBeliefs = (usize, Society, Vec<(Society, Belief)>);

/// A match, in play or finished.
#[derive(Debug)]
pub struct Match {
    setup: Setup,
    world: Arc<World>,
    deal: Deal,
    pub(crate) started: String,
    opening: Vec<Event>,
    pub(crate) steps: Vec<Step>,
    pub(crate) helped: Vec<Helped>,
    pub(crate) lost: Vec<FailedBotDecision>,
    state: State,
    pub(crate) journal: Option<Journal>,
    pub(crate) trouble: Option<JournalError>,
    pub(crate) mended: Option<Mended>,
    past: RefCell<Option<(usize, Past)>>,
    beliefs: RefCell<Option<CachedBeliefs>>,
}

/// Why a decision with given random outcomes was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NamedError {
    /// The action is not legal.
    NotLegal(Refusal),
    /// The given outcomes are not those that the action needs.
    Misfit(Misfit),
}

impl From<Refusal> for NamedError {
    fn from(refusal: Refusal) -> Self {
        Self::NotLegal(refusal)
    }
}

/// Why the last decision cannot be undone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum UndoError {
    /// There is no decision to undo.
    Nothing,
    /// A rival has decided since the person's last decision.
    RivalMoved,
    /// Another person took the last decision, or another person has to decide now.
    OtherPerson,
    /// The last decision drew cards.
    Drawn,
    /// The match is over.
    Over,
}

impl Match {
    /// The decisions that external bots have failed to take since the match was opened, in order.
    pub fn lost_decisions(&self) -> &[FailedBotDecision] {
        &self.lost
    }

    /// Records that an external bot failed to take the decision that is due.
    pub fn note_lost(&mut self, lost: Loss) {
        if let Some(society) = self.state().mover() {
            let number = self.steps().len() + 1;
            self.lost.push(FailedBotDecision { number, society, lost });
        }
    }

    /// A new match with this setup, before its first decision.
    ///
    /// # Errors
    /// The setup cannot be played.
    pub fn new(setup: Setup) -> Result<Self, SetupError> {
        let world = setup.world()?;
        let deal = setup.deal(&world)?;
        Ok(Self::with_deal(setup, Arc::new(world), deal))
    }

    fn with_deal(setup: Setup, world: Arc<World>, deal: Deal) -> Self {
        let mut opening = Vec::new();
        let state = State::start(&world, &deal, &mut opening);
        Self {
            setup,
            world,
            deal,
            started: system::now(),
            opening,
            steps: Vec::new(),
            helped: Vec::new(),
            lost: Vec::new(),
            state,
            journal: None,
            trouble: None,
            mended: None,
            past: RefCell::default(),
            beliefs: RefCell::default(),
        }
    }

    /// Continues a recorded match.
    ///
    /// # Errors
    /// The error names the first entry of the record that is not possible.
    pub(crate) fn from_record(
        setup: Setup,
        world: World,
        deal: Deal,
        record: &Record,
    ) -> Result<Self, RecordError> {
        let Replay { opening, steps, helped, state, .. } = replay(record, &world, &deal)?;
        let started = record.header.started.clone();
        let world = Arc::new(world);
        let (journal, trouble, mended, past) = (None, None, None, RefCell::default());
        Ok(Self {
            setup,
            world,
            deal,
            started,
            opening,
            steps,
            helped,
            lost: Vec::new(),
            state,
            journal,
            trouble,
            mended,
            past,
            beliefs: RefCell::default(),
        })
    }

    /// The time when the match started, as its record says (RFC 3339, UTC). It is untrusted, since the record
    /// may come from a stranger.
    pub fn started(&self) -> &str {
        &self.started
    }

    /// The setup with which the match began.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The pack with which the match is played.
    pub fn pack(&self) -> &Arc<Pack> {
        &self.setup.pack
    }

    /// The world of the match: its board, councils, cards and rules.
    pub fn world(&self) -> &Arc<World> {
        &self.world
    }

    /// The deal with which the match began.
    pub fn deal(&self) -> &Deal {
        &self.deal
    }

    /// The full state of the match, hidden information included. Use it only to run the match, or to show
    /// everything once it is over.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// The current view of a society: everything that it may know.
    pub fn view(&self, society: Society) -> View {
        self.state.view(&self.world, society)
    }

    /// The public history of the match, as bots get it.
    pub fn past(&self) -> Past {
        let mut kept = self.past.borrow_mut();
        let (seen, past) = kept.get_or_insert_with(|| (0, self.no_past()));
        watch(past, &self.world, self.steps.get(*seen..).unwrap_or_default());
        *seen = self.steps.len();
        past.clone()
    }

    /// For each rival of the viewer, what the viewer can believe about the rival's tokens. `view` must be the
    /// current view.
    pub(crate) fn beliefs(&self, view: &View) -> Vec<(Society, Belief)> {
        let (taken, viewer) = (self.steps.len(), view.viewer());
        let mut kept = self.beliefs.borrow_mut();
        match &*kept {
            Some((at, of, beliefs)) if (*at, *of) == (taken, viewer) => beliefs.clone(),
            _ => {
                let beliefs = beliefs(&self.world, view, &self.past());
                *kept = Some((taken, viewer, beliefs.clone()));
                beliefs
            }
        }
    }

    /// The public history before the decision with this number, from 1.
    pub(crate) fn past_before(&self, number: usize) -> Past {
        let mut past = self.no_past();
        let before = number.saturating_sub(1).min(self.steps.len());
        watch(&mut past, &self.world, &self.steps[..before]);
        past
    }

    /// The decision with this number, from 1; `None` if it has not been taken yet.
    pub fn step(&self, number: usize) -> Option<&Step> {
        self.steps.get(number.checked_sub(1)?)
    }

    /// A public history without decisions.
    pub(crate) fn no_past(&self) -> Past {
        Past::with_weights(&self.world, self.pack().weights())
    }

    /// The number, from 1, of a society's last decision in which it had more than one legal action.
    pub fn last_choice(&self, society: Society) -> Option<usize> {
        let mut legal = Vec::new();
        let chose = |step: &Step| {
            if step.society != society {
                return false;
            }
            step.before.legal(self.world(), &mut legal);
            legal.len() > 1
        };
        self.steps.iter().rposition(chose).map(|at| at + 1)
    }

    /// The decisions taken so far, in order.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// For each round that has begun, the number of decisions taken before it and the round's number, from 1.
    pub fn round_starts(&self) -> Vec<(usize, u8)> {
        let mut starts: Vec<(usize, u8)> = Vec::new();
        for (taken, step) in self.steps.iter().enumerate() {
            let round = step.before.current_round();
            if starts.last().is_none_or(|(_, last)| *last != round) {
                starts.push((taken, round));
            }
        }
        starts
    }

    /// All events in order, each with the number of the decision that caused it; 0 for events before the first
    /// decision.
    pub fn events(&self) -> impl DoubleEndedIterator<Item = (usize, &Event)> {
        let opening = self.opening.iter().map(|e| (0, e));
        let steps = self.steps.iter().enumerate();
        opening.chain(steps.flat_map(|(i, step)| step.events.iter().map(move |e| (i + 1, e))))
    }

    /// The player on a society's seat.
    pub fn player(&self, society: Society) -> Player {
        self.setup.seats.get(society.index()).map_or(Player::Human, |s| s.player)
    }

    /// The player on a society's seat as the table may show it. Nothing is hidden once the match is over.
    pub fn visible_player(&self, society: Society) -> VisiblePlayer {
        let hidden = self.setup.seats.get(society.index()).map_or(Hidden::Nothing, |s| s.hidden);
        VisiblePlayer::new(self.player(society), if self.state.is_over() { Hidden::Nothing } else { hidden })
    }

    /// The society that has to decide now, if a person plays it; `None` otherwise.
    pub fn human_to_move(&self) -> Option<Society> {
        self.state.mover().filter(|s| self.player(*s) == Player::Human)
    }

    /// True if more than one person plays.
    pub fn is_shared(&self) -> bool {
        people(&self.setup.seats).nth(1).is_some()
    }

    /// The actions that are legal now.
    pub fn legal(&self) -> Vec<Action> {
        let mut legal = Vec::new();
        self.state.legal(&self.world, &mut legal);
        legal
    }

    /// Takes a decision, with random outcomes drawn from the match's seed. Returns the decision's events.
    ///
    /// # Errors
    /// The action is not legal. The match is unchanged.
    pub fn play(&mut self, action: Action) -> Result<&[Event], Refusal> {
        let mut rng = self.chance();
        let mut chance = Recording::new(&mut rng);
        let before = self.state;
        let mut events = Vec::new();
        self.state.play(&self.world, action, &mut chance, &mut events)?;
        let outcomes = chance.outcomes;
        self.keep(before, action, outcomes, events);
        Ok(self.steps.last().map_or(&[], |step| step.events.as_slice()))
    }

    /// The reason why an action is not legal now; `None` if it is legal.
    pub fn refusal(&self, action: Action) -> Option<Refusal> {
        self.state.refusal(&self.world, action)
    }

    /// The state that a legal action would lead to, with the outcomes that the match would draw.
    pub(crate) fn after(&self, action: Action) -> State {
        let mut state = self.state;
        state.play_unchecked(&self.world, action, &mut self.chance(), &mut ());
        state
    }

    /// The random generator for the decision that is due.
    fn chance(&self) -> Rng {
        Rng::stream(self.setup.seed, self.steps.len() as u64 + 1)
    }

    /// Takes a decision with the given random outcomes, for callers that draw cards by hand.
    ///
    /// # Errors
    /// The action is not legal, or the outcomes do not fit it. The match is unchanged.
    pub fn play_named(&mut self, action: Action, outcomes: &[Outcome]) -> Result<(), NamedError> {
        let before = self.state;
        let (state, events) = self.with_outcomes(action, outcomes)?;
        self.state = state;
        self.keep(before, action, outcomes.to_vec(), events);
        Ok(())
    }

    /// Checks that the given random outcomes are exactly those that the action needs.
    ///
    /// # Errors
    /// An outcome is missing, impossible or superfluous.
    pub fn try_named(&self, action: Action, outcomes: &[Outcome]) -> Result<(), Misfit> {
        match self.with_outcomes(action, outcomes) {
            Err(NamedError::Misfit(misfit)) => Err(misfit),
            _ => Ok(()),
        }
    }

    fn with_outcomes(&self, action: Action, outcomes: &[Outcome]) -> Result<(State, Vec<Event>), NamedError> {
        let mut state = self.state;
        let mut events = Vec::new();
        let mut chance = Scripted::new(outcomes);
        state.play(&self.world, action, &mut chance, &mut events)?;
        chance.finish().map_err(NamedError::Misfit)?;
        Ok((state, events))
    }

    fn keep(&mut self, before: State, action: Action, outcomes: Vec<Outcome>, events: Vec<Event>) {
        let round_ends = events.iter().any(|e| matches!(e, Event::Round { .. } | Event::Over));
        self.write(&Entry::Move { action, outcomes: outcomes.clone() });
        if round_ends {
            self.settle();
        }
        // The action was legal, so a society was to decide.
        let society = before.mover().unwrap_or(before.first());
        self.steps.push(Step { society, action, outcomes, before, events });
    }

    /// The society that can undo the last decision (see [`undo_to`](Self::undo_to)).
    ///
    /// # Errors
    /// The reason why nobody can undo the last decision.
    pub fn can_undo(&self) -> Result<Society, UndoError> {
        self.undo_to(|_, _| false).map(|(person, _)| person)
    }

    /// The person who can undo a decision, and the number of decisions that remain after it. The person can do so until
    /// new information appears: drawn cards, a rival's move, or the tokens revealed at the end. A rival's secret pass
    /// doesn't count (R7.2), since that would reveal that the rival could have played an offer. If several people play,
    /// only the one who decided can undo, and only until another person has to decide. Decisions for which
    /// `is_automatic` is true would be taken again at once, so they go together with the decision before them. It gets a
    /// decision's number, from 1, and the state before it.
    ///
    /// # Errors
    /// The reason why there is no such decision.
    pub fn undo_to(
        &self,
        mut is_automatic: impl FnMut(usize, &State) -> bool,
    ) -> Result<(Society, usize), UndoError> {
        if self.state.is_over() {
            return Err(UndoError::Over);
        }
        let is_person = |step: &Step| self.player(step.society) == Player::Human;
        let mut person = self.human_to_move();
        for (index, step) in self.steps.iter().enumerate().rev() {
            if !is_person(step) && is_asked(&step.before) && step.action == Action::Pass {
                continue;
            }
            if !is_person(step) {
                let people = self.steps.iter().any(is_person);
                return Err(if people { UndoError::RivalMoved } else { UndoError::Nothing });
            }
            if !step.outcomes.is_empty() {
                return Err(UndoError::Drawn);
            }
            if *person.get_or_insert(step.society) != step.society {
                return Err(UndoError::OtherPerson);
            }
            if !is_automatic(index + 1, &step.before) {
                return Ok((step.society, index));
            }
        }
        Err(UndoError::Nothing)
    }

    /// True if an action could not be undone, because it draws cards or another society decides next. A rival
    /// who may secretly pass makes no difference (R7.2).
    pub fn is_final(&self, action: Action) -> bool {
        let mover = self.state.mover();
        let mut state = self.state;
        // Nobody sees these draws, so any seed will do.
        let mut rng = Rng::new(0);
        let mut chance = Recording::new(&mut rng);
        let mut played = state.play(&self.world, action, &mut chance, &mut ()).is_ok();
        // Each society passes at most once, so the loop ends.
        while played && state.mover() != mover && is_asked(&state) {
            played = state.play(&self.world, Action::Pass, &mut chance, &mut ()).is_ok();
        }
        played && (!chance.outcomes.is_empty() || state.mover() != mover)
    }

    /// Undoes a person's last decision, together with rivals' secret passes after it.
    ///
    /// # Errors
    /// The reason why the decision cannot be undone.
    pub fn undo(&mut self) -> Result<(), UndoError> {
        let (_, remaining) = self.undo_to(|_, _| false)?;
        self.take_back_to(remaining)
    }

    /// Undoes decisions until only the first `remaining` are left, even if [`can_undo`](Self::can_undo) refuses.
    ///
    /// # Errors
    /// There is no decision to undo.
    pub fn take_back_to(&mut self, remaining: usize) -> Result<(), UndoError> {
        while self.steps.len() > remaining {
            self.take_back()?;
        }
        Ok(())
    }

    /// Undoes the last decision even if [`can_undo`](Self::can_undo) refuses, for callers that control all
    /// players.
    ///
    /// # Errors
    /// There is no decision to undo.
    pub fn take_back(&mut self) -> Result<(), UndoError> {
        let step = self.steps.pop().ok_or(UndoError::Nothing)?;
        self.state = step.before;
        self.past.take();
        self.beliefs.take();
        let taken = self.steps.len();
        self.helped.iter_mut().for_each(|helped| helped.after = helped.after.min(taken));
        self.lost.retain(|lost| lost.number <= taken);
        self.write(&Entry::Undo(taken));
        Ok(())
    }

    /// A new match with the same setup and deal, without a journal.
    pub fn restarted(&self) -> Self {
        Self::with_deal(self.setup.clone(), Arc::clone(&self.world), self.deal)
    }

    /// A copy of the match without its journal.
    pub fn copied(&self) -> Self {
        Self {
            setup: self.setup.clone(),
            world: Arc::clone(&self.world),
            deal: self.deal,
            started: self.started.clone(),
            opening: self.opening.clone(),
            steps: self.steps.clone(),
            state: self.state,
            journal: None,
            trouble: None,
            mended: None,
            past: RefCell::default(),
            beliefs: RefCell::default(),
            helped: self.helped.clone(),
            lost: self.lost.clone(),
        }
    }

    /// The state after the first `taken` decisions; the current state if there are no more than that.
    pub(crate) fn state_after(&self, taken: usize) -> &State {
        self.steps.get(taken).map_or(&self.state, |next| &next.before)
    }

    /// A society's view after the first `taken` decisions.
    pub fn view_after(&self, taken: usize, society: Society) -> View {
        self.state_after(taken).view(&self.world, society)
    }
}

/// True if a society has to decide secretly whether it plays an offer card (R12.1).
fn is_asked(state: &State) -> bool {
    matches!(state.stack().top(), Some(Task::Offering { .. }))
}

/// Adds decisions to a public history.
fn watch(past: &mut Past, world: &World, steps: &[Step]) {
    for step in steps {
        past.watch(world, &step.before, step.society, step.action);
    }
}

/// Plays random legal actions until the match is over or `most` decisions have been taken. For tests and
/// benchmarks.
pub fn play_random(game: &mut Match, seed: u64, most: usize) {
    let mut rng = Rng::new(seed);
    while game.steps().len() < most && !game.state().is_over() {
        let legal = game.legal();
        // The match lists the action as legal, so it accepts it.
        game.play(legal[rng.below(legal.len() as u32) as usize]).expect("a listed action is legal");
    }
}
