//! The first evaluation of the choices in a decision, without search.

use crate::beliefs::token_order_odds::Past;
use crate::evaluate::state_value::Value;
use crate::explain::policy_trials::PolicyTrials;
use crate::search::sequential_halving::Trial;
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

/// The weight of the policy's first opinion, in trials. Choices differ by about 0.015 around it, and trials in the same
/// states by about 0.15.
const PRIOR: f32 = 100.0;

/// Evaluates all choices of one decision, in more and more sampled states.
#[derive(Debug)]
pub struct ChoiceEvaluator<'a> {
    trials: PolicyTrials<'a>,
    rng: Rng,
    choices: Vec<Trial>,
}

impl<'a> ChoiceEvaluator<'a> {
    /// An evaluator for the decision of the view's society. Its results depend only on the seed and the number
    /// of sampled states.
    pub fn new(world: &'a World, view: &'a View, past: &'a Past, legal: &'a [Action], seed: u64) -> Self {
        Self::for_decision(&Decision { world, view, past, legal, seed })
    }

    /// An evaluator for a decision.
    pub(crate) fn for_decision(decision: &Decision<'a>) -> Self {
        let mut trials = PolicyTrials::new(*decision);
        let at_once = trials.at_once();
        let choice = |(action, value): (&Action, Value)| Trial::new(*action, value, PRIOR);
        let choices = decision.legal.iter().zip(at_once).map(choice).collect();
        Self { trials, rng: Rng::new(decision.seed), choices }
    }

    /// Tries all choices in one more sampled state, with the same luck.
    pub fn refine(&mut self) {
        let state = self.trials.sample(&mut self.rng);
        let luck = self.rng.clone();
        self.rng.bits();
        for choice in &mut self.choices {
            let (value, _) = self.trials.try_once(&state, choice.action, luck.clone());
            choice.add(&value);
        }
    }

    /// The choices with the values of all trials so far, with the best first.
    pub(crate) fn choices(&self) -> Vec<Trial> {
        let mut all = self.choices.clone();
        all.sort_by(|a, b| b.mean().win.total_cmp(&a.mean().win).then(a.action.cmp(&b.action)));
        all
    }

    /// The prospects of all choices so far, with the best first.
    pub fn prospects(&self) -> Vec<Prospect> {
        self.choices().iter().map(|choice| Prospect::new(choice.action, choice.mean())).collect()
    }
}

/// The prospects of all choices in a decision, with the best first, after trying each in `rounds` sampled states.
pub fn advise(
    world: &World,
    view: &View,
    past: &Past,
    legal: &[Action],
    rounds: u32,
    seed: u64,
) -> Vec<Prospect> {
    let mut adviser = ChoiceEvaluator::new(world, view, past, legal, seed);
    (0..rounds).for_each(|_| adviser.refine());
    adviser.prospects()
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
