//! The learned evaluator, which estimates a society's win chance and points from what it may know.

use std::cell::RefCell;
use std::sync::Arc;

use crate::beliefs::multiplier_guesses::Guesses;
use crate::evaluate::empire_features::{EmpireFeatures, Map};
use crate::evaluate::final_odds;
use crate::evaluate::neural_network::Sums;
use crate::evaluate::society_features::{self, Prediction};
use crate::evaluate::state_value::Value;
use crate::evaluate::weights_text_format::{SOCIETY_FEATURES, Weights};
use rules::{ByEmpire, Phase, Society, State, World};

/// The range to which the logarithm of a predicted variance is limited.
const SPREAD: std::ops::RangeInclusive<f32> = -6.0..=2.0;

/// Evaluates states of one world with the neural networks.
#[derive(Clone, Debug)]
pub(crate) struct LearnedEvaluator {
    weights: Arc<Weights>,
    map: Map,
    sums: RefCell<Sums>,
}

impl LearnedEvaluator {
    /// An evaluator for this world.
    pub fn new(world: &World, weights: Arc<Weights>) -> Self {
        Self { weights, map: Map::new(world), sums: RefCell::default() }
    }

    /// The viewer's win chance and expected points, from what the viewer may know. A shared win counts in part.
    pub fn value(&self, world: &World, state: &State, viewer: Society, guesses: &Guesses) -> Value {
        let mut cities = ByEmpire::all(0.0);
        if state.is_over() {
            let points = state.score(world, viewer) as f32;
            world.empires().for_each(|empire| cities[empire] = state.points(world, empire) as f32);
            return Value { win: final_odds::share(world, state, viewer, guesses), points, cities };
        }
        let predictions = self.predictions(world, state, viewer, guesses);
        let points = society_features::points(world, state, viewer, guesses, &predictions);
        let numbers = society_features::features(world, state, viewer, guesses, &predictions, points);
        let mut sums = self.sums.borrow_mut();
        let win = match self.weights.societies.apply(&numbers, &mut sums) {
            [odds, ..] => 1.0 / (1.0 + libm::expf(-odds)),
            [] => 0.0,
        };
        world.empires().for_each(|empire| cities[empire] = predictions[empire].cities);
        Value { win, points, cities }
    }

    /// The predicted number of cities for each empire.
    fn predictions(
        &self,
        world: &World,
        state: &State,
        viewer: Society,
        guesses: &Guesses,
    ) -> ByEmpire<Prediction> {
        if matches!(state.phase(), Phase::Over | Phase::FinalWhisper) {
            let mut predictions = ByEmpire::all(Prediction::default());
            world
                .empires()
                .for_each(|empire| predictions[empire].cities = state.points(world, empire) as f32);
            return predictions;
        }
        self.predict(world, state, &self.map.features(world, state, viewer, guesses))
    }

    /// The neural network's prediction for each empire in a match that is not over.
    fn predict(&self, world: &World, state: &State, features: &EmpireFeatures) -> ByEmpire<Prediction> {
        let mut predictions = ByEmpire::all(Prediction::default());
        let mut sums = self.sums.borrow_mut();
        for empire in world.empires() {
            let now = state.points(world, empire) as f32;
            predictions[empire].cities = now;
            if let [change, spread, ..] = self.weights.empires.apply(&features[empire], &mut sums) {
                predictions[empire] = Prediction {
                    cities: (now + change).max(0.0),
                    variance: libm::expf(spread.clamp(*SPREAD.start(), *SPREAD.end())),
                };
            }
        }
        predictions
    }

    /// The features of the empires and of the viewer, for the neural networks.
    pub fn features(
        &self,
        world: &World,
        state: &State,
        viewer: Society,
        guesses: &Guesses,
    ) -> (EmpireFeatures, [f32; SOCIETY_FEATURES]) {
        let predictions = self.predictions(world, state, viewer, guesses);
        let points = society_features::points(world, state, viewer, guesses, &predictions);
        let empires = self.map.features(world, state, viewer, guesses);
        (empires, society_features::features(world, state, viewer, guesses, &predictions, points))
    }
}
