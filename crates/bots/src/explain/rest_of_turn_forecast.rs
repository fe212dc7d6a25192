//! Forecasts how a society continues its turn after a choice.

use crate::explain::decision::Decision;
use crate::explain::policy_trials::PolicyTrials;
use crate::policy::last_positions;
use rules::{Action, Phase};

impl Decision<'_> {
    /// For each choice, the continuation within the turn with which it is assessed. It ends when a rival decides or chance
    /// is involved, so every board in between is exact. Empty outside of the positions' turns.
    pub fn continuations(&self, choices: &[Action]) -> Vec<Vec<Action>> {
        if self.view.phase() != Phase::Turns || self.view.mover().is_none() {
            return vec![Vec::new(); choices.len()];
        }
        let mut trials = PolicyTrials::new(*self);
        // In the last positions, this finds the plans with which choices are assessed.
        trials.solve(last_positions::MOST, &|| true);
        choices.iter().map(|choice| trials.plan(*choice).actions[1..].to_vec()).collect()
    }
}
