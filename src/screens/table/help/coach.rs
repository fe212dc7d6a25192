//! The coach and the decision that is due.

use crate::screens::table::help::hint::Advice;
use crate::screens::table::mode::click_guard::ClickGuard;
use rules::Action;
use table::{AnalysisThread, Objection};

/// The analysis of the decision that is due, and the objection to one.
#[derive(Default)]
pub(crate) struct CoachState {
    /// The thread that weighs the choices, for hints as for the coach.
    pub counsel: Option<AnalysisThread>,
    /// The decision that is being looked at before it is carried out.
    pub looked_at: Option<Action>,
    /// The objection of the coach.
    pub objection: Option<Objection>,
    /// Since when it says so.
    pub spoke: Option<ClickGuard>,
    /// The choice that was better than a decision that was taken back.
    pub better: Option<Action>,
}

impl CoachState {
    /// True if a decision is being looked at.
    pub fn looks(&self) -> bool {
        self.looked_at.is_some()
    }

    /// Where it was said to be better.
    pub fn advice(&self) -> Option<Advice<'_>> {
        let better = self.objection.map(|objection| objection.best.action).or(self.better);
        better.map(Advice::There)
    }
}
