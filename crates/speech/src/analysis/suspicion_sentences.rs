//! Sentences about suspicions.

use std::cmp::Reverse;

use crate::language::localised_texts::Speech;
use crate::names::names_of_things::{number, text};
use bots::policy::Service;
use rules::{Empire, Slot, Society, Tokens};
use table::{Match, PencilCell, PencilMark, Suspicion, Tell};

/// The probability from which a society is said to serve an empire, and the one from which that is said to be probable.
const MAY_SERVE: f32 = 0.3;
const PROBABLY_SERVES: f32 = 0.5;

/// The probability from which a token counts as known.
const AS_GOOD_AS_KNOWN: f32 = 0.9;

impl Speech {
    /// The word for a pencil mark.
    pub fn pencil(&self, mark: PencilMark) -> String {
        self.text(&format!("pencil-{}", mark.id()))
    }

    /// The text of a cell in the table of suspicions: slot, empire, odds, and pencil mark.
    pub fn suspicion_cell(
        &self,
        game: &Match,
        at: PencilCell,
        odds: Option<f32>,
        known: bool,
        mark: Option<PencilMark>,
    ) -> String {
        let society = text("society", self.society(game.setup(), at.society));
        let slot = text("slot", self.words().slot(at.slot));
        let empire = text("empire", self.empire(at.empire));
        let mut field = match odds {
            Some(odds) if !known => {
                let percent = text("percent", self.odds(odds));
                self.say("suspicions-field-odds", &[society, slot, empire, percent])
            }
            _ => self.say("suspicions-field", &[society, slot, empire]),
        };
        if known {
            field = self.say("suspicions-known", &[text("field", field)]);
        }
        let Some(mark) = mark else { return field };
        let mark = text("mark", self.text(&format!("pencil-said-{}", mark.id())));
        self.say("suspicions-marked", &[text("field", field), mark])
    }

    /// A probability from 0 to 1 in percent, without decimals or the sign.
    pub fn odds(&self, chance: f32) -> String {
        format!("{}", (chance * 100.0).round())
    }

    /// The sentence about the empire that is likeliest on a slot. `known` is true if it is certain.
    pub fn likeliest(&self, slot: Slot, empire: Empire, odds: f32, known: bool) -> String {
        let (slot, name) = (text("slot", self.words().slot(slot)), text("empire", self.empire(empire)));
        if known {
            self.say("suspicions-slot-known", &[slot, name])
        } else {
            self.say("suspicions-slot", &[slot, name, text("percent", self.odds(odds))])
        }
    }

    /// The sentence about the empire that a rival serves, with what the rival did for it. `None` if that is known, or if
    /// no empire is likely.
    pub fn suspicion_lead(&self, game: &Match, suspicion: &Suspicion) -> Option<String> {
        let world = game.world();
        let slot = world.slots().max_by_key(|slot| (world.house().multiplier(*slot), Reverse(*slot)))?;
        let (empire, odds) = suspicion.belief.likeliest(world, slot)?;
        if suspicion.known.at(slot).is_some() || odds < MAY_SERVE {
            return None;
        }
        let others = world.empires().filter(|other| *other != empire).count().max(1) as f32;
        let deeds = |count: fn(&Service) -> u32, key: &str| {
            let own = count(&suspicion.service[empire]);
            let all: u32 = world.empires().map(|other| count(&suspicion.service[other])).sum();
            // Only what the rival did more for this empire than for others is a reason.
            let is_more = own as f32 > (all - own) as f32 / others;
            is_more.then(|| self.say(key, &[number("count", own)]))
        };
        let reasons = [
            deeds(|service| service.banners, "suspicions-lead-banners"),
            deeds(|service| service.points, "suspicions-lead-points"),
            deeds(|service| service.agents, "suspicions-lead-agents"),
        ];
        let reasons: Vec<String> = reasons.into_iter().flatten().collect();
        let mut args = vec![
            text("society", self.society(game.setup(), suspicion.society)),
            text("empire", self.empire(empire)),
            text("percent", self.odds(odds)),
        ];
        let is_probable = odds >= PROBABLY_SERVES;
        if reasons.is_empty() {
            let key = if is_probable { "suspicions-lead-plain" } else { "suspicions-lead-maybe-plain" };
            return Some(self.say(key, &args));
        }
        args.push(text("reasons", self.list(reasons)));
        let key = if is_probable { "suspicions-lead" } else { "suspicions-lead-maybe" };
        Some(self.say(key, &args))
    }

    /// The line about a deed and how it changed the odds; `None` if the viewer did not see the deed.
    pub fn deed_line(&self, game: &Match, viewer: Society, tell: &Tell) -> Option<String> {
        let step = game.step(tell.decision)?;
        let deed = step.events.iter().find_map(|event| self.event(game, event, Some(viewer)))?;
        let args = [
            number("round", step.before.current_round()),
            text("deed", deed),
            text("factor", self.tenths(tell.weight.abs().exp())),
        ];
        let key = if tell.weight > 0.0 { "suspicions-for" } else { "suspicions-against" };
        Some(self.say(key, &args))
    }

    /// The lines about what a careful rival could know of a society's own tokens, one for each slot.
    pub fn own_secret_lines(&self, game: &Match, own: Tokens, suspicion: &Suspicion) -> Vec<String> {
        let world = game.world();
        let slots = world.slots().filter_map(|slot| {
            let empire = own.at(slot)?;
            let odds = suspicion.belief.0[slot][empire];
            let (name, is) = (text("slot", self.words().slot(slot)), text("empire", self.empire(empire)));
            if suspicion.known.at(slot).is_some() {
                return Some(self.say("suspicions-exposed-open", &[name, is]));
            }
            let guessed =
                suspicion.belief.likeliest(world, slot).is_some_and(|(likeliest, _)| likeliest == empire);
            // If several empires are about equally likely, the rival has no guess.
            let even =
                world.empires().filter(|other| suspicion.belief.0[slot][*other] >= odds - 0.005).count() > 1;
            let args = [name, is, text("percent", self.odds(odds))];
            Some(match () {
                () if odds >= AS_GOOD_AS_KNOWN => self.say("suspicions-exposed-known", &args),
                () if guessed && !even => self.say("suspicions-exposed-guessed", &args),
                () => self.say("suspicions-exposed-hidden", &args),
            })
        });
        slots.collect()
    }
}
