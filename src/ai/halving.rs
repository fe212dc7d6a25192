//! Sequential halving: who tries choices by luck spends it on those that are still in question.

use crate::rules::{Action, Rng};

/// A choice on trial.
#[derive(Clone, Copy, Debug)]
pub(super) struct Trial {
    action: Action,
    sum: f32,
    runs: f32,
}

impl Trial {
    /// A choice that seemed so likely to win before, which counts as much as so many trials.
    pub fn new(action: Action, likely: f32, prior: f32) -> Self {
        Self { action, sum: prior * likely, runs: prior }
    }

    fn mean(&self) -> f32 {
        self.sum / self.runs
    }
}

/// The best of these choices. `spent` tells which part of its budget (1 is all) a search has spent after so
/// many nodes; `make_up` makes up what choices are tried in, and `run` tries one in it, with luck of its
/// own: it says how likely the society is to win then, and how many nodes that took.
///
/// Sequential halving (Karnin, Koren and Somekh, "Almost optimal exploration in multi-armed bandits"): each
/// pass tries all choices that are left in the same made-up states with the same luck; then the worse half
/// goes.
pub(super) fn best<M>(
    mut trials: Vec<Trial>,
    spent: &dyn Fn(u64) -> f32,
    rng: &mut Rng,
    make_up: impl Fn(&mut Rng) -> M,
    mut run: impl FnMut(&M, Action, &mut Rng) -> (f32, u64),
) -> Option<Action> {
    let passes = trials.len().max(2).next_power_of_two().ilog2();
    let mut nodes = 0;
    for pass in 1..=passes {
        let share = pass as f32 / passes as f32;
        while spent(nodes) < share {
            let made_up = make_up(rng);
            let luck = rng.clone();
            rng.bits();
            for trial in &mut trials {
                let (likely, cost) = run(&made_up, trial.action, &mut luck.clone());
                trial.sum += likely;
                trial.runs += 1.0;
                nodes += cost;
            }
        }
        trials.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
        trials.truncate(trials.len().div_ceil(2));
    }
    trials.first().map(|trial| trial.action)
}
