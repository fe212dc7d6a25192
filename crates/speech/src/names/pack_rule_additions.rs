//! Texts about a pack's additions to the printed rules: seas, limits of regions, scoring sets, an early end.

use super::names_of_things::{number, text};
use crate::language::localised_texts::Speech;
use rules::{Board, EarlyEnd, Empire, EndCheck, Region, ScoringSet, SetScore, SlotScore, World};

/// The argument that stands for an empire that scores nothing.
const NOTHING: &str = "none";

impl Speech {
    /// The special features of a region, one text each: its own banner limit, and the regions across a sea.
    pub fn region_beside(&self, world: &World, region: Region) -> Vec<String> {
        let mut facts = Vec::new();
        if let Some(limit) = world.own_limit(region) {
            facts.push(self.say("extras-limit", &[number("n", limit)]));
        }
        let seas = world.seas(region);
        if !seas.is_empty() {
            let across = self.list(seas.map(|other| self.region(other)));
            facts.push(self.say("extras-sea", &[text("regions", across)]));
        }
        facts
    }

    /// The icons of a scoring set: "port", "port + mine", "3 farms".
    pub fn scored(&self, scored: &ScoringSet) -> String {
        let word = |(icon, needed): (_, u32)| match needed {
            1 => self.icon(icon, 1),
            _ => self.icons(icon, needed),
        };
        scored.needs().map(word).collect::<Vec<_>>().join(" + ")
    }

    /// A scoring set with the points that it brings an empire: "2 ports (2)", "port + mine x 1 (2)".
    pub fn brought(&self, brought: &SetScore) -> String {
        let single = brought.scored.size() == 1;
        let what = match brought.scored.each().next() {
            Some(icon) if single => self.icons(icon, brought.count),
            _ => {
                let args = [text("what", self.scored(&brought.scored)), number("n", brought.count)];
                self.say("extras-set", &args)
            }
        };
        self.say("extras-brings", &[text("what", what), number("n", brought.points())])
    }

    /// The points that each scoring set brings the empire on a slot, as a list; `None` if only cities score.
    pub(crate) fn slot_brings(&self, slot: &SlotScore) -> Option<String> {
        let raw = &self.pack().rules.raw;
        if raw.scores_as_printed() {
            return None;
        }
        let there = raw.set_scores(slot.control).into_iter().filter(|brought| brought.count > 0);
        let parts: Vec<String> = there.map(|brought| self.brought(&brought)).collect();
        Some(if parts.is_empty() { NOTHING.to_owned() } else { parts.join(", ") })
    }

    /// The points that each scoring set brings an empire, as a sentence; `None` if only cities score.
    pub fn empire_brings(&self, world: &World, board: &Board, empire: Empire) -> Option<String> {
        if world.scores_as_printed() {
            return None;
        }
        let control = board.control(empire);
        let there = world.set_scores(control).filter(|brought| brought.count > 0);
        let parts: Vec<String> = there.map(|brought| self.brought(&brought)).collect();
        let parts = if parts.is_empty() { NOTHING.to_owned() } else { parts.join(", ") };
        Some(self.say("extras-empire", &[number("n", world.points(control)), text("parts", parts)]))
    }

    /// The scoring sets of the pack with their points: "city 1, port + mine 2". `None` if they are the printed
    /// ones.
    pub fn what_scores(&self) -> Option<String> {
        let raw = &self.pack().rules.raw;
        if raw.scores_as_printed() {
            return None;
        }
        let each = raw.scoring_sets().into_iter().map(|scored| {
            let args = [text("what", self.scored(&scored)), number("n", scored.points)];
            self.say("extras-worth", &args)
        });
        Some(each.collect::<Vec<_>>().join(", "))
    }

    /// The sentence about the condition for an early end of the match.
    pub fn early_end(&self, end: EarlyEnd) -> String {
        let icons = |n: u32| text("icons", self.icons(end.icon, n));
        let none = text("icon", self.icon(end.icon, 0));
        let what = match (end.least, end.none) {
            (Some(least), false) => self.say("extras-end-least", &[icons(least.into())]),
            (Some(least), true) => self.say("extras-end-either", &[icons(least.into()), none]),
            (None, _) => self.say("extras-end-none", &[none]),
        };
        let key = match end.when {
            EndCheck::Turn => "extras-end-turn",
            EndCheck::Round => "extras-end-round",
        };
        self.say(key, &[text("what", what)])
    }

    /// The sentence about how close the early end of the match is; `None` if the pack has none.
    pub fn end_nears(&self, world: &World, board: &Board) -> Option<String> {
        let end = world.early_end()?;
        let held = world.empires().map(|e| (e, world.icons_in(end.icon, board.control(e))));
        if let Some((empire, icons)) = board.early_end(world) {
            let args = [text("empire", self.empire(empire)), text("icons", self.icons(end.icon, icons))];
            return Some(self.say("extras-end-holds", &args));
        }
        let of = |icons: u32| {
            let held = held.clone().filter(|(_, held)| *held == icons);
            text("empires", self.list(held.map(|(empire, _)| self.empire(empire))))
        };
        let counts = || held.clone().map(|(_, icons)| icons);
        let mut said = Vec::new();
        if let (Some(least), Some(most)) = (end.least, counts().max()) {
            let icons = text("icons", self.icons(end.icon, least.into()));
            said.push(self.say("extras-end-most", &[icons, of(most), number("n", most)]));
        }
        if let (true, Some(fewest)) = (end.none, counts().min()) {
            let icon = text("icon", self.icon(end.icon, 0));
            said.push(self.say("extras-end-fewest", &[icon, of(fewest), number("n", fewest)]));
        }
        Some(said.join(" "))
    }
}
