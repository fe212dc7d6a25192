//! Sequential halving: who tries choices by luck spends it on those that are still in question.

use super::value::Value;
use rules::{Action, Rng};

/// Which part of its budget a search has spent whose answer nobody wants: it ends as soon as it can, and what
/// comes of it is good for nothing.
pub const CALLED_OFF: f32 = f32::INFINITY;

/// A choice on trial.
#[derive(Clone, Copy, Debug)]
pub(super) struct Trial {
    pub action: Action,
    sum: Value,
    runs: f32,
}

impl Trial {
    /// A choice that seemed worth so much before, which counts as much as so many trials.
    pub fn new(action: Action, before: Value, prior: f32) -> Self {
        Self { action, sum: before.times(prior), runs: prior }
    }

    /// Adds what came of a trial.
    pub fn add(&mut self, value: &Value) {
        self.sum.add(value, 1.0);
        self.runs += 1.0;
    }

    /// What it is worth by all trials, and by what it seemed worth before.
    pub fn mean(&self) -> Value {
        self.sum.times(1.0 / self.runs)
    }

    fn win(&self) -> f32 {
        self.sum.win / self.runs
    }
}

/// These choices once they were tried, the best first. `spent` tells which part of its budget (1 is all) a
/// search has spent after so many nodes, and [`CALLED_OFF`] that nobody waits for it any more; `make_up` makes
/// up what choices are tried in, and `run` tries one in it, with luck of its own: it says what comes of it, and
/// how many nodes that took.
///
/// Sequential halving (Karnin, Koren and Somekh, "Almost optimal exploration in multi-armed bandits"): each
/// pass tries all choices that are left in the same made-up states with the same luck; then the worse half
/// goes.
pub(super) fn tried<M>(
    mut trials: Vec<Trial>,
    spent: &dyn Fn(u64) -> f32,
    rng: &mut Rng,
    make_up: impl Fn(&mut Rng) -> M,
    mut run: impl FnMut(&M, Action, &mut Rng) -> (Value, u64),
) -> Vec<Trial> {
    let passes = trials.len().max(2).next_power_of_two().ilog2();
    let mut nodes = 0;
    let mut left = trials.len();
    for pass in 1..=passes {
        let share = pass as f32 / passes as f32;
        let still = &mut trials[..left];
        while spent(nodes) < share {
            let made_up = make_up(rng);
            let luck = rng.clone();
            rng.bits();
            for trial in &mut *still {
                // A trial takes a few milliseconds, and there may be six of them in a state.
                if spent(nodes) == CALLED_OFF {
                    return trials;
                }
                let (value, cost) = run(&made_up, trial.action, &mut luck.clone());
                trial.add(&value);
                nodes += cost;
            }
        }
        still.sort_by(|a, b| b.win().total_cmp(&a.win()));
        left = left.div_ceil(2);
    }
    trials
}
