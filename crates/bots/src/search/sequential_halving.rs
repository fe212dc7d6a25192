//! Sequential halving of trials (Karnin, Koren and Somekh, "Almost optimal exploration in multi-armed bandits",
//! 2013).

use crate::evaluate::state_value::Value;
use rules::{Action, Rng};

/// How much of its budget a search has used.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Budget {
    /// The share of the budget that is used up. The search ends at 1.
    Used(f32),
    /// The result is no longer needed, so the search ends at once with any result.
    Cancelled,
}

/// A choice that is being tried, with its results so far.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Trial {
    pub action: Action,
    sum: Value,
    runs: f32,
}

impl Trial {
    /// A choice with the value of its first evaluation, which counts as `prior` trials.
    pub fn new(action: Action, before: Value, prior: f32) -> Self {
        Self { action, sum: before.times(prior), runs: prior }
    }

    /// Adds the result of a trial.
    pub fn add(&mut self, value: &Value) {
        self.sum.add(value, 1.0);
        self.runs += 1.0;
    }

    /// The mean of all trials and the first evaluation.
    pub fn mean(&self) -> Value {
        self.sum.times(1.0 / self.runs)
    }

    /// The mean win chance.
    pub fn win(&self) -> f32 {
        self.sum.win / self.runs
    }
}

/// Tries all choices in the same sampled states with the same luck. After each pass the worse half, by `score`, is
/// dropped. Afterwards the choices are sorted, with the best first. `spent` gets the number of nodes so far. `run` tries a
/// choice once, adds the result to it, and returns the number of nodes.
pub(crate) fn run_trials<T, S>(
    trials: &mut [T],
    spent: &dyn Fn(u64) -> Budget,
    rng: &mut Rng,
    sample_state: impl Fn(&mut Rng) -> S,
    mut run: impl FnMut(&mut T, &S, Rng) -> u64,
    score: impl Fn(&T) -> f32,
) {
    let passes = trials.len().max(2).next_power_of_two().ilog2();
    let mut nodes = 0;
    let mut left = trials.len();
    for pass in 1..=passes {
        let share = pass as f32 / passes as f32;
        let still = &mut trials[..left];
        while matches!(spent(nodes), Budget::Used(part) if part < share) {
            let sampled = sample_state(rng);
            let luck = rng.fork();
            for trial in &mut *still {
                // A trial takes a few milliseconds, and many of them may share a state.
                if spent(nodes) == Budget::Cancelled {
                    return;
                }
                nodes += run(trial, &sampled, luck.clone());
            }
        }
        still.sort_by(|a, b| score(b).total_cmp(&score(a)));
        left = left.div_ceil(2);
    }
}
