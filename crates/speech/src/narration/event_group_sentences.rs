//! Lines about passages, which are groups of events. Each passage becomes one line.

use std::mem::{Discriminant, discriminant};

use super::event_sentences::Style;
use crate::language::localised_texts::Speech;
use crate::names::names_of_things::{number, text};
use packs::capital;
use rules::{Cause, Empire, Event, Icon, Phase, Position, Region, Society, Spot};
use table::{EventGroup, Match, PassageKind, passages_within};

/// Counts of consecutive events of the same kind.
#[derive(Default)]
struct Tally {
    /// The kind of the events that were counted last.
    kind: Option<Discriminant<Event>>,
    /// The number of banners that were added to each region.
    added: Vec<(Region, u8)>,
    /// The number of banners that were moved from one region to another.
    moved: Vec<((Region, Region), u8)>,
    /// The number of banners that a card killed in each region.
    killed: Vec<(Region, u8)>,
    /// The number of cards that were drawn from each deck.
    drawn: Vec<(Empire, u8)>,
    /// The attack whose outcome is not known yet: its target and its number of banners.
    attack: Option<(Region, u8)>,
}

/// Adds `more` to the count for `key`.
pub(super) fn count<K: PartialEq>(counts: &mut Vec<(K, u8)>, key: K, more: u8) {
    match counts.iter_mut().find(|(other, _)| *other == key) {
        Some((_, n)) => *n = n.saturating_add(more),
        None => counts.push((key, more)),
    }
}

/// True if, after `taken` decisions, only the final loyalty step or the end of the match follows.
fn is_last_phase(game: &Match, taken: usize) -> bool {
    let after = game.steps().get(taken).map_or(game.state(), |next| &next.before);
    matches!(after.phase(), Phase::FinalWhisper | Phase::Over)
}

impl Speech {
    /// The line about a passage. `goes_on` is true if more events of the passage may follow.
    pub fn passage(&self, game: &Match, passage: &EventGroup<'_>, goes_on: bool) -> String {
        self.passage_line(game, passage, goes_on, |position| self.position(position))
    }

    /// The line about a passage, for lists that show the empire beside it.
    pub fn passage_in_short(&self, game: &Match, passage: &EventGroup<'_>, goes_on: bool) -> String {
        self.passage_line(game, passage, goes_on, |position| self.office_of(position))
    }

    /// The line about a passage, for lists that show the emblems of the empire and the society beside it.
    pub fn passage_beside_emblems(&self, game: &Match, passage: &EventGroup<'_>, goes_on: bool) -> String {
        match passage.matter {
            PassageKind::Acts(position, _) => {
                let seat = text("seat", self.office_of(position));
                self.say("story-acts-short", &[seat, text("deeds", self.deeds(game, passage, goes_on))])
            }
            PassageKind::Round
            | PassageKind::Tokens
            | PassageKind::Agents
            | PassageKind::Turn(_)
            | PassageKind::Idle
            | PassageKind::Supply
            | PassageKind::Close
            | PassageKind::Over => self.passage_in_short(game, passage, goes_on),
        }
    }

    /// What was done in a position's turn, with a capital letter, for narrow lists that show the emblems of the empire
    /// and the society beside it.
    pub fn deeds_beside_emblems(&self, game: &Match, passage: &EventGroup<'_>) -> String {
        capital(&self.deeds(game, passage, false))
    }

    /// The narration of a turn: its passages one after another. The first events may continue `matter`. Each event comes
    /// with the number of its decision. `goes_on` is true if more events may follow.
    pub fn story<'e>(
        &self,
        game: &Match,
        matter: PassageKind,
        events: impl Iterator<Item = (usize, &'e Event)>,
        goes_on: bool,
    ) -> String {
        let passages = passages_within(matter, events);
        let told: Vec<String> =
            passages.iter().map(|passage| self.narrated(game, passage, goes_on)).collect();
        told.join(" ")
    }

    /// The narration of a passage, with a full stop: its line, or a sentence about each event where the line would only
    /// count agents or run through the end of a round.
    fn narrated(&self, game: &Match, passage: &EventGroup<'_>, goes_on: bool) -> String {
        let said = match passage.matter {
            PassageKind::Acts(..) | PassageKind::Tokens | PassageKind::Idle | PassageKind::Supply => {
                self.passage(game, passage, goes_on)
            }
            PassageKind::Round
            | PassageKind::Agents
            | PassageKind::Turn(_)
            | PassageKind::Close
            | PassageKind::Over => {
                // The round bar shows who goes first.
                let events = passage.events.iter().enumerate();
                let events = events.filter(|(i, (_, event))| *i == 0 || !matches!(event, Event::First(_)));
                let sentences =
                    events.filter_map(|(_, (_, event))| self.narrate(game, event, Style::Sentence));
                sentences.collect::<Vec<_>>().join(" ")
            }
        };
        if said.is_empty() || said.ends_with(['.', '!', '?', '…']) { said } else { said + "." }
    }

    fn passage_line(
        &self,
        game: &Match,
        passage: &EventGroup<'_>,
        goes_on: bool,
        seat: impl Fn(Position) -> String,
    ) -> String {
        match passage.matter {
            PassageKind::Acts(position, society) => self.say(
                "story-acts",
                &[
                    text("seat", seat(position)),
                    text("society", self.society(game.setup(), society)),
                    text("deeds", self.deeds(game, passage, goes_on)),
                ],
            ),
            PassageKind::Agents => self.agents(game, passage),
            PassageKind::Idle => {
                let seats = passage.events.iter().filter_map(|(_, event)| match event {
                    Event::Idle(position) => Some(self.office_of(*position)),
                    _ => None,
                });
                self.say("story-idle", &[text("seats", self.list(seats))])
            }
            PassageKind::Supply => {
                let mut lost = Vec::new();
                for (_, event) in &passage.events {
                    if let Event::Killed(_, region, n, Cause::Supply) = event {
                        count(&mut lost, *region, *n);
                    }
                }
                self.supply_losses(&lost)
            }
            PassageKind::Close => {
                let deeds = self.closing(game, passage);
                if deeds.is_empty() {
                    return self.text("story-close-plain");
                }
                self.say("story-close", &[text("deeds", self.one_after_another(deeds))])
            }
            PassageKind::Tokens => self.say("story-tokens", &[number("n", passage.events.len() as i64)]),
            PassageKind::Round | PassageKind::Turn(_) | PassageKind::Over => {
                let first = passage.events.first();
                first.and_then(|(_, event)| self.event(game, event, None)).unwrap_or_default()
            }
        }
    }

    /// The part of the line that says what happened in a position's turn.
    fn deeds(&self, game: &Match, passage: &EventGroup<'_>, goes_on: bool) -> String {
        let mut deeds = Vec::new();
        let mut counted = Tally::default();
        let mut attacked = Vec::new();
        for (_, event) in &passage.events {
            // What happened first is told first, so an event of another kind ends a count.
            let mut of_kind = |counted: &mut Tally| {
                let kind = Some(discriminant(*event));
                if kind != counted.kind {
                    self.flush_before_attack(counted, &mut deeds);
                    counted.kind = kind;
                }
            };
            match **event {
                Event::Added(_, region, n) => {
                    of_kind(&mut counted);
                    count(&mut counted.added, region, n);
                }
                Event::Moved { from, to, banners, .. } => {
                    of_kind(&mut counted);
                    count(&mut counted.moved, (from, to), banners);
                }
                Event::Killed(_, region, n, Cause::Card | Cause::InsteadOfSwap) => {
                    of_kind(&mut counted);
                    count(&mut counted.killed, region, n);
                }
                Event::Drew(_, deck) => {
                    of_kind(&mut counted);
                    count(&mut counted.drawn, deck, 1);
                }
                Event::Joined(_, _, n) => {
                    if let Some((_, attackers)) = &mut counted.attack {
                        *attackers = attackers.saturating_add(n);
                    }
                }
                Event::Attack { to, banners, .. } => {
                    self.flush(&mut counted, &mut deeds);
                    attacked.push(to);
                    counted.attack = Some((to, banners));
                }
                Event::Outcome { at, attackers, defenders, .. } => {
                    let (to, n) = counted.attack.take().unwrap_or((at, attackers));
                    self.flush(&mut counted, &mut deeds);
                    let cities = game.world().icons_in(Icon::City, rules::RegionSet::only(to));
                    deeds.push(self.attack(to, n, attackers, defenders, cities > 0));
                }
                // The outcome of the attack already says who controls the region.
                Event::Control { region, .. } if attacked.contains(&region) => {}
                ref other => {
                    if let Some(said) = self.narrate(game, other, Style::Clause) {
                        self.flush_before_attack(&mut counted, &mut deeds);
                        deeds.push(said);
                    }
                }
            }
        }
        self.flush(&mut counted, &mut deeds);
        if deeds.is_empty() {
            return self.text(if goes_on { "story-decides" } else { "story-passes" });
        }
        self.one_after_another(deeds)
    }

    /// The clause about an attack and its outcome.
    fn attack(&self, to: Region, n: u8, attackers: u8, defenders: u8, city: bool) -> String {
        let key = match (attackers, defenders) {
            (0, 0) => "story-empties",
            (0, _) => "story-fails",
            (_, _) if city => "story-takes-city",
            (_, _) => "story-takes",
        };
        self.say(
            key,
            &[text("region", self.region(to)), number("n", n), number("left", attackers.max(defenders))],
        )
    }

    /// Adds clauses for the counted events, but not for an attack without outcome. Events during an attack are named
    /// before it, so that the attack and its outcome are together.
    fn flush_before_attack(&self, counted: &mut Tally, deeds: &mut Vec<String>) {
        let attack = counted.attack.take();
        self.flush(counted, deeds);
        counted.attack = attack;
    }

    /// Adds a clause for each kind of counted event, and resets the counts.
    fn flush(&self, counted: &mut Tally, deeds: &mut Vec<String>) {
        let Tally { added, moved, killed, drawn, attack, .. } = std::mem::take(counted);
        if !added.is_empty() {
            deeds.push(self.say("story-adds", &[text("what", self.in_regions(&added))]));
        }
        for ((from, to), n) in moved {
            let args = [text("from", self.region(from)), text("to", self.region(to)), number("n", n)];
            deeds.push(self.say("story-moves", &args));
        }
        if !killed.is_empty() {
            deeds.push(self.say("story-kills", &[text("what", self.in_regions(&killed))]));
        }
        for (deck, n) in drawn {
            deeds.push(self.say("story-draws", &[text("empire", self.empire(deck)), number("n", n)]));
        }
        if let Some((to, n)) = attack {
            deeds.push(self.say("story-attacks", &[text("region", self.region(to)), number("n", n)]));
        }
    }

    /// One clause for each thing that happened at the end of a round.
    fn closing(&self, game: &Match, passage: &EventGroup<'_>) -> Vec<String> {
        let name = |s| self.society(game.setup(), s);
        let (mut deeds, mut discarded, mut kept) = (Vec::new(), Vec::<(Society, u8)>::new(), Vec::new());
        let mut first = None;
        for (number, event) in &passage.events {
            match **event {
                Event::Discarded(who, _) => count(&mut discarded, who, 1),
                Event::Kept(who) => kept.push(name(who)),
                // The first-player marker also passes after the last round (R5.8), where it has no effect.
                Event::First(_) if is_last_phase(game, *number) => {}
                ref event @ Event::First(_) => first = self.narrate(game, event, Style::Clause),
                ref other => deeds.extend(self.narrate(game, other, Style::Clause)),
            }
        }
        for (who, n) in discarded {
            deeds.push(self.say("story-discards", &[text("society", name(who)), number("n", n)]));
        }
        if !kept.is_empty() {
            let n = kept.len() as i64;
            deeds.push(
                self.say("story-keeps", &[text("societies", self.names_in_sentence(kept)), number("n", n)]),
            );
        }
        deeds.extend(first);
        deeds
    }

    /// The line about how many agents each society took back and placed.
    fn agents(&self, game: &Match, passage: &EventGroup<'_>) -> String {
        self.agents_line(passage, |who, spots| {
            let args = [text("society", self.society(game.setup(), who)), number("n", spots.len() as i64)];
            self.say("story-count", &args)
        })
    }

    /// The line about the agents that each society took back and placed, with their positions and regions.
    pub fn agents_with_places(&self, game: &Match, passage: &EventGroup<'_>) -> String {
        self.agents_line(passage, |who, spots| {
            let place = |spot: &Spot| match *spot {
                Spot::Position(position) => self.position(position),
                Spot::Region(region) => self.region(region),
            };
            let places = spots.iter().map(place).collect::<Vec<_>>().join(", ");
            let society = text("society", self.society(game.setup(), who));
            self.say("story-count-at", &[society, text("places", places)])
        })
    }

    /// The line about the agents that each society took back and placed. `say` makes the text about one
    /// society.
    fn agents_line(&self, passage: &EventGroup<'_>, say: impl Fn(Society, &[Spot]) -> String) -> String {
        let (mut back, mut placed) = (Vec::<(Society, Vec<Spot>)>::new(), Vec::<(Society, Vec<Spot>)>::new());
        for (_, event) in &passage.events {
            let (agents, who, spot) = match **event {
                Event::Retrieved(who, spot) => (&mut back, who, spot),
                Event::Deployed(who, spot) => (&mut placed, who, spot),
                _ => continue,
            };
            match agents.iter_mut().find(|(other, _)| *other == who) {
                Some((_, spots)) => spots.push(spot),
                None => agents.push((who, vec![spot])),
            }
        }
        let all = |agents: &[(Society, Vec<Spot>)]| {
            agents.iter().map(|(who, spots)| say(*who, spots)).collect::<Vec<_>>().join(", ")
        };
        let who = |agents: &[(Society, Vec<Spot>)]| text("who", all(agents));
        match (back.is_empty(), placed.is_empty()) {
            (false, false) => self.say("story-back-placed", &[text("back", all(&back)), who(&placed)]),
            (false, true) => self.say("story-back", &[who(&back)]),
            (true, false) => self.say("story-placed", &[who(&placed)]),
            (true, true) => String::new(),
        }
    }

    fn one_after_another(&self, deeds: Vec<String>) -> String {
        let joined = deeds
            .into_iter()
            .reduce(|head, next| self.say("story-then", &[text("head", head), text("next", next)]));
        joined.unwrap_or_default()
    }

    /// The name of a position without its empire.
    fn office_of(&self, position: Position) -> String {
        let words = self.words();
        words.own_position_name(position).unwrap_or_else(|| words.office(position.office())).to_owned()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use table::LessonRun;

    #[test]
    fn what_a_card_moved_before_the_action_is_told_before_what_the_action_added() {
        let pack = testing::pack("war-of-whispers");
        let lesson = pack.lessons.iter().find(|lesson| lesson.id == "exchange").unwrap();
        let (_, game) = LessonRun::begin(&pack, lesson, lesson.steps.len()).unwrap();
        let speech = Speech::new(Arc::clone(&pack));
        let told = speech.story(&game, PassageKind::Round, game.events(), false);
        let after = |one: &str, other: &str| {
            let [one, other] = [one, other].map(|clause| told.find(clause).expect(clause));
            one < other
        };
        assert!(after("moved 2 from Drysand to Barleyholm", "added 1 in Barleyholm and 2 in Honeydale"));
    }
}
