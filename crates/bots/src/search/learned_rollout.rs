//! The policy of rollouts: every society decides greedily by the learned evaluator.

use crate::beliefs::multiplier_guesses::Guesses;
use crate::evaluate::handmade_evaluator::HandmadeEvaluator;
use crate::evaluate::learned_evaluator::LearnedEvaluator;
use crate::evaluate::state_value::Value;
use crate::search::greedy::{ALWAYS, Buffers, Greedy, Objective};
use rules::{Action, BySociety, Rng, State, World};

/// Buffers that are reused to save allocations.
#[derive(Clone, Debug, Default)]
pub(crate) struct Lists {
    pub buffers: Buffers,
    legal: Vec<Action>,
    values: Vec<Value>,
}

/// Plays on from a sampled state.
#[derive(Clone, Copy)]
pub(crate) struct LearnedRollout<'a> {
    pub world: &'a World,
    pub handmade: &'a HandmadeEvaluator,
    pub learned: &'a LearnedEvaluator,
    /// The number of states to evaluate per decision.
    pub states: usize,
}

impl LearnedRollout<'_> {
    /// For each society, its guesses if it knows only its own tokens and those that are face up.
    pub fn table_guesses(&self, state: &State) -> BySociety<Guesses> {
        let first = state.first();
        BySociety(std::array::from_fn(|index| {
            let society = self.world.societies().nth(index).unwrap_or(first);
            Guesses::from_state(self.world, state, society)
        }))
    }

    /// Plays on to the end of the round, or until `most` decisions with a choice have been taken. Returns their
    /// number.
    pub fn play_round(
        &self,
        state: &mut State,
        table_guesses: &BySociety<Guesses>,
        most: u64,
        rng: &mut Rng,
        lists: &mut Lists,
    ) -> u64 {
        let round = state.round();
        let mut made = 0;
        while made < most && state.round() == round {
            let Some(decider) = state.mover() else { break };
            let (action, chosen) = self.decide(state, &table_guesses[decider], rng, lists);
            made += u64::from(chosen);
            state.play_unchecked(self.world, action, rng, &mut ());
        }
        made
    }

    /// The action that a society with these guesses chooses. The flag is false if only one action was legal.
    pub fn decide(
        &self,
        state: &State,
        guesses: &Guesses,
        rng: &mut Rng,
        lists: &mut Lists,
    ) -> (Action, bool) {
        let Lists { buffers, legal, values } = lists;
        state.legal(self.world, legal);
        if let [only] = legal.as_slice() {
            return (*only, false);
        }
        let objective = Objective::Learned(self.learned, guesses);
        let greedy = Greedy { world: self.world, handmade: self.handmade, objective, wanted: ALWAYS };
        greedy.values_within(self.states, state, legal, rng, buffers, values);
        let best = values.iter().zip(legal.iter()).max_by(|a, b| a.0.win.total_cmp(&b.0.win));
        (best.map_or(Action::Pass, |(_, action)| *action), true)
    }
}
