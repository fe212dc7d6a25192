//! What a review is made of: the decisions of a match, and what everybody saw done before each.

use std::sync::Arc;

use crate::bots::question::luck;
use crate::matches::game::Match;
use crate::matches::moves::decisions_before;
use bots::{Past, Weights};
use record::Step;
use rules::{Action, Society, State, World};

/// A match as a review needs it, apart from the table that goes on.
#[derive(Clone, Debug)]
pub(super) struct Inputs {
    pub world: Arc<World>,
    pub weights: Arc<Weights>,
    pub decisions: Vec<TakenDecision>,
    /// The state after the last decision.
    pub end: State,
}

/// A decision that was taken.
#[derive(Clone, Debug)]
pub(super) struct TakenDecision {
    pub society: Society,
    pub action: Action,
    pub before: State,
    /// Whether it goes on with what the decision before it began.
    pub goes_on: bool,
    /// Whether something was left to chance.
    pub chance: bool,
    /// The luck with which it is thought over: that of a hint at the time, the same for all decisions of a move, so that
    /// what is promised moves no more from one to the next than what was decided has moved it.
    pub luck: u64,
}

impl Inputs {
    pub fn new(game: &Match) -> Self {
        let steps = game.steps();
        let taken = |(number, step): (usize, &Step)| {
            let began = decisions_before(&steps[..number], &step.before, step.society);
            TakenDecision {
                society: step.society,
                action: step.action,
                before: step.before,
                goes_on: began < number,
                chance: !step.outcomes.is_empty(),
                luck: luck(game.setup().seed, step.society, began),
            }
        };
        Self {
            world: Arc::clone(game.world()),
            weights: game.pack().weights(),
            decisions: steps.iter().enumerate().map(taken).collect(),
            end: *game.state(),
        }
    }

    /// What the whole table had seen done before each decision.
    pub fn pasts(&self) -> Vec<Past> {
        let mut past = Past::with_weights(&self.world, Arc::clone(&self.weights));
        let mut pasts = Vec::with_capacity(self.decisions.len());
        for taken in &self.decisions {
            pasts.push(past.clone());
            past.watch(&self.world, &taken.before, taken.society, taken.action);
        }
        pasts
    }
}
