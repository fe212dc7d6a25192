//! A player that chooses by the network alone, without search.

use std::sync::Arc;

use super::evidence::Evidence;
use super::ground::Ground;
use super::inputs::Inputs;
use super::network::{Activations, forward, softmax};
use super::option_inputs::fill_options;
use super::parameters::Parameters;
use super::society_inputs::{Situation, fill_position};
use crate::weighted_draw::draw;
use rules::{Action, Rng, Society, State, World};

/// How a player chooses among options.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// It takes the likeliest option, and the first of equals.
    Likeliest,
    /// It draws an option by the network's probabilities.
    Drawn,
}

/// A state with all its secrets, from which a player goes on. The player sees only the view of the society that decides.
#[derive(Clone, Copy)]
pub struct Playout<'a> {
    /// The prepared world.
    pub ground: &'a Ground,
    /// The world.
    pub world: &'a World,
    /// The state, which must not be over.
    pub state: &'a State,
    /// What everybody saw.
    pub evidence: &'a Evidence,
}

/// A player that chooses by the network alone. It allocates nothing once its buffers have grown.
#[derive(Clone, Debug)]
pub struct PolicyPlayer {
    parameters: Arc<Parameters>,
    inputs: Inputs,
    activations: Activations,
    odds: Vec<f32>,
    legal: Vec<Action>,
}

impl PolicyPlayer {
    /// A player with these weights.
    pub fn new(parameters: Arc<Parameters>) -> Self {
        Self {
            parameters,
            inputs: Inputs::default(),
            activations: Activations::default(),
            odds: Vec::new(),
            legal: Vec::new(),
        }
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
            Choice::Drawn => draw(self.odds.iter().copied(), rng).unwrap_or(0),
        }
    }

    /// The action of the society that decides in a state, and true if it had a choice.
    pub fn decide(
        &mut self,
        playout: &Playout<'_>,
        mover: Society,
        choice: Choice,
        rng: &mut Rng,
    ) -> (Action, bool) {
        let Playout { ground, world, state, evidence } = *playout;
        let mut legal = std::mem::take(&mut self.legal);
        state.legal(world, &mut legal);
        let mut index = 0;
        if legal.len() > 1 {
            let view = state.view(world, mover);
            index = self.choose(&Situation { ground, world, view: &view, evidence }, &legal, choice, rng);
        }
        let decided = (legal[index], legal.len() > 1);
        self.legal = legal;
        decided
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
