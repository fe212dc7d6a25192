//! The coach's state while the player makes the next decision.

use crate::screens::table::help::hint::Advice;
use crate::screens::table::mode::click_guard::ClickGuard;
use rules::Action;
use table::{AnalysisThread, Objection};

/// The analysis of the next decision, and the coach's objection to the player's choice.
#[derive(Default)]
pub(crate) struct CoachState {
    /// The thread that analyses the choices, for hints and for the coach.
    pub counsel: Option<AnalysisThread>,
    /// The decision that the coach is checking before it is carried out, if any.
    pub looked_at: Option<Action>,
    /// The coach's objection to the player's decision, while it is shown.
    pub objection: Option<Objection>,
    /// True if the player has asked for the reasons of the objection.
    pub explains: bool,
    /// Set when the objection appears. It ignores clicks that were meant for something else.
    pub spoke: Option<ClickGuard>,
    /// The choice that the coach preferred, after the player has taken back a decision because of an objection.
    pub better: Option<Action>,
}

impl CoachState {
    /// True if the coach is checking a decision of the player.
    pub fn looks(&self) -> bool {
        self.looked_at.is_some()
    }

    /// The advice that marks the coach's preferred choice on the table; `None` if the coach has not objected.
    pub fn advice(&self) -> Option<Advice<'_>> {
        let better = self.objection.map(|objection| objection.best.action).or(self.better);
        better.map(Advice::There)
    }
}
