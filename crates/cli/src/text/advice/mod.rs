//! Help with decisions: the coach, hints, reasons and suspicions.

pub(super) mod coach;
pub(super) mod hint;
mod suspicion_commands;
mod why_command;

use hint::Hint;
use rules::Action;
use table::DecisionAnalysis;

/// The advice given on the current decision.
#[derive(Default)]
pub(crate) struct Advice {
    pub hint: Hint,
    /// The coach's analysis.
    pub(super) analysis: Option<DecisionAnalysis>,
    /// The choice that the coach last objected to.
    pub(super) warned: Option<Action>,
}
