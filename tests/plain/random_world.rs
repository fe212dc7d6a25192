//! Small worlds of every shape, at random: other numbers of empires, positions, icons and cards than
//! the printed board has, regions that are nobody's home, and abilities at other costs.

use super::abilities::{Ability, Cost, printed_abilities};
use super::random::Random;
use super::world::{Action, Empire, Icon, Position, Region, World};

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
        regions,
        copies: random_copies(empires, random),
        abilities: random_abilities(empires, random),
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

/// One region in eight is nobody's home.
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
        start: start.map(|empire| (empire, 1 + random.below(3))),
    }
}

/// A ring with as many chords again.
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

fn random_copies(empires: usize, random: &mut Random) -> Vec<Vec<usize>> {
    let mut copies = vec![vec![0; empires]; empires];
    for (deck, row) in copies.iter_mut().enumerate() {
        for (partner, number) in row.iter_mut().enumerate() {
            if partner != deck {
                *number = 1 + random.below(3);
            }
        }
    }
    copies
}

/// Every cost has an effect of the printed ones, with its windows.
fn random_abilities(empires: usize, random: &mut Random) -> Vec<Ability> {
    let printed = printed_abilities(0, 1, 2, 3, 4);
    let mut costs = Vec::new();
    for deck in 0..empires {
        costs.extend([Cost::One(deck), Cost::Two(deck)]);
        costs.extend((deck + 1..empires).map(|partner| Cost::Both(deck, partner)));
    }
    costs.into_iter().map(|cost| Ability { cost, ..random.pick(&printed).clone() }).collect()
}
