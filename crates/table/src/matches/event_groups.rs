//! Passages of a match: its events in order, grouped so that the narration has one line for each group. Each
//! event is in exactly one passage.

use std::ops::RangeInclusive;

use super::match_in_play::Match;
use rules::{Cause, Empire, Event, Position, Society};

/// The subject of a passage, which is a group of consecutive events.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PassageKind {
    /// The events are the beginning of a round.
    Round,
    /// The events are the placing of loyalty tokens.
    Tokens,
    /// The events are the taking back and placing of agents.
    Agents,
    /// The events are the beginning of an empire's turn.
    Turn(Empire),
    /// The events are the turn of a position, which the society controls.
    Acts(Position, Society),
    /// The events are the skipping of positions that no society controls.
    Idle,
    /// The events are losses of banners above the supply limit (R5.7).
    Supply,
    /// The events are the end of a round: the first-player marker passes, cards are discarded, tokens are kept
    /// or exchanged.
    Close,
    /// The event is the end of the match.
    Over,
}

/// A passage of a match: consecutive events with the same subject.
#[derive(Clone, Debug, PartialEq)]
pub struct EventGroup<'a> {
    /// The subject of the passage's events.
    pub matter: PassageKind,
    /// The events of the passage, each with the number of decisions taken when it happened, as in
    /// [`Match::events`].
    pub events: Vec<(usize, &'a Event)>,
}

impl EventGroup<'_> {
    /// The numbers of the first and last decision in the passage; `None` if it has none. The decision that
    /// causes an empire's turn to begin belongs to the passage before.
    pub fn decisions(&self, game: &Match) -> Option<RangeInclusive<usize>> {
        let own = |(number, event): &&(usize, &Event)| {
            let first = game.step(*number).and_then(|step| step.events.first());
            first.is_some_and(|first| std::ptr::eq(first, *event))
        };
        let mut numbers = self.events.iter().filter(own).map(|(number, _)| *number);
        let first = numbers.next()?;
        Some(first..=numbers.next_back().unwrap_or(first))
    }
}

/// Groups consecutive events with the same subject into passages.
pub fn passages<'a>(events: impl Iterator<Item = (usize, &'a Event)>) -> Vec<EventGroup<'a>> {
    passages_within(PassageKind::Round, events)
}

/// Groups consecutive events with the same subject into passages, where the first events may continue `first`.
pub fn passages_within<'a>(
    first: PassageKind,
    events: impl Iterator<Item = (usize, &'a Event)>,
) -> Vec<EventGroup<'a>> {
    let mut passages: Vec<EventGroup<'a>> = Vec::new();
    for (number, event) in events {
        let current = passages.last().map_or(first, |passage| passage.matter);
        match (begins(event, current), passages.last_mut()) {
            (None, Some(passage)) => passage.events.push((number, event)),
            (None, None) => passages.push(EventGroup { matter: first, events: vec![(number, event)] }),
            (Some(matter), _) => passages.push(EventGroup { matter, events: vec![(number, event)] }),
        }
    }
    passages
}

/// The subject of the passage that an event opens; `None` if the event continues the current passage.
fn begins(event: &Event, current: PassageKind) -> Option<PassageKind> {
    let acts = matches!(current, PassageKind::Acts(..));
    let unless = |matter: PassageKind| (current != matter).then_some(matter);
    match *event {
        Event::Round { .. } | Event::Order(_) => unless(PassageKind::Round),
        Event::Laid(..) => unless(PassageKind::Tokens),
        Event::Deployed(..) => unless(PassageKind::Agents),
        // An offer card can remove an agent during a position's turn.
        Event::Retrieved(..) => unless(PassageKind::Agents).filter(|_| !acts),
        Event::Turn(empire) => Some(PassageKind::Turn(empire)),
        Event::Acts { position, society, .. } => Some(PassageKind::Acts(position, society)),
        Event::Idle(_) => unless(PassageKind::Idle),
        Event::Killed(_, _, _, cause) => match cause {
            Cause::Supply => unless(PassageKind::Supply),
            Cause::Card | Cause::Fort | Cause::Combat | Cause::Nowhere | Cause::InsteadOfSwap => None,
        },
        Event::First(_)
        | Event::Discarded(..)
        | Event::DiscardedCard(..)
        | Event::Kept(_)
        | Event::Exchanged(..)
        | Event::Raised(..) => unless(PassageKind::Close),
        // An offer card can reveal a token during a position's turn.
        Event::Turned(..) => unless(PassageKind::Close).filter(|_| !acts),
        Event::EndsEarly { .. } => Some(PassageKind::Over),
        // The reason for an early end is in the same passage as the end itself.
        Event::Over => unless(PassageKind::Over),
        Event::NothingToDo(..)
        | Event::Takes(..)
        | Event::Added(..)
        | Event::Moved { .. }
        | Event::TakenUp(..)
        | Event::Control { .. }
        | Event::Drew(..)
        | Event::DrewCard(..)
        | Event::Swapped { .. }
        | Event::Attack { .. }
        | Event::Joined(..)
        | Event::Outcome { .. }
        | Event::Played(..)
        | Event::Relocated(..)
        | Event::Borrows(..)
        | Event::Revealed(..)
        | Event::Incident(..)
        | Event::Void(_)
        | Event::Traded(..)
        | Event::Reseated(..)
        | Event::Restarts(_)
        | Event::Offered(..)
        | Event::Answered(..)
        | Event::Steers(..) => None,
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::Setup;
    use crate::play_random;
    use bots::Level;

    /// House rules under which all kinds of events happen.
    const ALL: &str = "wild-cards=on,event-cards=on,offer-cards=on,agents-in-regions=on,loyalty=dealt-devout";

    /// Whole matches of bots in all packs, with default rules and with the rules of `ALL`.
    fn matches(mut see: impl FnMut(&Match)) {
        for pack in testing::test_packs::all() {
            for (seed, rules) in ["", ALL, ""].into_iter().enumerate() {
                let mut setup = Setup::new(Arc::clone(&pack), 3, Level::Random, seed as u64);
                for rule in rules.split(',').filter(|rule| !rule.is_empty()) {
                    let (key, value) = rule.split_once('=').unwrap();
                    // The rule may not apply to this pack.
                    let _ = setup.house.set(key, value, &pack.rules.raw);
                }
                let Ok(mut game) = Match::new(setup) else { continue };
                play_random(&mut game, seed as u64, usize::MAX);
                see(&game);
            }
        }
    }

    #[test]
    fn every_event_of_whole_matches_is_in_one_passage_in_its_order() {
        let mut seen = 0;
        matches(|game| {
            let all: Vec<(usize, &Event)> = game.events().collect();
            let told = passages(game.events());
            let flat: Vec<(usize, &Event)> = told.iter().flat_map(|p| p.events.iter().copied()).collect();
            assert_eq!(flat, all);
            assert!(told.iter().all(|passage| !passage.events.is_empty()));
            seen += 1;
        });
        assert!(seen >= 6, "{seen}");
    }

    #[test]
    fn a_passage_is_one_turn_of_a_position_and_placements_are_told_once_a_round() {
        matches(|game| {
            let told = passages(game.events());
            let acts = game.events().filter(|(_, event)| matches!(event, Event::Acts { .. })).count();
            let acting = told.iter().filter(|p| matches!(p.matter, PassageKind::Acts(..))).count();
            assert_eq!(acting, acts);
            let count = |matter| told.iter().filter(|p| p.matter == matter).count();
            // A pack may end a match early (R9.4).
            let rounds = game.events().filter(|(_, event)| matches!(event, Event::Round { .. })).count();
            assert_eq!(count(PassageKind::Agents), rounds);
            assert_eq!(count(PassageKind::Over), 1);
        });
    }

    #[test]
    fn every_decision_is_told_in_one_passage_and_the_decisions_of_one_follow_each_other() {
        matches(|game| {
            let mut next = 1;
            for passage in passages(game.events()) {
                let Some(decisions) = passage.decisions(game) else { continue };
                assert!(*decisions.start() >= next, "{decisions:?}, {next}");
                next = decisions.end() + 1;
            }
            assert!(next > game.steps().len() - 5, "{next}");
        });
    }
}
