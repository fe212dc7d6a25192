//! What has happened as a story: the events of a match in passages, each told in one line that unfolds into
//! its events. Every event is in just one passage, and they follow one another as they happened.

use std::ops::RangeInclusive;

use super::game::Match;
use rules::{Cause, Empire, Event, Position, Society};

/// What a passage tells of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PassageKind {
    /// A round begins.
    Round,
    /// Tokens are laid out.
    Tokens,
    /// Agents are taken back and placed.
    Agents,
    /// An empire's turn begins.
    Turn(Empire),
    /// A position acts under a society.
    Acts(Position, Society),
    /// Nobody steers these positions.
    Idle,
    /// Banners above the supply limit go back (R5.7).
    Supply,
    /// What is done after the empires' turns: the first-player marker passes, cards are discarded, tokens
    /// are kept or exchanged.
    Close,
    /// The match is over.
    Over,
}

/// A passage of what has happened.
#[derive(Clone, Debug, PartialEq)]
pub struct Passage<'a> {
    /// What it tells of.
    pub matter: PassageKind,
    /// Its events, each with the number of decisions taken before or with it, as [`Match::events`] has them.
    pub events: Vec<(usize, &'a Event)>,
}

impl Passage<'_> {
    /// The decisions that it tells of by their numbers: what begins a turn came of the decision before it,
    /// which is told elsewhere.
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

/// The passages of these events.
pub fn passages<'a>(events: impl Iterator<Item = (usize, &'a Event)>) -> Vec<Passage<'a>> {
    let mut passages: Vec<Passage<'a>> = Vec::new();
    for (number, event) in events {
        let current = passages.last().map(|passage| passage.matter);
        match (begins(event, current), passages.last_mut()) {
            (None, Some(passage)) => passage.events.push((number, event)),
            (None, None) => {
                passages.push(Passage { matter: PassageKind::Round, events: vec![(number, event)] })
            }
            (Some(matter), _) => passages.push(Passage { matter, events: vec![(number, event)] }),
        }
    }
    passages
}

/// What begins with an event, if it does not go on with what is told already.
fn begins(event: &Event, current: Option<PassageKind>) -> Option<PassageKind> {
    let acts = matches!(current, Some(PassageKind::Acts(..)));
    let unless = |matter: PassageKind| (current != Some(matter)).then_some(matter);
    match *event {
        Event::Round { .. } | Event::Order(_) => unless(PassageKind::Round),
        Event::Laid(..) => unless(PassageKind::Tokens),
        Event::Deployed(..) => unless(PassageKind::Agents),
        // Within a position's turn an agent is taken off by an offer.
        Event::Retrieved(..) => unless(PassageKind::Agents).filter(|_| !acts),
        Event::Turn(empire) => Some(PassageKind::Turn(empire)),
        Event::Acts { position, society, .. } => Some(PassageKind::Acts(position, society)),
        Event::Idle(_) => unless(PassageKind::Idle),
        Event::Killed(_, _, _, Cause::Supply) => unless(PassageKind::Supply),
        Event::First(_)
        | Event::Discarded(..)
        | Event::DiscardedCard(..)
        | Event::Kept(_)
        | Event::Exchanged(..)
        | Event::Raised(..) => unless(PassageKind::Close),
        // Within a position's turn a token is turned for an offer.
        Event::Turned(..) => unless(PassageKind::Close).filter(|_| !acts),
        Event::EndsEarly { .. } => Some(PassageKind::Over),
        // What ends a match early is told with its end.
        Event::Over => unless(PassageKind::Over),
        Event::NothingToDo(..)
        | Event::Takes(..)
        | Event::Added(..)
        | Event::Moved { .. }
        | Event::Killed(
            _,
            _,
            _,
            Cause::Card | Cause::Fort | Cause::Combat | Cause::Nowhere | Cause::InsteadOfSwap,
        )
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
    use packs::{Library, Pack};

    /// Rules by which all kinds of events happen.
    const ALL: &str = "wild-cards=on,event-cards=on,offer-cards=on,agents-in-regions=on,loyalty=dealt-devout";

    /// Whole matches of bots in all packs, as printed and with everything.
    fn matches(mut see: impl FnMut(&Match)) {
        for id in Library::default().ids() {
            let pack = Arc::new(Pack::load(&Library::default().find(&id).unwrap()).unwrap());
            for (seed, rules) in ["", ALL, ""].into_iter().enumerate() {
                let mut setup = Setup::new(Arc::clone(&pack), 3, Level::Random, seed as u64);
                for rule in rules.split(',').filter(|rule| !rule.is_empty()) {
                    let (key, value) = rule.split_once('=').unwrap();
                    // A pack may lack what a rule is about.
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
