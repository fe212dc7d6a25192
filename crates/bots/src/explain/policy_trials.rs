//! Trials by the policy, which hints, the coach and reviews use: play a choice in a state that fits what the society
//! knows, and go on by the policy.

use crate::beliefs::multiplier_guesses::Guesses;
use crate::evaluate::state_value::Value;
use crate::explain::evaluation_without_search::Decision;
use crate::policy::{Evidence, Ground, Parameters, Situation, TablePlayer};
use rules::{Action, Rng, State};

/// The win chance that a choice is worth less if the policy takes it 2.7 times less often. Over 364 decisions with 2,952
/// choices that had 100 trials each, the best line through win chances and logarithms of probabilities has this slope.
const WORTH: f32 = 0.003;

/// Plays on by the policy after the choices of one decision.
#[derive(Debug)]
pub(crate) struct PolicyTrials<'a> {
    decision: Decision<'a>,
    guesses: Guesses,
    evidence: Evidence,
    ground: Ground,
    player: TablePlayer,
}

impl<'a> PolicyTrials<'a> {
    pub fn new(decision: Decision<'a>) -> Self {
        let Decision { world, view, past, .. } = decision;
        Self {
            decision,
            guesses: Guesses::new(world, view, past),
            evidence: past.evidence(world, view),
            ground: Ground::new(world),
            player: TablePlayer::new(Parameters::built_in()),
        }
    }

    /// The values of all choices as the policy sees them at once, without playing on.
    pub fn at_once(&mut self) -> Vec<Value> {
        let mut rng = Rng::new(self.decision.seed);
        let state = self.sample(&mut rng);
        let Self { decision, evidence, ground, player, .. } = self;
        let Decision { world, view, legal, .. } = *decision;
        let situation = Situation { ground, world, view, evidence };
        let (odds, win) = player.look(&situation, legal, &mut rng);
        let opinions: Vec<f32> = odds.iter().map(|odds| libm::logf(odds.max(1e-6))).collect();
        let mean: f32 = opinions.iter().zip(odds).map(|(opinion, odds)| opinion * odds).sum();
        let value = |(index, action): (usize, &Action)| {
            let mut after = state;
            after.play_unchecked(world, *action, &mut rng.clone(), &mut ());
            let mut value = player.value(&situation, &after, view.viewer(), evidence);
            if let Some(opinion) = opinions.get(index) {
                value.win = win + WORTH * (opinion - mean);
            }
            value
        };
        legal.iter().enumerate().map(value).collect()
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
