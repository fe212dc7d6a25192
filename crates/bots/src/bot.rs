//! The bot, which chooses an action from what its society may know.

use std::sync::Arc;

use crate::beliefs::multiplier_guesses::Guesses;
use crate::beliefs::secrecy_price;
use crate::beliefs::token_order_odds::Past;
use crate::evaluate::handmade_evaluator::HandmadeEvaluator;
use crate::evaluate::learned_evaluator::LearnedEvaluator;
use crate::evaluate::state_value::Value;
use crate::evaluate::weights_text_format::Weights;
use crate::explain::evaluation_without_search::Prospect;
use crate::level::Level;
use crate::search::greedy::{ALWAYS, Greedy, Objective};
use crate::search::handmade_search::HandmadeSearch;
use crate::search::learned_rollout::{LearnedRollout, Lists};
use crate::search::learned_search::LearnedSearch;
use crate::search::sequential_halving::Budget;
use crate::temper::Temper;
use rules::{Action, Rng, View, World};

/// The maximum noise that is added to a novice's values, up or down, in points. It is uniform.
const NOISE: f32 = 0.3;

/// The factor from win chance to points by which a temper's preferences count for bots that play for points.
const POINTS: f32 = 25.0;

/// Adds a temper's preferences, multiplied by `scale`, to the values of the choices.
fn apply_temper(
    temper: Temper,
    world: &World,
    view: &View,
    legal: &[Action],
    scale: f32,
    values: &mut [Value],
) {
    if temper != Temper::Even {
        for (value, action) in values.iter_mut().zip(legal) {
            value.win += scale * temper.preference(world, view, *action);
        }
    }
}

/// The legal actions with their values, with the best first.
fn rank(values: &[Value], legal: &[Action]) -> Vec<(Value, Action)> {
    let mut ranked: Vec<(Value, Action)> = values.iter().copied().zip(legal.iter().copied()).collect();
    ranked.sort_by(|a, b| b.0.win.total_cmp(&a.0.win));
    ranked
}

/// A built-in bot, which plays one society.
#[derive(Clone, Debug)]
pub struct Bot {
    level: Level,
    temper: Temper,
    rng: Rng,
    weights: Arc<Weights>,
    handmade: Option<HandmadeEvaluator>,
    learned: Option<LearnedEvaluator>,
    lists: Lists,
    values: Vec<Value>,
    candidates: Vec<Prospect>,
    scratch: Vec<Action>,
}

impl Bot {
    /// A bot of this level with the built-in weights and a random generator with this seed.
    pub fn new(level: Level, seed: u64) -> Self {
        Self::with_weights(level, seed, Weights::built_in())
    }

    /// A bot of this level that uses other weights than the built-in ones.
    pub fn with_weights(level: Level, seed: u64, weights: Arc<Weights>) -> Self {
        Self {
            level,
            temper: Temper::Even,
            rng: Rng::new(seed),
            weights,
            handmade: None,
            learned: None,
            lists: Lists::default(),
            values: Vec::new(),
            candidates: Vec::new(),
            scratch: Vec::new(),
        }
    }

    /// Sets the temper of the bot, and returns the bot.
    #[must_use]
    pub fn with_temper(mut self, temper: Temper) -> Self {
        self.temper = temper;
        self
    }

    /// The bot's temper.
    pub fn temper(&self) -> Temper {
        self.temper
    }

    /// Restarts the bot's random generator with a new seed.
    pub fn reseed(&mut self, seed: u64) {
        self.rng = Rng::new(seed);
    }

    /// The bot's level.
    pub fn level(&self) -> Level {
        self.level
    }

    /// Chooses one of the legal actions, which must be sorted. Returns `None` if there are none. Use each bot
    /// in only one world. Without a `past`, all orders of covered tokens are equally likely. The work is
    /// limited by a number of nodes, not by time, so the choice is the same on every machine.
    pub fn choose(
        &mut self,
        world: &World,
        view: &View,
        past: Option<&Past>,
        legal: &[Action],
    ) -> Option<Action> {
        let most = self.level.nodes() as f32;
        self.choose_within(world, view, past, legal, &|nodes| Budget::Used(nodes as f32 / most))
    }

    /// Chooses one of the legal actions within a budget. `spent` gets the number of nodes (decisions in trials)
    /// so far and returns how much of the budget is used. Levels that do not search ignore it.
    pub fn choose_within(
        &mut self,
        world: &World,
        view: &View,
        past: Option<&Past>,
        legal: &[Action],
        spent: &dyn Fn(u64) -> Budget,
    ) -> Option<Action> {
        self.candidates.clear();
        if let Some(action) = self.choose_blindly(legal) {
            return Some(action);
        }
        match self.level {
            Level::Random => None,
            Level::Novice => self.choose_by_points(world, view, legal),
            Level::Agent => self.choose_by_trials(world, view, legal, spent),
            Level::Spymaster | Level::Mastermind => self.choose_learned(world, view, past, legal, spent),
        }
    }

    /// The choice that needs no view: the only legal action, or any action for a random bot. `None` if the
    /// choice needs a view.
    pub fn choose_blindly(&mut self, legal: &[Action]) -> Option<Action> {
        match legal {
            [only] => Some(*only),
            [] => None,
            many if self.level == Level::Random => {
                many.get(self.rng.below(many.len() as u32) as usize).copied()
            }
            _ => None,
        }
    }

    /// The choice that brings the most points, with some noise.
    fn choose_by_points(&mut self, world: &World, view: &View, legal: &[Action]) -> Option<Action> {
        self.value(world, view, legal, Objective::Points);
        apply_temper(self.temper, world, view, legal, POINTS, &mut self.values);
        let rng = &mut self.rng;
        let noisy = self.values.iter().map(|value| value.win + NOISE * (2.0 * rng.unit() as f32 - 1.0));
        let best = noisy.zip(legal).max_by(|a, b| a.0.total_cmp(&b.0).then(b.1.cmp(a.1)));
        best.map(|(_, action)| *action)
    }

    /// The choice that does best in trials with the handmade evaluator (see `HandmadeSearch`).
    fn choose_by_trials(
        &mut self,
        world: &World,
        view: &View,
        legal: &[Action],
        spent: &dyn Fn(u64) -> Budget,
    ) -> Option<Action> {
        self.value(world, view, legal, Objective::Win);
        apply_temper(self.temper, world, view, legal, 1.0, &mut self.values);
        let ranked = rank(&self.values, legal);
        let handmade = self.handmade.as_ref()?;
        HandmadeSearch { world, handmade }.choose(view, &ranked, spent, &mut self.rng, &mut self.scratch)
    }

    /// The choice that does best in trials with the learned evaluator (see `LearnedSearch`).
    fn choose_learned(
        &mut self,
        world: &World,
        view: &View,
        past: Option<&Past>,
        legal: &[Action],
        spent: &dyn Fn(u64) -> Budget,
    ) -> Option<Action> {
        let weights = &self.weights;
        let learned = self.learned.get_or_insert_with(|| LearnedEvaluator::new(world, weights.clone()));
        let handmade = self.handmade.get_or_insert_with(|| HandmadeEvaluator::new(world, true));
        let blank;
        let past = match past {
            Some(past) => past,
            None => {
                blank = Past::with_weights(world, self.weights.clone());
                &blank
            }
        };
        let guesses = Guesses::new(world, view, past);
        let state = view.resample(world, &mut self.rng);
        let wanted = || spent(0) != Budget::Cancelled;
        let objective = Objective::Learned(learned, &guesses);
        let greedy = Greedy { world, handmade, objective, wanted: &wanted };
        greedy.values(&state, legal, &mut self.rng, &mut self.lists.buffers, &mut self.values);
        if !wanted() {
            return None;
        }
        apply_temper(self.temper, world, view, legal, 1.0, &mut self.values);
        let mut prices = Vec::new();
        if self.level.hides() {
            secrecy_price::charge(world, view, past, legal, &mut self.values, &mut prices);
        }
        let ranked = rank(&self.values, legal);
        let rollout = LearnedRollout { world, handmade, learned, states: self.level.states_per_decision() };
        let search = LearnedSearch { rollout, guesses: &guesses, prices: &prices };
        let tried = search.run(view, &ranked, spent, &mut self.rng, &mut self.lists);
        let (best, second) = (tried.first()?, ranked.get(1));
        self.candidates.extend(tried.iter().map(|trial| Prospect::new(trial.action, trial.mean())));
        if let ([_], Some((value, action))) = (tried.as_slice(), second) {
            self.candidates.push(Prospect::new(*action, *value));
        }
        Some(best.action)
    }

    /// The choices that the bot compared in its last decision, with the chosen one first. If it did not search,
    /// these are the two best. Empty for levels without the learned evaluator, and if there was no choice.
    pub fn candidates(&self) -> &[Prospect] {
        &self.candidates
    }

    /// Computes the value of each choice in a sampled state.
    fn value(&mut self, world: &World, view: &View, legal: &[Action], objective: Objective<'_>) {
        let plans = matches!(objective, Objective::Win);
        let handmade = self.handmade.get_or_insert_with(|| HandmadeEvaluator::new(world, plans));
        let state = view.resample(world, &mut self.rng);
        let greedy = Greedy { world, handmade, objective, wanted: ALWAYS };
        greedy.values(&state, legal, &mut self.rng, &mut self.lists.buffers, &mut self.values);
    }
}
