//! A decision that a bot from outside lost: kept with the match while it is at the table, and in no record.

use super::game::Match;
use external_bots::Loss;
use rules::Society;

/// A decision that a program did not take.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LostDecision {
    /// The number of the decision, from 1, as in records.
    pub number: usize,
    /// For whom rules of thumb took it.
    pub society: Society,
    /// How it was lost.
    pub lost: Loss,
}

impl Match {
    /// The decisions that bots from outside lost since the match is at this table, in order.
    pub fn lost_decisions(&self) -> &[LostDecision] {
        &self.lost
    }

    /// Keeps that the decision that is due was lost by the program that was to take it.
    pub fn note_lost(&mut self, lost: Loss) {
        if let Some(society) = self.state().mover() {
            let number = self.steps().len() + 1;
            self.lost.push(LostDecision { number, society, lost });
        }
    }
}
