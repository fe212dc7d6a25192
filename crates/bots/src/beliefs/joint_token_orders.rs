//! Joint orders: possible tokens of all societies together, for loyalty set-ups in which one society's tokens
//! depend on another's (R10.1).

use crate::evaluate::handmade_evaluator::multipliers;
use crate::weighted_draw::draw;
use rules::{ByEmpire, BySociety, LoyaltySetup, Phase, Rng, Society, Tokens, View, World};

/// Limits for sampling joint orders: how many to find, how many attempts to make, and the minimum number to
/// find.
const FOUND: usize = 160;
const TRIED: usize = 40_000;
const LEAST: usize = 12;
/// The weight of a rival's own odds when they are mixed with those of joint orders. A small sample says little
/// about rare orders.
const OWN_ODDS: f32 = 6.0;

/// A joint order: the tokens of every society.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Way {
    pub tokens: BySociety<Tokens>,
    /// The probability of the joint order.
    pub odds: f32,
}

/// The possible orders of each rival's tokens with their probabilities, and the joint orders. `each` holds the orders
/// and probabilities if the societies are independent. Both results are empty if there are too many orders to enumerate.
pub(crate) fn orders(
    world: &World,
    view: &View,
    each: BySociety<Vec<(Tokens, f32)>>,
) -> (BySociety<Vec<Order>>, Vec<Way>) {
    let order = |(tokens, odds)| Order { tokens, multipliers: multipliers(world, tokens), odds };
    let mut orders = BySociety(each.0.map(|odds| odds.into_iter().map(order).collect()));
    let ways = ways(world, view, &orders);
    for society in world.societies() {
        reweigh(world, &ways, society, &mut orders[society]);
    }
    (orders, ways)
}

/// The joint orders that fit the loyalty set-up and the view: all of them for fixed patterns, otherwise a sample
/// that depends only on the odds. Empty if tokens of different societies are independent, or if too few are
/// found.
fn ways(world: &World, view: &View, orders: &BySociety<Vec<Order>>) -> Vec<Way> {
    let rivals: Vec<Society> = world.societies().filter(|society| *society != view.viewer()).collect();
    let ties = world.house().loyalty != LoyaltySetup::Random && view.phase() != Phase::Lay;
    if !ties || rivals.iter().any(|society| orders[*society].is_empty()) {
        return Vec::new();
    }
    let mut all = match view.pattern_tokens(world) {
        Some(patterns) => pattern_ways(patterns, &rivals, orders),
        None => sample_ways(world, view, &rivals, orders),
    };
    let sum: f32 = all.iter().map(|way| way.odds).sum();
    all.iter_mut().for_each(|way| way.odds /= sum);
    all
}

/// The joint orders of fixed patterns, weighted by the rivals' odds.
fn pattern_ways(
    patterns: Vec<BySociety<Tokens>>,
    rivals: &[Society],
    orders: &BySociety<Vec<Order>>,
) -> Vec<Way> {
    let odds = |society: &Society, tokens: Tokens| {
        orders[*society].iter().find(|order| order.tokens == tokens).map_or(0.0, |order| order.odds)
    };
    let way = |tokens: BySociety<Tokens>| {
        let odds = rivals.iter().map(|society| odds(society, tokens[*society])).product();
        Way { tokens, odds }
    };
    let mut ways: Vec<Way> = patterns.into_iter().map(way).collect();
    ways.retain(|way| way.odds > 0.0);
    ways
}

/// A sample of joint orders, drawn by the rivals' odds, without those that the setup does not allow.
fn sample_ways(world: &World, view: &View, rivals: &[Society], orders: &BySociety<Vec<Order>>) -> Vec<Way> {
    let mut rng = Rng::new(0);
    let mut found = Vec::new();
    let mut tokens = BySociety::all(Tokens::NONE);
    tokens[view.viewer()] = view.tokens(view.viewer());
    for _ in 0..TRIED {
        for society in rivals {
            let orders = &orders[*society];
            let order = draw(orders.iter().map(|order| order.odds), &mut rng);
            tokens[*society] = order.map_or(Tokens::NONE, |order| orders[order].tokens);
        }
        if view.could_lie(world, &tokens) {
            found.push(Way { tokens, odds: 1.0 });
            if found.len() == FOUND {
                break;
            }
        }
    }
    if found.len() < LEAST { Vec::new() } else { found }
}

/// Mixes the probabilities of joint orders into those of one rival's orders.
fn reweigh(world: &World, ways: &[Way], society: Society, orders: &mut Vec<Order>) {
    if ways.is_empty() {
        return;
    }
    let own =
        if world.house().loyalty.has_patterns() { 0.0 } else { OWN_ODDS / (OWN_ODDS + ways.len() as f32) };
    for order in orders.iter_mut() {
        let here = ways.iter().filter(|way| way.tokens[society] == order.tokens);
        order.odds = own * order.odds + (1.0 - own) * here.map(|way| way.odds).sum::<f32>();
    }
    orders.retain(|order| order.odds > 0.0);
}

/// A possible order of a society's tokens, with the multipliers that follow from it and its probability.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Order {
    pub tokens: Tokens,
    pub multipliers: ByEmpire<f32>,
    pub odds: f32,
}
