//! The levels of bots.

use std::sync::Arc;

use super::advice::Prospect;
use super::ahead::Ahead;
use super::course::{Course, Lists};
use super::greedy::{ALWAYS, Aim, Greedy};
use super::guess::Guesses;
use super::halving::CALLED_OFF;
use super::hiding;
use super::judgment::Judgment;
use super::past::Past;
use super::search::Search;
use super::temper::Temper;
use super::value::Value;
use super::weights::Weights;
use super::worth::Judge;
use rules::{Action, Rng, View, World};

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// Any legal action, all as likely.
    Random,
    /// What looks best after one step, with some noise.
    Novice,
    /// What looks best after one step, the best of these tried to the end of the round's turns.
    Agent,
    /// What is likeliest to win by what was learned from self-play, looking a little ahead.
    Spymaster,
    /// The same, looking ahead for longer.
    Mastermind,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 5] = [Self::Random, Self::Novice, Self::Agent, Self::Spymaster, Self::Mastermind];

    /// The id used in records, on the command line and in the protocol.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Novice => "novice",
            Self::Agent => "agent",
            Self::Spymaster => "spymaster",
            Self::Mastermind => "mastermind",
        }
    }

    /// Whether it makes anything of what was done before: others need not be told the past.
    pub const fn reads_past(self) -> bool {
        matches!(self, Self::Spymaster | Self::Mastermind)
    }

    /// Whether it cares what its choices tell others of its tokens.
    const fn hides(self) -> bool {
        matches!(self, Self::Mastermind)
    }

    /// How many decisions of trials it makes for one of its own. An agent's are made by rules of thumb and
    /// cost little; those of the levels above are judged by what was learned.
    pub const fn nodes(self) -> u64 {
        match self {
            Self::Random | Self::Novice => 1,
            Self::Agent => 16_000,
            Self::Spymaster => 100,
            Self::Mastermind => 3600,
        }
    }

    /// The same where it is given more time, if it makes anything of that: masterminds then take about a second.
    pub const fn patient_nodes(self) -> u64 {
        match self {
            Self::Random | Self::Novice | Self::Agent | Self::Spymaster => self.nodes(),
            Self::Mastermind => 7 * self.nodes(),
        }
    }

    /// How many states it values for a decision in a trial, of those that judge by what was learned: many
    /// trials in which everybody looks at little tell more than few with more care.
    pub(super) const fn valued(self) -> usize {
        match self {
            Self::Random | Self::Novice | Self::Agent | Self::Spymaster => 60,
            Self::Mastermind => 20,
        }
    }

    /// The level with this id.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.id() == id)
    }
}

/// How far a novice's judgment of a choice is off, in points: uniform up or down.
const NOISE: f32 = 0.3;

/// About how many points are as good as certainty to win, for likings of bots that play for points.
const POINTS: f32 = 25.0;

/// Tips what is about as good as a temper likes it.
fn like(temper: Temper, world: &World, view: &View, legal: &[Action], scale: f32, values: &mut [Value]) {
    if temper != Temper::Even {
        for (value, action) in values.iter_mut().zip(legal) {
            value.win += scale * temper.liking(world, view, *action);
        }
    }
}

/// Choices with their values, the best first; equal ones as they stand in the list.
fn ranked(values: &[Value], legal: &[Action]) -> Vec<(Value, Action)> {
    let mut ranked: Vec<(Value, Action)> = values.iter().copied().zip(legal.iter().copied()).collect();
    ranked.sort_by(|a, b| b.0.win.total_cmp(&a.0.win));
    ranked
}

/// A player that is a program.
#[derive(Clone, Debug)]
pub struct Bot {
    level: Level,
    temper: Temper,
    rng: Rng,
    weights: Arc<Weights>,
    judge: Option<Judge>,
    judgment: Option<Judgment>,
    lists: Lists,
    values: Vec<Value>,
    compared: Vec<Prospect>,
    scratch: Vec<Action>,
}

impl Bot {
    /// A bot with a generator of its own, which never is that of the match.
    pub fn new(level: Level, seed: u64) -> Self {
        Self::with_weights(level, seed, Weights::learned())
    }

    /// A bot that judges by other weights than the program's own, if its level goes by any.
    pub fn with_weights(level: Level, seed: u64, weights: Arc<Weights>) -> Self {
        Self {
            level,
            temper: Temper::Even,
            rng: Rng::new(seed),
            weights,
            judge: None,
            judgment: None,
            lists: Lists::default(),
            values: Vec::new(),
            compared: Vec::new(),
            scratch: Vec::new(),
        }
    }

    /// The same bot with likings of its own.
    #[must_use]
    pub fn with_temper(mut self, temper: Temper) -> Self {
        self.temper = temper;
        self
    }

    /// Its temper.
    pub fn temper(&self) -> Temper {
        self.temper
    }

    /// From now on it has the luck of this seed, whatever it has decided before.
    pub fn reseed(&mut self, seed: u64) {
        self.rng = Rng::new(seed);
    }

    /// Its level.
    pub fn level(&self) -> Level {
        self.level
    }

    /// Decides. `legal` is what the rules allow in the state that the view is of: sorted and not
    /// empty. One bot plays in one world. `past` is what the table has seen done; without it a bot takes
    /// every order of covered tokens for as likely. The work is bounded by a number of nodes, so that the
    /// same bot decides the same on every machine.
    pub fn choose(
        &mut self,
        world: &World,
        view: &View,
        past: Option<&Past>,
        legal: &[Action],
    ) -> Option<Action> {
        let most = self.level.nodes() as f32;
        self.choose_within(world, view, past, legal, &|nodes| nodes as f32 / most)
    }

    /// Decides within a budget: `spent` says which part of it is used up after so many nodes
    /// (decisions in trials); at 1 the search ends, and at [`CALLED_OFF`] with nothing or anything. Levels that
    /// do not search take no notice.
    pub fn choose_within(
        &mut self,
        world: &World,
        view: &View,
        past: Option<&Past>,
        legal: &[Action],
        spent: &dyn Fn(u64) -> f32,
    ) -> Option<Action> {
        self.compared.clear();
        if let Some(action) = self.choose_blindly(legal) {
            return Some(action);
        }
        match self.level {
            Level::Random => None,
            Level::Novice => self.by_points(world, view, legal),
            Level::Agent => self.by_trials(world, view, legal, spent),
            Level::Spymaster | Level::Mastermind => self.by_judgment(world, view, past, legal, spent),
        }
    }

    /// Decides as [`Self::choose`] would where that needs no look at the table: the only choice, or
    /// any at all for a level that never looks. Nobody has to make a view then, which takes longer
    /// than the rest of a random bot's decision.
    pub fn choose_blindly(&mut self, legal: &[Action]) -> Option<Action> {
        match legal {
            [only] => Some(*only),
            [] => None,
            many if self.level == Level::Random => {
                many.get(self.rng.below(many.len() as u32) as usize).copied()
            }
            _ => None,
        }
    }

    /// What brings most points as far as one can see, give or take some noise.
    fn by_points(&mut self, world: &World, view: &View, legal: &[Action]) -> Option<Action> {
        self.value(world, view, legal, Aim::Points);
        like(self.temper, world, view, legal, POINTS, &mut self.values);
        let rng = &mut self.rng;
        let noisy = self.values.iter().map(|value| value.win + NOISE * (2.0 * rng.unit() as f32 - 1.0));
        let best = noisy.zip(legal).max_by(|a, b| a.0.total_cmp(&b.0).then(b.1.cmp(a.1)));
        best.map(|(_, action)| *action)
    }

    /// What is likeliest to win once the most promising choices have been tried.
    fn by_trials(
        &mut self,
        world: &World,
        view: &View,
        legal: &[Action],
        spent: &dyn Fn(u64) -> f32,
    ) -> Option<Action> {
        self.value(world, view, legal, Aim::Win);
        like(self.temper, world, view, legal, 1.0, &mut self.values);
        let ranked = ranked(&self.values, legal);
        let judge = self.judge.as_ref()?;
        Ahead { world, judge }.choose(view, &ranked, spent, &mut self.rng, &mut self.scratch)
    }

    /// What is likeliest to win by what was learned, once the most promising choices have been tried.
    fn by_judgment(
        &mut self,
        world: &World,
        view: &View,
        past: Option<&Past>,
        legal: &[Action],
        spent: &dyn Fn(u64) -> f32,
    ) -> Option<Action> {
        let weights = &self.weights;
        let judgment = self.judgment.get_or_insert_with(|| Judgment::new(world, weights.clone()));
        let judge = self.judge.get_or_insert_with(|| Judge::new(world, true));
        let blank;
        let past = match past {
            Some(past) => past,
            None => {
                blank = Past::with_weights(world, self.weights.clone());
                &blank
            }
        };
        let guesses = Guesses::new(world, view, past);
        let state = view.resample(world, &mut self.rng);
        let wanted = || spent(0) != CALLED_OFF;
        let aim = Aim::Learned(judgment, &guesses);
        let greedy = Greedy { world, judge, aim, wanted: &wanted };
        greedy.values(&state, legal, &mut self.rng, &mut self.lists.buffers, &mut self.values);
        if !wanted() {
            return None;
        }
        like(self.temper, world, view, legal, 1.0, &mut self.values);
        let mut prices = Vec::new();
        if self.level.hides() {
            hiding::charge(world, view, past, legal, &mut self.values, &mut prices);
        }
        let ranked = ranked(&self.values, legal);
        let course = Course { world, judge, judgment, valued: self.level.valued() };
        let search = Search { course, guesses: &guesses, prices: &prices };
        let tried = search.tried(view, &ranked, spent, &mut self.rng, &mut self.lists);
        let (best, second) = (tried.first()?, ranked.get(1));
        self.compared.extend(tried.iter().map(|trial| Prospect::new(trial.action, trial.mean())));
        if let ([_], Some((value, action))) = (tried.as_slice(), second) {
            self.compared.push(Prospect::new(*action, *value));
        }
        Some(best.action)
    }

    /// What the last decision compared by the bot's own numbers, what it chose first: the choices that it
    /// tried, or the two that seemed best where one was beyond question. Empty for levels that do not judge
    /// by what was learned, and where there was nothing to choose.
    pub fn compared(&self) -> &[Prospect] {
        &self.compared
    }

    /// Puts a value on each choice, in a state that is made up to fit the view.
    fn value(&mut self, world: &World, view: &View, legal: &[Action], aim: Aim<'_>) {
        let plans = matches!(aim, Aim::Win);
        let judge = self.judge.get_or_insert_with(|| Judge::new(world, plans));
        let state = view.resample(world, &mut self.rng);
        let greedy = Greedy { world, judge, aim, wanted: ALWAYS };
        greedy.values(&state, legal, &mut self.rng, &mut self.lists.buffers, &mut self.values);
    }
}
