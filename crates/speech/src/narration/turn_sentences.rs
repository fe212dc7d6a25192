//! Describes a turn in few sentences. One sentence covers a position and its action, or banners added in
//! several regions. Events that others imply are left out.

use super::event_group_sentences::count;
use super::event_sentences::Style;
use crate::language::localised_texts::Speech;
use crate::names::names_of_things::{number, text};
use rules::{Cause, Empire, Event, Region, Society};
use table::Match;

impl Speech {
    /// The sentences about a turn, with what a society may know of it.
    pub fn turn_text<'e>(
        &self,
        game: &Match,
        events: impl Iterator<Item = &'e Event>,
        viewer: Society,
    ) -> String {
        let events: Vec<&Event> = events.collect();
        let mut sentences = Vec::new();
        let mut rest = events.as_slice();
        let single = |event| (self.event_in_style(game, event, Some(viewer), Style::Turn), 1);
        while let Some((first, after)) = rest.split_first() {
            let (sentence, covered) = match **first {
                Event::Acts { .. } => self.acts_and_takes(game, first, after.first()),
                // The attack implies which action was chosen.
                Event::Takes(..) if matches!(after.first(), Some(Event::Attack { .. })) => (None, 1),
                Event::Added(empire, ..) => self.growth(empire, rest),
                Event::Drew(..) => self.draws(game, rest, viewer).unwrap_or_else(|| single(first)),
                // The round bar shows who goes first.
                Event::First(_) if !sentences.is_empty() => (None, 1),
                // The survivors imply the losses.
                Event::Killed(_, at, _, Cause::Combat) if is_decided(after, at) => (None, 1),
                Event::Outcome { empire, at, attackers, .. } if attackers > 0 => match after.first() {
                    Some(Event::Control { region, from, .. }) if *region == at => {
                        (Some(self.capture(empire, at, attackers, *from)), 2)
                    }
                    _ => single(first),
                },
                _ => single(first),
            };
            sentences.extend(sentence);
            rest = rest.get(covered..).unwrap_or_default();
        }
        sentences.join(" ")
    }

    /// The sentence about a position, its society and the printed action that it takes next, with the number of
    /// events that the sentence covers.
    fn acts_and_takes(&self, game: &Match, acts: &Event, next: Option<&&Event>) -> (Option<String>, usize) {
        let Some(what) = self.narrate(game, acts, Style::Turn) else { return (None, 1) };
        let line = match (acts, next) {
            (Event::Acts { position, .. }, Some(Event::Takes(at, line))) if at == position => {
                game.world().lines(*at).get(line.index())
            }
            _ => None,
        };
        match line {
            Some(line) => {
                let args = [text("what", what), text("line", self.line(*line))];
                (Some(self.say("tell-does", &args)), 2)
            }
            None => (Some(format!("{what}.")), 1),
        }
    }

    /// The sentence about a captured region, with the number of banners left there.
    fn capture(&self, empire: Empire, at: Region, banners: u8, from: Option<Empire>) -> String {
        let mut args =
            vec![text("empire", self.empire(empire)), text("region", self.region(at)), number("n", banners)];
        args.extend(from.map(|from| text("from", self.empire(from))));
        self.say(if from.is_some() { "event-won-from" } else { "event-won" }, &args)
    }

    /// The sentence about banners that an empire adds one after another, with the number of events that the
    /// sentence covers.
    fn growth(&self, empire: Empire, events: &[&Event]) -> (Option<String>, usize) {
        let added = |event: &&Event| match **event {
            Event::Added(of, at, n) if of == empire => Some((at, n)),
            _ => None,
        };
        let all: Vec<(Region, u8)> = events.iter().map_while(added).collect();
        let mut places = Vec::new();
        all.iter().for_each(|(at, n)| count(&mut places, *at, *n));
        let what = places.iter().enumerate().map(|(i, (at, n))| {
            let key = if i == 0 { "tell-first" } else { "story-in" };
            self.say(key, &[number("n", *n), text("region", self.region(*at))])
        });
        let what: Vec<String> = what.collect();
        let args = [text("empire", self.empire(empire)), text("what", what.join(", "))];
        (Some(self.say("tell-added", &args)), all.len())
    }

    /// The sentence about several cards that a society draws from one deck, with the number of events that it
    /// covers. `None` if there are fewer than two cards, or if the viewer may read their names instead.
    fn draws(&self, game: &Match, events: &[&Event], viewer: Society) -> Option<(Option<String>, usize)> {
        let Some(Event::Drew(society, deck)) = events.first() else { return None };
        let same = |event: &&&Event| match **event {
            Event::Drew(who, of) => (who, of) == (society, deck),
            Event::DrewCard(who, _) => who == society && !event.audience().has(viewer),
            _ => false,
        };
        let covered = events.iter().take_while(same).count();
        let draws = events[..covered].iter().filter(|event| matches!(event, Event::Drew(..))).count();
        if draws < 2 {
            return None;
        }
        let what = [number("n", draws as u8), text("empire", self.empire(*deck))];
        let args = [
            text("society", self.society(game.setup(), *society)),
            text("what", self.say("story-draws", &what)),
        ];
        Some((Some(self.say("tell-moves", &args)), covered))
    }
}

/// True if these events contain the outcome of the fight in a region.
fn is_decided(events: &[&Event], region: Region) -> bool {
    events.iter().any(|event| matches!(event, Event::Outcome { at, .. } if *at == region))
}
