//! A lesson as it was read: the match that it takes place in, and its steps.

use super::pointing_target::Point;
use rules::{Action, Deal, Empire, HouseRules, Outcome, Society};

/// A decision of a lesson's record, with what chance gave for it.
pub type RecordedDecision = (Action, Vec<Outcome>);

/// A lesson of a pack.
#[derive(Clone, Debug, PartialEq)]
pub struct Lesson {
    /// The id, as in the pack's files.
    pub id: String,
    /// The societies at the table, by their places in the pack's list.
    pub seats: Vec<usize>,
    /// Whom the learner plays.
    pub learner: Society,
    /// The house rules of the match.
    pub house: HouseRules,
    /// The deal of its match.
    pub deal: Deal,
    /// The decisions of the match. Those of the rivals are theirs in the lesson as well.
    pub moves: Vec<RecordedDecision>,
    /// The number of decisions already taken when the lesson begins.
    pub from: usize,
    /// The steps of the lesson, in order.
    pub steps: Vec<LessonStep>,
}

/// A step of a lesson: something to be read, and perhaps something to be done.
#[derive(Clone, Debug, PartialEq)]
pub struct LessonStep {
    /// Its id, by which its text is found.
    pub id: String,
    /// The highlighted places.
    pub points: Vec<Point>,
    /// The number of the record's decisions that play before the learner's turn.
    pub plays: usize,
    /// The condition that ends the step.
    pub task: LessonTask,
}

/// The condition that ends a step.
#[derive(Clone, Debug, PartialEq)]
pub enum LessonTask {
    /// The learner reads the step.
    Read,
    /// Decisions of the learner's, each one of these.
    Decide {
        /// The accepted actions.
        actions: Vec<Action>,
        /// The number of decisions it takes.
        times: usize,
    },
    /// A number of decisions of one kind, by the first word of their notation.
    Any {
        /// The verb of these decisions, in notation.
        verb: &'static str,
        /// The number of decisions it takes.
        times: usize,
    },
    /// The learner names an empire.
    Guess {
        /// The right one.
        right: Empire,
        /// The empires to choose from.
        among: Vec<Empire>,
    },
}

impl LessonTask {
    /// The number of decisions it takes from the learner.
    pub fn decisions(&self) -> usize {
        match self {
            Self::Read | Self::Guess { .. } => 0,
            Self::Decide { times, .. } | Self::Any { times, .. } => *times,
        }
    }
}

impl Lesson {
    /// The number of the record's decisions taken when a step begins. Steps count from 0.
    pub fn taken_before(&self, step: usize) -> usize {
        let before = self.steps.iter().take(step);
        self.from + before.map(|step| step.plays + step.task.decisions()).sum::<usize>()
    }
}
