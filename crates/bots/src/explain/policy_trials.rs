//! Trials by the policy, which hints, the coach and reviews use: play a choice in a state that fits what the society
//! knows, and go on by the policy.

use std::sync::Arc;

use crate::beliefs::multiplier_guesses::Guesses;
use crate::evaluate::state_value::Value;
use crate::explain::decision::Decision;
use crate::policy::last_positions::{self, is_near_end};
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
        }
    }

    /// The guesses of the deciding society.
    pub fn into_guesses(self) -> Guesses {
        self.guesses
    }

    /// The values of all choices by the network at once, without playing on.
    pub fn at_once(&mut self) -> Vec<Value> {
        let mut rng = Rng::new(self.decision.seed);
        let mut values = vec![Value::from_win(0.0); self.decision.legal.len()];
        for _ in 0..STATES {
            let state = self.sample(&mut rng);
            let Self { decision, evidence, ground, player, .. } = self;
            let Decision { world, view, legal, .. } = *decision;
            let situation = Situation { ground, world, view, evidence };
            for (sum, action) in values.iter_mut().zip(legal) {
                sum.add(&player.value_after(&situation, &state, *action, rng.clone()), 1.0 / STATES as f32);
            }
            rng.bits();
        }
        values
    }

    /// The values of all choices by exhaustive play in the last positions. `None` elsewhere, if it takes more than `most`
    /// decisions for each state, or once `wanted` returns false.
    pub fn solve(&mut self, most: u64, wanted: &dyn Fn() -> bool) -> Option<Vec<Value>> {
        let Decision { world, view, legal, seed, .. } = self.decision;
        if !is_near_end(world, view) {
            return None;
        }
        let mut rng = Rng::stream(seed, 3);
        let states: Vec<State> = (0..last_positions::STATES).map(|_| self.sample(&mut rng)).collect();
        let situation = Situation { ground: &self.ground, world, view, evidence: &self.evidence };
        last_positions::option_values(self.player.rollout(), &situation, &states, legal, most, wanted)
    }

    /// A state that fits what the society knows and believes.
    pub fn sample(&self, rng: &mut Rng) -> State {
        let Decision { world, view, .. } = self.decision;
        view.resample_as(world, &self.guesses.draw(world, rng), rng)
    }

    /// Plays a choice in a sampled state, and on by the policy to the end of the round. Returns the value and the number
    /// of decisions.
    pub fn try_once(&mut self, state: &State, action: Action, luck: Rng) -> (Value, u64) {
        let Self { decision, evidence, ground, player, .. } = self;
        let Decision { world, view, .. } = *decision;
        player.roll_out(&Situation { ground, world, view, evidence }, *state, action, luck)
    }
}
