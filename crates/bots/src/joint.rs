//! Everybody's tokens together, where the loyalty setup ties them to one another (R10.1): whoever knows its own then
//! knows something of the others'.

use super::order::Order;
use super::past::Past;
use super::worth::multipliers;
use rules::{BySociety, LoyaltySetup, Phase, Rng, Society, Tokens, View, World};

/// So many ways are found at most, out of so many that are tried; with fewer than the least nothing is said.
const FOUND: usize = 160;
const TRIED: usize = 40_000;
const LEAST: usize = 12;
/// What each rival's own odds weigh beside the ways that were found, in ways: few of them tell little of what is seldom.
const OWN_ODDS: f32 = 6.0;

/// How the tokens of everybody may lie.
#[derive(Clone, Copy, Debug)]
pub(super) struct Way {
    pub tokens: BySociety<Tokens>,
    /// How likely it is; all add up to 1.
    pub odds: f32,
}

/// The orders in which each rival's tokens may lie for a viewer, from what it sees and from what it has seen done, with
/// their odds, and how all of them may lie together; no orders where there are too many.
pub(super) fn orders(world: &World, view: &View, past: &Past) -> (BySociety<Vec<Order>>, Vec<Way>) {
    let mut orders = BySociety(std::array::from_fn(|_| Vec::new()));
    for society in world.societies().filter(|society| *society != view.viewer()) {
        let odds = past.odds(society, view.tokens(society)).into_iter();
        let order = |(tokens, odds)| Order { tokens, multipliers: multipliers(world, tokens), odds };
        orders[society] = odds.map(order).collect();
    }
    let ways = ways(world, view, &orders);
    for society in world.societies() {
        within(world, &ways, society, &mut orders[society]);
    }
    (orders, ways)
}

/// The ways in which everybody's tokens may lie by the setup, by what the viewer sees and by the odds of each rival's
/// orders, which are told apart by nothing else: exactly where patterns are fixed, else a sample of them, the same for
/// the same odds. None where the setup ties nothing, or too few are found.
fn ways(world: &World, view: &View, orders: &BySociety<Vec<Order>>) -> Vec<Way> {
    let rivals: Vec<Society> = world.societies().filter(|society| *society != view.viewer()).collect();
    let ties = world.house().loyalty != LoyaltySetup::Random && view.phase() != Phase::Lay;
    if !ties || rivals.iter().any(|society| orders[*society].is_empty()) {
        return Vec::new();
    }
    let mut all = match view.pattern_tokens(world) {
        Some(patterns) => weighted(patterns, &rivals, orders),
        None => sampled(world, view, &rivals, orders),
    };
    let sum: f32 = all.iter().map(|way| way.odds).sum();
    all.iter_mut().for_each(|way| way.odds /= sum);
    all
}

/// Fixed patterns, each as likely as the rivals' odds have it.
fn weighted(
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

/// Orders drawn by their odds, of which those are kept that could have been dealt together.
fn sampled(world: &World, view: &View, rivals: &[Society], orders: &BySociety<Vec<Order>>) -> Vec<Way> {
    let mut rng = Rng::new(0);
    let mut found = Vec::new();
    let mut tokens = BySociety::all(Tokens::NONE);
    tokens[view.viewer()] = view.tokens(view.viewer());
    for _ in 0..TRIED {
        for society in rivals {
            let order = hit(&orders[*society], |order| order.odds, &mut rng);
            tokens[*society] = order.map_or(Tokens::NONE, |order| order.tokens);
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

/// What a chance hits among things with their odds, which add up to 1; `None` where there are none.
pub(super) fn hit<'a, T>(among: &'a [T], odds: impl Fn(&T) -> f32, rng: &mut Rng) -> Option<&'a T> {
    let mut rest = rng.unit() as f32;
    let hit = among.iter().find(|thing| {
        rest -= odds(thing);
        rest < 0.0
    });
    hit.or(among.last())
}

/// The odds of a rival's orders as these ways have them.
fn within(world: &World, ways: &[Way], society: Society, orders: &mut Vec<Order>) {
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
