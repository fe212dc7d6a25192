//! The loss of a sample: clipped policy gradient, entropy, value, and rivals' tokens.

use bots::policy::{
    Activations, Parameters, SLOT_OUTPUTS, Situation, fill_options, fill_position, forward, softmax,
    token_scores,
};
use rules::Action;

use super::backward::{ForwardPass, Gradient, OutputGradients, Scratch, Transposed};
use super::self_play::{Sample, win_and_lead};
use super::worlds::Arena;

/// The weights of the parts of the loss.
#[derive(Clone, Copy, Debug)]
pub struct Weights {
    /// How far the probability of an option may move within one update (Schulman and others, 2017).
    pub clip: f32,
    pub entropy: f32,
    pub win: f32,
    pub lead: f32,
    pub tokens: f32,
}

/// Sums over samples, for the log.
#[derive(Clone, Copy, Debug, Default)]
pub struct Sums {
    pub samples: f64,
    pub entropy: f64,
    pub chosen_loss: f64,
    pub win_loss: f64,
    pub lead_loss: f64,
    pub token_loss: f64,
    pub token_guesses: f64,
    pub clipped: f64,
    pub moved: f64,
}

impl Sums {
    pub fn add(&mut self, other: &Self) {
        self.samples += other.samples;
        self.entropy += other.entropy;
        self.chosen_loss += other.chosen_loss;
        self.win_loss += other.win_loss;
        self.lead_loss += other.lead_loss;
        self.token_loss += other.token_loss;
        self.token_guesses += other.token_guesses;
        self.clipped += other.clipped;
        self.moved += other.moved;
    }
}

/// Computes gradients of samples. Reuse it, so that buffers are reused.
#[derive(Default)]
pub struct Learner {
    inputs: bots::policy::Inputs,
    hidden: Activations,
    odds: Vec<f32>,
    outputs: OutputGradients,
    slots: Vec<[f32; SLOT_OUTPUTS]>,
    scratch: Scratch,
}

impl Learner {
    /// Adds the gradient of a sample's loss. `advantage` is the sample's advantage after normalisation.
    pub fn learn(
        &mut self,
        (parameters, transposed): (&Parameters, &Transposed),
        arena: &Arena,
        (sample, options): (&Sample, &[Action]),
        advantage: f32,
        weights: Weights,
        (gradient, sums): (&mut Gradient, &mut Sums),
    ) {
        let Arena { world, ground } = arena;
        let situation = Situation { ground, world, view: &sample.view, evidence: &sample.evidence };
        let context = fill_position(&situation, &mut self.inputs);
        fill_options(&situation, &context, options, &mut self.inputs);
        forward(ground, parameters, &self.inputs, &mut self.hidden);
        sums.samples += 1.0;
        self.policy_loss(sample, advantage, weights, sums);
        self.value_loss(sample, weights, sums);
        self.token_loss(parameters, &situation, sample, weights, sums);
        let pass = ForwardPass { ground, parameters, transposed, inputs: &self.inputs, hidden: &self.hidden };
        pass.backward(&self.outputs, &mut self.scratch, gradient);
    }

    fn policy_loss(&mut self, sample: &Sample, advantage: f32, weights: Weights, sums: &mut Sums) {
        self.odds.clone_from(&self.hidden.scores);
        softmax(&mut self.odds);
        let log = |odds: f32| odds.max(1e-9).ln();
        let moved = log(self.odds[sample.chosen]) - sample.log_odds;
        let ratio = moved.exp();
        let beyond = if advantage > 0.0 { ratio > 1.0 + weights.clip } else { ratio < 1.0 - weights.clip };
        let strength = match (sample.imitates, beyond) {
            (true, _) => -1.0,
            (false, true) => 0.0,
            (false, false) => -advantage * ratio,
        };
        let entropy: f32 = self.odds.iter().map(|odds| -odds * log(*odds)).sum();
        sums.entropy += f64::from(entropy);
        sums.chosen_loss -= f64::from(log(self.odds[sample.chosen]));
        sums.clipped += if beyond { 1.0 } else { 0.0 };
        sums.moved += f64::from(ratio - 1.0 - moved);
        self.outputs.scores.clear();
        for (index, odds) in self.odds.iter().enumerate() {
            let chosen = if index == sample.chosen { 1.0 } else { 0.0 };
            let by_entropy = -odds * (log(*odds) + entropy);
            self.outputs.scores.push(strength * (chosen - odds) - weights.entropy * by_entropy);
        }
    }

    fn value_loss(&mut self, sample: &Sample, weights: Weights, sums: &mut Sums) {
        let [win, lead] = win_and_lead(self.hidden.value);
        let off = lead - sample.lead;
        let log = |chance: f32| chance.max(1e-6).ln();
        sums.win_loss -= f64::from(sample.win * log(win) + (1.0 - sample.win) * log(1.0 - win));
        sums.lead_loss += f64::from(off * off);
        self.outputs.value = [weights.win * (win - sample.win), weights.lead * off];
    }

    /// The cross-entropy of the empire on each slot of each rival whose token is face down.
    fn token_loss(
        &mut self,
        parameters: &Parameters,
        situation: &Situation<'_>,
        sample: &Sample,
        weights: Weights,
        sums: &mut Sums,
    ) {
        let (world, view) = (situation.world, situation.view);
        token_scores(parameters, &self.hidden, &mut self.slots);
        self.outputs.slots.clear();
        self.outputs.slots.resize(self.slots.len(), [0.0; SLOT_OUTPUTS]);
        let empires = world.empires().len();
        for (index, (rival, scores)) in
            world.rivals(view.viewer()).zip(self.slots.chunks_exact(empires)).enumerate()
        {
            for slot in world.slots().filter(|slot| !view.is_revealed(rival, *slot)) {
                let Some(truth) = sample.tokens[rival].at(slot) else { continue };
                let place = slot.index();
                let mut odds = [0.0; rules::MAX_EMPIRES];
                let odds = &mut odds[..empires];
                odds.iter_mut().zip(scores).for_each(|(odds, scores)| *odds = scores[place]);
                softmax(odds);
                sums.token_loss -= f64::from(odds[truth.index()].max(1e-6).ln());
                sums.token_guesses += 1.0;
                let outputs = &mut self.outputs.slots[index * empires..(index + 1) * empires];
                for (empire, (output, odds)) in outputs.iter_mut().zip(odds).enumerate() {
                    let is = if empire == truth.index() { 1.0 } else { 0.0 };
                    output[place] = weights.tokens * (*odds - is);
                }
            }
        }
    }
}
