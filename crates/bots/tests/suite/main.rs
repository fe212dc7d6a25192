//! Bots: their knowledge, their reasons and their decisions.

mod ending;
mod former;
mod hidden_truth;
mod hiding;
mod legal;
mod past;
mod plans;
mod policy;
mod reasons;
mod tempers;
mod tied;
mod weights;

use std::sync::Arc;

use bots::{Bot, Budget, Level, Past};
use packs::Pack;
use rules::{Action, Deal, Rng, State, World};

/// A budget without time to look ahead: the bot takes the choice with the best first evaluation.
const AT_ONCE: fn(u64) -> Budget = |_| Budget::Used(1.0);

/// The base game for this many societies.
fn world(societies: usize) -> World {
    let pack: Arc<Pack> = testing::pack("war-of-whispers");
    World::new(&pack.rules.raw, &pack.rules.raw.house, societies).unwrap()
}

/// Plays a game of bots, and calls a function with every state, its public history and the decision taken.
fn play(world: &World, level: Level, seed: u64, see: impl FnMut(&State, &Past, &[Action], Action)) -> State {
    play_by(world, Bot::new(level, seed), seed, see)
}

/// Plays a game in which one bot decides for all societies, and calls a function with every decision.
fn play_by(
    world: &World,
    mut bot: Bot,
    seed: u64,
    mut see: impl FnMut(&State, &Past, &[Action], Action),
) -> State {
    let mut rng = Rng::new(seed);
    let deal = Deal::random(world, &mut rng);
    let mut state = State::start(world, &deal, &mut ());
    let mut past = Past::new(world);
    let mut legal = Vec::new();
    while let Some(mover) = state.mover() {
        state.legal(world, &mut legal);
        let view = state.view(world, mover);
        let action = bot.choose_within(world, &view, Some(&past), &legal, &AT_ONCE).unwrap();
        see(&state, &past, &legal, action);
        past.watch(world, &state, mover, action);
        state.play_unchecked(world, action, &mut rng, &mut ());
    }
    state
}

/// A game of random actions before its last decision, and that decision.
fn at_random(world: &World, seed: u64) -> (State, Action) {
    let mut rng = Rng::new(seed);
    let mut state = State::start(world, &Deal::random(world, &mut rng), &mut ());
    let mut last = (state, Action::Pass);
    let mut legal = Vec::new();
    while !state.is_over() {
        state.legal(world, &mut legal);
        last = (state, legal[rng.below(legal.len() as u32) as usize]);
        state.play_unchecked(world, last.1, &mut rng, &mut ());
    }
    last
}
