//! Sentences about the final score (R9).

use crate::language::localised_texts::Speech;
use crate::names::names_of_things::{number, text};
use rules::{SlotScore, Society, World};
use table::Match;

impl Speech {
    /// The sentence about the points of a token, and how they add up.
    pub fn slot_score(&self, slot: &SlotScore) -> String {
        let args = [
            text("slot", self.words().slot(slot.slot)),
            text("empire", self.empire(slot.empire)),
            number("multiplier", slot.multiplier),
            number("cities", slot.brought),
            number("agents", slot.agents),
            number("whisper", i64::from(slot.whisper)),
            number("n", slot.points()),
        ];
        match self.slot_brings(slot) {
            None => self.say("score-slot", &args),
            Some(parts) => {
                let mut args = args.to_vec();
                args.push(text("parts", parts));
                self.say("score-slot-parts", &args)
            }
        }
    }

    /// The sentence about the points of an automaton's store with `cards` cards (R13.1); `None` for other
    /// players.
    pub fn store(&self, world: &World, society: Society, cards: u8) -> Option<String> {
        let each = world.automaton(society)?.hardness.points_a_card();
        let args = [number("cards", cards), number("each", each), number("n", each * i32::from(cards))];
        Some(self.say("score-store", &args))
    }

    /// The sentence about who won a finished match, with the tie-break if there was one.
    pub fn winners(&self, game: &Match) -> String {
        let (world, state) = (game.world(), game.state());
        let winners: Vec<_> = state.winners(world).collect();
        let points = winners.first().map_or(0, |s| state.score(world, *s));
        let tied = world.societies().filter(|s| state.score(world, *s) == points).count();
        let names = winners.iter().map(|s| self.society(game.setup(), *s));
        // If there is only one name, the sentence itself has the article.
        let names = if winners.len() > 1 { self.names_in_sentence(names) } else { names.collect() };
        let winner = text("society", names);
        match (winners.len(), tied) {
            (1, 1) => self.say("score-winner", &[winner]),
            (1, _) => {
                let standing = winners.first().map(|s| state.standing(world, *s));
                let (exchanges, cards) = standing.map_or((0, 0), |s| (s.exchanges.0, s.cards));
                self.say("score-tie-break", &[winner, number("exchanges", exchanges), number("cards", cards)])
            }
            _ => self.say("score-shared", &[winner]),
        }
    }
}

/// The lines about the final score: the scores of all societies, the winner, and the players about whom
/// something was hidden.
pub fn final_score(speech: &Speech, game: &Match) -> Vec<String> {
    let (world, state) = (game.world(), game.state());
    let name = |s| speech.society(game.setup(), s);
    let mut lines = Vec::new();
    for society in world.societies() {
        lines.push(speech.say(
            "score-society",
            &[text("society", name(society)), number("n", state.score(world, society))],
        ));
        for slot in state.slot_scores(world, society) {
            lines.push(format!("  {}", speech.slot_score(&slot)));
        }
        let store = speech.store(world, society, state.hand(society).cards());
        lines.extend(store.map(|store| format!("  {store}")));
    }
    lines.push(speech.winners(game));
    lines.extend(speech.revealed_players(game));
    lines
}
