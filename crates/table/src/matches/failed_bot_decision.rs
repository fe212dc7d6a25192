//! Decisions that external bots failed to take. Records do not contain them.

use external_bots::Loss;
use rules::Society;

/// A decision that an external bot failed to take, so that a built-in bot took it instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FailedBotDecision {
    /// The number of the decision, counted from 1 as in records.
    pub number: usize,
    /// The society for which the external bot plays.
    pub society: Society,
    /// Why the external bot failed to take the decision.
    pub lost: Loss,
}
