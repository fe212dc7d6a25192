//! Noting that a bot from outside loses the decision that is due.

use super::game::Match;
use super::lost::LostDecision;
use external_bots::Lost;

impl Match {
    /// The decisions that bots from outside lost since the match is at this table, in order.
    pub fn lost(&self) -> &[LostDecision] {
        &self.lost
    }

    /// Keeps that the decision that is due was lost by the program that was to take it.
    pub fn note_lost(&mut self, lost: Lost) {
        if let Some(society) = self.state().mover() {
            let number = self.steps().len() + 1;
            self.lost.push(LostDecision { number, society, lost });
        }
    }
}
