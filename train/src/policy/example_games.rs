//! Games of the policy against itself, in which its knowledge is measured.

use std::sync::Arc;

use bots::Past;
use bots::policy::{Choice, Parameters, Playout, PolicyPlayer};
use rules::{Deal, Rng, State, World};

use super::worlds::Arena;
use crate::table;

/// A game, with the public history before each decision.
pub struct ExampleGame {
    pub world: Arc<World>,
    pub decisions: Vec<ExampleDecision>,
    pub end: State,
}

/// A decision of a game, before it is taken.
pub struct ExampleDecision {
    pub state: State,
    pub past: Past,
}

/// Plays the game of this number, four societies with the base pack. Everybody takes the policy's likeliest options.
pub fn example_game(seed: u64, number: u64) -> ExampleGame {
    let Arena { world, ground } = Arena::new(table::world("war-of-whispers", 4));
    let mut rng = Rng::stream(seed, number);
    let mut player = PolicyPlayer::new(Parameters::built_in());
    let mut past = Past::new(&world);
    let mut state = State::start(&world, &Deal::random(&world, &mut rng), &mut ());
    let mut decisions = Vec::new();
    while let Some(mover) = state.mover() {
        let evidence = past.evidence(&world, &state);
        let playout = Playout { ground: &ground, world: &world, state: &state, evidence: &evidence };
        let (action, _) = player.decide(&playout, mover, Choice::Likeliest, &mut rng);
        decisions.push(ExampleDecision { state, past: past.clone() });
        past.watch(&world, &state, mover, action);
        state.play_unchecked(&world, action, &mut rng, &mut ());
    }
    ExampleGame { world, decisions, end: state }
}
