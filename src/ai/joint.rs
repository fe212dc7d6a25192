//! Everybody's tokens together, where the loyalty setup ties them to one another (R10.1): whoever knows its own then
//! knows something of the others'.

use super::order::Order;
use crate::rules::{BySociety, LoyaltySetup, Phase, Rng, Society, Tokens, View, World};

/// So many ways are found at most, out of so many that are tried; with fewer than the least nothing is said.
const FOUND: usize = 160;
const TRIED: usize = 40_000;
const LEAST: usize = 12;
/// What each rival's own odds weigh beside the ways that were found, in ways: few of them tell little of what is seldom.
const OWN_ODDS: f32 = 6.0;

/// How the tokens of everybody may lie.
#[derive(Clone, Copy, Debug)]
pub(super) struct Way {
    tokens: BySociety<Tokens>,
    /// How likely it is; all add up to 1.
    odds: f32,
}

/// The ways in which everybody's tokens may lie by the setup, by what the viewer sees and by the odds of each rival's
/// orders, which are told apart by nothing else: exactly where patterns are fixed, else a sample of them, the same for
/// the same odds. None where the setup ties nothing, or too few are found.
pub(super) fn ways(world: &World, view: &View, orders: &BySociety<Vec<Order>>) -> Vec<Way> {
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
            tokens[*society] = drawn(&orders[*society], &mut rng);
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

/// An order drawn by its odds; no tokens where there is none.
pub(super) fn drawn(orders: &[Order], rng: &mut Rng) -> Tokens {
    let mut rest = rng.unit() as f32;
    let hit = orders.iter().find(|order| {
        rest -= order.odds;
        rest < 0.0
    });
    hit.or(orders.last()).map_or(Tokens::NONE, |order| order.tokens)
}

/// One of the ways drawn by its odds; `None` where there are none.
pub(super) fn one_of(ways: &[Way], rng: &mut Rng) -> Option<BySociety<Tokens>> {
    let last = ways.last()?;
    let mut rest = rng.unit() as f32;
    let hit = ways.iter().find(|way| {
        rest -= way.odds;
        rest < 0.0
    });
    Some(hit.unwrap_or(last).tokens)
}

/// The odds of a rival's orders as these ways have them.
pub(super) fn within(world: &World, ways: &[Way], society: Society, orders: &mut Vec<Order>) {
    if ways.is_empty() {
        return;
    }
    let exact = matches!(world.house().loyalty, LoyaltySetup::Cyclical | LoyaltySetup::Teams);
    let own = if exact { 0.0 } else { OWN_ODDS / (OWN_ODDS + ways.len() as f32) };
    for order in orders.iter_mut() {
        let here = ways.iter().filter(|way| way.tokens[society] == order.tokens);
        order.odds = own * order.odds + (1.0 - own) * here.map(|way| way.odds).sum::<f32>();
    }
    orders.retain(|order| order.odds > 0.0);
}
