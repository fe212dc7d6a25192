//! What a state is worth to a society that cannot see all of it: its chance to win.

use std::cell::RefCell;
use std::sync::Arc;

use super::empire::{Map, Questions};
use super::ending;
use super::guess::Guesses;
use super::net::Sums;
use super::shapes::SOCIETY_FEATURES;
use super::society::{self, Hope};
use super::value::Value;
use super::weights::Weights;
use rules::{ByEmpire, Phase, Society, State, World};

/// The logarithm of a variance stays within these.
const SPREAD: std::ops::RangeInclusive<f32> = -6.0..=2.0;

/// Judges states of one world by what was learned.
#[derive(Clone, Debug)]
pub(super) struct Judgment {
    weights: Arc<Weights>,
    map: Map,
    sums: RefCell<Sums>,
}

impl Judgment {
    /// A judge of this world.
    pub fn new(world: &World, weights: Arc<Weights>) -> Self {
        Self { weights, map: Map::new(world), sums: RefCell::default() }
    }

    /// How likely the viewer is to win, a shared win counting its part, and its points. Of the state, it
    /// looks only at what the viewer may know.
    pub fn value(&self, world: &World, state: &State, viewer: Society, guesses: &Guesses) -> Value {
        let mut cities = ByEmpire::all(0.0);
        if state.is_over() {
            let points = state.score(world, viewer) as f32;
            world.empires().for_each(|empire| cities[empire] = state.points(world, empire) as f32);
            return Value { win: ending::share(world, state, viewer, guesses), points, cities };
        }
        let hopes = self.hopes(world, state, viewer, guesses);
        let points = society::points(world, state, viewer, guesses, &hopes);
        let numbers = society::ask(world, state, viewer, guesses, &hopes, points);
        let mut sums = self.sums.borrow_mut();
        let win = match self.weights.societies.apply(&numbers, &mut sums) {
            [odds, ..] => 1.0 / (1.0 + libm::expf(-odds)),
            [] => 0.0,
        };
        world.empires().for_each(|empire| cities[empire] = hopes[empire].cities);
        Value { win, points, cities }
    }

    /// What each empire may expect.
    fn hopes(&self, world: &World, state: &State, viewer: Society, guesses: &Guesses) -> ByEmpire<Hope> {
        if matches!(state.phase(), Phase::Over | Phase::FinalWhisper) {
            let mut hopes = ByEmpire::all(Hope::default());
            world.empires().for_each(|empire| hopes[empire].cities = state.points(world, empire) as f32);
            return hopes;
        }
        self.answers(world, state, &self.map.ask(world, state, viewer, guesses))
    }

    /// What the network answers about each empire of a match that goes on.
    fn answers(&self, world: &World, state: &State, questions: &Questions) -> ByEmpire<Hope> {
        let mut hopes = ByEmpire::all(Hope::default());
        let mut sums = self.sums.borrow_mut();
        for empire in world.empires() {
            let now = state.points(world, empire) as f32;
            hopes[empire].cities = now;
            if let [change, spread, ..] = self.weights.empires.apply(&questions[empire], &mut sums) {
                hopes[empire] = Hope {
                    cities: (now + change).max(0.0),
                    variance: libm::expf(spread.clamp(*SPREAD.start(), *SPREAD.end())),
                };
            }
        }
        hopes
    }

    /// What the networks are asked about a state, to learn from.
    pub fn questions(
        &self,
        world: &World,
        state: &State,
        viewer: Society,
        guesses: &Guesses,
    ) -> (Questions, [f32; SOCIETY_FEATURES]) {
        let hopes = self.hopes(world, state, viewer, guesses);
        let points = society::points(world, state, viewer, guesses, &hopes);
        let empires = self.map.ask(world, state, viewer, guesses);
        (empires, society::ask(world, state, viewer, guesses, &hopes, points))
    }
}
