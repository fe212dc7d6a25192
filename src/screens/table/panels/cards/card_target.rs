//! The target of a played card, read from the events that follow it, up to the next card or the next printed line that
//! is used.

use crate::screens::table::panels::narration::narrated_turn::is_card;
use crate::screens::table::staging::event_staging::{Effect, Flight, Stop, staging};
use rules::{Event, Position, Region, Spot};

/// What a played card acts on: its target.
#[derive(Debug, PartialEq)]
pub(crate) enum ActsOn {
    /// The card acts on these regions, in the order in which the events mention them.
    Regions(Vec<Region>),
    /// The card acts on a position in a council: an agent entered it, or its action was taken.
    Position(Position),
    /// The card acts on no region and no position.
    Nothing,
}

/// The target of the card whose event has index `played` in the narrated events `told`. A card played in an attack
/// (R7.2) acts on the attack's target until it causes an event of its own.
pub(crate) fn acts_on(told: &[&Event], played: usize) -> ActsOn {
    let (before, after) = told.split_at(played.min(told.len()));
    let comes =
        after.iter().skip(1).take_while(|event| !is_card(event) && !matches!(event, Event::Takes(..)));
    let comes: Vec<&Event> = comes.copied().collect();
    let regions = regions_of(&comes);
    if !regions.is_empty() {
        return ActsOn::Regions(regions);
    }
    if let Some(position) = comes.iter().find_map(|event| position_of(event)) {
        return ActsOn::Position(position);
    }
    let fought = before.iter().rev().take_while(|event| !matches!(event, Event::Outcome { .. }));
    match fought.copied().find(|event| matches!(event, Event::Attack { .. })) {
        Some(attack) => ActsOn::Regions(regions_of(&[attack])),
        None => ActsOn::Nothing,
    }
}

/// The regions that the events mention, each of them once.
pub(crate) fn regions_of(events: &[&Event]) -> Vec<Region> {
    let mut regions: Vec<Region> = Vec::new();
    for region in events.iter().flat_map(|event| staging(event).places.regions) {
        if !regions.contains(&region) {
            regions.push(region);
        }
    }
    regions
}

/// The position that an event concerns: the one that an agent moves to, or else the first position that the event
/// mentions.
fn position_of(event: &Event) -> Option<Position> {
    let staging = staging(event);
    if let Effect::Agents([Some(Flight { who: Some(_), to: Stop::Spot(Spot::Position(to)), .. }), _]) =
        staging.effect
    {
        return Some(to);
    }
    staging.places.positions.into_iter().next()
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{Card, Cause, Empire, Line, Office, Society, Use};

    const LION: Empire = Empire::new(0).unwrap();
    const BEAR: Empire = Empire::new(1).unwrap();
    const RIVAL: Society = Society::new(1).unwrap();
    const PLAYED: Event = Event::Played(RIVAL, Card::new(LION, BEAR), Use::Alone, None);

    fn seat(office: usize) -> Position {
        Position::new(LION, Office::new(office).unwrap())
    }

    fn region(index: usize) -> Region {
        Region::new(index).unwrap()
    }

    fn added(index: usize) -> Event {
        Event::Added(LION, region(index), 1)
    }

    #[test]
    fn what_is_done_after_the_line_is_taken_is_not_what_the_card_acts_on() {
        let moved = Event::Relocated(RIVAL, seat(0), seat(2));
        let takes = Event::Takes(seat(2), Line::new(0).unwrap());
        let events = [PLAYED, moved, takes, added(4)];
        assert_eq!(acts_on(&events.each_ref(), 0), ActsOn::Position(seat(2)));
    }

    #[test]
    fn of_two_cards_each_acts_on_what_came_of_it() {
        let events = [PLAYED, added(4), added(5), added(4), PLAYED, added(7)];
        assert_eq!(acts_on(&events.each_ref(), 0), ActsOn::Regions(vec![region(4), region(5)]));
        assert_eq!(acts_on(&events.each_ref(), 4), ActsOn::Regions(vec![region(7)]));
    }

    #[test]
    fn a_card_in_an_attack_acts_on_what_is_attacked_until_something_comes_of_it() {
        let attack = Event::Attack { empire: LION, from: region(1), to: region(2), banners: 3 };
        let outcome = Event::Outcome { empire: LION, at: region(2), attackers: 1, defenders: 0 };
        let both = ActsOn::Regions(vec![region(1), region(2)]);
        assert_eq!(acts_on(&[&attack, &PLAYED], 1), both);
        let fell = Event::Killed(BEAR, region(2), 1, Cause::Card);
        assert_eq!(acts_on(&[&attack, &PLAYED, &fell], 1), ActsOn::Regions(vec![region(2)]));
        assert_eq!(acts_on(&[&attack, &outcome, &PLAYED], 2), ActsOn::Nothing);
    }
}
