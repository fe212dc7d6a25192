//! What could be told of covered tokens, in words.

use crate::language::speech::Speech;
use crate::names::nouns::{number, text};
use rules::{Empire, Slot, Society};
use table::{BlindSpot, Clue, Match, Secret};

impl Speech {
    /// What could be told of a society's tokens, a row for each slot: what lies there in the end, how likely what lay
    /// there was thought before each round and at the end, what was thought likelier, and since when it was as good as
    /// known.
    pub fn secret_rows(&self, game: &Match, secret: &Secret) -> Vec<String> {
        let tokens = game.state().tokens(secret.society);
        let slots = secret.known.iter().filter_map(|(slot, known)| {
            let is = self.lies(*slot, tokens.at(*slot)?);
            let last = secret.rounds.len().saturating_sub(1);
            let believed = (0..secret.rounds.len()).filter_map(|at| {
                let seen = text("seen", self.thought(game, secret, at, *slot)?);
                Some(if at == last {
                    self.say("review-believed-end", &[seen])
                } else {
                    self.say("review-believed-round", &[number("round", at as i64 + 1), seen])
                })
            });
            let known = match known {
                Some(at) => {
                    self.say("review-known-at", &[number("number", i64::try_from(*at).unwrap_or(i64::MAX))])
                }
                None => self.text("review-known-never"),
            };
            let parts: Vec<String> = believed.chain([known]).collect();
            Some(self.say("review-secret-row", &[text("society", is), text("slots", parts.join(", "))]))
        });
        slots.collect()
    }

    /// What lay on a slot at one of a secret's times and how likely it was thought, beside what was thought likelier.
    fn thought(&self, game: &Match, secret: &Secret, at: usize, slot: Slot) -> Option<String> {
        let truth = secret.lay.get(at)?.at(slot)?;
        let odds = secret.rounds.get(at)?.0[slot][truth];
        let mut args = vec![text("empire", self.empire(truth)), text("percent", self.odds(odds))];
        let Some((rather, odds)) = secret.rather(game.world(), at, slot) else {
            return Some(self.say("review-thought", &args));
        };
        args.extend([text("rather", self.empire(rather)), text("odds", self.odds(odds))]);
        Some(self.say("review-thought-rather", &args))
    }

    /// A deed that told something of a covered token, for a viewer who has seen it.
    pub fn clue(&self, game: &Match, viewer: Society, telling: &Clue) -> Option<String> {
        let told = self.deed_line(game, viewer, &telling.tell)?;
        // What lay there then may have been exchanged since.
        let slot = text("slot", self.words().slot(telling.slot));
        let was = self.say("review-secret-was", &[slot, text("empire", self.empire(telling.empire))]);
        Some(self.say("review-telling", &[text("was", was), text("told", told)]))
    }

    /// When a society stood otherwise than it could think, and the token behind it.
    pub fn blind_spot(&self, game: &Match, unseen: &BlindSpot) -> String {
        let round = game.step(unseen.decision).map_or(1, |step| step.before.current_round());
        let slot = text("slot", self.words().slot(unseen.slot));
        let args = [
            number("number", i64::try_from(unseen.decision).unwrap_or(i64::MAX)),
            number("round", round),
            text("believed", self.per_cent(unseen.believed)),
            text("known", self.per_cent(unseen.known)),
            text("rival", self.society(game.setup(), unseen.rival)),
            text("was", self.say("review-secret-was", &[slot, text("empire", self.empire(unseen.empire))])),
            text("points", self.tenths(unseen.points.abs())),
            text("than", if unseen.points > 0.0 { "more" } else { "fewer" }),
        ];
        self.say("review-unseen", &args)
    }

    fn lies(&self, slot: Slot, empire: Empire) -> String {
        let name = text("slot", self.words().slot(slot));
        self.say("review-secret-slot", &[name, text("empire", self.empire(empire))])
    }
}
