//! The search of bots with a pack's own weights: they try the most promising choices in sampled states and play on by the
//! learned evaluator.

use crate::beliefs::multiplier_guesses::Guesses;
use crate::evaluate::state_value::Value;
use crate::search::learned_rollout::{LearnedRollout, Lists};
use crate::search::sequential_halving::{Budget, Trial, run_trials};
use rules::{Action, BySociety, Rng, Society, State, View};

/// The maximum number of choices that are tried.
const TRIED: usize = 6;
/// Choices that are worse than the best by more than this win chance are not tried.
const BEHIND: f32 = 0.04;
/// The weight of the first evaluation, in trials.
const PRIOR: f32 = 12.0;
/// The maximum number of decisions in a trial.
const DECISIONS: u64 = 40;

/// Search with the learned evaluator.
pub(crate) struct LearnedSearch<'a> {
    /// The policy by which playouts decide.
    pub rollout: LearnedRollout<'a>,
    pub guesses: &'a Guesses,
    /// The win chance that a choice costs because of what it reveals.
    pub prices: &'a [(Action, f32)],
}

impl LearnedSearch<'_> {
    /// Tries the most promising of these choices, which come with their values and with the best first, and
    /// returns them, with the best first. `spent` gets the number of nodes so far. Nothing is tried if no other
    /// choice is close to the best.
    pub fn run(
        &self,
        view: &View,
        ranked: &[(Value, Action)],
        spent: &dyn Fn(u64) -> Budget,
        rng: &mut Rng,
        lists: &mut Lists,
    ) -> Vec<Trial> {
        let Some(mover) = view.mover() else { return Vec::new() };
        let promising = ranked.iter().take(promising_count(ranked));
        let mut trials: Vec<Trial> =
            promising.map(|(value, action)| Trial::new(*action, *value, PRIOR)).collect();
        if trials.len() < 2 {
            return trials;
        }
        let sample_state = |rng: &mut Rng| self.sample_state(view, mover, rng);
        let run = |trial: &mut Trial, (state, table_guesses): &(State, BySociety<Guesses>), mut luck: Rng| {
            let (mut value, made) = self.playout(state, table_guesses, trial.action, mover, &mut luck, lists);
            let price = self.prices.iter().find(|(priced, _)| *priced == trial.action);
            value.win -= price.map_or(0.0, |(_, price)| *price);
            trial.add(&value);
            made
        };
        run_trials(&mut trials, spent, rng, sample_state, run, Trial::win);
        trials
    }

    /// A sampled state, with the guesses of each society in it.
    fn sample_state(&self, view: &View, mover: Society, rng: &mut Rng) -> (State, BySociety<Guesses>) {
        let world = self.rollout.world;
        let state = view.resample_as(world, &self.guesses.draw(world, rng), rng);
        let table_guesses = self.table_guesses(&state, mover);
        (state, table_guesses)
    }

    /// The guesses of each society in a sampled state.
    fn table_guesses(&self, state: &State, mover: Society) -> BySociety<Guesses> {
        let mut table_guesses = self.rollout.table_guesses(state);
        table_guesses[mover] = self.guesses.clone();
        table_guesses
    }

    /// Plays on to the end of the round or for [`DECISIONS`] decisions. Returns the value for `mover` and the
    /// number of nodes.
    fn playout(
        &self,
        state: &State,
        table_guesses: &BySociety<Guesses>,
        action: Action,
        mover: Society,
        rng: &mut Rng,
        lists: &mut Lists,
    ) -> (Value, u64) {
        let LearnedRollout { world, learned, .. } = self.rollout;
        let mut next = *state;
        next.play_unchecked(world, action, rng, &mut ());
        let made = if next.round() == state.round() {
            self.rollout.play_round(&mut next, table_guesses, DECISIONS - 1, rng, lists)
        } else {
            0
        };
        let own = self.guesses.with_own(world, mover, next.tokens(mover));
        (learned.value(world, &next, mover, &own), 1 + made)
    }
}

/// The number of choices that are worth trying. `ranked` has the best first.
fn promising_count(ranked: &[(Value, Action)]) -> usize {
    let most = ranked.first().map_or(0.0, |(best, _)| best.win);
    ranked.iter().take(TRIED).take_while(|(value, _)| value.win > most - BEHIND).count()
}
