//! Plans: how a society may go on with its move after an option, before a rival decides or chance is involved.

use super::evidence::Evidence;
use super::player::{Choice, PolicyPlayer};
use super::society_inputs::Situation;
use crate::evaluate::state_value::Value;
use rules::{Action, Phase, Recording, Rng, State};

/// The most decisions in a plan after its option.
const FAR: usize = 8;
/// The most unfinished plans that are followed at the same time.
const FOLLOWED: usize = 6;
/// The most plans that are returned.
const RETURNED: usize = 12;

/// An option with the society's further decisions in the same move, and its value.
#[derive(Clone, Debug)]
pub(crate) struct ValuedPlan {
    /// The option, and then the further decisions.
    pub actions: Vec<Action>,
    /// The value for the society.
    pub value: Value,
    /// True if the option was played out to the end, so that trials cannot tell more.
    pub is_exact: bool,
}

/// An option with the decisions that may follow it.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    /// The option, and then the society's further decisions in the same move.
    pub actions: Vec<Action>,
    /// The logarithm of the probability of the further decisions by the policy.
    pub log_odds: f32,
}

/// A plan with the state to which its decisions lead.
struct Reached {
    plan: Plan,
    state: State,
    evidence: Evidence,
    is_finished: bool,
}

/// The likeliest plans after an option by the policy, in a state that fits the view. No two of them lead to the same
/// state. There is at least one.
pub(crate) fn likely_plans(
    policy: &mut PolicyPlayer,
    situation: &Situation<'_>,
    state: &State,
    option: Action,
    rng: &Rng,
) -> Vec<Plan> {
    let before = Reached {
        plan: Plan { actions: Vec::new(), log_odds: 0.0 },
        state: *state,
        evidence: *situation.evidence,
        is_finished: false,
    };
    let (mut finished, mut followed) = (Vec::new(), vec![after(situation, &before, option, 0.0, rng)]);
    let mut legal = Vec::new();
    loop {
        let (ended, open): (Vec<Reached>, Vec<Reached>) =
            followed.into_iter().partition(|reached| reached.is_finished);
        finished.extend(ended);
        if open.is_empty() {
            break;
        }
        followed = Vec::new();
        for reached in best(open, FOLLOWED) {
            go_on(policy, situation, &reached, &mut legal, rng, &mut followed);
        }
    }
    best(finished, RETURNED).into_iter().map(|reached| reached.plan).collect()
}

/// Adds what an unfinished plan can go on to.
fn go_on(
    policy: &mut PolicyPlayer,
    situation: &Situation<'_>,
    reached: &Reached,
    legal: &mut Vec<Action>,
    rng: &Rng,
    next: &mut Vec<Reached>,
) {
    let Situation { ground, world, view, .. } = *situation;
    let Reached { state, evidence, .. } = reached;
    state.legal(world, legal);
    let now = state.view(world, view.viewer());
    policy.choose(
        &Situation { ground, world, view: &now, evidence },
        legal,
        Choice::Likeliest,
        &mut rng.clone(),
    );
    for (index, action) in legal.iter().enumerate() {
        let odds = if legal.len() > 1 { policy.odds()[index] } else { 1.0 };
        next.push(after(situation, reached, *action, libm::logf(odds.max(1e-9)), rng));
    }
}

/// What one more action leads to.
fn after(situation: &Situation<'_>, before: &Reached, action: Action, log_odds: f32, rng: &Rng) -> Reached {
    let Situation { world, view, .. } = *situation;
    let viewer = view.viewer();
    let (mut state, mut evidence) = (before.state, before.evidence);
    let turn = (state.round(), state.turn());
    let mut rng = rng.clone();
    let mut chance = Recording::new(&mut rng);
    evidence.play(world, &mut state, viewer, action, &mut chance);
    let mut actions = before.plan.actions.clone();
    actions.push(action);
    let goes_on = chance.outcomes.is_empty()
        && state.phase() == Phase::Turns
        && state.mover() == Some(viewer)
        && (state.round(), state.turn()) == turn
        && actions.len() <= FAR;
    let plan = Plan { actions, log_odds: before.plan.log_odds + log_odds };
    Reached { plan, state, evidence, is_finished: !goes_on }
}

/// The likeliest of the plans, and of those that lead to the same state only the likeliest.
fn best(mut all: Vec<Reached>, most: usize) -> Vec<Reached> {
    all.sort_by(|a, b| b.plan.log_odds.total_cmp(&a.plan.log_odds));
    let mut kept: Vec<Reached> = Vec::with_capacity(most);
    for reached in all {
        if kept.len() < most && kept.iter().all(|other| other.state != reached.state) {
            kept.push(reached);
        }
    }
    kept
}
