//! A turn in few sentences: a position with its action is one, armies that grow in several regions are one,
//! and implied events are left out. `events` has a sentence for every event.

use super::passages::count;
use crate::language::speech::Speech;
use crate::names::nouns::{number, text};
use packs::capital;
use rules::{Cause, Empire, Event, Position, Region, Society};
use table::Match;

impl Speech {
    /// A turn in sentences, as far as a society may know it.
    pub fn turn_text<'e>(
        &self,
        game: &Match,
        events: impl Iterator<Item = &'e Event>,
        viewer: Society,
    ) -> String {
        let events: Vec<&Event> = events.collect();
        let mut sentences = Vec::new();
        let mut rest = events.as_slice();
        while let Some((first, after)) = rest.split_first() {
            let (said, told) = match **first {
                Event::Acts { position, society, agent } => {
                    self.steered(game, (position, society, agent), after)
                }
                // Implied by the attack.
                Event::Takes(..) if matches!(after.first(), Some(Event::Attack { .. })) => (None, 1),
                Event::Takes(position, line) => {
                    let printed = game.world().lines(position).get(line.index());
                    (printed.map(|line| format!("{}.", capital(&self.line(*line)))), 1)
                }
                Event::Added(empire, ..) => self.grown(empire, rest),
                Event::Drew(society, deck) => self.drawn(game, (society, deck), rest, viewer),
                Event::Swapped { society, to, with, .. } => (Some(self.moved(game, society, to, with)), 1),
                Event::Killed(_, _, n, Cause::Fort) => (Some(self.say("tell-fort", &[number("n", n)])), 1),
                Event::Killed(_, at, n, Cause::Supply) => {
                    (Some(format!("{}.", self.supply_losses(&[(at, n)]))), 1)
                }
                // The round bar shows who goes first.
                Event::First(_) if !sentences.is_empty() => (None, 1),
                // The survivors imply the losses.
                Event::Killed(_, at, _, Cause::Combat) if is_decided(after, at) => (None, 1),
                Event::Outcome { empire, at, attackers, .. } if attackers > 0 => match after.first() {
                    Some(Event::Control { region, from, .. }) if *region == at => {
                        (Some(self.won(empire, at, attackers, *from)), 2)
                    }
                    _ => (self.event(game, first, Some(viewer)), 1),
                },
                _ => (self.event(game, first, Some(viewer)), 1),
            };
            sentences.extend(said);
            rest = rest.get(told..).unwrap_or_default();
        }
        sentences.join(" ")
    }

    /// A position with its society and its action, and the number of events covered.
    fn steered(
        &self,
        game: &Match,
        (position, society, agent): (Position, Society, Position),
        after: &[&Event],
    ) -> (Option<String>, usize) {
        let args = [
            text("society", self.society(game.setup(), society)),
            text("seat", self.position_in_turn(position)),
            text("agent-seat", self.position_in_turn(agent)),
        ];
        let what = self.say(if agent == position { "tell-acts" } else { "tell-acts-from" }, &args);
        let line = match after.first() {
            Some(Event::Takes(at, line)) if *at == position => game.world().lines(position).get(line.index()),
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

    /// A captured region, with the banners left.
    fn won(&self, empire: Empire, at: Region, banners: u8, from: Option<Empire>) -> String {
        let mut args =
            vec![text("empire", self.empire(empire)), text("region", self.region(at)), number("n", banners)];
        args.extend(from.map(|from| text("from", self.empire(from))));
        self.say(if from.is_some() { "event-won-from" } else { "event-won" }, &args)
    }

    /// An agent's swap within its council.
    fn moved(&self, game: &Match, society: Society, to: Position, with: Option<Society>) -> String {
        let what = self.swap(game, society, self.position_in_turn(to), with);
        let args = [text("society", self.society(game.setup(), society)), text("what", what)];
        self.say("tell-moves", &args)
    }

    /// The regions in which an empire's banners were added one after another, and the number of events
    /// covered.
    fn grown(&self, empire: Empire, events: &[&Event]) -> (Option<String>, usize) {
        let added = |event: &&Event| match **event {
            Event::Added(of, at, n) if of == empire => Some((at, n)),
            _ => None,
        };
        let mut places: Vec<(Region, u8)> = Vec::new();
        let mut told = 0;
        for (at, n) in events.iter().map_while(added) {
            told += 1;
            count(&mut places, at, n);
        }
        let what = places.iter().enumerate().map(|(i, (at, n))| {
            let key = if i == 0 { "tell-first" } else { "story-in" };
            self.say(key, &[number("n", *n), text("region", self.region(*at))])
        });
        let what: Vec<String> = what.collect();
        let args = [text("empire", self.empire(empire)), text("what", what.join(", "))];
        (Some(self.say("tell-added", &args)), told)
    }

    /// The cards that a society drew from one deck, and the number of events covered. A viewer who may know
    /// them gets each by name.
    fn drawn(
        &self,
        game: &Match,
        (society, deck): (Society, Empire),
        events: &[&Event],
        viewer: Society,
    ) -> (Option<String>, usize) {
        let same = |event: &&&Event| match ***event {
            Event::Drew(who, of) => (who, of) == (society, deck),
            Event::DrewCard(who, _) => who == society && !event.audience().has(viewer),
            _ => false,
        };
        let told = events.iter().take_while(same).count();
        let draws = events[..told].iter().filter(|event| matches!(event, Event::Drew(..))).count();
        if draws < 2 {
            return (events.first().and_then(|event| self.event(game, event, Some(viewer))), 1);
        }
        let what = [number("n", draws as u8), text("empire", self.empire(deck))];
        let args = [
            text("society", self.society(game.setup(), society)),
            text("what", self.say("story-draws", &what)),
        ];
        (Some(self.say("tell-moves", &args)), told)
    }

    /// A position's own name, without the empire.
    fn position_in_turn(&self, position: Position) -> String {
        let own = self.words().own_position_name(position);
        own.map_or_else(|| self.position(position), str::to_owned)
    }
}

/// Whether the fight there is decided in these events.
fn is_decided(events: &[&Event], region: Region) -> bool {
    events.iter().any(|event| matches!(event, Event::Outcome { at, .. } if *at == region))
}
