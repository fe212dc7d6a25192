//! A player that chooses by the network alone, without search.

use std::sync::Arc;

use super::inputs::Inputs;
use super::network::{Activations, forward, softmax};
use super::option_inputs::fill_options;
use super::parameters::Parameters;
use super::society_inputs::{Situation, fill_position};
use rules::{Action, Rng};

/// How a player chooses among options.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// It takes the likeliest option, and the first of equals.
    Likeliest,
    /// It draws an option by the network's probabilities.
    Drawn,
}

/// A player that chooses by the network alone. It allocates nothing once its buffers have grown.
#[derive(Clone, Debug)]
pub struct PolicyPlayer {
    parameters: Arc<Parameters>,
    inputs: Inputs,
    activations: Activations,
    odds: Vec<f32>,
}

impl PolicyPlayer {
    /// A player with these weights.
    pub fn new(parameters: Arc<Parameters>) -> Self {
        Self { parameters, inputs: Inputs::default(), activations: Activations::default(), odds: Vec::new() }
    }

    /// Replaces the weights.
    pub fn set_parameters(&mut self, parameters: Arc<Parameters>) {
        self.parameters = parameters;
    }

    /// The index of the chosen option; 0 if there are fewer than two. The viewer must be the society that decides.
    pub fn choose(
        &mut self,
        situation: &Situation<'_>,
        options: &[Action],
        choice: Choice,
        rng: &mut Rng,
    ) -> usize {
        if options.len() < 2 {
            return 0;
        }
        let context = fill_position(situation, &mut self.inputs);
        fill_options(situation, &context, options, &mut self.inputs);
        forward(situation.ground, &self.parameters, &self.inputs, &mut self.activations);
        self.odds.clone_from(&self.activations.scores);
        softmax(&mut self.odds);
        match choice {
            Choice::Likeliest => {
                let best = (0..).zip(&self.odds).max_by(|a, b| a.1.total_cmp(b.1).then(b.0.cmp(&a.0)));
                best.map_or(0, |(index, _)| index)
            }
            Choice::Drawn => {
                let mut rest = rng.unit() as f32;
                let hit = self.odds.iter().position(|odds| {
                    rest -= odds;
                    rest < 0.0
                });
                hit.unwrap_or(options.len() - 1)
            }
        }
    }

    /// The probabilities of the options of the last decision with a choice.
    pub fn odds(&self) -> &[f32] {
        &self.odds
    }

    /// What the network computed for the last decision with a choice.
    pub fn activations(&self) -> &Activations {
        &self.activations
    }
}
