//! Training samples for the neural networks and the likelihood model.

use std::sync::Arc;

use crate::beliefs::deed_likelihood::Observation;
use crate::beliefs::multiplier_guesses::Guesses;
use crate::beliefs::past::Past;
use crate::beliefs::visible_deed::{Deed, DeedKind};
use crate::evaluate::city_outlook::CityOutlook;
use crate::evaluate::handmade_evaluator::multipliers;
use crate::evaluate::learned_evaluator::LearnedEvaluator;
use crate::evaluate::weights_text_format::Weights;
use rules::{Action, ByEmpire, Society, State, View, World};

pub use crate::beliefs::deed_likelihood::FEATURES as DEED_FEATURES;
pub use crate::evaluate::weights_text_format::{
    EMPIRE_FEATURES, EMPIRE_OUTPUTS, HEADER, SOCIETY_FEATURES, SOCIETY_OUTPUTS,
};

/// The number of kinds of deeds.
pub const DEED_KINDS: usize = DeedKind::ALL.len();

/// Makes training samples for one world.
#[derive(Clone, Debug)]
pub struct Sampler(LearnedEvaluator);

/// A training sample: the features of a state for one viewer.
#[derive(Clone, Debug)]
pub struct Sample {
    /// The features of each empire, in the order of empires.
    pub empires: Vec<[f32; EMPIRE_FEATURES]>,
    /// The features of the viewer. They include predictions about the empires, made with the sampler's weights.
    pub society: [f32; SOCIETY_FEATURES],
}

impl Sampler {
    /// A sampler that makes its predictions about empires with these weights.
    pub fn new(world: &World, weights: Arc<Weights>) -> Self {
        Self(LearnedEvaluator::new(world, weights))
    }

    /// The features of a state, which must not be over, for a viewer.
    pub fn sample(&self, world: &World, state: &State, viewer: Society, past: &Past) -> Sample {
        let guesses = Guesses::from_deeds(world, &state.view(world, viewer), past);
        let (empires, society) = self.0.features(world, state, viewer, &guesses);
        Sample { empires: world.empires().map(|e| empires[e]).collect(), society }
    }

    /// The win chance of the view's society in a state, estimated with the sampler's weights.
    pub fn win(&self, world: &World, state: &State, view: &View, past: &Past) -> f32 {
        self.0.value(world, state, view.viewer(), &Guesses::from_deeds(world, view, past)).win
    }
}

/// A training sample for the likelihood model: a deed and its alternatives.
#[derive(Clone, Debug)]
pub struct DeedSample {
    /// The kind of the deed, as a number below [`DEED_KINDS`].
    pub kind: usize,
    /// The features of the deed and of each alternative.
    pub possible: Vec<[f32; DEED_FEATURES]>,
    /// The index, in `possible`, of the deed that was done.
    pub done: usize,
}

/// The sample for a decision of a society whose tokens are known. `None` if the decision is not a deed.
pub fn deed_sample(world: &World, state: &State, action: Action) -> Option<DeedSample> {
    let mover = state.mover()?;
    let mut observed = Observation::default();
    observed.look(world, &CityOutlook::new(world), state, mover, Deed::from_action(action)?);
    let tokens = state.tokens(mover);
    let mut open = ByEmpire::all(false);
    let face_up = state.face_up(world, mover);
    world.empires().for_each(|empire| open[empire] = face_up.slot_of(empire).is_some());
    let mut possible = Vec::new();
    let done = observed.features(world, &multipliers(world, tokens), &open, &mut possible);
    Some(DeedSample { kind: observed.kind()? as usize, possible, done })
}
