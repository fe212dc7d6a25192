//! What the coach thinks of the decision that is due.

use crate::screens::table::help::hint::Told;
use crate::screens::table::mode::click_guard::HandedOver;
use rules::Action;
use table::{AnalysisThread, Objection};

/// What is thought of the decision that is due, and what the coach has against one.
#[derive(Default)]
pub(crate) struct Coaching {
    /// What weighs the choices: for hints as for the coach.
    pub counsel: Option<AnalysisThread>,
    /// The decision that is being looked at before it is carried out.
    pub looked_at: Option<Action>,
    /// What the coach has against one.
    pub objection: Option<Objection>,
    /// Since when it says so.
    pub spoke: Option<HandedOver>,
    /// What was said to be better than a decision that was taken back.
    pub better: Option<Action>,
}

impl Coaching {
    /// Whether a decision is being looked at.
    pub fn looks(&self) -> bool {
        self.looked_at.is_some()
    }

    /// Where it was said to be better.
    pub fn told(&self) -> Option<Told<'_>> {
        let better = self.objection.map(|objection| objection.best.action).or(self.better);
        better.map(Told::There)
    }
}
