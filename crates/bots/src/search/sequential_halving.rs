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

    fn win(&self) -> f32 {
        self.sum.win / self.runs
    }
}

/// Tries the choices and returns them, with the best first. Each pass tries all remaining choices in the same
/// sampled states with the same luck, and then drops the worse half. `spent` gets the number of nodes so far.
/// `run` returns the value and the number of nodes of one trial.
pub(crate) fn run_trials<M>(
    mut trials: Vec<Trial>,
    spent: &dyn Fn(u64) -> Budget,
    rng: &mut Rng,
    sample_state: impl Fn(&mut Rng) -> M,
    mut run: impl FnMut(&M, Action, &mut Rng) -> (Value, u64),
) -> Vec<Trial> {
    let passes = trials.len().max(2).next_power_of_two().ilog2();
    let mut nodes = 0;
    let mut left = trials.len();
    for pass in 1..=passes {
        let share = pass as f32 / passes as f32;
        let still = &mut trials[..left];
        while matches!(spent(nodes), Budget::Used(part) if part < share) {
            let sampled = sample_state(rng);
            let luck = rng.clone();
            rng.bits();
            for trial in &mut *still {
                // A trial takes a few milliseconds, and six of them may share a state.
                if spent(nodes) == Budget::Cancelled {
                    return trials;
                }
                let (value, cost) = run(&sampled, trial.action, &mut luck.clone());
                trial.add(&value);
                nodes += cost;
            }
        }
        still.sort_by(|a, b| b.win().total_cmp(&a.win()));
        left = left.div_ceil(2);
    }
    trials
}
