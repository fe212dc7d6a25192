//! The state of the coach for the next decision.

use crate::screens::table::help::hint::Advice;
use crate::screens::table::mode::click_guard::ClickGuard;
use rules::Action;
use table::{AnalysisThread, Objection};

/// The analysis of the next decision, and the coach's objection to the person's choice.
#[derive(Default)]
pub(crate) struct CoachState {
    /// The thread that analyses the choices, for hints and for the coach.
    pub counsel: Option<AnalysisThread>,
    /// The decision that the coach is checking before it is carried out.
    pub looked_at: Option<Action>,
    /// The coach's objection to the decision, while it is shown.
    pub objection: Option<Objection>,
    /// Set when the objection appears, to ignore clicks that were meant for something else.
    pub spoke: Option<ClickGuard>,
    /// The coach's better choice, after the person has taken back a decision.
    pub better: Option<Action>,
}

impl CoachState {
    /// True if the coach is checking a decision.
    pub fn looks(&self) -> bool {
        self.looked_at.is_some()
    }

    /// The advice to mark the better choice on the table; `None` if the coach has not objected.
    pub fn advice(&self) -> Option<Advice<'_>> {
        let better = self.objection.map(|objection| objection.best.action).or(self.better);
        better.map(Advice::There)
    }
}
