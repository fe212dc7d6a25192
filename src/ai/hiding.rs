//! What a choice tells the others of its maker's tokens, and what that costs.
//!
//! Whoever is known to all others wins 13.6 ± 2.1 % of 1,000 games in which everybody else is not (four
//! societies, judgment alone; par 25): rivals feed what it is after no more, and take it where they can.

use super::past::Past;
use crate::rules::{Action, View, World};

/// What it costs, as a chance to win, if the probability that a careful observer gives to the true order of
/// one's tokens grows by the factor e.
const PRICE: f32 = 0.02;
/// Somebody who thought an order impossible is taken to give it this probability.
const LEAST: f32 = 1e-4;

/// What each of these choices of the view's society costs, as a chance to win, for what it tells: negative where
/// it misleads. What the choice is worth otherwise is not in it; nor what it costs to lay tokens open, which
/// networks were asked about.
pub(super) fn prices(world: &World, view: &View, past: &Past, legal: &[Action]) -> Vec<f32> {
    let now = believed(world, view, past);
    let price = |action: &Action| {
        if matches!(action, Action::Exchange(..)) {
            return 0.0;
        }
        let mut told = past.clone();
        told.watch(world, view, view.viewer(), *action);
        PRICE * (believed(world, view, &told) - now)
    };
    legal.iter().map(price).collect()
}

/// The logarithm of the probability that a careful observer gives to the true order of the viewer's tokens.
fn believed(world: &World, view: &View, past: &Past) -> f32 {
    let viewer = view.viewer();
    let truth = view.tokens(viewer);
    let odds = past.odds(viewer, view.face_up(world, viewer));
    let own = odds.iter().filter(|(tokens, _)| *tokens == truth).map(|(_, odds)| odds).sum::<f32>();
    libm::logf(own.max(LEAST))
}
