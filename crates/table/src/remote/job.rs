//! The messages to and from a worker.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::matches::match_in_play::Match;
use bots::Effort;
use system::workers::join;

/// The first part of a message with a job about a match.
const TAG: &[u8] = b"match";

/// A message to a worker: a match and what to do with it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Job {
    /// The text of the match's record.
    pub record: String,
    /// The text of the weights that the match's pack brings for bots; `None` for the built-in weights.
    pub weights: Option<String>,
    /// What to do.
    pub task: Task,
}

/// What a worker does with a match.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Task {
    /// Take the decision that is due for its bot.
    Decide {
        /// True if the bot may exceed the time limit of its level.
        patient: bool,
    },
    /// Take the decisions of bots that may follow the person's choices.
    Prepare {
        /// True if bots may exceed the time limit of their level.
        patient: bool,
        /// The notation of the person's choices.
        choices: Vec<String>,
    },
    /// Analyse the decision that is due for a person.
    Analyse(WireEffort),
    /// Analyse the decision that is due, and this choice as deeply as the best.
    Assess(WireEffort, String),
    /// Review the match at a glance and then with this effort.
    Review(WireEffort),
    /// Analyse a society's doubtful decisions in a review again.
    Deepen {
        /// The review, as a review file holds it.
        review: Value,
        /// The number of the society, from 0.
        society: usize,
        /// The effort for the doubtful decisions.
        effort: WireEffort,
    },
}

/// An effort in a message: the numbers of [`Effort`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WireEffort {
    looks: u32,
    nodes: u64,
}

impl From<Effort> for WireEffort {
    fn from(Effort { looks, nodes }: Effort) -> Self {
        Self { looks, nodes }
    }
}

impl From<WireEffort> for Effort {
    fn from(WireEffort { looks, nodes }: WireEffort) -> Self {
        Self { looks, nodes }
    }
}

/// A message from a worker. Actions are in notation.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Reply {
    /// The bot's decision.
    Decided(String),
    /// The bot's decision if the person makes this choice.
    Prepared {
        /// The person's choice.
        choice: String,
        /// The bot's decision after it.
        decision: String,
    },
    /// The prospects of all choices, with the best first.
    Prospects(Vec<WireProspect>),
    /// For each of the best choices, the actions that would follow it.
    Continuations(Vec<Vec<String>>),
    /// The prospects of all choices, with this one analysed as deeply as the best.
    Assessed(String, Vec<WireProspect>),
    /// The number of decisions analysed so far.
    Progress(usize),
    /// A review, as a review file holds it.
    Review(Value),
}

/// The prospect of a choice in a message. Numbers are the bits of floats, so that they arrive unchanged.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct WireProspect {
    pub(crate) action: String,
    pub(crate) win: u32,
    pub(crate) points: u32,
    pub(crate) cities: Vec<u32>,
}

impl Job {
    /// A job about a match as it is now.
    pub fn new(game: &Match, task: Task) -> Self {
        Self { record: game.record_text(), weights: game.pack().weights_text(), task }
    }

    /// The job as a message.
    pub fn to_bytes(&self) -> Vec<u8> {
        // Strings and numbers always have a JSON form.
        join(&[TAG, &serde_json::to_vec(self).unwrap_or_default()])
    }

    /// The job from the parts of a message; `None` if they hold none.
    pub fn from_parts(parts: &[&[u8]]) -> Option<Self> {
        match parts {
            [tag, job] if *tag == TAG => serde_json::from_slice(job).ok(),
            _ => None,
        }
    }
}

impl Reply {
    /// The reply as bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        // Strings and numbers always have a JSON form.
        serde_json::to_vec(self).unwrap_or_default()
    }

    /// The reply from bytes; `None` if they hold none.
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        serde_json::from_slice(bytes).ok()
    }
}
