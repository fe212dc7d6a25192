//! Trials by the policy, which hints, the coach and reviews use: play a choice in a state that fits what the society
//! knows, and go on by the policy.

use std::sync::Arc;

use crate::beliefs::multiplier_guesses::Guesses;
use crate::evaluate::state_value::Value;
use crate::explain::decision::Decision;
use crate::policy::last_positions::{self, Future, is_near_end};
use crate::policy::likely_plans::ValuedPlan;
use crate::policy::{Evidence, Ground, Parameters, Situation, TablePlayer};
use rules::{Action, Rng, State};

/// The number of sampled states in which choices are first evaluated. Over 200 decisions with 1,611 choices that had 200
/// trials each, the network's win chance after a choice, in one state, correlates with the trials' by 0.55; the
/// logarithm of the policy's probability by 0.27.
const STATES: usize = 4;

/// Plays on by the policy after the choices of one decision.
#[derive(Debug)]
pub(crate) struct PolicyTrials<'a> {
    decision: Decision<'a>,
    guesses: Guesses,
    evidence: Evidence,
    ground: Arc<Ground>,
    player: TablePlayer,
    /// The states in which plans are evaluated; empty before the first plan.
    futures: Vec<Future>,
    /// The plans that were found so far.
    plans: Vec<ValuedPlan>,
}

impl<'a> PolicyTrials<'a> {
    pub fn new(decision: Decision<'a>) -> Self {
        let Decision { world, view, past, .. } = decision;
        Self::resumed(decision, Guesses::new(world, view, past), Vec::new())
    }

    /// Trials of a decision, with the guesses of the deciding society and the plans that earlier trials found.
    pub fn resumed(decision: Decision<'a>, guesses: Guesses, plans: Vec<ValuedPlan>) -> Self {
        let Decision { world, view, past, .. } = decision;
        Self {
            decision,
            guesses,
            evidence: past.evidence(world, view),
            ground: Arc::clone(past.ground()),
            player: TablePlayer::new(Parameters::built_in()),
            futures: Vec::new(),
            plans,
        }
    }

    /// The guesses of the deciding society, and the plans that were found.
    pub fn into_guesses_and_plans(self) -> (Guesses, Vec<ValuedPlan>) {
        (self.guesses, self.plans)
    }

    /// The values of all choices by the network at once, each after its best plan, without playing on.
    pub fn at_once(&mut self) -> Vec<Value> {
        self.decision.legal.iter().map(|action| self.plan(*action).value).collect()
    }

    /// The best plan after a choice, by the network: how the society goes on with its move. It depends only on the
    /// decision and its seed.
    pub fn plan(&mut self, action: Action) -> &ValuedPlan {
        let index = self.plan_index(action);
        &self.plans[index]
    }

    /// The index of the plan after a choice, which is looked for if it is not known yet.
    fn plan_index(&mut self, action: Action) -> usize {
        if let Some(index) = self.plans.iter().position(|plan| plan.actions.first() == Some(&action)) {
            return index;
        }
        if self.futures.is_empty() {
            let mut rng = Rng::new(self.decision.seed);
            self.futures = last_positions::futures(STATES, &mut rng, |rng| self.sample(rng));
        }
        let Self { decision, evidence, ground, player, futures, .. } = self;
        let Decision { world, view, .. } = *decision;
        let plan = player.best_plan(&Situation { ground, world, view, evidence }, futures, action);
        self.plans.push(plan);
        self.plans.len() - 1
    }

    /// Plays choices out to the end in the last positions, which also finds their plans. From then on, trials of these
    /// choices give their exact value. Returns the values if that took at most `most` decisions for each state for all
    /// choices.
    pub fn solve(&mut self, most: u64, wanted: &dyn Fn() -> bool) -> Option<Vec<Value>> {
        let Decision { world, view, legal, seed, .. } = self.decision;
        if !is_near_end(world, view) {
            return None;
        }
        let mut rng = Rng::stream(seed, 3);
        let states: Vec<State> = (0..last_positions::STATES).map(|_| self.sample(&mut rng)).collect();
        let situation = Situation { ground: &self.ground, world, view, evidence: &self.evidence };
        let rollout = self.player.rollout();
        let played_out = last_positions::play_out(rollout, &situation, &states, legal, most, wanted);
        let values = played_out.iter().map(|plan| Some(plan.as_ref()?.value)).collect();
        self.plans = played_out.into_iter().flatten().collect();
        values
    }

    /// A state that fits what the society knows and believes.
    pub fn sample(&self, rng: &mut Rng) -> State {
        let Decision { world, view, .. } = self.decision;
        view.resample_as(world, &self.guesses.draw(world, rng), rng)
    }

    /// Plays the plan of a choice in a sampled state, and on by the policy to the end of the round. Returns the value and
    /// the number of decisions. The value of a choice that was played out to the end is known.
    pub fn try_once(&mut self, state: &State, action: Action, luck: Rng) -> (Value, u64) {
        let index = self.plan_index(action);
        if self.plans[index].is_exact {
            return (self.plans[index].value, 1);
        }
        let Self { decision, evidence, ground, player, plans, .. } = self;
        let Decision { world, view, .. } = *decision;
        player.roll_out(&Situation { ground, world, view, evidence }, *state, &plans[index].actions, luck)
    }
}
