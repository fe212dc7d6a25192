//! A decision that a bot from outside lost: kept with the match while it is at the table, and in no record.

use external_bots::Lost;
use rules::Society;

/// A decision that a program did not take.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LostDecision {
    /// The number of the decision, from 1, as in records.
    pub number: usize,
    /// For whom rules of thumb took it.
    pub society: Society,
    /// How it was lost.
    pub lost: Lost,
}
