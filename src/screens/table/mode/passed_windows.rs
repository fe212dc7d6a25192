//! The play windows that the table passes for the player, who wants to play no more cards in an empire's turn (R7.2).
//! In the record, each of these passes is a decision like any other.

use std::collections::BTreeSet;

use crate::settings::Settings;
use rules::{Action, Empire, Society};
use table::{Match, UndoError};

/// An empire's turn in which a society acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct OwnTurn {
    pub round: u8,
    pub empire: Empire,
    pub society: Society,
}

/// The turn in which the table passes windows for the player, and the passes that it has made.
#[derive(Debug, Default)]
pub(crate) struct PassedWindows {
    pub turn: Option<OwnTurn>,
    /// The numbers of the decisions that were such passes.
    passes: BTreeSet<usize>,
}

impl PassedWindows {
    /// Notes that the table made the decision with this number by passing a window.
    pub fn note(&mut self, number: usize) {
        self.passes.insert(number);
    }

    /// True if the table made the decision with this number by passing a window.
    pub fn has(&self, number: usize) -> bool {
        self.passes.contains(&number)
    }

    /// The person who can undo an own decision, and the number of decisions that remain after it. Decisions that the
    /// table took for the player, because nothing else was legal or by passing a window, go together with the one before
    /// them.
    ///
    /// # Errors
    /// The reason why there is no such decision.
    pub fn undo_point(&self, game: &Match, settings: &Settings) -> Result<(Society, usize), UndoError> {
        let mut legal = Vec::new();
        game.undo_to(|number, before| {
            self.has(number)
                || settings.forced && {
                    before.legal(game.world(), &mut legal);
                    legal.len() == 1
                }
        })
    }

    /// Forgets the turn, and the passes after the first `decisions` decisions of the match.
    pub fn go_back(&mut self, decisions: usize) {
        self.turn = None;
        self.passes.retain(|number| *number <= decisions);
    }
}

/// True if these legal actions are those of a window in which the player can only play a card or pass.
pub(crate) fn is_window(legal: &[Action]) -> bool {
    let plays = legal.iter().filter(|action| matches!(action, Action::Play { .. })).count();
    plays > 0 && plays + 1 == legal.len() && legal.contains(&Action::Pass)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{Card, Use};

    #[test]
    fn a_window_offers_cards_and_a_pass_and_nothing_else() {
        let pack = testing::pack("war-of-whispers");
        let world = testing::rule_sets::worlds(&pack).remove(0).1;
        let deck = world.empires().next().unwrap();
        let card: Card = world.deck(deck).cards(deck).next().unwrap();
        let play = Action::Play { card, using: Use::Alone, pay: None };
        assert!(is_window(&[play, Action::Pass]));
        let act = Action::Act(rules::Line::new(0).unwrap());
        assert!(!is_window(&[act, play, Action::Pass]) && !is_window(&[Action::Pass]) && !is_window(&[play]));
    }

    #[test]
    fn going_back_forgets_later_passes() {
        let mut windows = PassedWindows { turn: None, passes: [3, 7].into() };
        windows.go_back(5);
        assert!(windows.has(3) && !windows.has(7));
    }
}
