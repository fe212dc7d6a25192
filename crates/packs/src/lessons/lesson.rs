//! A parsed lesson: the match in which it takes place, and its steps.

use super::pointing_target::Point;
use rules::{Action, Deal, Empire, HouseRules, Outcome, Society};

/// A decision in a lesson's record, with its chance outcomes.
pub type RecordedDecision = (Action, Vec<Outcome>);

/// A lesson of a pack.
#[derive(Clone, Debug, PartialEq)]
pub struct Lesson {
    /// The id of the lesson, as in the pack's files.
    pub id: String,
    /// The societies in the match, as indices into the pack's list of societies.
    pub seats: Vec<usize>,
    /// The society that the learner plays.
    pub learner: Society,
    /// The house rules of the lesson's match.
    pub house: HouseRules,
    /// The deal of the lesson's match.
    pub deal: Deal,
    /// The recorded decisions of the match. In the lesson, rivals always take theirs.
    pub moves: Vec<RecordedDecision>,
    /// The number of recorded decisions that are already taken when the lesson begins.
    pub from: usize,
    /// The steps of the lesson, in order.
    pub steps: Vec<LessonStep>,
}

/// A step of a lesson: a text, and perhaps a task for the learner.
#[derive(Clone, Debug, PartialEq)]
pub struct LessonStep {
    /// The id of the step, by which its text is found.
    pub id: String,
    /// The parts of the table that the step highlights.
    pub points: Vec<Point>,
    /// The number of recorded decisions that are played at the start of the step, before the learner's turn.
    pub plays: usize,
    /// The condition that ends the step.
    pub task: LessonTask,
}

/// The condition that ends a step of a lesson.
#[derive(Clone, Debug, PartialEq)]
pub enum LessonTask {
    /// The learner reads the text and continues.
    Read,
    /// The learner takes decisions, each of which must be one of the given actions.
    Decide {
        /// The actions that the step accepts.
        actions: Vec<Action>,
        /// The number of decisions that the learner must take.
        times: usize,
    },
    /// The learner takes decisions of one kind.
    Any {
        /// The first word of the accepted decisions in notation, such as `attack`.
        verb: &'static str,
        /// The number of decisions that the learner must take.
        times: usize,
    },
    /// The learner must choose the right empire.
    Guess {
        /// The empire that is the right answer.
        right: Empire,
        /// The empires that the learner can choose from.
        among: Vec<Empire>,
    },
}

impl LessonTask {
    /// The number of decisions that the learner must take in the step.
    pub fn decisions(&self) -> usize {
        match self {
            Self::Read | Self::Guess { .. } => 0,
            Self::Decide { times, .. } | Self::Any { times, .. } => *times,
        }
    }
}

impl Lesson {
    /// The number of recorded decisions that are taken before a step begins. `step` counts from 0.
    pub fn taken_before(&self, step: usize) -> usize {
        let before = self.steps.iter().take(step);
        self.from + before.map(|step| step.plays + step.task.decisions()).sum::<usize>()
    }
}
