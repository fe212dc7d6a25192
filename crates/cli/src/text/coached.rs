//! What the coach of the text table thinks of the decision that is due.

use rules::Action;
use table::Weighing;

/// What the coach thinks of one decision.
#[derive(Default)]
pub(super) struct Coaching {
    pub weighing: Option<Weighing>,
    /// What it has something against.
    pub warned: Option<Action>,
}
