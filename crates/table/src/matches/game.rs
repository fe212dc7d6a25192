//! A match while it is played.

use std::cell::RefCell;
use std::sync::Arc;

use super::lost_decision::LostDecision;
use super::player::{Hidden, Player, VisiblePlayer};
use super::setup::{Setup, SetupError, people};
use bots::{Belief, Past, beliefs};
use packs::Pack;
use record::{Entry, Helped, Journal, JournalError, Mended, Record, RecordError, Replay, Step, replay};
use rules::{
    Action, Deal, Event, Misfit, Outcome, Recording, Refusal, Rng, Scripted, Society, State, Task, View,
    World,
};

/// What a society believed of its rivals after so many decisions.
type CachedBeliefs = (usize, Society, Vec<(Society, Belief)>);

/// A match that is being played, or has been.
#[derive(Debug)]
pub struct Match {
    setup: Setup,
    world: Arc<World>,
    deal: Deal,
    pub(crate) started: String,
    opening: Vec<Event>,
    pub(crate) steps: Vec<Step>,
    pub(crate) helped: Vec<Helped>,
    pub(crate) lost: Vec<LostDecision>,
    state: State,
    pub(crate) journal: Option<Journal>,
    pub(crate) trouble: Option<JournalError>,
    pub(crate) mended: Option<Mended>,
    past: RefCell<Option<(usize, Past)>>,
    beliefs: RefCell<Option<CachedBeliefs>>,
}

/// Why a decision with named chance was not taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NamedError {
    /// It is not legal.
    NotLegal(Refusal),
    /// What was named for chance does not fit.
    Misfit(Misfit),
}

impl From<Refusal> for NamedError {
    fn from(refusal: Refusal) -> Self {
        Self::NotLegal(refusal)
    }
}

/// Why there is no undo.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum UndoError {
    /// Nothing has been decided yet.
    Nothing,
    /// A rival has moved since.
    RivalMoved,
    /// Another person decided it, or decides now.
    OtherPerson,
    /// Cards were drawn, or chance has spoken otherwise.
    Drawn,
    /// The match is over, and everything lies open.
    Over,
}

impl Match {
    /// Begins a match.
    ///
    /// # Errors
    /// Why it cannot be played like that.
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

    /// Goes on with a match that was recorded.
    ///
    /// # Errors
    /// The first entry that is not right.
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

    /// When it began, as the record says it: RFC 3339, in UTC. A text of a stranger.
    pub fn started(&self) -> &str {
        &self.started
    }

    /// What it is played with.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Its pack.
    pub fn pack(&self) -> &Arc<Pack> {
        &self.setup.pack
    }

    /// Its world.
    pub fn world(&self) -> &Arc<World> {
        &self.world
    }

    /// What was settled before the first decision.
    pub fn deal(&self) -> &Deal {
        &self.deal
    }

    /// The whole state: for running the match, and for showing it when it is over.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// What a society may know.
    pub fn view(&self, society: Society) -> View {
        self.state.view(&self.world, society)
    }

    /// What the whole table has seen done, for bots and whoever judges as they do.
    pub fn past(&self) -> Past {
        let mut kept = self.past.borrow_mut();
        let (seen, past) = kept.get_or_insert_with(|| (0, self.no_past()));
        watch(past, &self.world, self.steps.get(*seen..).unwrap_or_default());
        *seen = self.steps.len();
        past.clone()
    }

    /// What the viewer of a view of now may believe of its rivals' tokens.
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

    /// The same as it was before a decision; decisions are numbered from 1, as in records.
    pub fn past_before(&self, number: usize) -> Past {
        let mut past = self.no_past();
        let before = number.saturating_sub(1).min(self.steps.len());
        watch(&mut past, &self.world, &self.steps[..before]);
        past
    }

    /// A decision by its number: decisions are numbered from 1, as in records.
    pub fn step(&self, number: usize) -> Option<&Step> {
        self.steps.get(number.checked_sub(1)?)
    }

    /// A past in which nothing has happened yet.
    pub(crate) fn no_past(&self) -> Past {
        Past::with_weights(&self.world, self.pack().weights())
    }

    /// The number of a society's last decision in which it had a choice, from 1; what it has done since was taken for
    /// it, as nothing else could be done.
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

    /// The decisions taken so far.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Where each round begins: the number of decisions taken before it, and the round.
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

    /// Everything that has happened, with the number of decisions taken before it.
    pub fn events(&self) -> impl DoubleEndedIterator<Item = (usize, &Event)> {
        let opening = self.opening.iter().map(|e| (0, e));
        let steps = self.steps.iter().enumerate();
        opening.chain(steps.flat_map(|(i, step)| step.events.iter().map(move |e| (i + 1, e))))
    }

    /// Who plays a seat.
    pub fn player(&self, society: Society) -> Player {
        self.setup.seats.get(society.index()).map_or(Player::Human, |s| s.player)
    }

    /// What is to be seen of who plays a seat: all of it once the match is over.
    pub fn visible_player(&self, society: Society) -> VisiblePlayer {
        let hidden = self.setup.seats.get(society.index()).map_or(Hidden::Nothing, |s| s.hidden);
        VisiblePlayer::new(self.player(society), if self.state.is_over() { Hidden::Nothing } else { hidden })
    }

    /// The person who decides next, if it is a person.
    pub fn human_to_move(&self) -> Option<Society> {
        self.state.mover().filter(|s| self.player(*s) == Player::Human)
    }

    /// Whether several people play.
    pub fn is_shared(&self) -> bool {
        people(&self.setup.seats).nth(1).is_some()
    }

    /// The legal actions.
    pub fn legal(&self) -> Vec<Action> {
        let mut legal = Vec::new();
        self.state.legal(&self.world, &mut legal);
        legal
    }

    /// Takes a decision; what chance gives comes from the seed. Gives back what happened.
    ///
    /// # Errors
    /// Why it is not legal; nothing has changed then.
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

    /// Why an action is not legal now; `None` of one that is.
    pub fn refusal(&self, action: Action) -> Option<Refusal> {
        self.state.refusal(&self.world, action)
    }

    /// The state after a legal action, which is not taken.
    pub(crate) fn after(&self, action: Action) -> State {
        let mut state = self.state;
        state.play_unchecked(&self.world, action, &mut self.chance(), &mut ());
        state
    }

    /// What chance gives in the decision that is due.
    fn chance(&self) -> Rng {
        Rng::stream(self.setup.seed, self.steps.len() as u64 + 1)
    }

    /// Takes a decision with chance as named, for drivers that deal by hand.
    ///
    /// # Errors
    /// That it is not legal, or what does not fit; nothing has changed then.
    pub fn play_named(&mut self, action: Action, outcomes: &[Outcome]) -> Result<(), NamedError> {
        let before = self.state;
        let (state, events) = self.with_outcomes(action, outcomes)?;
        self.state = state;
        self.keep(before, action, outcomes.to_vec(), events);
        Ok(())
    }

    /// Whether these outcomes are just what a legal action asks of chance.
    ///
    /// # Errors
    /// What is missing, impossible or too much.
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
        // The action was legal, so the match was not over and somebody decided.
        let society = before.mover().unwrap_or(before.first());
        self.steps.push(Step { society, action, outcomes, before, events });
    }

    /// Whether the last decision can be taken back, and whose it was. It can until something new
    /// was learned since: cards that were drawn, a rival's move, everybody's tokens at the end.
    /// What a rival passed on in secret is no such move (R7.2): that it was asked would be told otherwise.
    /// Where several people play, only who took it can take it back, and only until the next decision
    /// is another person's: what that one sees or did is none of theirs.
    ///
    /// # Errors
    /// Why not.
    pub fn can_undo(&self) -> Result<Society, UndoError> {
        if self.steps.is_empty() {
            return Err(UndoError::Nothing);
        }
        if self.state.is_over() {
            return Err(UndoError::Over);
        }
        let secret = |step: &Step| {
            self.player(step.society) != Player::Human
                && is_asked(&step.before)
                && step.action == Action::Pass
        };
        let people = || self.steps.iter().any(|s| self.player(s.society) == Player::Human);
        let Some(step) = self.steps.iter().rev().find(|step| !secret(step)) else {
            return Err(UndoError::Nothing);
        };
        if self.player(step.society) != Player::Human {
            return Err(if people() { UndoError::RivalMoved } else { UndoError::Nothing });
        }
        if !step.outcomes.is_empty() {
            return Err(UndoError::Drawn);
        }
        if self.human_to_move().is_some_and(|person| person != step.society) {
            return Err(UndoError::OtherPerson);
        }
        Ok(step.society)
    }

    /// Whether an action, once taken, could not be taken back: it draws on chance, or others go on. Whether somebody
    /// is only asked in secret and can pass makes no difference (R7.2).
    pub fn is_final(&self, action: Action) -> bool {
        let mover = self.state.mover();
        let mut state = self.state;
        // What this chance gives is looked at by nobody.
        let mut rng = Rng::new(0);
        let mut chance = Recording::new(&mut rng);
        let mut played = state.play(&self.world, action, &mut chance, &mut ()).is_ok();
        // Whoever has passed is not asked again, so that this comes to an end.
        while played && state.mover() != mover && is_asked(&state) {
            played = state.play(&self.world, Action::Pass, &mut chance, &mut ()).is_ok();
        }
        played && (!chance.outcomes.is_empty() || state.mover() != mover)
    }

    /// Takes the last decision back, with what rivals have passed on in secret since.
    ///
    /// # Errors
    /// Why it cannot be.
    pub fn undo(&mut self) -> Result<(), UndoError> {
        let person = self.can_undo()?;
        while self.steps.last().is_some_and(|step| step.society != person) {
            self.take_back()?;
        }
        self.take_back()
    }

    /// Takes the last decision back whoever took it and whatever was learned: for drivers.
    ///
    /// # Errors
    /// That there is none.
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

    /// The same match from the start: same seats, seed and deal, no journal yet.
    pub fn restarted(&self) -> Self {
        Self::with_deal(self.setup.clone(), Arc::clone(&self.world), self.deal)
    }

    /// The same match as far as it has come, without its journal: to be looked at elsewhere.
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

    /// The state once so many decisions were taken; of more than there are, as it is now.
    pub(crate) fn state_after(&self, taken: usize) -> &State {
        self.steps.get(taken).map_or(&self.state, |next| &next.before)
    }

    /// What a society could know once so many decisions were taken.
    pub fn view_after(&self, taken: usize, society: Society) -> View {
        self.state_after(taken).view(&self.world, society)
    }
}

/// Whether somebody is asked in secret for an offer, which can be passed on (R12.1).
fn is_asked(state: &State) -> bool {
    matches!(state.stack().top(), Some(Task::Offering { .. }))
}

/// Lets the past see these decisions.
fn watch(past: &mut Past, world: &World, steps: &[Step]) {
    for step in steps {
        past.watch(world, &step.before, step.society, step.action);
    }
}

/// Plays random legal actions until `most` decisions are taken or the match is over.
pub fn play_random(game: &mut Match, seed: u64, most: usize) {
    let mut rng = Rng::new(seed);
    while game.steps().len() < most && !game.state().is_over() {
        let legal = game.legal();
        // A match accepts every action that it lists as legal.
        game.play(legal[rng.below(legal.len() as u32) as usize]).expect("a listed action is legal");
    }
}
