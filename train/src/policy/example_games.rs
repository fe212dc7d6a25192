//! Games of the policy against itself, in which its knowledge is measured.

use std::sync::Arc;

use bots::Past;
use bots::policy::{Choice, Parameters, PolicyPlayer, Situation};
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
    let (mut legal, mut decisions) = (Vec::new(), Vec::new());
    while let Some(mover) = state.mover() {
        state.legal(&world, &mut legal);
        let mut index = 0;
        if legal.len() > 1 {
            let view = state.view(&world, mover);
            let evidence = past.evidence(&world, &view);
            let situation = Situation { ground: &ground, world: &world, view: &view, evidence: &evidence };
            index = player.choose(&situation, &legal, Choice::Likeliest, &mut rng);
        }
        decisions.push(ExampleDecision { state, past: past.clone() });
        past.watch(&world, &state, mover, legal[index]);
        state.play_unchecked(&world, legal[index], &mut rng, &mut ());
    }
    ExampleGame { world, decisions, end: state }
}
