//! Sentences about what became known of covered tokens.

use crate::language::localised_texts::Speech;
use crate::names::names_of_things::{number, text};
use rules::{Empire, Slot, Society};
use table::{BlindSpot, Clue, HiddenTokenBelief, Match};

impl Speech {
    /// The rows about a society's tokens, one for each slot. A row has the final token, how likely it seemed at
    /// each round and at the end, any empire that seemed likelier, and when the token became known.
    pub fn secret_rows(&self, game: &Match, secret: &HiddenTokenBelief) -> Vec<String> {
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

    /// The actual token on a slot at one time, how likely it seemed, and any empire that seemed likelier. `at`
    /// is an index of the beliefs.
    fn thought(&self, game: &Match, secret: &HiddenTokenBelief, at: usize, slot: Slot) -> Option<String> {
        let truth = secret.lay.get(at)?.at(slot)?;
        let odds = secret.rounds.get(at)?.0[slot][truth];
        let mut args = vec![text("empire", self.empire(truth)), text("percent", self.odds(odds))];
        let Some((rather, odds)) = secret.rather(game.world(), at, slot) else {
            return Some(self.say("review-thought", &args));
        };
        args.extend([text("rather", self.empire(rather)), text("odds", self.odds(odds))]);
        Some(self.say("review-thought-rather", &args))
    }

    /// The sentence about a clue to a token; `None` if the viewer did not see the deed.
    pub fn clue(&self, game: &Match, viewer: Society, telling: &Clue) -> Option<String> {
        let told = self.deed_line(game, viewer, &telling.tell)?;
        // The clue names its own empire, since the token may have been exchanged later.
        let slot = text("slot", self.words().slot(telling.slot));
        let was = self.say("review-secret-was", &[slot, text("empire", self.empire(telling.empire))]);
        Some(self.say("review-telling", &[text("was", was), text("told", told)]))
    }

    /// The sentence about a blind spot, with the token that explains it.
    pub fn blind_spot(&self, game: &Match, unseen: &BlindSpot) -> String {
        let round = game.step(unseen.decision).map_or(1, |step| step.before.current_round());
        let slot = text("slot", self.words().slot(unseen.slot));
        let args = [
            number("number", i64::try_from(unseen.decision).unwrap_or(i64::MAX)),
            number("round", round),
            text("believed", self.win_per_cent(unseen.believed)),
            text("known", self.win_per_cent(unseen.known)),
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
