//! The input of a review: the decisions of a match, and the public history before each.

use std::sync::Arc;

use crate::bots::bot_question::luck;
use crate::matches::match_in_play::Match;
use crate::matches::match_setup::people;
use crate::matches::move_decisions::decisions_before;
use bots::{Past, Weights};
use record::Step;
use rules::{Action, Society, State, World};

/// A copy of the decisions of a match for a review, so that the match can go on meanwhile.
#[derive(Clone, Debug)]
pub(super) struct DecisionsToReview {
    pub world: Arc<World>,
    pub weights: Arc<Weights>,
    pub decisions: Vec<TakenDecision>,
    /// The state after the last decision.
    pub end: State,
}

/// A decision that was taken, with everything that its analysis needs.
#[derive(Clone, Debug)]
pub(super) struct TakenDecision {
    pub society: Society,
    pub action: Action,
    pub before: State,
    /// True if the decision continues the move of the decision before it.
    pub goes_on: bool,
    /// True if the decision had random outcomes.
    pub chance: bool,
    /// The seed for the analysis of the decision, which hints also use. All decisions of a move share it, so
    /// that estimates change only by what was decided.
    pub luck: u64,
    /// True if a bot took the decision in a match with people. It is analysed with a third of the effort.
    pub by_rival_bot: bool,
}

impl DecisionsToReview {
    pub fn new(game: &Match) -> Self {
        let steps = game.steps();
        let people: Vec<usize> = people(&game.setup().seats).collect();
        let taken = |(number, step): (usize, &Step)| {
            let began = decisions_before(&steps[..number], &step.before, step.society);
            TakenDecision {
                society: step.society,
                action: step.action,
                before: step.before,
                goes_on: began < number,
                chance: !step.outcomes.is_empty(),
                luck: luck(game.setup().seed, step.society, began),
                by_rival_bot: !people.is_empty() && !people.contains(&step.society.index()),
            }
        };
        Self {
            world: Arc::clone(game.world()),
            weights: game.pack().weights(),
            decisions: steps.iter().enumerate().map(taken).collect(),
            end: *game.state(),
        }
    }

    /// The public history before each decision, and after the last one.
    pub fn pasts(&self) -> Vec<Past> {
        let mut past = Past::with_weights(&self.world, Arc::clone(&self.weights));
        let mut pasts = Vec::with_capacity(self.decisions.len() + 1);
        for taken in &self.decisions {
            pasts.push(past.clone());
            past.watch(&self.world, &taken.before, taken.society, taken.action);
        }
        pasts.push(past);
        pasts
    }
}
