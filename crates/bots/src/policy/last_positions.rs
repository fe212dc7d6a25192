//! Exhaustive play in the turns of the last two positions of the match: all ways to continue one's own decisions are
//! played out in states that fit what the society may know.
//!
//! States that look alike to the society share a decision. It takes the option that is best over all of them, so it never
//! plays by what it cannot see. Rivals play by the policy. The network proposes nothing here, because it likes some moves
//! that win at once too little to have them tried.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use super::likely_plans::ValuedPlan;
use super::player::{Choice, Playout, PolicyPlayer};
use super::society_inputs::Situation;
use crate::evaluate::state_value::Value;
use rules::{Action, Rng, Society, State, View, World};

/// The number of sampled states.
pub(crate) const STATES: usize = 48;
/// The number of sampled states in which the size of the tree is estimated.
const PROBED: usize = 2;
/// The fewest states that do, where each has many continuations.
const FEWEST: u64 = 6;
/// The most decisions to play for each state. A position that needs more is left to the search.
pub(crate) const MOST: u64 = 20_000;
/// The number of played decisions as which a decision of the policy counts, by the time that it takes.
const POLICY: u64 = 100;
/// The number of played decisions after which the solver asks whether it should go on.
const ASKED: u64 = 2048;
/// The win chance that a point at the end counts for. It only decides between options that win equally often.
const POINT: f32 = 1e-4;

/// True in the turns of the last two positions of the match. Before them, there are too many continuations.
pub fn is_near_end(world: &World, view: &View) -> bool {
    let Some(turn) = view.turn() else { return false };
    let council = world.positions().in_council(turn.empire());
    is_last_council(world, view) && council.filter(|next| *next > turn).count() < 2
}

/// True in the turn of the last empire of the match.
pub(crate) fn is_last_council(world: &World, view: &View) -> bool {
    is_last_round(world, view) && usize::from(view.turns_taken()) + 1 == world.empires().len()
}

/// True in the turns of the last round.
pub(crate) fn is_last_round(world: &World, view: &View) -> bool {
    view.turn().is_some() && view.rounds_to_come(world) == 0
}

/// The result of a match that is over, for a society.
pub(crate) fn final_value(world: &World, state: &State, society: Society) -> Value {
    let mut value = Value::from_win(state.win_share(world, society) as f32);
    value.points = state.score(world, society) as f32;
    world.empires().for_each(|empire| value.cities[empire] = state.points(world, empire) as f32);
    value
}

/// Plays each option out in states that look alike to the viewer, which decides, with its best decisions to the end.
/// Values are means over the states, and plans go as far as the best decisions are the same in all of them. Where a state
/// has more than `most` decisions, fewer states do. If they would be too few for all options together, each option has a
/// part of the decisions for itself. `None` for options that need more, for those that are left once `wanted` returns
/// false, and for all if there are no states.
pub(crate) fn play_out(
    policy: &mut PolicyPlayer,
    situation: &Situation<'_>,
    states: &[State],
    options: &[Action],
    most: u64,
    wanted: &dyn Fn() -> bool,
) -> Vec<Option<ValuedPlan>> {
    let mut solve = |states: &[State], options: &[Action], most: u64| {
        let mut solver = Solver { policy, situation, wanted, left: most, best: HashMap::new() };
        let futures: Vec<Future> =
            (0..).zip(states).map(|(index, state)| (*state, Rng::stream(index, 0))).collect();
        let all = options.iter().map(|option| {
            let value = solver.after(&futures, *option)?.times(1.0 / states.len() as f32);
            Some(ValuedPlan { actions: solver.plan(futures.clone(), *option), value, is_exact: true })
        });
        let all = all.collect::<Option<Vec<ValuedPlan>>>()?;
        Some((all, most - solver.left))
    };
    if states.is_empty() {
        return vec![None; options.len()];
    }
    let (all, probed) = (states.len() as u64, states.len().min(PROBED));
    let mut solve_within = |options: &[Action], room: u64| {
        let (_, spent) = solve(&states[..probed], options, room * probed as u64 / FEWEST.min(all))?;
        let fit = room * probed as u64 / spent.max(1);
        let (played_out, _) = solve(&states[..all.min(fit) as usize], options, room + room / 2)?;
        Some(played_out)
    };
    let room = most * all;
    match solve_within(options, room) {
        Some(played_out) => played_out.into_iter().map(Some).collect(),
        None => {
            options
                .iter()
                .map(|option| {
                    if wanted() { solve_within(&[*option], room / options.len() as u64)?.pop() } else { None }
                })
                .collect()
        }
    }
}

/// By how much an option is wanted.
pub(crate) fn worth(value: &Value) -> f32 {
    value.win + POINT * value.points
}

/// A sampled state with the luck that it will have. After the same actions, the same luck follows.
pub(crate) type Future = (State, Rng);

/// Sampled states, each with its luck.
pub(crate) fn futures(count: usize, rng: &mut Rng, sample: impl Fn(&mut Rng) -> State) -> Vec<Future> {
    let mut future = || {
        let state = sample(rng);
        (state, rng.fork())
    };
    (0..count).map(|_| future()).collect()
}

/// Plays out all continuations of a decision.
struct Solver<'a> {
    policy: &'a mut PolicyPlayer,
    situation: &'a Situation<'a>,
    wanted: &'a dyn Fn() -> bool,
    /// The decisions that may still be played.
    left: u64,
    /// The best options with the sums of their values, by the [`key`] of the states that look alike.
    best: HashMap<u64, (Action, Value)>,
}

impl Solver<'_> {
    /// Counts decisions. `None` if they are too many, or if nobody wants the result any more.
    fn spend(&mut self, decisions: u64) -> Option<()> {
        let before = self.left / ASKED;
        self.left = self.left.checked_sub(decisions)?;
        (self.left / ASKED == before || (self.wanted)()).then_some(())
    }

    /// The sum of the values of states that look alike, after an action of the viewer.
    fn after(&mut self, alike: &[Future], action: Action) -> Option<Value> {
        let world = self.situation.world;
        let viewer = self.situation.view.viewer();
        self.spend(alike.len() as u64)?;
        let mut sum = Value::from_win(0.0);
        let mut groups: Vec<(View, Vec<Future>)> = Vec::new();
        for future in alike {
            let (mut state, mut rng) = future.clone();
            state.play_unchecked(world, action, &mut rng, &mut ());
            self.play_rivals(&mut state, &mut rng)?;
            if state.is_over() {
                sum.add(&final_value(world, &state, viewer), 1.0);
                continue;
            }
            let view = state.view(world, viewer);
            match groups.iter_mut().find(|(other, _)| *other == view) {
                Some((_, group)) => group.push((state, rng)),
                None => groups.push((view, vec![(state, rng)])),
            }
        }
        for (_, group) in groups {
            sum.add(&self.best(&group)?, 1.0);
        }
        Some(sum)
    }

    /// Plays on by the policy to the viewer's next decision, or to the end.
    fn play_rivals(&mut self, state: &mut State, rng: &mut Rng) -> Option<()> {
        let Situation { ground, world, view, evidence } = *self.situation;
        while let Some(rival) = state.mover().filter(|mover| *mover != view.viewer()) {
            let playout = Playout { ground, world, state, evidence };
            let (action, is_choice) = self.policy.decide(&playout, rival, Choice::Likeliest, rng);
            self.spend(if is_choice { POLICY } else { 1 })?;
            state.play_unchecked(world, action, rng, &mut ());
        }
        Some(())
    }

    /// The sum of the values of states that look alike, in which the viewer decides.
    fn best(&mut self, alike: &[Future]) -> Option<Value> {
        let key = key(alike);
        if let Some((_, value)) = self.best.get(&key) {
            return Some(*value);
        }
        let mut options = Vec::new();
        alike[0].0.legal(self.situation.world, &mut options);
        let mut best: Option<(Action, Value)> = None;
        for option in options {
            let value = self.after(alike, option)?;
            if best.is_none_or(|(_, best)| worth(&value) > worth(&best)) {
                best = Some((option, value));
            }
            // Nothing is better than to win in all states.
            if value.win >= alike.len() as f32 {
                break;
            }
        }
        let best = best?;
        self.best.insert(key, best);
        Some(best.1)
    }

    /// An option that was played out, with the best decisions that follow it in the same turn while all states look alike.
    fn plan(&self, mut alike: Vec<Future>, option: Action) -> Vec<Action> {
        let Situation { world, view, .. } = *self.situation;
        let viewer = view.viewer();
        let turn = alike[0].0.turn();
        let (mut plan, mut next) = (Vec::new(), Some(option));
        while let Some(action) = next {
            plan.push(action);
            for (state, rng) in &mut alike {
                state.play_unchecked(world, action, rng, &mut ());
            }
            let first = &alike[0].0;
            let now = first.view(world, viewer);
            let is_same = first.mover() == Some(viewer)
                && first.turn() == turn
                && alike.iter().all(|(state, _)| state.view(world, viewer) == now);
            next = if is_same { self.best.get(&key(&alike)).map(|(action, _)| *action) } else { None };
        }
        plan
    }
}

/// A number for states that look alike, with their luck.
fn key(alike: &[Future]) -> u64 {
    let mut hasher = DefaultHasher::new();
    alike.hash(&mut hasher);
    hasher.finish()
}
