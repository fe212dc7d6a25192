//! The rival whom a choice helps or hurts most.
//!
//! A rival expects points from each city of an empire. They are a sum over the loyalty slots: the slot's multiplier
//! times the probability that the empire's token lies on the slot (R9.1).

use crate::beliefs::Belief;
use crate::explain::decision::Prospect;
use rules::{ByEmpire, Empire, Slot, Society, World};

/// The effect of a choice on the rival whom it affects most.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MostAffectedRival {
    /// The rival whom the choice affects most.
    pub society: Society,
    /// The rival's expected points after the choice minus those after the other choice.
    pub points: f32,
    /// The empire that accounts for most of the difference in points.
    pub empire: Empire,
    /// The rival's slot that accounts for most of the empire's part.
    pub slot: Slot,
    /// The probability, from 0 to 1, that the empire's token lies on the slot `slot` of the rival.
    pub odds: f32,
}

/// The least difference in the rival's points that is mentioned.
const LEAST: f32 = 0.3;

/// The rival most affected by choosing `one` instead of `other`; `None` if the effect on all rivals is small.
pub fn rivalry(
    world: &World,
    beliefs: &[(Society, Belief)],
    one: &Prospect,
    other: &Prospect,
) -> Option<MostAffectedRival> {
    let of = |(society, belief): &(Society, Belief)| {
        let mut gains = ByEmpire::all(0.0);
        for empire in world.empires() {
            gains[empire] = worth(world, belief, empire) * (one.cities[empire] - other.cities[empire]);
        }
        let points: f32 = world.empires().map(|empire| gains[empire]).sum();
        let weighs = |empire: &Empire| gains[*empire] * points.signum();
        let empire = world.empires().max_by(|a, b| weighs(a).total_cmp(&weighs(b)))?;
        let change = one.cities[empire] - other.cities[empire];
        let part = |slot: &Slot| {
            belief.0[*slot][empire] * world.house().multiplier(*slot) as f32 * change * points.signum()
        };
        let slot = world.slots().max_by(|a, b| part(a).total_cmp(&part(b)))?;
        Some(MostAffectedRival { society: *society, points, empire, slot, odds: belief.0[slot][empire] })
    };
    let most = beliefs.iter().filter_map(of).max_by(|a, b| a.points.abs().total_cmp(&b.points.abs()))?;
    (most.points.abs() >= LEAST).then_some(most)
}

/// The points that a city of an empire is expected to bring to the society whose tokens the belief is about.
fn worth(world: &World, belief: &Belief, empire: Empire) -> f32 {
    world.slots().map(|slot| belief.0[slot][empire] * world.house().multiplier(slot) as f32).sum()
}
