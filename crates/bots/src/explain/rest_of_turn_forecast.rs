//! Forecasts how a society continues its turn after a choice.

use crate::beliefs::multiplier_guesses::Guesses;
use crate::explain::decision::Decision;
use crate::policy::{Choice, Parameters, Playout, PolicyPlayer};
use rules::{Action, Phase, Recording, Rng};

/// The maximum number of decisions that are forecast.
const FAR: usize = 8;
/// The number of the random stream for the sampled state, different from those for trials.
const LUCK: u64 = 2000;

impl Decision<'_> {
    /// For each choice, its likely continuation within the turn, by the policy. It ends when a rival
    /// decides or chance is involved, so every board in between is exact. Empty outside of the positions'
    /// turns.
    pub fn continuations(&self, choices: &[Action]) -> Vec<Vec<Action>> {
        let Self { world, view, past, seed, .. } = *self;
        let none = || vec![Vec::new(); choices.len()];
        let Some(society) = view.mover().filter(|_| view.phase() == Phase::Turns) else { return none() };
        let guesses = Guesses::new(world, view, past);
        let mut player = PolicyPlayer::new(Parameters::built_in());
        let evidence = past.evidence(world, view);
        let mut rng = Rng::stream(seed, LUCK);
        let start = view.resample_as(world, &guesses.draw(world, &mut rng), &mut rng);
        let follow = |choice: &Action| {
            let (mut state, mut evidence, mut action, mut then) = (start, evidence, *choice, Vec::new());
            loop {
                let mut chance = Recording::new(&mut rng);
                evidence.play(world, &mut state, society, action, &mut chance);
                let open = chance.outcomes.is_empty() && state.mover() == Some(society);
                let same = (state.round(), state.turn()) == (start.round(), start.turn());
                if !open || !same || then.len() == FAR {
                    return then;
                }
                let playout = Playout { ground: past.ground(), world, state: &state, evidence: &evidence };
                (action, _) = player.decide(&playout, society, Choice::Likeliest, &mut rng);
                then.push(action);
            }
        };
        choices.iter().map(follow).collect()
    }
}
