//! Forecasts how a society continues its turn after a choice.

use std::sync::Arc;

use crate::beliefs::multiplier_guesses::Guesses;
use crate::evaluate::handmade_evaluator::HandmadeEvaluator;
use crate::evaluate::learned_evaluator::LearnedEvaluator;
use crate::explain::evaluation_without_search::Decision;
use crate::search::learned_rollout::{LearnedRollout, Lists};
use rules::{Action, Phase, Recording, Rng};

/// The maximum number of decisions that are forecast.
const FAR: usize = 8;
/// The approximate number of states that are evaluated per decision.
const VALUED: usize = 80;
/// The number of the random stream for the sampled state, different from those for trials.
const LUCK: u64 = 2000;

impl Decision<'_> {
    /// For each choice, its likely continuation within the turn, by the learned evaluator. It ends when a rival
    /// decides or chance is involved, so every board in between is exact. Empty outside of the positions'
    /// turns.
    pub fn continuations(&self, choices: &[Action]) -> Vec<Vec<Action>> {
        let Self { world, view, past, seed, .. } = *self;
        let none = || vec![Vec::new(); choices.len()];
        let Some(society) = view.mover().filter(|_| view.phase() == Phase::Turns) else { return none() };
        let guesses = Guesses::new(world, view, past);
        let (handmade, learned) =
            (HandmadeEvaluator::new(world, true), LearnedEvaluator::new(world, Arc::clone(past.weights())));
        let rollout = LearnedRollout { world, handmade: &handmade, learned: &learned, states: VALUED };
        let mut rng = Rng::stream(seed, LUCK);
        let start = view.resample_as(world, &guesses.draw(world, &mut rng), &mut rng);
        let mut lists = Lists::default();
        let follow = |choice: &Action| {
            let (mut state, mut action, mut then) = (start, *choice, Vec::new());
            loop {
                let mut chance = Recording::new(&mut rng);
                state.play_unchecked(world, action, &mut chance, &mut ());
                let open = chance.outcomes.is_empty() && state.mover() == Some(society);
                let same = (state.round(), state.turn()) == (start.round(), start.turn());
                if !open || !same || then.len() == FAR {
                    return then;
                }
                (action, _) = rollout.decide(&state, &guesses, &mut rng, &mut lists);
                then.push(action);
            }
        };
        choices.iter().map(follow).collect()
    }
}
