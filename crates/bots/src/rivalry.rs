//! Whom of the rivals a choice helps or hurts most, and through which empire.
//!
//! By what is believed of a rival's tokens, a city of each empire is worth so much to it: the multiplier of each slot
//! times the odds that the empire's token lies there (R9.1). Cities that an empire is expected to have more after one
//! choice than after another are points of the rival's.

use super::advice::Prospect;
use super::beliefs::Belief;
use rules::{ByEmpire, Empire, Slot, Society, World};

/// What a choice means for the rival to whom it means most.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rivalry {
    /// The rival.
    pub society: Society,
    /// The points that it may expect more (or less) than after the other choice.
    pub points: f32,
    /// The empire that weighs most in that.
    pub empire: Empire,
    /// Where the empire's token most likely lies, and how likely that is.
    pub slot: Slot,
    /// From 0 to 1.
    pub odds: f32,
}

/// A change of less is not worth a word, in points.
const LEAST: f32 = 0.3;

/// Which rival the one choice changes most for, against the other; `None` where it is much the same for all.
pub fn rivalry(
    world: &World,
    beliefs: &[(Society, Belief)],
    one: &Prospect,
    other: &Prospect,
) -> Option<Rivalry> {
    let of = |(society, belief): &(Society, Belief)| {
        let mut gains = ByEmpire::all(0.0);
        for empire in world.empires() {
            gains[empire] = worth(world, belief, empire) * (one.cities[empire] - other.cities[empire]);
        }
        let points: f32 = world.empires().map(|empire| gains[empire]).sum();
        let weighs = |empire: &Empire| gains[*empire] * points.signum();
        let empire = world.empires().max_by(|a, b| weighs(a).total_cmp(&weighs(b)))?;
        let odds = |slot: &Slot| belief.0[*slot][empire];
        let slot = world.slots().max_by(|a, b| odds(a).total_cmp(&odds(b)))?;
        Some(Rivalry { society: *society, points, empire, slot, odds: odds(&slot) })
    };
    let most = beliefs.iter().filter_map(of).max_by(|a, b| a.points.abs().total_cmp(&b.points.abs()))?;
    (most.points.abs() >= LEAST).then_some(most)
}

/// What a city of an empire is worth to somebody of whose tokens this is believed.
fn worth(world: &World, belief: &Belief, empire: Empire) -> f32 {
    world.slots().map(|slot| belief.0[slot][empire] * world.house().multiplier(slot) as f32).sum()
}
