//! The player at the table: the policy proposes options, and playing on by the policy in sampled states decides among
//! the best ones.

use std::sync::Arc;

use super::evidence::Evidence;
use super::last_positions::{self, Future, is_last_round, is_near_end};
use super::likely_plans::{ValuedPlan, likely_plans};
use super::network::token_scores;
use super::parameters::{Parameters, SLOT_OUTPUTS};
use super::player::{Choice, Playout, PolicyPlayer};
use super::position_reader::PositionReader;
use super::society_inputs::Situation;
use crate::evaluate::state_value::Value;
use crate::search::sequential_halving::{Budget, run_trials};
use crate::weighted_draw::draw;
use rules::{Action, BySociety, Empire, MAX_EMPIRES, Phase, Rng, Society, State, Tokens};

/// The most options that are tried before the last round's turns.
const TRIED: usize = 16;
/// The logarithm of an option's odds, beside the likeliest one's, below which it is not tried.
const UNLIKELY: f32 = -7.0;
/// The limit to the odds in the last round's turns. Some moves that win at once have low odds.
const UNLIKELY_LAST: f32 = -30.0;
/// The most decisions in a rollout.
const DECISIONS: u64 = 40;
/// The number of rollouts as which the network's value after an option counts. It is off by about 0.02, and a rollout by
/// about 0.15.
const PRIOR: f32 = 40.0;
/// The number of rollouts as which that value counts in the last positions. There, the network errs more, and rollouts
/// end with the match.
const PRIOR_LAST: f32 = 4.0;
/// The number of sampled states for that value.
const STATES: usize = 2;
/// The share of the likeliest exchange's probability that others need to be compared with it in a rollout.
const LIKELY: f32 = 0.02;
/// The logarithm of odds that a win chance of 1 counts for each rollout.
const SCALE: f32 = 3.0;
/// The temperature of the policy's probabilities in a loose choice. With the two limits below, one player that chooses so
/// wins 19.7 ± 1.7% among three that take the likeliest option (2,000 games, par 25).
const TEMPERATURE: f32 = 4.0;
/// The least probability of an option in a loose choice, as a share of the likeliest one's.
const LEAST: f32 = 0.001;
/// The most win chance that a loose choice may lose against the likeliest option, by the network.
const LOSES: f32 = 0.08;
/// The limits of a player that searches.
const FULL: Limits =
    Limits { nodes: None, nodes_per_option: 0.0, exhaustive: last_positions::MOST, options: 64 };
/// The limits of a loose choice in the last round's turns.
const LOOSE: Limits = Limits {
    nodes: Some(2000.0),
    nodes_per_option: 200.0,
    exhaustive: last_positions::MOST / 4,
    options: 48,
};
/// The limits of a check in the last council.
const CHECK: Limits =
    Limits { nodes: Some(200.0), nodes_per_option: 0.0, exhaustive: last_positions::MOST / 32, options: 8 };

/// The logarithm of odds that a liking of 1 counts for.
const LIKING: f32 = 300.0;

/// An option that is tried.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tried {
    /// The option's index.
    pub index: usize,
    /// The logarithm of its probability by the policy, with the liking of it.
    opinion: f32,
    /// The win chance that the player's temper adds to it.
    liking: f32,
    /// The option's value if it was played out to the end, which needs no trials.
    exact: Option<Value>,
    sum: Value,
    runs: f32,
}

impl Tried {
    /// The mean result of playing on after the option.
    pub fn mean(&self) -> Value {
        self.sum.times(1.0 / self.runs.max(1.0))
    }

    /// The logarithm of its probability by the policy alone.
    fn log_odds(&self) -> f32 {
        self.opinion - LIKING * self.liking
    }

    /// The option's score, as a logarithm of odds. Only scores of options with equally many rollouts can be compared.
    fn score(&self) -> f32 {
        self.opinion + SCALE * (self.runs * self.liking + self.sum.win)
    }
}

/// How much a player may do for a decision.
#[derive(Clone, Copy)]
struct Limits {
    /// The most decisions in rollouts. `None` if only the caller limits them.
    nodes: Option<f32>,
    /// The number of decisions in rollouts for each option, if that is more in total.
    nodes_per_option: f32,
    /// The most decisions for each state in exhaustive play.
    exhaustive: u64,
    /// The most options that are tried in the last round's turns, beside one that is kept.
    options: usize,
}

/// A player's limits together with the caller's budget.
struct Effort<'a> {
    limits: Limits,
    /// The caller's budget, by the number of decisions in rollouts so far.
    spent: &'a dyn Fn(u64) -> Budget,
    /// The index of an option that is tried even if the policy thinks little of it.
    kept: Option<usize>,
}

impl<'a> Effort<'a> {
    /// The effort for trying this many options.
    fn for_options(&self, options: usize) -> Effort<'a> {
        let least = options as f32 * self.limits.nodes_per_option;
        let nodes = self.limits.nodes.map(|most| most.max(least));
        Effort { limits: Limits { nodes, ..self.limits }, ..*self }
    }

    /// The used part of the budget after this many decisions in rollouts.
    fn used(&self, nodes: u64) -> Budget {
        match (self.limits.nodes, (self.spent)(nodes)) {
            (Some(most), Budget::Used(_)) => Budget::Used(nodes as f32 / most),
            (_, budget) => budget,
        }
    }
}

/// A player that tries the policy's best options by playing on.
#[derive(Clone, Debug)]
pub struct TablePlayer {
    parameters: Arc<Parameters>,
    root: PolicyPlayer,
    rollout: PolicyPlayer,
    reader: PositionReader,
    tokens: Vec<[f32; SLOT_OUTPUTS]>,
    tried: Vec<Tried>,
    legal: Vec<Action>,
}

impl TablePlayer {
    /// A player with these weights.
    pub fn new(parameters: Arc<Parameters>) -> Self {
        let root = PolicyPlayer::new(parameters.clone());
        Self {
            reader: PositionReader::new(parameters.clone()),
            parameters,
            rollout: root.clone(),
            root,
            tokens: Vec::new(),
            tried: Vec::new(),
            legal: Vec::new(),
        }
    }

    /// The options that were tried for the last decision, with the best first. Empty if none were.
    pub(crate) fn tried(&self) -> &[Tried] {
        if self.tried.first().is_some_and(|tried| tried.runs > 0.0) { &self.tried } else { &[] }
    }

    /// The index of the chosen option; 0 if there are fewer than two. `liking` is the win chance that the player's temper
    /// adds to each option, and empty if it has no preferences. `spent` gets the number of decisions in rollouts so far.
    pub fn choose(
        &mut self,
        situation: &Situation<'_>,
        options: &[Action],
        liking: &[f32],
        spent: &dyn Fn(u64) -> Budget,
        rng: &mut Rng,
    ) -> usize {
        self.choose_with(situation, options, liking, &Effort { limits: FULL, spent, kept: None }, rng)
    }

    /// The index of the option that is chosen with this effort.
    fn choose_with(
        &mut self,
        situation: &Situation<'_>,
        options: &[Action],
        liking: &[f32],
        effort: &Effort<'_>,
        rng: &mut Rng,
    ) -> usize {
        self.rate(situation, options, liking, rng);
        if options.len() < 2 {
            return 0;
        }
        let may_search = matches!(effort.used(0), Budget::Used(part) if part < 1.0);
        if may_search
            && is_near_end(situation.world, situation.view)
            && self.solve(situation, options, effort, rng)
        {
            return self.tried[0].index;
        }
        let is_last = is_last_round(situation.world, situation.view);
        let (most_tried, unlikely) =
            if is_last { (effort.limits.options, UNLIKELY_LAST) } else { (TRIED, UNLIKELY) };
        let most = self.tried.iter().map(Tried::log_odds).fold(f32::MIN, f32::max);
        let kept = self.tried.iter().find(|tried| Some(tried.index) == effort.kept).copied();
        self.tried.retain(|tried| tried.log_odds() >= most + unlikely);
        self.tried.sort_by(|a, b| b.opinion.total_cmp(&a.opinion));
        self.tried.truncate(most_tried);
        let kept = kept.filter(|kept| self.tried.iter().all(|tried| tried.index != kept.index));
        self.tried.extend(kept);
        if self.tried.len() > 1 && may_search {
            let mut tried = std::mem::take(&mut self.tried);
            let effort = effort.for_options(tried.len());
            self.try_options(situation, options, &mut tried, &|nodes| effort.used(nodes), rng);
            self.tried = tried;
        }
        self.tried[0].index
    }

    /// The index of an option that is drawn as people choose: mostly a likely one, and never one that the network sees lose
    /// much against the likeliest, or in the last round's turns against the best; 0 if there are fewer than two. Only in
    /// these turns does it play on, and in the last positions it takes the best option.
    pub fn choose_loosely(
        &mut self,
        situation: &Situation<'_>,
        options: &[Action],
        liking: &[f32],
        spent: &dyn Fn(u64) -> Budget,
        rng: &mut Rng,
    ) -> usize {
        let is_last = is_last_round(situation.world, situation.view);
        if is_last {
            let effort = Effort { limits: LOOSE, spent, kept: None };
            let best = self.choose_with(situation, options, liking, &effort, rng);
            if is_near_end(situation.world, situation.view) {
                return best;
            }
            // Options that were dropped early are known too little.
            let most_runs = self.tried.iter().map(|tried| tried.runs).fold(0.0, f32::max);
            self.tried.retain(|tried| tried.runs >= most_runs / 2.0);
            let most = self.most();
            self.tried.retain(|tried| tried.mean().win >= most - LOSES);
        } else {
            self.rate(situation, options, liking, rng);
        }
        let by_opinion = |a: &&Tried, b: &&Tried| a.opinion.total_cmp(&b.opinion).then(b.index.cmp(&a.index));
        let Some(&Tried { index: likeliest, opinion: most, .. }) = self.tried.iter().max_by(by_opinion)
        else {
            return 0;
        };
        self.tried.retain(|tried| tried.opinion >= most + libm::logf(LEAST));
        // The temperature must not cool the player's temper.
        let weight =
            |tried: &Tried| libm::expf((tried.log_odds() - most) / TEMPERATURE + LIKING * tried.liking);
        let all: f32 = self.tried.iter().map(weight).sum();
        let drawn = draw(self.tried.iter().map(|tried| weight(tried) / all), rng);
        let drawn = drawn.map_or(likeliest, |drawn| self.tried[drawn].index);
        if drawn == likeliest || is_last {
            return drawn;
        }
        token_scores(&self.parameters, self.root.activations(), &mut self.tokens);
        let futures = last_positions::futures(STATES, rng, |rng| sample(situation, &self.tokens, rng));
        let [best, own] =
            [likeliest, drawn].map(|index| self.best_plan(situation, &futures, options[index]).value.win);
        if best - own <= LOSES { drawn } else { likeliest }
    }

    /// The index of an option that was not chosen by the policy, or that of the best one if the chosen one loses much.
    pub(crate) fn check(
        &mut self,
        situation: &Situation<'_>,
        options: &[Action],
        chosen: usize,
        spent: &dyn Fn(u64) -> Budget,
        rng: &mut Rng,
    ) -> usize {
        let effort = Effort { limits: CHECK, spent, kept: Some(chosen) };
        let best = self.choose_with(situation, options, &[], &effort, rng);
        let own = self.tried.iter().find(|tried| tried.index == chosen).map_or(0.0, |tried| tried.mean().win);
        if self.most() - own <= LOSES { chosen } else { best }
    }

    /// The highest win chance of the tried options.
    fn most(&self) -> f32 {
        self.tried.iter().map(|tried| tried.mean().win).fold(0.0, f32::max)
    }

    /// Fills in what the policy thinks of each option; nothing if there are fewer than two.
    fn rate(&mut self, situation: &Situation<'_>, options: &[Action], liking: &[f32], rng: &mut Rng) {
        self.tried.clear();
        self.root.choose(situation, options, Choice::Likeliest, rng);
        if options.len() < 2 {
            return;
        }
        let all = self.root.odds().iter().enumerate().map(|(index, odds)| {
            let liking = liking.get(index).copied().unwrap_or(0.0);
            let opinion = libm::logf(odds.max(1e-9)) + LIKING * liking;
            Tried { index, opinion, liking, exact: None, sum: Value::from_win(0.0), runs: 0.0 }
        });
        self.tried.extend(all);
    }

    /// Plays options out in the last positions. Returns true if that was possible for all of them, so that the best one comes
    /// first.
    fn solve(
        &mut self,
        situation: &Situation<'_>,
        options: &[Action],
        effort: &Effort<'_>,
        rng: &mut Rng,
    ) -> bool {
        token_scores(&self.parameters, self.root.activations(), &mut self.tokens);
        let mut luck = rng.clone();
        let states: Vec<State> =
            (0..last_positions::STATES).map(|_| sample(situation, &self.tokens, &mut luck)).collect();
        let wanted = || effort.used(0) != Budget::Cancelled;
        let played_out = last_positions::play_out(
            &mut self.rollout,
            situation,
            &states,
            options,
            effort.limits.exhaustive,
            &wanted,
        );
        for (tried, played_out) in self.tried.iter_mut().zip(&played_out) {
            tried.exact = played_out.as_ref().map(|plan| plan.value);
        }
        if self.tried.iter().any(|tried| tried.exact.is_none()) {
            return false;
        }
        for tried in &mut self.tried {
            tried.runs = last_positions::STATES as f32;
            tried.sum = tried.exact.unwrap_or(tried.sum).times(tried.runs);
        }
        let worth = |tried: &Tried| last_positions::worth(&tried.mean()) + tried.liking;
        self.tried.sort_by(|a, b| worth(b).total_cmp(&worth(a)).then(b.opinion.total_cmp(&a.opinion)));
        true
    }

    /// The player that plays on.
    pub(crate) fn rollout(&mut self) -> &mut PolicyPlayer {
        &mut self.rollout
    }

    /// The mean win chance of each option over states that look alike to the viewer, by exhaustive play to the end.
    /// `None` if that takes more than `most` decisions for each state, or if there are no states.
    pub fn exhaustive_wins(
        &mut self,
        situation: &Situation<'_>,
        states: &[State],
        options: &[Action],
        most: u64,
    ) -> Option<Vec<f32>> {
        let played_out =
            last_positions::play_out(&mut self.rollout, situation, states, options, most, &|| true);
        played_out.iter().map(|option| Some(option.as_ref()?.value.win)).collect()
    }

    /// Tries options in the same sampled states, and drops the worse half several times (see `sequential_halving`).
    /// Afterwards the best option comes first.
    fn try_options(
        &mut self,
        situation: &Situation<'_>,
        options: &[Action],
        tried: &mut [Tried],
        spent: &dyn Fn(u64) -> Budget,
        rng: &mut Rng,
    ) {
        token_scores(&self.parameters, self.root.activations(), &mut self.tokens);
        let futures = last_positions::futures(STATES, rng, |rng| sample(situation, &self.tokens, rng));
        let prior = if is_near_end(situation.world, situation.view) { PRIOR_LAST } else { PRIOR };
        let mut plans = vec![Vec::new(); options.len()];
        for trial in &mut *tried {
            if spent(0) == Budget::Cancelled {
                return;
            }
            trial.runs += prior;
            if let Some(exact) = &trial.exact {
                trial.sum.add(exact, prior);
                continue;
            }
            let plan = self.best_plan(situation, &futures, options[trial.index]);
            trial.sum.add(&plan.value, prior);
            plans[trial.index] = plan.actions;
        }
        tried.sort_by(|a, b| b.score().total_cmp(&a.score()));
        let tokens = std::mem::take(&mut self.tokens);
        let sample = |rng: &mut Rng| sample(situation, &tokens, rng);
        let roll_out = |trial: &mut Tried, state: &State, luck| {
            let (value, nodes) = match trial.exact {
                Some(exact) => (exact, 1),
                None => self.roll_out(situation, *state, &plans[trial.index], luck),
            };
            trial.sum.add(&value, 1.0);
            trial.runs += 1.0;
            nodes
        };
        run_trials(tried, spent, rng, sample, roll_out, Tried::score);
        self.tokens = tokens;
    }

    /// Random states that fit the view, as in trials: rivals' tokens are drawn by the network's odds.
    pub fn sample_states(&mut self, situation: &Situation<'_>, count: usize, rng: &mut Rng) -> Vec<State> {
        self.tokens = self.reader.token_scores(situation).to_vec();
        (0..count).map(|_| sample(situation, &self.tokens, rng)).collect()
    }

    /// The best plan after an option, by the policy's opinion and the network's value in these states.
    pub(crate) fn best_plan(
        &mut self,
        situation: &Situation<'_>,
        futures: &[Future],
        option: Action,
    ) -> ValuedPlan {
        let mut best = ValuedPlan { actions: vec![option], value: Value::from_win(0.0), is_exact: false };
        let Some((state, luck)) = futures.first() else { return best };
        let plans = likely_plans(&mut self.rollout, situation, state, option, luck);
        let mut most = f32::MIN;
        for plan in plans {
            let mut value = Value::from_win(0.0);
            for (state, luck) in futures {
                value.add(&self.value_after(situation, state, &plan.actions, luck.clone()), 1.0);
            }
            let value = value.times(1.0 / futures.len() as f32);
            let score = plan.log_odds + PRIOR * SCALE * value.win;
            if score > most {
                most = score;
                best = ValuedPlan { actions: plan.actions, value, is_exact: false };
            }
        }
        best
    }

    /// Plays a plan, then on by the policy to the end of the round. Returns the value for the viewer and the number of
    /// decisions.
    pub(crate) fn roll_out(
        &mut self,
        situation: &Situation<'_>,
        mut state: State,
        plan: &[Action],
        mut rng: Rng,
    ) -> (Value, u64) {
        let Situation { ground, world, view, .. } = *situation;
        let viewer = view.viewer();
        let mut evidence = *situation.evidence;
        let round = state.current_round();
        self.play_plan(situation, &mut state, &mut evidence, plan, &mut rng);
        let mut made = 0;
        while let Some(mover) = state.mover() {
            if state.current_round() != round || made >= DECISIONS {
                break;
            }
            let playout = Playout { ground, world, state: &state, evidence: &evidence };
            // The viewer goes on as well as it can.
            let (action, spent) = if mover == viewer && state.phase() == Phase::Loyalty {
                self.best_exchange(&playout, viewer, &rng)
            } else {
                let choice = if mover == viewer { Choice::Likeliest } else { Choice::Drawn };
                let (action, chosen) = self.rollout.decide(&playout, mover, choice, &mut rng);
                (action, u64::from(chosen))
            };
            made += spent;
            evidence.play(world, &mut state, mover, action, &mut rng);
        }
        (self.value(situation, &state, viewer, &evidence), 1 + made)
    }

    /// The viewer's best exchange by the policy's opinion and the network's value after it, and the number of decisions that
    /// this took. The policy alone exchanges after one choice, and keeps its tokens after another that is about as good.
    fn best_exchange(&mut self, playout: &Playout<'_>, viewer: Society, rng: &Rng) -> (Action, u64) {
        let Playout { ground, world, state, evidence } = *playout;
        state.legal(world, &mut self.legal);
        let view = state.view(world, viewer);
        let situation = Situation { ground, world, view: &view, evidence };
        let likeliest = self.rollout.choose(&situation, &self.legal, Choice::Likeliest, &mut rng.clone());
        if self.legal.len() < 2 {
            return (self.legal[likeliest], 0);
        }
        let least = LIKELY * self.rollout.odds()[likeliest];
        let likely = self.rollout.odds().iter().filter(|odds| **odds >= least).count();
        if likely < 2 {
            return (self.legal[likeliest], 1);
        }
        let (mut best, mut best_score) = (self.legal[likeliest], f32::MIN);
        // A plan of one decision changes neither the legal actions nor the odds.
        for index in 0..self.legal.len() {
            let (action, odds) = (self.legal[index], self.rollout.odds()[index]);
            if odds < least {
                continue;
            }
            let value = self.value_after(&situation, state, &[action], rng.clone());
            let score = libm::logf(odds) + PRIOR * SCALE * value.win;
            if score > best_score {
                (best, best_score) = (action, score);
            }
        }
        (best, 1 + likely as u64)
    }

    /// The value of a plan in a sampled state by the network at once, without playing on.
    fn value_after(
        &mut self,
        situation: &Situation<'_>,
        state: &State,
        plan: &[Action],
        mut rng: Rng,
    ) -> Value {
        let (mut after, mut evidence) = (*state, *situation.evidence);
        self.play_plan(situation, &mut after, &mut evidence, plan, &mut rng);
        self.value(situation, &after, situation.view.viewer(), &evidence)
    }

    /// Plays the decisions of a plan, as far as they are legal. All states that fit a view allow its first decision.
    fn play_plan(
        &mut self,
        situation: &Situation<'_>,
        state: &mut State,
        evidence: &mut Evidence,
        plan: &[Action],
        rng: &mut Rng,
    ) {
        let Situation { world, view, .. } = *situation;
        let viewer = view.viewer();
        for (number, action) in plan.iter().enumerate() {
            if number > 0 {
                if state.mover() != Some(viewer) {
                    return;
                }
                state.legal(world, &mut self.legal);
                if !self.legal.contains(action) {
                    return;
                }
            }
            evidence.play(world, state, viewer, *action, rng);
        }
    }

    /// The value of a state for a viewer: the network's win chance, and the points and cities that are likely at the end.
    fn value(
        &mut self,
        situation: &Situation<'_>,
        state: &State,
        viewer: Society,
        evidence: &Evidence,
    ) -> Value {
        let Situation { ground, world, .. } = *situation;
        if state.is_over() {
            return last_positions::final_value(world, state, viewer);
        }
        let view = state.view(world, viewer);
        let situation = Situation { ground, world, view: &view, evidence };
        let (win, context) = self.reader.win_chance_in_context(&situation);
        let mut value = Value::from_win(win);
        value.points = context.points;
        value.cities = context.outlook;
        value
    }
}

/// A state that fits the view, with tokens drawn by the network's scores.
fn sample(situation: &Situation<'_>, tokens: &[[f32; SLOT_OUTPUTS]], rng: &mut Rng) -> State {
    let Situation { world, view, .. } = *situation;
    let mut believed = BySociety::all(None);
    let scores = tokens.chunks_exact(world.empires().len());
    for (rival, scores) in world.rivals(view.viewer()).zip(scores) {
        believed[rival] = Some(draw_tokens(situation, rival, scores, rng));
    }
    view.resample_as(world, &believed, rng)
}

/// Draws the tokens of a rival, slot by slot, by the network's odds and the tokens that are known.
fn draw_tokens(
    situation: &Situation<'_>,
    rival: Society,
    scores: &[[f32; SLOT_OUTPUTS]],
    rng: &mut Rng,
) -> Tokens {
    let Situation { world, view, .. } = *situation;
    let known = view.tokens(rival);
    let mut tokens = known;
    let mut left: Vec<Empire> = world.empires().filter(|empire| known.slot_of(*empire).is_none()).collect();
    for slot in world.slots().filter(|slot| known.at(*slot).is_none()) {
        let most = left.iter().map(|e| scores[e.index()][slot.index()]).fold(f32::MIN, f32::max);
        let mut odds = [0.0; MAX_EMPIRES];
        let mut sum = 0.0;
        for empire in &left {
            odds[empire.index()] = libm::expf(scores[empire.index()][slot.index()] - most);
            sum += odds[empire.index()];
        }
        if let Some(drawn) = draw(left.iter().map(|empire| odds[empire.index()] / sum), rng) {
            tokens.lay(slot, left.remove(drawn));
        }
    }
    tokens
}
