//! Reads positions by the network, without options.

use std::sync::Arc;

use super::inputs::Inputs;
use super::network::{Activations, forward_without_options, token_scores};
use super::parameters::{Parameters, SLOT_OUTPUTS};
use super::society_inputs::{PositionContext, Situation, fill_position};

/// Reads positions from their viewers' sides. It allocates nothing once its buffers have grown.
#[derive(Clone, Debug)]
pub struct PositionReader {
    parameters: Arc<Parameters>,
    inputs: Inputs,
    activations: Activations,
    tokens: Vec<[f32; SLOT_OUTPUTS]>,
}

impl PositionReader {
    /// A reader with these weights.
    pub fn new(parameters: Arc<Parameters>) -> Self {
        Self {
            parameters,
            inputs: Inputs::default(),
            activations: Activations::default(),
            tokens: Vec::new(),
        }
    }

    /// The win chance of the view's society. The match must not be over.
    pub fn win_chance(&mut self, situation: &Situation<'_>) -> f32 {
        self.read(situation);
        self.activations.win_chance()
    }

    /// For each rival and empire, how likely the empire's token lies on each of the rival's slots (see
    /// [`token_scores`]). Rivals are in seating order after the viewer.
    pub fn token_scores(&mut self, situation: &Situation<'_>) -> &[[f32; SLOT_OUTPUTS]] {
        self.read(situation);
        token_scores(&self.parameters, &self.activations, &mut self.tokens);
        &self.tokens
    }

    /// Reads a position. Returns its win chance, and what was needed for it.
    pub(super) fn win_chance_in_context(&mut self, situation: &Situation<'_>) -> (f32, PositionContext) {
        let context = self.read(situation);
        (self.activations.win_chance(), context)
    }

    fn read(&mut self, situation: &Situation<'_>) -> PositionContext {
        let context = fill_position(situation, &mut self.inputs);
        forward_without_options(situation.ground, &self.parameters, &self.inputs, &mut self.activations);
        context
    }
}
