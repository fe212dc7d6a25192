//! Decisions that external bots lost. They are not part of the record.

use external_bots::Loss;
use rules::Society;

/// A decision that an external bot lost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FailedBotDecision {
    /// The number of the decision, from 1 as in records.
    pub number: usize,
    /// The society for which rules of thumb decided.
    pub society: Society,
    /// The cause of the loss.
    pub lost: Loss,
}
