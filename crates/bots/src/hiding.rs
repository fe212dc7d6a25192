//! What a choice tells the others of its maker's tokens, and what that costs.
//!
//! Whoever is known to all others wins 13.6 ± 2.1 % of 1,000 games in which everybody else is not (four
//! societies, judgment alone; par 25): rivals feed what it is after no more, and take it where they can.

use super::past::Past;
use super::value::Value;
use rules::{Action, View, World};

/// What it costs, as a chance to win, if the probability that a careful observer gives to the true order of
/// one's tokens grows by the factor e.
const PRICE: f32 = 0.02;
/// Somebody who thought an order impossible is taken to give it this probability.
const LEAST: f32 = 1e-4;

/// A choice that seems worse than the best by more than this is not made for what it hides.
const BEHIND: f32 = 0.1;

/// Takes off the values of the view's society's choices what they cost for what they tell, as a chance to win, and
/// lists it: negative where they mislead. What a choice is worth otherwise is not in it; nor what it costs to lay
/// tokens open, which networks were asked about.
pub(super) fn charge(
    world: &World,
    view: &View,
    past: &Past,
    legal: &[Action],
    values: &mut [Value],
    prices: &mut Vec<(Action, f32)>,
) {
    let now = believed(world, view, past);
    let best = values.iter().map(|value| value.win).fold(f32::MIN, f32::max);
    for (action, value) in legal.iter().zip(values) {
        if matches!(action, Action::Exchange(..)) || value.win < best - BEHIND {
            continue;
        }
        let mut told = past.clone();
        told.watch(world, view, view.viewer(), *action);
        let price = PRICE * (believed(world, view, &told) - now);
        value.win -= price;
        prices.push((*action, price));
    }
}

/// The logarithm of the probability that a careful observer gives to the true order of the viewer's tokens.
fn believed(world: &World, view: &View, past: &Past) -> f32 {
    let viewer = view.viewer();
    let truth = view.tokens(viewer);
    let odds = past.odds(viewer, view.face_up(world, viewer));
    let own = odds.iter().filter(|(tokens, _)| *tokens == truth).map(|(_, odds)| odds).sum::<f32>();
    libm::logf(own.max(LEAST))
}
