//! The first evaluation of the choices in a decision, without search.

use crate::beliefs::past::Past;
use crate::evaluate::state_value::Value;
use crate::explain::decision::{Decision, Prospect};
use crate::explain::policy_trials::PolicyTrials;
use crate::search::sequential_halving::Trial;
use rules::{Action, Rng, View, World};

/// The weight of the network's first evaluation, in trials. It is off by about 0.02, and a trial by about 0.15.
const PRIOR: f32 = 50.0;

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
        let decision = Decision { world, view, past, legal, seed };
        Self::with_trials(&decision, PolicyTrials::new(decision))
    }

    /// An evaluator for a decision, with its prepared trials.
    pub(crate) fn with_trials(decision: &Decision<'a>, mut trials: PolicyTrials<'a>) -> Self {
        let at_once = trials.at_once();
        let choice = |(action, value): (&Action, Value)| Trial::new(*action, value, PRIOR);
        let choices = decision.legal.iter().zip(at_once).map(choice).collect();
        Self { trials, rng: Rng::new(decision.seed), choices }
    }

    /// Tries all choices in one more sampled state, with the same luck.
    pub fn refine(&mut self) {
        let state = self.trials.sample(&mut self.rng);
        let luck = self.rng.fork();
        for choice in &mut self.choices {
            let (value, _) = self.trials.try_once(&state, choice.action, luck.clone());
            choice.add(&value);
        }
    }

    /// The prospects of all choices so far, with the best first.
    pub fn prospects(&self) -> Vec<Prospect> {
        let mut all = self.choices.clone();
        all.sort_by(|a, b| b.mean().win.total_cmp(&a.mean().win).then(a.action.cmp(&b.action)));
        all.iter().map(|choice| Prospect::new(choice.action, choice.mean())).collect()
    }

    /// The prepared trials, to go on with.
    pub(crate) fn into_trials(self) -> PolicyTrials<'a> {
        self.trials
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
