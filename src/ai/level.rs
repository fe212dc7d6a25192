//! The levels of bots.

use super::ahead::Ahead;
use super::greedy::{Buffers, Greedy};
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

    /// Its level.
    pub fn level(&self) -> Level {
        self.level
    }

    /// Decides. `legal` is what the rules allow in the state that the view is of: sorted and not
    /// empty. One bot plays in one world.
    pub fn choose(&mut self, world: &World, view: &View, legal: &[Action]) -> Option<Action> {
        match (self.level, legal) {
            (_, [] | [_]) => legal.first().copied(),
            (Level::Random, _) => legal.get(self.rng.below(legal.len() as u32) as usize).copied(),
            (Level::Novice, _) => self.greedy(world, view, legal, NOISE),
            (Level::Agent, _) => self.greedy(world, view, legal, 0.0),
        }
    }

    fn greedy(&mut self, world: &World, view: &View, legal: &[Action], noise: f32) -> Option<Action> {
        let plans = self.level == Level::Agent;
        let judge = self.judge.get_or_insert_with(|| Judge::new(world, plans));
        let state = view.resample(world, &mut self.rng);
        let greedy = Greedy { world, judge };
        greedy.values(&state, legal, &mut self.rng, &mut self.buffers, &mut self.values);
        for value in &mut self.values {
            *value += noise * (2.0 * self.rng.unit() as f32 - 1.0);
        }
        let mut ranked: Vec<(f32, Action)> = self.values.iter().copied().zip(legal.iter().copied()).collect();
        ranked.sort_by(|a, b| b.0.total_cmp(&a.0));
        let ranked: Vec<Action> = ranked.into_iter().map(|(_, action)| action).collect();
        if self.level == Level::Agent {
            let ahead = Ahead { world, judge };
            return ahead.choose(view, &ranked, &mut self.rng, &mut self.scratch);
        }
        ranked.first().copied()
    }
}
