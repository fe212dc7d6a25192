//! The levels of bots.

use super::ahead::Ahead;
use super::greedy::{Aim, Buffers, Greedy};
use super::worth::Judge;
use crate::rules::{Action, Rng, View, World};

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// Any legal action, all as likely.
    Random,
    /// What looks best after one step, with some noise.
    Novice,
    /// What looks best after one step and, where it is cheap, one more.
    Agent,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 3] = [Self::Random, Self::Novice, Self::Agent];

    /// The id used in records, on the command line and in the protocol.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Novice => "novice",
            Self::Agent => "agent",
        }
    }

    /// The level with this id.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.id() == id)
    }
}

/// How far a novice's judgment of a choice is off, in points: uniform up or down.
const NOISE: f32 = 0.3;

/// How many decisions of trials an agent makes for one of its own.
const NODES: u64 = 16_000;

/// A player that is a program.
#[derive(Clone, Debug)]
pub struct Bot {
    level: Level,
    rng: Rng,
    judge: Option<Judge>,
    buffers: Buffers,
    values: Vec<f32>,
    scratch: Vec<Action>,
}

impl Bot {
    /// A bot with a generator of its own, which never is that of the match.
    pub fn new(level: Level, seed: u64) -> Self {
        Self {
            level,
            rng: Rng::new(seed),
            judge: None,
            buffers: Buffers::default(),
            values: Vec::new(),
            scratch: Vec::new(),
        }
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
    /// empty. One bot plays in one world. The work is bounded by a number of nodes, so that the
    /// same bot decides the same on every machine.
    pub fn choose(&mut self, world: &World, view: &View, legal: &[Action]) -> Option<Action> {
        self.choose_within(world, view, legal, &|nodes| nodes as f32 / NODES as f32)
    }

    /// Decides within a budget: `spent` says which part of it is used up after so many nodes
    /// (decisions in trials); at 1 the search ends. Levels that do not search take no notice.
    pub fn choose_within(
        &mut self,
        world: &World,
        view: &View,
        legal: &[Action],
        spent: &dyn Fn(u64) -> f32,
    ) -> Option<Action> {
        if let [] | [_] = legal {
            return legal.first().copied();
        }
        match self.level {
            Level::Random => legal.get(self.rng.below(legal.len() as u32) as usize).copied(),
            Level::Novice => self.by_points(world, view, legal),
            Level::Agent => self.by_trials(world, view, legal, spent),
        }
    }

    /// What brings most points as far as one can see, give or take some noise.
    fn by_points(&mut self, world: &World, view: &View, legal: &[Action]) -> Option<Action> {
        self.value(world, view, legal, Aim::Points);
        let rng = &mut self.rng;
        let noisy = self.values.iter().map(|value| value + NOISE * (2.0 * rng.unit() as f32 - 1.0));
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
        let mut ranked: Vec<(f32, Action)> = self.values.iter().copied().zip(legal.iter().copied()).collect();
        ranked.sort_by(|a, b| b.0.total_cmp(&a.0));
        let judge = self.judge.as_ref()?;
        Ahead { world, judge }.choose(view, &ranked, spent, &mut self.rng, &mut self.scratch)
    }

    /// Puts a value on each choice, in a state that is made up to fit the view.
    fn value(&mut self, world: &World, view: &View, legal: &[Action], aim: Aim) {
        let judge = self.judge.get_or_insert_with(|| Judge::new(world, aim == Aim::Win));
        let state = view.resample(world, &mut self.rng);
        let greedy = Greedy { world, judge, aim };
        greedy.values(&state, legal, &mut self.rng, &mut self.buffers, &mut self.values);
    }
}
