//! The decision numbers that players see. They leave out rivals' secret passes (R7.2), since a gap in the
//! numbers would reveal them.

use super::match_in_play::Match;
use rules::{Action, Society};

impl Match {
    /// True if a viewer may know of a decision, by its number from 1. Only a rival's pass is secret, and only
    /// until the match is over. Without a viewer, nothing is secret.
    fn is_known(&self, number: usize, viewer: Option<Society>) -> bool {
        let Some(viewer) = viewer.filter(|_| !self.state().is_over()) else { return true };
        self.step(number).is_none_or(|step| step.society == viewer || step.action != Action::Pass)
    }

    /// The number that a viewer sees for a decision, from 1. It counts only decisions that the viewer may know
    /// of.
    pub fn public_number(&self, number: usize, viewer: Option<Society>) -> usize {
        (1..=number).filter(|number| self.is_known(*number, viewer)).count()
    }

    /// The real number of the decision that has the number `told` for the viewer; `None` if there is no such
    /// decision.
    pub fn decision_by_public_number(&self, told: usize, viewer: Option<Society>) -> Option<usize> {
        let mut known = (1..=self.steps().len()).filter(|number| self.is_known(*number, viewer));
        known.nth(told.checked_sub(1)?)
    }
}

#[cfg(test)]
mod tests {

    use super::*;
    use crate::{Setup, play_random};
    use bots::Level;

    #[test]
    fn r7_2_passes_of_rivals_leave_no_gap_in_the_numbers_until_the_match_is_over() {
        let pack = testing::pack("war-of-whispers");
        let mut game = Match::new(Setup::new(pack, 2, Level::Random, 5)).unwrap();
        play_random(&mut game, 9, 150);
        let viewer = Society::new(0).unwrap();
        let secret = |game: &Match, number: usize| {
            let step = game.step(number).unwrap();
            step.society != viewer && step.action == Action::Pass
        };
        let all = game.steps().len();
        let hidden = (1..=all).filter(|number| secret(&game, *number)).count();
        assert!(hidden > 0, "the match has passes to hide");
        assert_eq!(game.public_number(all, Some(viewer)), all - hidden);
        for number in (1..=all).filter(|number| !secret(&game, *number)) {
            let told = game.public_number(number, Some(viewer));
            assert_eq!(game.decision_by_public_number(told, Some(viewer)), Some(number));
        }
        assert_eq!(game.decision_by_public_number(all - hidden + 1, Some(viewer)), None);
        assert_eq!(
            (game.decision_by_public_number(0, Some(viewer)), game.public_number(all, None)),
            (None, all)
        );
        play_random(&mut game, 9, usize::MAX);
        let all = game.steps().len();
        assert!(game.state().is_over());
        assert_eq!(
            (game.public_number(all, Some(viewer)), game.decision_by_public_number(all, Some(viewer))),
            (all, Some(all))
        );
    }
}
