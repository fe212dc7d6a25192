//! Small random worlds of many shapes. They differ from the printed board in the numbers of empires, positions, icons
//! and cards. Some regions have no home empire. Abilities have other costs, and there are events and offers of every
//! kind.

use super::abilities::{Ability, Cost, Effect, printed_abilities};
use super::event_cards::{End, EventCard, Half};
use super::offer_cards::{Gives, OfferCard, Payment};
use super::random::Random;
use super::world::{Action, Empire, Feeds, Icon, Position, Region, World};

pub fn random_world(random: &mut Random) -> World {
    let empires = 2 + random.below(7);
    let mut turn_order: Vec<usize> = (0..empires).collect();
    random.shuffle(&mut turn_order);
    let regions: Vec<Region> =
        (0..empires * (2 + random.below(6))).map(|place| random_region(place, empires, random)).collect();
    World {
        empires: (0..empires).map(|empire| random_empire(empire, &regions, random)).collect(),
        turn_order,
        neighbours: random_borders(regions.len(), random),
        seas: vec![Vec::new(); regions.len()],
        own_icons: 0,
        scoring: Vec::new(),
        early_end: None,
        regions,
        copies: 1 + random.below(3),
        wild: random.below(3),
        abilities: random_abilities(empires, random),
        events: random_events(empires, random),
        offers: random_offers(empires, random),
        multipliers: (0..empires).map(|slot| 3 - slot as i64).collect(),
        agents_per_society: 2 + random.below(9),
        most_agents_in_regions: 1 + random.below(3),
        limit_without_farm: 1 + random.below(4),
        limit_with_farm: 3 + random.below(5),
    }
}

fn random_empire(empire: usize, regions: &[Region], random: &mut Random) -> Empire {
    let starts = regions.iter().filter_map(|region| region.start);
    let on_map: usize = starts.filter(|(owner, _)| *owner == empire).map(|(_, banners)| banners).sum();
    let council = (0..1 + random.below(6))
        .map(|index| Position {
            id: format!("seat{index}"),
            actions: (0..1 + random.below(3)).map(|_| random_action(random)).collect(),
        })
        .collect();
    Empire { id: format!("e{empire}"), supply: (on_map + random.below(16)).max(1), council }
}

fn random_action(random: &mut Random) -> Action {
    let icon = *random.pick(&[Icon::City, Icon::Farm, Icon::Fort]);
    let number = 1 + random.below(2);
    match random.below(7) {
        0 => Action::Add { number, per: None },
        1 => Action::Add { number, per: Some(icon) },
        2 => Action::Draw { number, per: None },
        3 => Action::Draw { number, per: Some((1 + random.below(3), icon)) },
        4 | 5 => Action::Attack,
        _ => Action::Swap,
    }
}

/// A random region. One region in eight has no home empire.
fn random_region(place: usize, empires: usize, random: &mut Random) -> Region {
    let home = Some(random.below(empires)).filter(|_| random.below(8) > 0);
    let icons = |random: &mut Random| random.below(5).saturating_sub(1);
    let owner = if random.below(6) == 0 { Some(random.below(empires)) } else { home };
    let start = owner.filter(|_| place < 2 * empires && random.below(2) == 0);
    Region {
        number: 10 * place as u32 + 7,
        home,
        city: icons(random),
        farm: icons(random),
        fort: icons(random),
        own: Vec::new(),
        feeds: Feeds::AsUsual,
        start: start.map(|empire| (empire, 1 + random.below(3))),
    }
}

/// Random borders: a ring of all regions, with the same number of chords.
fn random_borders(regions: usize, random: &mut Random) -> Vec<Vec<usize>> {
    let mut neighbours = vec![Vec::new(); regions];
    let ring = (0..regions).map(|region| (region, (region + 1) % regions));
    let mut borders: Vec<(usize, usize)> = ring.collect();
    for _ in 0..regions {
        borders.push((random.below(regions), random.below(regions)));
    }
    for (one, other) in borders {
        if one != other && !neighbours[one].contains(&other) {
            neighbours[one].push(other);
            neighbours[other].push(one);
        }
    }
    neighbours
}

/// An ability for each cost, with an effect and play windows of a printed ability.
fn random_abilities(empires: usize, random: &mut Random) -> Vec<Ability> {
    let printed = printed_abilities(0, 1, 2, 3, 4);
    let mut costs = Vec::new();
    for deck in 0..empires {
        costs.extend([Cost::One(deck), Cost::Two(deck)]);
        costs.extend((deck + 1..empires).map(|partner| Cost::Both(deck, partner)));
    }
    costs.into_iter().map(|cost| Ability { cost, ..random.pick(&printed).clone() }).collect()
}

/// A small world in which rare situations are frequent: banners join survivors that are then killed, turns start again
/// while control is paid for, and active agents are taken off.
pub fn world_of_rarities(random: &mut Random) -> World {
    let mut world = random_world(random);
    (world.copies, world.wild) = (1, 0);
    let effects = [Effect::KillSurvivors, Effect::Populate, Effect::Populate, Effect::AttackAgain];
    let printed = printed_abilities(0, 1, 2, 3, 4);
    for ability in &mut world.abilities {
        let effect = random.pick(&effects);
        let like = printed.iter().find(|printed| printed.effect == *effect).expect("a printed ability");
        *ability = Ability { cost: ability.cost.clone(), ..like.clone() };
    }
    for empire in &mut world.empires {
        empire.supply = (empire.supply + 20).min(40);
        for position in &mut empire.council {
            let (draw, add) = (Action::Draw { number: 2, per: None }, Action::Add { number: 3, per: None });
            position.actions = vec![Action::Attack, draw, add];
        }
    }
    world.regions.iter_mut().for_each(|region| region.fort = 0);
    let empires = 0..world.empires.len();
    let again = vec![Half::RearrangeAgents { starts_again: true }];
    let event = |empire| EventCard { id: format!("event{empire}-0"), empire, halves: again.clone() };
    world.events = empires.clone().map(event).collect();
    let payments = [Payment::Draw(2), Payment::TakeOff];
    let control = |(number, payment), empire| OfferCard {
        id: format!("offer{empire}-{number}"),
        empire,
        gives: Gives::Control,
        offerer_pays: false,
        payment,
    };
    let offers = |empire| payments.into_iter().enumerate().map(move |offer| control(offer, empire));
    world.offers = empires.flat_map(offers).collect();
    world
}

/// Random events: none, one or two in each deck, with one or two halves each.
fn random_events(empires: usize, random: &mut Random) -> Vec<EventCard> {
    let mut events = Vec::new();
    for empire in 0..empires {
        for number in 0..random.below(3) {
            let halves = (0..1 + random.below(2)).map(|_| random_half(random)).collect();
            events.push(EventCard { id: format!("event{empire}-{number}"), empire, halves });
        }
    }
    events
}

fn random_half(random: &mut Random) -> Half {
    let ends = [End::First, End::Last];
    match random.below(14) {
        0 => Half::TradeWithin(*random.pick(&ends)),
        1 => Half::TradeAcross { own: *random.pick(&ends), other: *random.pick(&ends) },
        2 => Half::CivilAttack,
        3 => Half::ClearForeign,
        4 => Half::ClearOwn { home: random.below(2) == 0 },
        5 => Half::RearrangeAgents { starts_again: false },
        6 | 7 => Half::RearrangeAgents { starts_again: true },
        8 => Half::CountsTwice(*random.pick(&[Icon::City, Icon::Farm, Icon::Fort])),
        9 => random.pick(&[Half::NoSupplyChecks, Half::NoAttacks]).clone(),
        10 => Half::ClearAll,
        11 => Half::KillEverywhere(1 + random.below(3)),
        12 => Half::Gather { least: 1 + random.below(3) },
        _ => random.pick(&[Half::ClearAndKillAround, Half::MoveArmy]).clone(),
    }
}

/// Random offers: none, one or two in each deck.
fn random_offers(empires: usize, random: &mut Random) -> Vec<OfferCard> {
    let mut offers = Vec::new();
    for empire in 0..empires {
        for number in 0..random.below(3) {
            let arms = Gives::Arms(1 + random.below(5));
            let gives = *random.pick(&[Gives::Control, arms]);
            let payment = match random.below(5) {
                0 => Payment::TakeOff,
                1 => Payment::Draw(1 + random.below(3)),
                2 => Payment::Reinforce(1 + random.below(5)),
                3 => Payment::TurnUp,
                _ => Payment::Trade,
            };
            let offerer_pays = random.below(2) == 0;
            offers.push(OfferCard {
                id: format!("offer{empire}-{number}"),
                empire,
                gives,
                offerer_pays,
                payment,
            });
        }
    }
    offers
}
