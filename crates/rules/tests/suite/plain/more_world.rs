//! Adds rules that the printed board does not have to a board, at random: own icons, seas, supply limits of regions,
//! scoring sets and an early end.

use super::abilities::{Ability, Effect, Window};
use super::event_cards::Half;
use super::random::Random;
use super::world::{Action, EarlyEnd, Feeds, Icon, World};

/// A kind of rule that the printed board does not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum More {
    Limits,
    OwnIcons,
    Scoring,
    EarlyEnd,
    Seas,
}

pub const ALL: [More; 5] = [More::Limits, More::OwnIcons, More::Scoring, More::EarlyEnd, More::Seas];

/// Adds rules of these kinds to a board.
pub fn add(world: &mut World, more: &[More], random: &mut Random) {
    for thing in more {
        match thing {
            More::Limits => limits(world, random),
            More::OwnIcons => own_icons(world, random),
            More::Scoring => scoring(world, random),
            More::EarlyEnd => early_end(world, random),
            More::Seas => seas(world, random),
        }
    }
}

/// Gives about half of the regions a supply limit of their own.
fn limits(world: &mut World, random: &mut Random) {
    for region in &mut world.regions {
        region.feeds = match random.below(4) {
            0 => Feeds::Exactly(1 + random.below(9)),
            1 => Feeds::MoreBy(random.below(9) as i64 - 4),
            _ => Feeds::AsUsual,
        };
    }
}

/// Adds kinds of icons to regions, positions, cards and events.
fn own_icons(world: &mut World, random: &mut Random) {
    world.own_icons = 1 + random.below(5);
    for region in &mut world.regions {
        region.own = (0..world.own_icons).map(|_| random.below(5).saturating_sub(1)).collect();
    }
    let kinds = world.own_icons;
    let mut icon = || Icon::Own(random.below(kinds));
    let lines = world.empires.iter_mut().flat_map(|empire| &mut empire.council).flat_map(|p| &mut p.actions);
    for line in lines {
        match line {
            Action::Add { per: Some(per), .. } => *per = icon(),
            Action::Draw { per: Some((_, per)), .. } => *per = icon(),
            _ => {}
        }
    }
    for ability in &mut world.abilities {
        if let Effect::Reinforce { place, .. } = &mut ability.effect {
            place.with.iter_mut().for_each(|with| *with = icon());
            if !place.without.is_empty() {
                place.without.push(icon());
            }
            let with = place.with.clone();
            place.without.retain(|without| !with.contains(without));
        }
    }
    for half in world.events.iter_mut().flat_map(|event| &mut event.halves) {
        if let Half::CountsTwice(twice) = half {
            *twice = icon();
        }
    }
}

/// Adds different scoring sets of one to six icons. Sometimes changes the points of cities.
fn scoring(world: &mut World, random: &mut Random) {
    let icons = world.all_icons();
    let mut sets: Vec<Vec<Icon>> = Vec::new();
    for _ in 0..1 + random.below(6) {
        let mut set: Vec<Icon> = (0..1 + random.below(6)).map(|_| *random.pick(&icons)).collect();
        set.sort_by_key(|icon| icons.iter().position(|known| known == icon));
        if !sets.contains(&set) {
            sets.push(set);
        }
    }
    world.scoring = sets.into_iter().map(|set| (set, random.below(10))).collect();
}

/// Adds an early end whose condition is not met at the start: no empire holds that many icons, and each holds one.
fn early_end(world: &mut World, random: &mut Random) {
    let icons = world.all_icons();
    let icon = *random.pick(&icons);
    let held = |empire: usize| -> usize {
        let of = world.regions.iter().filter(|region| match region.start {
            Some((holder, _)) => holder == empire,
            None => region.home == Some(empire),
        });
        of.map(|region| region.icons(icon)).sum()
    };
    let held: Vec<usize> = (0..world.empires.len()).map(held).collect();
    let most = held.iter().max().copied().unwrap_or(0);
    let none = held.iter().all(|held| *held > 0) && random.below(2) == 0;
    let many = Some(most + 1 + random.below(3)).filter(|_| !none || random.below(2) == 0);
    world.early_end = Some(EarlyEnd { icon, many, none, after_rounds_only: random.below(2) == 0 });
}

/// Turns a third of the borders into seas, adds other seas, and lets two cards attack across seas.
fn seas(world: &mut World, random: &mut Random) {
    let count = world.regions.len();
    for one in 0..count {
        for other in one + 1..count {
            let land = world.neighbours[one].contains(&other);
            if land && random.below(3) == 0 {
                world.neighbours[one].retain(|next| *next != other);
                world.neighbours[other].retain(|next| *next != one);
            }
            let land = world.neighbours[one].contains(&other);
            if !land && random.below(5) == 0 {
                world.seas[one].push(other);
                world.seas[other].push(one);
            }
        }
    }
    for empty in [false, true] {
        let at = random.below(world.abilities.len());
        let cost = world.abilities[at].cost.clone();
        let windows = vec![Window::Declaring];
        world.abilities[at] = Ability { cost, effect: Effect::AttackOverSea { empty }, windows };
    }
}
