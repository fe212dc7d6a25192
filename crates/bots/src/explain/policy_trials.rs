//! Trials by the policy, which hints, the coach and reviews use: play a choice in a state that fits what the society
//! knows, and go on by the policy.

use std::sync::Arc;

use crate::beliefs::multiplier_guesses::Guesses;
use crate::evaluate::state_value::Value;
use crate::explain::decision::Decision;
use crate::policy::last_positions::{self, Future, PlayedOut, is_near_end};
use crate::policy::{Evidence, Ground, Parameters, Situation, TablePlayer};
use rules::{Action, Rng, State};

/// The number of sampled states in which choices are first evaluated. Over 200 decisions with 1,611 choices that had 200
/// trials each, the network's win chance after a choice, in one state, correlates with the trials' by 0.55; the
/// logarithm of the policy's probability by 0.27.
const STATES: u32 = 4;

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
    plans: Vec<ChoicePlan>,
}

/// How a society goes on with its move after a choice.
#[derive(Clone, Debug)]
pub(crate) struct ChoicePlan {
    /// The choice, and the decisions that follow it before a rival decides or chance is involved.
    pub actions: Vec<Action>,
    /// The value after it by the network.
    value: Value,
}

impl<'a> PolicyTrials<'a> {
    pub fn new(decision: Decision<'a>) -> Self {
        let Decision { world, view, past, .. } = decision;
        Self::with_guesses(decision, Guesses::new(world, view, past))
    }

    /// Trials of a decision, with the guesses of the deciding society.
    pub fn with_guesses(decision: Decision<'a>, guesses: Guesses) -> Self {
        let Decision { world, view, past, .. } = decision;
        Self {
            decision,
            guesses,
            evidence: past.evidence(world, view),
            ground: Arc::clone(past.ground()),
            player: TablePlayer::new(Parameters::built_in()),
            futures: Vec::new(),
            plans: Vec::new(),
        }
    }

    /// The guesses of the deciding society.
    pub fn into_guesses(self) -> Guesses {
        self.guesses
    }

    /// The values of all choices by the network at once, each after its best plan, without playing on.
    pub fn at_once(&mut self) -> Vec<Value> {
        self.decision.legal.iter().map(|action| self.plan(*action).value).collect()
    }

    /// The best plan after a choice, by the network: how the society goes on with its move. It depends only on the
    /// decision and its seed.
    pub fn plan(&mut self, action: Action) -> &ChoicePlan {
        let index = match self.plans.iter().position(|plan| plan.actions.first() == Some(&action)) {
            Some(index) => index,
            None => {
                if self.futures.is_empty() {
                    self.futures = self.first_futures();
                }
                let Self { decision, evidence, ground, player, futures, .. } = self;
                let Decision { world, view, .. } = *decision;
                let situation = Situation { ground, world, view, evidence };
                let (actions, value) = player.best_plan(&situation, futures, action);
                self.plans.push(ChoicePlan { actions, value });
                self.plans.len() - 1
            }
        };
        &self.plans[index]
    }

    /// The sampled states in which choices are first evaluated, with their luck.
    fn first_futures(&self) -> Vec<Future> {
        let mut rng = Rng::new(self.decision.seed);
        let mut future = || {
            let state = self.sample(&mut rng);
            let luck = rng.clone();
            rng.bits();
            (state, luck)
        };
        (0..STATES).map(|_| future()).collect()
    }

    /// The values of all choices by exhaustive play in the last positions, which also finds their plans. `None` elsewhere,
    /// if it takes more than `most` decisions for each state, or once `wanted` returns false.
    pub fn solve(&mut self, most: u64, wanted: &dyn Fn() -> bool) -> Option<Vec<Value>> {
        let Decision { world, view, legal, seed, .. } = self.decision;
        if !is_near_end(world, view) {
            return None;
        }
        let mut rng = Rng::stream(seed, 3);
        let states: Vec<State> = (0..last_positions::STATES).map(|_| self.sample(&mut rng)).collect();
        let situation = Situation { ground: &self.ground, world, view, evidence: &self.evidence };
        let rollout = self.player.rollout();
        let played_out = last_positions::play_out(rollout, &situation, &states, legal, most, wanted)?;
        let plan = |option: PlayedOut| ChoicePlan { actions: option.plan, value: option.value };
        self.plans = played_out.into_iter().map(plan).collect();
        Some(self.plans.iter().map(|plan| plan.value).collect())
    }

    /// A state that fits what the society knows and believes.
    pub fn sample(&self, rng: &mut Rng) -> State {
        let Decision { world, view, .. } = self.decision;
        view.resample_as(world, &self.guesses.draw(world, rng), rng)
    }

    /// Plays the plan of a choice in a sampled state, and on by the policy to the end of the round. Returns the value and
    /// the number of decisions.
    pub fn try_once(&mut self, state: &State, action: Action, luck: Rng) -> (Value, u64) {
        self.plan(action);
        let Self { decision, evidence, ground, player, plans, .. } = self;
        let Decision { world, view, .. } = *decision;
        let plan = plans.iter().find(|plan| plan.actions.first() == Some(&action));
        let plan = plan.map_or(std::slice::from_ref(&action), |plan| &plan.actions);
        player.roll_out(&Situation { ground, world, view, evidence }, *state, plan, luck)
    }
}
