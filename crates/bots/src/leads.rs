//! What a choice begins: a card is played on something, an attack goes somewhere, a swap ends in an action.

use std::sync::Arc;

use super::course::{Course, Lists};
use super::decision::Decision;
use super::guess::Guesses;
use super::judgment::Judgment;
use super::worth::Judge;
use rules::{Action, Phase, Recording, Rng};

/// So many decisions are followed at most.
const FAR: usize = 8;
/// About how many states are valued for each.
const VALUED: usize = 80;
/// The luck of the state that is made up, so that it is another one than that of trials.
const LUCK: u64 = 2000;

impl Decision<'_> {
    /// For each of these choices how its society would go on with it in the same turn, by the judgment that trials go
    /// on by: as long as nobody else decides and nothing is left to chance, so that the board is the true one all the
    /// way. Nothing is followed where no position acts.
    pub fn leads(&self, choices: &[Action]) -> Vec<Vec<Action>> {
        let Self { world, view, past, seed, .. } = *self;
        let none = || vec![Vec::new(); choices.len()];
        let Some(society) = view.mover().filter(|_| view.phase() == Phase::Turns) else { return none() };
        let guesses = Guesses::new(world, view, past);
        let (judge, judgment) = (Judge::new(world, true), Judgment::new(world, Arc::clone(past.weights())));
        let course = Course { world, judge: &judge, judgment: &judgment, valued: VALUED };
        let mut rng = Rng::stream(seed, LUCK);
        let start = view.resample_as(world, &guesses.drawn(world, &mut rng), &mut rng);
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
                (action, _) = course.decide(&state, &guesses, &mut rng, &mut lists);
                then.push(action);
            }
        };
        choices.iter().map(follow).collect()
    }
}
