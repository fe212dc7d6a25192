//! The bot, which chooses an action from what its society may know.

use std::sync::Arc;

use crate::beliefs::multiplier_guesses::Guesses;
use crate::beliefs::past::Past;
use crate::beliefs::secrecy_price;
use crate::evaluate::handmade_evaluator::HandmadeEvaluator;
use crate::evaluate::learned_evaluator::LearnedEvaluator;
use crate::evaluate::state_value::Value;
use crate::evaluate::weights_text_format::Weights;
use crate::explain::decision::Prospect;
use crate::level::Level;
use crate::policy::last_positions::is_last_council;
use crate::policy::{Evidence, Ground, Parameters, Situation, TablePlayer};
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

/// A decision to take, with everything that the bot may know about it.
#[derive(Clone, Copy)]
struct Request<'a> {
    world: &'a World,
    view: &'a View,
    past: Option<&'a Past>,
    legal: &'a [Action],
    /// Gets a number of nodes, and returns the part of the budget that they use.
    spent: &'a dyn Fn(u64) -> Budget,
}

/// A player by the policy, prepared for one world.
#[derive(Clone, Debug)]
struct Policy {
    ground: Ground,
    player: TablePlayer,
}

impl Policy {
    fn new(world: &World) -> Self {
        Self { ground: Ground::new(world), player: TablePlayer::new(Parameters::built_in()) }
    }
}

/// A built-in bot, which plays one society.
#[derive(Clone, Debug)]
pub struct Bot {
    level: Level,
    temper: Temper,
    rng: Rng,
    /// The weights of a bot of the former kind, which plays by learned evaluators instead of the policy.
    former: Option<Arc<Weights>>,
    policy: Option<Policy>,
    handmade: Option<HandmadeEvaluator>,
    learned: Option<LearnedEvaluator>,
    lists: Lists,
    values: Vec<Value>,
    candidates: Vec<Prospect>,
    scratch: Vec<Action>,
}

impl Bot {
    /// A bot of this level that plays by the built-in policy, with a random generator with this seed.
    pub fn new(level: Level, seed: u64) -> Self {
        Self {
            level,
            temper: Temper::Even,
            rng: Rng::new(seed),
            former: None,
            policy: None,
            handmade: None,
            learned: None,
            lists: Lists::default(),
            values: Vec::new(),
            candidates: Vec::new(),
            scratch: Vec::new(),
        }
    }

    /// A bot of this level with a pack's weights. It plays by the policy if they are the built-in ones. Otherwise it is
    /// of the former kind, because the pack's weights were trained for that.
    pub fn with_weights(level: Level, seed: u64, weights: Arc<Weights>) -> Self {
        if *weights == *Weights::built_in() {
            Self::new(level, seed)
        } else {
            Self::former(level, seed, weights)
        }
    }

    /// A bot of the former kind, which plays by learned evaluators instead of the policy.
    pub fn former(level: Level, seed: u64, weights: Arc<Weights>) -> Self {
        Self { former: Some(weights), ..Self::new(level, seed) }
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

    /// The number of nodes (simulated decisions) that the bot may use per decision.
    pub fn nodes(&self) -> u64 {
        if self.former.is_some() { self.level.former_nodes() } else { self.level.nodes() }
    }

    /// The number of nodes that the bot may use per decision if it may take longer. A mastermind then takes about a
    /// second.
    pub fn patient_nodes(&self) -> u64 {
        if self.level == Level::Mastermind { 7 * self.nodes() } else { self.nodes() }
    }

    /// True if the bot compares choices by learned networks and playing on, which takes time.
    pub fn compares(&self) -> bool {
        if self.former.is_some() { self.level.reads_past() } else { self.level.searches() }
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
        let most = self.nodes() as f32;
        self.choose_within(world, view, past, legal, &|nodes| Budget::Used(nodes as f32 / most))
    }

    /// Chooses one of the legal actions within a budget. `spent` gets the number of nodes (decisions in trials)
    /// so far and returns how much of the budget is used. Random bots, novices and spymasters use it only to learn that
    /// the result is no longer needed.
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
        let request = Request { world, view, past, legal, spent };
        match (self.level, self.former.clone()) {
            (Level::Random, _) => None,
            (Level::Novice, _) => self.choose_by_points(&request),
            (Level::Agent, _) => self.choose_by_trials(&request),
            (_, Some(weights)) => self.choose_learned(&request, weights),
            (_, None) => self.choose_by_policy(&request),
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
    fn choose_by_points(&mut self, request: &Request<'_>) -> Option<Action> {
        let Request { world, view, legal, .. } = *request;
        self.value(world, view, legal, Objective::Points);
        apply_temper(self.temper, world, view, legal, POINTS, &mut self.values);
        let rng = &mut self.rng;
        let noisy = self.values.iter().map(|value| value.win + NOISE * (2.0 * rng.unit() as f32 - 1.0));
        let best = noisy.zip(legal).max_by(|a, b| a.0.total_cmp(&b.0).then(b.1.cmp(a.1)));
        best.map(|(_, action)| *action)
    }

    /// The choice by the policy (see `TablePlayer`).
    fn choose_by_policy(&mut self, request: &Request<'_>) -> Option<Action> {
        let Request { world, view, past, legal, spent } = *request;
        let Policy { ground, player } = self.policy.get_or_insert_with(|| Policy::new(world));
        let evidence = past.map_or(Evidence::NOTHING, |past| past.evidence(world, view));
        let situation = Situation { ground, world, view, evidence: &evidence };
        let mut liking = Vec::new();
        if self.temper != Temper::Even {
            liking.extend(legal.iter().map(|action| self.temper.preference(world, view, *action)));
        }
        let index = match self.level.searches() {
            true => player.choose(&situation, legal, &liking, spent, &mut self.rng),
            false => player.choose_loosely(&situation, legal, &liking, spent, &mut self.rng),
        };
        if spent(0) == Budget::Cancelled {
            return None;
        }
        // The policy's opinion counts, too, so the chosen one is never worse than the others.
        let most = player.tried().first().map_or(0.0, |best| best.mean().win);
        self.candidates.extend(player.tried().iter().map(|tried| {
            let mean = tried.mean();
            Prospect::new(legal[tried.index], Value { win: mean.win.min(most), ..mean })
        }));
        legal.get(index).copied()
    }

    /// The choice that does best in trials with the handmade evaluator (see `HandmadeSearch`), unless it loses much in
    /// the last council.
    fn choose_by_trials(&mut self, request: &Request<'_>) -> Option<Action> {
        let Request { world, view, legal, spent, .. } = *request;
        self.value(world, view, legal, Objective::Win);
        apply_temper(self.temper, world, view, legal, 1.0, &mut self.values);
        let ranked = rank(&self.values, legal);
        let handmade = self.handmade.as_ref()?;
        let search = HandmadeSearch { world, handmade };
        let chosen = search.choose(view, &ranked, spent, &mut self.rng, &mut self.scratch)?;
        if self.former.is_some() || !is_last_council(world, view) {
            return Some(chosen);
        }
        let Policy { ground, player } = self.policy.get_or_insert_with(|| Policy::new(world));
        let situation = Situation { ground, world, view, evidence: &Evidence::NOTHING };
        let index = legal.iter().position(|action| *action == chosen)?;
        legal.get(player.check(&situation, legal, index, spent, &mut self.rng)).copied()
    }

    /// The choice that does best in trials with the learned evaluator (see `LearnedSearch`).
    fn choose_learned(&mut self, request: &Request<'_>, weights: Arc<Weights>) -> Option<Action> {
        let Request { world, view, past, legal, spent } = *request;
        let learned = self.learned.get_or_insert_with(|| LearnedEvaluator::new(world, weights.clone()));
        let handmade = self.handmade.get_or_insert_with(|| HandmadeEvaluator::new(world, true));
        let blank;
        let past = match past {
            Some(past) => past,
            None => {
                blank = Past::with_weights(world, weights);
                &blank
            }
        };
        let guesses = Guesses::from_deeds(world, view, past);
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
        if self.level.former_hides() {
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

    /// The choices that the bot compared in its last decision by looking ahead, with the best one first. A spymaster may
    /// have chosen another one of them. Empty if the bot compared nothing, or chose by hand-set numbers.
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
