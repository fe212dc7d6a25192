//! Choices that differ only in the card that pays. Hints and reviews list only one of them.

use bots::Prospect;
use rules::{Action, World};

/// True if two choices are equal or differ only in the card that pays.
pub fn alike(world: &World, one: Action, other: Action) -> bool {
    match (one, other) {
        (Action::Play { card, using, .. }, Action::Play { card: other, using: using_other, .. }) => {
            world.ability_of(card, using) == world.ability_of(other, using_other)
        }
        _ => one == other,
    }
}

/// The prospects in their order, without those that differ from an earlier one only in the card that pays.
pub(crate) fn without_variants(world: &World, all: &[Prospect]) -> Vec<Prospect> {
    let mut kept: Vec<Prospect> = Vec::with_capacity(all.len());
    for prospect in all {
        if kept.iter().all(|other| !alike(world, other.action, prospect.action)) {
            kept.push(*prospect);
        }
    }
    kept
}
