//! What events have left behind: what holds until the round ends, and cards that have left the game.

use super::bundle::Speech;
use super::names::text;
use rules::{Board, Empire, World};

impl Speech {
    /// What holds until the round ends, in a sentence (R11.2); `None` where nothing does.
    pub fn lasting(&self, world: &World, board: &Board) -> Option<String> {
        let lasting = board.lasting();
        let doubled = world.icons().filter(|icon| lasting.doubles(*icon));
        let mut what: Vec<String> = doubled
            .map(|icon| self.say("lasting-doubled", &[text("icon", self.words().icon(icon).one)]))
            .collect();
        let truces = world.empires().filter(|empire| lasting.holds_back(*empire));
        what.extend(truces.map(|e| self.say("lasting-truce", &[text("empire", self.empire(e))])));
        if lasting.unchecked() {
            what.push(self.text("lasting-unchecked"));
        }
        (!what.is_empty()).then(|| self.say("lasting", &[text("what", self.list(what))]))
    }

    /// The cards of an empire's deck that have left the game (R11.1); `None` where none has.
    pub fn gone(&self, board: &Board, deck: Empire) -> Option<String> {
        let cards: Vec<String> = board
            .gone(deck)
            .cards(deck)
            .map(|card| self.say("gone-card", &[text("card", self.card(card))]))
            .collect();
        (!cards.is_empty()).then(|| self.say("gone", &[text("cards", self.list(cards))]))
    }
}
