//! Decisions by the numbers under which somebody is told of them: what a rival passes on stays a secret (R7.2), and a
//! gap in the numbers would give it away.

use super::game::Match;
use rules::{Action, Society};

impl Match {
    /// Whether a viewer knows that a decision was taken: once the match is over everybody does, and before that all
    /// but rivals' passes are seen. Where nobody in particular looks, all are known.
    fn is_known(&self, number: usize, viewer: Option<Society>) -> bool {
        let Some(viewer) = viewer.filter(|_| !self.state().is_over()) else { return true };
        self.step(number).is_none_or(|step| step.society == viewer || step.action != Action::Pass)
    }

    /// The number under which a viewer is told of a decision, from 1: how many it knows of up to that one.
    pub fn public_number(&self, number: usize, viewer: Option<Society>) -> usize {
        (1..=number).filter(|number| self.is_known(*number, viewer)).count()
    }

    /// The decision of which a viewer is told under a number, by its own number.
    pub fn decision_by_public_number(&self, told: usize, viewer: Option<Society>) -> Option<usize> {
        let mut known = (1..=self.steps().len()).filter(|number| self.is_known(*number, viewer));
        known.nth(told.checked_sub(1)?)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::{Setup, play_random};
    use bots::Level;
    use packs::{Files, Pack};

    #[test]
    fn r7_2_passes_of_rivals_leave_no_gap_in_the_numbers_until_the_match_is_over() {
        let pack = Arc::new(Pack::load(&Files::BuiltIn("war-of-whispers")).unwrap());
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
