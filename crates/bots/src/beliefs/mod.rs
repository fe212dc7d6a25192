//! Beliefs: how likely a careful observer considers each order of a society's covered tokens.

pub(crate) mod deed_likelihood;
pub(crate) mod joint_token_orders;
pub(crate) mod multiplier_guesses;
pub(crate) mod past;
pub(crate) mod policy_odds;
pub(crate) mod secrecy_price;
pub(crate) mod visible_deed;

use crate::beliefs::past::Past;
use rules::{ByEmpire, BySlot, Empire, MAX_EMPIRES, Slot, Society, Tokens, View, World};

/// For each slot of a society, the probability, from 0 to 1, that it holds each empire's token.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Belief(pub BySlot<ByEmpire<f32>>);

impl Belief {
    /// The empire whose token is likeliest on a slot, with its probability.
    pub fn likeliest(&self, world: &World, slot: Slot) -> Option<(Empire, f32)> {
        let odds = &self.0[slot];
        let best = world.empires().max_by(|a, b| odds[*a].total_cmp(&odds[*b]).then(b.cmp(a)));
        best.map(|empire| (empire, odds[empire]))
    }
}

/// A careful observer's belief about a society's tokens. For the viewer itself, it is the belief of a rival who
/// sees only the viewer's face-up tokens. `None` if the pack has too many empires to enumerate all orders.
pub fn belief(world: &World, view: &View, past: &Past, society: Society) -> Option<Belief> {
    let orders: Vec<(Tokens, f32)> = if society == view.viewer() {
        policy_odds::own_orders(world, view, past)
    } else {
        let (orders, _) =
            joint_token_orders::orders(world, view, policy_odds::rivals_orders(world, view, past));
        orders[society].iter().map(|order| (order.tokens, order.odds)).collect()
    };
    from_orders(world, orders)
}

/// The viewer's belief about each rival's tokens. Empty if the pack has too many empires to enumerate all
/// orders.
pub fn beliefs(world: &World, view: &View, past: &Past) -> Vec<(Society, Belief)> {
    let (orders, _) = joint_token_orders::orders(world, view, policy_odds::rivals_orders(world, view, past));
    let rivals = world.societies().filter(|society| *society != view.viewer());
    let of = |society: Society| orders[society].iter().map(|order| (order.tokens, order.odds)).collect();
    rivals.filter_map(|society| Some((society, from_orders(world, of(society))?))).collect()
}

fn from_orders(world: &World, orders: Vec<(Tokens, f32)>) -> Option<Belief> {
    if orders.is_empty() {
        return None;
    }
    let mut belief = BySlot([ByEmpire::all(0.0); MAX_EMPIRES]);
    for (tokens, odds) in orders {
        for slot in world.slots() {
            if let Some(empire) = tokens.at(slot) {
                belief[slot][empire] += odds;
            }
        }
    }
    Some(Belief(belief))
}
