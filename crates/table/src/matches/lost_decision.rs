//! Decisions that external bots lost. They are not part of the record.

use super::game::Match;
use external_bots::Loss;
use rules::Society;

/// A decision that an external bot lost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LostDecision {
    /// The number of the decision, from 1 as in records.
    pub number: usize,
    /// The society for which rules of thumb decided.
    pub society: Society,
    /// How it was lost.
    pub lost: Loss,
}

impl Match {
    /// The decisions that external bots have lost since the match was opened, in order.
    pub fn lost_decisions(&self) -> &[LostDecision] {
        &self.lost
    }

    /// Records that an external bot lost the decision that is due.
    pub fn note_lost(&mut self, lost: Loss) {
        if let Some(society) = self.state().mover() {
            let number = self.steps().len() + 1;
            self.lost.push(LostDecision { number, society, lost });
        }
    }
}
