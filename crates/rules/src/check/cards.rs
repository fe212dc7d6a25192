//! Checks of a pack's cards.

use std::collections::HashSet;

use super::fault_collector::Faults;
use crate::check::fault::{CardPart, Flaw, List, Place};
use crate::ids::{Empire, MAX_EVENTS, MAX_HALVES, MAX_OFFERS};
use crate::kinds::Kinds;
use crate::raw::Raw;
use crate::raw::ability::{Ability, Cost, Effect, Window};
use crate::raw::event_card::Incident;
use crate::raw::icon::Icon;

pub(super) fn check(f: &mut Faults, raw: &Raw) {
    abilities(f, raw);
    events(f, raw);
    offers(f, raw);
    let events = raw.events.iter().enumerate().map(|(i, event)| (Place::Event(i), &event.id));
    let offers = raw.offers.iter().enumerate().map(|(i, offer)| (Place::Offer(i), &offer.id));
    f.ids(events.chain(offers));
}

fn abilities(f: &mut Faults, raw: &Raw) {
    let mut seen = HashSet::new();
    for (i, ability) in raw.abilities.iter().enumerate() {
        cost(f, raw, i, ability.cost, &mut seen);
        effect(f, raw, i, ability);
    }
    let missing: Vec<String> =
        costs(raw.empires.len()).filter(|c| !seen.contains(c)).map(|c| cost_text(c, raw)).collect();
    if !missing.is_empty() {
        f.add(Place::List(List::Abilities), Flaw::NoAbility(missing));
    }
}

/// All costs for which a pack with this many empires must have an ability (R7.3).
fn costs(empires: usize) -> impl Iterator<Item = Cost> {
    Empire::first(empires).flat_map(move |a| {
        let pairs = Empire::first(empires).filter(move |b| a < *b).map(move |b| Cost::Pair(a, b));
        [Cost::One(a), Cost::Two(a)].into_iter().chain(pairs)
    })
}

/// A cost in the notation of packs: a list of the empires' ids.
fn cost_text(cost: Cost, raw: &Raw) -> String {
    let id = |e: Empire| raw.empires.get(e.index()).map_or("", |empire| empire.id.as_str());
    match cost {
        Cost::One(a) => format!("[\"{}\"]", id(a)),
        Cost::Two(a) => format!("[\"{0}\", \"{0}\"]", id(a)),
        Cost::Pair(a, b) => format!("[\"{}\", \"{}\"]", id(a), id(b)),
    }
}

fn cost(f: &mut Faults, raw: &Raw, ability: usize, cost: Cost, seen: &mut HashSet<Cost>) {
    let place = Place::Cost(ability);
    let known = |e: Empire| e.index() < raw.empires.len();
    let (plain, right) = match cost {
        Cost::One(e) | Cost::Two(e) => (cost, known(e)),
        Cost::Pair(a, b) => (Cost::Pair(a.min(b), a.max(b)), known(a) && known(b)),
    };
    if !right {
        f.add(place, Flaw::Unknown);
    } else if matches!(cost, Cost::Pair(a, b) if a == b) {
        f.add(place, Flaw::PairOfOne);
    } else if !seen.insert(plain) {
        f.add(place, Flaw::SameCost);
    }
}

/// Adds a fault if the pack does not have this icon.
fn known_icon(f: &mut Faults, raw: &Raw, place: Place, icon: Icon) {
    if !raw.icons().any(|known| known == icon) {
        f.add(place, Flaw::Unknown);
    }
}

fn effect(f: &mut Faults, raw: &Raw, index: usize, ability: &Ability) {
    if ability.windows.is_empty() {
        f.add(Place::Windows(index), Flaw::NoWindow);
    }
    let takes = ability.effect.form().windows;
    for window in Window::ALL {
        if ability.windows.has(window) && !takes.has(window) {
            f.add(Place::Window(index, window), Flaw::WrongWindow { window, takes });
        }
    }
    numbers(f, CardPart::Ability(index), ability.effect);
    if let Effect::Reinforce { place: at, .. } = ability.effect {
        if let Some(icon) = at.with.filter(|icon| at.without.has(*icon)) {
            f.add(Place::Without(index, icon), Flaw::Contradiction(raw.icon_id(icon).to_owned()));
        }
        for icon in at.with.into_iter().chain(at.without.iter()) {
            known_icon(f, raw, Place::Ability(index), icon);
        }
    }
}

/// Checks that all numbers of a card effect are in range.
fn numbers(f: &mut Faults, card: CardPart, kind: impl Kinds) {
    for (key, given, most) in kind.outside() {
        f.range(Place::Key(card, key), given.into(), 1, most.into());
    }
}

fn events(f: &mut Faults, raw: &Raw) {
    for (i, event) in raw.events.iter().enumerate() {
        let place = Place::Event(i);
        if event.empire.index() >= raw.empires.len() {
            f.add(place, Flaw::Unknown);
        }
        let of_deck = raw.events[..=i].iter().filter(|other| other.empire == event.empire);
        if of_deck.count() > MAX_EVENTS {
            f.add(place, Flaw::FullDeck { of: "events", most: MAX_EVENTS });
        }
        f.range(place, event.halves.len(), 1, MAX_HALVES);
        for (n, half) in event.halves.iter().enumerate() {
            numbers(f, CardPart::Half(i, n), *half);
            if let Incident::Double(icon) = *half {
                known_icon(f, raw, place, icon);
            }
        }
    }
}

fn offers(f: &mut Faults, raw: &Raw) {
    for (i, offer) in raw.offers.iter().enumerate() {
        let place = Place::Offer(i);
        if offer.empire.index() >= raw.empires.len() {
            f.add(place, Flaw::Unknown);
        }
        let of_deck = raw.offers[..=i].iter().filter(|other| other.empire == offer.empire);
        if of_deck.count() > MAX_OFFERS {
            f.add(place, Flaw::FullDeck { of: "offers", most: MAX_OFFERS });
        }
        numbers(f, CardPart::Offer(i), offer.bargain);
        numbers(f, CardPart::Offer(i), offer.payment);
    }
}
