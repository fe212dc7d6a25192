//! What the networks are asked in a state, and what was the answer in the end: for whoever fits them.

use std::sync::Arc;

use super::deed::{Deed, Sort};
use super::guess::Guesses;
use super::judgment::Judgment;
use super::outlook::Chart;
use super::past::Past;
use super::tells::Observed;
use super::weights::Weights;
use super::worth::multipliers;
use rules::{Action, ByEmpire, Empire, Slot, Society, State, View, World};

pub use super::shapes::{EMPIRE_FEATURES, EMPIRE_OUTPUTS, SOCIETY_FEATURES, SOCIETY_OUTPUTS};
pub use super::tells::FEATURES as DEED_FEATURES;

/// How many sorts of deeds there are.
pub const DEED_SORTS: usize = Sort::ALL.len();

/// Asks in one world.
#[derive(Clone, Debug)]
pub struct Lessons(Judgment);

/// What is asked about a state as one society sees it.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// About each empire.
    pub empires: Vec<[f32; EMPIRE_FEATURES]>,
    /// About the viewer, with what these weights say of the empires.
    pub society: [f32; SOCIETY_FEATURES],
}

impl Lessons {
    /// Lessons in this world, as these weights lead to them.
    pub fn new(world: &World, weights: Arc<Weights>) -> Self {
        Self(Judgment::new(world, weights))
    }

    /// What is asked about a state that is not over, after such a past.
    pub fn ask(&self, world: &World, state: &State, viewer: Society, past: &Past) -> Lesson {
        let guesses = Guesses::new(world, &state.view(world, viewer), past);
        let (empires, society) = self.0.questions(world, state, viewer, &guesses);
        Lesson { empires: world.empires().map(|e| empires[e]).collect(), society }
    }

    /// How likely the view's society is to win in a state, as these weights have it: the view's own, or one that
    /// came of it.
    pub fn win(&self, world: &World, state: &State, view: &View, past: &Past) -> f32 {
        self.0.value(world, state, view.viewer(), &Guesses::new(world, view, past)).win
    }
}

/// What spoke for each thing that could have been done, and which was done.
#[derive(Clone, Debug)]
pub struct DeedLesson {
    /// The sort of the deed, from 0 to [`DEED_SORTS`] - 1.
    pub sort: usize,
    /// What spoke for each possible deed.
    pub possible: Vec<[f32; DEED_FEATURES]>,
    /// Which was done.
    pub done: usize,
}

/// What a decision teaches about deeds of societies whose tokens are known, if anything.
pub fn deed(world: &World, state: &State, action: Action) -> Option<DeedLesson> {
    let mover = state.mover()?;
    let mut observed = Observed::default();
    observed.look(world, &Chart::new(world), state, mover, Deed::of(action)?);
    let tokens = state.tokens(mover);
    let mut open = ByEmpire::all(false);
    let face_up = state.face_up(world, mover);
    world.empires().for_each(|empire| open[empire] = face_up.slot_of(empire).is_some());
    let mut possible = Vec::new();
    let done = observed.features(world, &multipliers(world, tokens), &open, &mut possible);
    Some(DeedLesson { sort: observed.sort()? as usize, possible, done })
}

/// What a careful observer thinks of a society's covered tokens: of each slot, how likely it holds each
/// empire, and whether it does.
pub fn belief(world: &World, state: &State, society: Society, past: &Past) -> Vec<(Slot, Vec<(f32, bool)>)> {
    let known = state.face_up(world, society);
    let odds = past.odds(society, known);
    let truth = state.tokens(society);
    let covered = world.slots().filter(|slot| known.at(*slot).is_none());
    covered
        .map(|slot| {
            let of = |empire: Empire| -> f32 {
                odds.iter().filter(|(tokens, _)| tokens.at(slot) == Some(empire)).map(|(_, p)| p).sum()
            };
            (slot, world.empires().map(|empire| (of(empire), truth.at(slot) == Some(empire))).collect())
        })
        .collect()
}
