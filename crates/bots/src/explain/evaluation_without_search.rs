//! The first evaluation of the choices in a decision, without search.

use std::sync::Arc;

use crate::beliefs::multiplier_guesses::Guesses;
use crate::beliefs::token_order_odds::Past;
use crate::evaluate::handmade_evaluator::HandmadeEvaluator;
use crate::evaluate::learned_evaluator::LearnedEvaluator;
use crate::evaluate::state_value::Value;
use crate::search::greedy::{ALWAYS, Buffers, Greedy, Objective};
use rules::{Action, ByEmpire, Rng, View, World};

/// The prospect of a choice: its expected results for the society that decides.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Prospect {
    /// The choice that the prospect is about.
    pub action: Action,
    /// The society's win chance after the choice, from 0 to 1. A shared win counts in part.
    pub win: f32,
    /// The society's expected points at the end.
    pub points: f32,
    /// The expected number of each empire's cities at the end.
    pub cities: ByEmpire<f32>,
}

impl Prospect {
    /// The prospect of a choice with this value. The win chance is limited to the range from 0 to 1.
    pub(crate) fn new(action: Action, value: Value) -> Self {
        let Value { win, points, cities } = value;
        Self { action, win: win.clamp(0.0, 1.0), points, cities }
    }
}

/// Evaluates all choices of one decision, in more and more sampled states.
#[derive(Debug)]
pub struct ChoiceEvaluator<'a> {
    world: &'a World,
    view: &'a View,
    guesses: Guesses,
    legal: &'a [Action],
    learned: LearnedEvaluator,
    handmade: HandmadeEvaluator,
    rng: Rng,
    buffers: Buffers,
    values: Vec<Value>,
    sums: Vec<Value>,
    rounds: u32,
}

impl<'a> ChoiceEvaluator<'a> {
    /// An evaluator for the decision of the view's society. Its results depend only on the seed and the number
    /// of sampled states.
    pub fn new(world: &'a World, view: &'a View, past: &'a Past, legal: &'a [Action], seed: u64) -> Self {
        let decision = Decision { world, view, past, legal, seed };
        Self::with_guesses(&decision, Guesses::new(world, view, past))
    }

    /// An evaluator for a decision, with the guesses of the deciding society.
    fn with_guesses(decision: &Decision<'a>, guesses: Guesses) -> Self {
        let Decision { world, view, past, legal, seed } = *decision;
        Self {
            world,
            view,
            guesses,
            legal,
            learned: LearnedEvaluator::new(world, Arc::clone(past.weights())),
            handmade: HandmadeEvaluator::new(world, true),
            rng: Rng::new(seed),
            buffers: Buffers::default(),
            values: Vec::new(),
            sums: vec![Value::from_win(0.0); legal.len()],
            rounds: 0,
        }
    }

    /// Evaluates all choices in one more sampled state.
    pub fn refine(&mut self) {
        let state = self.view.resample(self.world, &mut self.rng);
        let objective = Objective::Learned(&self.learned, &self.guesses);
        let greedy = Greedy { world: self.world, handmade: &self.handmade, objective, wanted: ALWAYS };
        greedy.values(&state, self.legal, &mut self.rng, &mut self.buffers, &mut self.values);
        for (sum, value) in self.sums.iter_mut().zip(&self.values) {
            sum.add(value, 1.0);
        }
        self.rounds += 1;
    }

    /// The prospects of all choices so far, with the best first.
    pub fn prospects(&self) -> Vec<Prospect> {
        let share = 1.0 / self.rounds.max(1) as f32;
        let prospect = |(action, sum): (&Action, &Value)| Prospect::new(*action, sum.times(share));
        let mut all: Vec<Prospect> = self.legal.iter().zip(&self.sums).map(prospect).collect();
        all.sort_by(|a, b| b.win.total_cmp(&a.win).then(a.action.cmp(&b.action)));
        all
    }
}

/// The prospects of all choices in a decision, with the best first, after evaluating each in `rounds` sampled
/// states.
pub fn advise(
    world: &World,
    view: &View,
    past: &Past,
    legal: &[Action],
    rounds: u32,
    seed: u64,
) -> Vec<Prospect> {
    let decision = Decision { world, view, past, legal, seed };
    advise_while(&decision, Guesses::new(world, view, past), rounds, ALWAYS).unwrap_or_default()
}

/// The prospects of all choices in a decision, with the best first; `None` once `wanted` returns false.
pub(crate) fn advise_while(
    decision: &Decision<'_>,
    guesses: Guesses,
    rounds: u32,
    wanted: &dyn Fn() -> bool,
) -> Option<Vec<Prospect>> {
    let mut adviser = ChoiceEvaluator::with_guesses(decision, guesses);
    for _ in 0..rounds.max(1) {
        if !wanted() {
            return None;
        }
        adviser.refine();
    }
    Some(adviser.prospects())
}

/// A decision to assess, with what the deciding society may know.
#[derive(Clone, Copy, Debug)]
pub struct Decision<'a> {
    /// The world of the match.
    pub world: &'a World,
    /// The view of the society that decides.
    pub view: &'a View,
    /// The public history of the match.
    pub past: &'a Past,
    /// The legal actions in the decision.
    pub legal: &'a [Action],
    /// The seed of all random numbers in the analysis.
    pub seed: u64,
}
