//! Checks of a pack's rules and of house rules, before a world is built from them. All checks run, so that an author
//! sees all faults at once.

mod cards;
pub(crate) mod fault;
mod fault_collector;
mod fits_automata;
mod unprinted_rules;

use std::collections::HashSet;

use fault_collector::Faults;

use crate::check::fault::{Fault, Flaw, List, Number, Place};
use crate::house_rules::{HouseRule, HouseRules, LoyaltySetup};
use crate::ids::{
    Empire, Line, MAX_AGENTS, MAX_BANNERS, MAX_COPIES, MAX_COUNT, MAX_EMPIRES, MAX_ICONS, MAX_LINES,
    MAX_OFFICES, MAX_ORDERS, MAX_REGIONS, MAX_SOCIETIES, MAX_WILD, MIN_EMPIRES, MIN_SOCIETIES, Office,
    Position, Region, Slot,
};
use crate::raw::{Count, Printed, Raw, RawEmpire};
use crate::rng::Rng;
use crate::state::deal;
use crate::world::World;
use crate::world::automaton::Automaton;

/// How many random deals to try before a loyalty set-up counts as impossible.
const DEALS_TRIED: usize = 20_000;

impl World {
    /// Builds the world of a match for this number of societies under these house rules.
    ///
    /// # Errors
    /// Returns all faults of the pack's rules. If there are none, returns all faults of the house rules (R10.2).
    pub fn new(raw: &Raw, house: &HouseRules, societies: usize) -> Result<Self, Vec<Fault>> {
        rules(raw)?;
        self::house(raw, house, societies)?;
        let world = Self::build(raw, house, societies);
        deal_exists(&world)?;
        Ok(world)
    }

    /// Builds the world of a match with automata (section 13). `seats` has an entry for each society: its automaton,
    /// or `None` for a person or bot.
    ///
    /// # Errors
    /// Returns all faults of the seats, of the pack's rules or of the house rules (R10.2).
    pub fn with_seats(
        raw: &Raw,
        house: &HouseRules,
        seats: &[Option<Automaton>],
    ) -> Result<Self, Vec<Fault>> {
        fits_automata::check(raw, house, seats)?;
        let world = Self::new(raw, house, seats.len())?;
        Ok(if seats.iter().all(Option::is_none) { world } else { world.with_automata(seats) })
    }
}

/// Checks a pack's rules, apart from house rules.
fn rules(raw: &Raw) -> Result<(), Vec<Fault>> {
    let mut faults = Faults::default();
    let f = &mut faults;
    numbers(f, raw);
    // The checks below use indices into these lists. If a list is too long, further faults would be misleading.
    let lists = [
        f.range(Place::List(List::Empires), raw.empires.len(), MIN_EMPIRES, MAX_EMPIRES),
        f.range(Place::List(List::Regions), raw.regions.len(), 1, MAX_REGIONS),
        f.range(Place::List(List::Positions), raw.offices.len(), 1, MAX_OFFICES),
        f.range(Place::List(List::Slots), raw.slots.len(), raw.empires.len(), raw.empires.len()),
    ];
    // Cards and turn orders use only indices of empires.
    if lists[0] {
        cards::check(f, raw);
        orders(f, raw);
    }
    if lists.contains(&false) {
        return faults.finish();
    }
    f.ids(raw.offices.iter().enumerate().map(|(i, id)| (Place::Office(i), id)));
    f.ids(Slot::first(raw.slots.len()).map(Place::Slot).zip(&raw.slots));
    empires(f, raw);
    regions(f, raw);
    borders(f, raw);
    unprinted_rules::check(f, raw);
    faults.finish()
}

fn numbers(f: &mut Faults, raw: &Raw) {
    let (least, most) = raw.societies;
    if f.range(Place::Number(Number::Societies), least, MIN_SOCIETIES, MAX_SOCIETIES) {
        f.range(Place::Number(Number::Societies), most, least, MAX_SOCIETIES);
    }
    f.range(Place::Number(Number::Agents), raw.agents.into(), 1, MAX_AGENTS.into());
    f.range(Place::Number(Number::AgentsInRegions), raw.agents_in_regions.into(), 0, MAX_AGENTS.into());
    for n in raw.agents_per_round {
        f.range(Place::Number(Number::AgentsPerRound), n.into(), 1, MAX_AGENTS.into());
    }
    f.range(Place::Number(Number::Copies), raw.copies.into(), 1, MAX_COPIES.into());
    f.range(Place::Number(Number::Wild), raw.wild.into(), 0, MAX_WILD.into());
}

fn empires(f: &mut Faults, raw: &Raw) {
    f.ids(Empire::first(raw.empires.len()).map(Place::Empire).zip(raw.empires.iter().map(|e| &e.id)));
    for (empire, written) in Empire::first(raw.empires.len()).zip(&raw.empires) {
        f.range(Place::Empire(empire), written.banners.into(), 1, MAX_BANNERS.into());
        let at_start: usize = raw
            .regions
            .iter()
            .filter_map(|r| r.start)
            .filter(|s| s.0 == empire)
            .map(|s| usize::from(s.1))
            .sum();
        if at_start > usize::from(written.banners) {
            f.add(
                Place::Empire(empire),
                Flaw::TooManyAtStart { given: at_start, most: written.banners.into() },
            );
        }
        if f.range(Place::Empire(empire), written.council.len(), 1, raw.offices.len()) {
            council(f, empire, written, raw.icons.len());
        }
    }
}

fn council(f: &mut Faults, empire: Empire, written: &RawEmpire, icons: usize) {
    for (office, lines) in Office::first(written.council.len()).zip(&written.council) {
        let position = Position::new(empire, office);
        if !f.range(Place::Position(position), lines.len(), 1, MAX_LINES) {
            continue;
        }
        for (i, line) in Line::first(lines.len()).zip(lines) {
            if let Printed::Add(Count { number, per }) | Printed::Draw(Count { number, per }) = line {
                f.range(Place::Line(position, i), usize::from(*number), 1, MAX_COUNT.into());
                if let Some((every, icon)) = per {
                    f.range(Place::Line(position, i), usize::from(*every), 1, MAX_COUNT.into());
                    if icon.own().is_some_and(|own| own >= icons) {
                        f.add(Place::Line(position, i), Flaw::Unknown);
                    }
                }
            }
        }
    }
}

fn regions(f: &mut Faults, raw: &Raw) {
    f.ids(Region::first(raw.regions.len()).map(Place::Region).zip(raw.regions.iter().map(|r| &r.id)));
    let mut numbers = HashSet::new();
    for (region, written) in Region::first(raw.regions.len()).zip(&raw.regions) {
        let place = Place::Region(region);
        if !numbers.insert(written.number) {
            f.add(place, Flaw::Taken(written.number.to_string()));
        }
        for empire in written.home.iter().chain(written.start.iter().map(|(e, _)| e)) {
            if empire.index() >= raw.empires.len() {
                f.add(place, Flaw::Unknown);
            }
        }
        for count in written.icons {
            f.range(place, count.into(), 0, MAX_ICONS.into());
        }
        if written.start.is_some_and(|(_, n)| n == 0) {
            f.add(place, Flaw::NothingThere);
        }
    }
}

fn borders(f: &mut Faults, raw: &Raw) {
    let mut land = HashSet::new();
    let mut seas = HashSet::new();
    let by_land = raw.borders.iter().enumerate().map(|(i, pair)| (Place::Border(i), *pair, false));
    let by_sea = raw.seas.iter().enumerate().map(|(i, pair)| (Place::Sea(i), *pair, true));
    for (place, (a, b), sea) in by_land.chain(by_sea) {
        let pair = (a.min(b), a.max(b));
        if a >= raw.regions.len() || b >= raw.regions.len() {
            f.add(place, Flaw::Unknown);
        } else if a == b {
            f.add(place, Flaw::SelfBorder);
        } else if sea && land.contains(&pair) {
            f.add(place, Flaw::LandAndSea);
        } else if !if sea { seas.insert(pair) } else { land.insert(pair) } {
            f.add(place, Flaw::SameBorder);
        }
    }
}

fn orders(f: &mut Faults, raw: &Raw) {
    f.range(Place::List(List::Orders), raw.orders.len(), 1, MAX_ORDERS);
    f.ids(raw.orders.iter().enumerate().map(|(i, o)| (Place::Order(i), &o.id)));
    for (i, order) in raw.orders.iter().enumerate() {
        for (empire, written) in Empire::first(raw.empires.len()).zip(&raw.empires) {
            match order.empires.iter().filter(|e| **e == empire).count() {
                0 => f.add(Place::Order(i), Flaw::OrderLacks(written.id.clone())),
                1 => {}
                _ => f.add(Place::Order(i), Flaw::OrderRepeats(written.id.clone())),
            }
        }
        if order.empires.iter().any(|e| e.index() >= raw.empires.len()) {
            f.add(Place::Order(i), Flaw::Unknown);
        }
    }
}

/// Checks house rules against a pack whose rules have passed [`rules`] (R10.2).
fn house(raw: &Raw, house: &HouseRules, societies: usize) -> Result<(), Vec<Fault>> {
    let mut faults = Faults::default();
    let f = &mut faults;
    let (least, most) = raw.societies;
    f.range(Place::Number(Number::Societies), societies, least, most);
    for rule in HouseRule::ALL {
        if let Some(flaw) = rule.flaw(house, raw) {
            f.add(Place::House(rule), flaw);
        }
    }
    if let Some(needs) = setup_needs(house.loyalty, societies, raw.empires.len()) {
        f.add(Place::House(HouseRule::Loyalty), Flaw::SetupNeeds(needs));
    }
    faults.finish()
}

/// The requirement of a loyalty set-up, if this number of societies or empires does not meet it.
fn setup_needs(setup: LoyaltySetup, societies: usize, empires: usize) -> Option<&'static str> {
    let (fits, needs) = match setup {
        LoyaltySetup::Random | LoyaltySetup::Balanced => (true, ""),
        LoyaltySetup::UniqueDevout | LoyaltySetup::UniqueEnds | LoyaltySetup::DealtDevout => {
            (societies <= empires, "at least as many empires as societies")
        }
        LoyaltySetup::Cyclical => {
            (empires == 5 && (3..=4).contains(&societies), "three or four societies and five empires")
        }
        LoyaltySetup::Teams => (empires == 5 && societies == 4, "four societies and five empires"),
        LoyaltySetup::Differ(n) => (
            usize::from(n) <= empires && (2..=4).contains(&n),
            "2, 3 or 4 slots, and no more than the pack has",
        ),
    };
    (!fits).then_some(needs)
}

/// Checks that some deal fits the loyalty set-up, by trying random deals (R10.2).
fn deal_exists(world: &World) -> Result<(), Vec<Fault>> {
    let mut rng = Rng::new(0);
    if (0..DEALS_TRIED).any(|_| deal::try_loyalties(world, &mut rng).is_some()) {
        return Ok(());
    }
    Err(vec![Fault { place: Place::House(HouseRule::Loyalty), flaw: Flaw::NoDeal }])
}
