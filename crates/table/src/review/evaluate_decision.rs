//! The analysis of one decision for a review.

use super::decision_kind::DecisionKind;
use super::decision_mark::Mark;
use super::decisions_to_review::{DecisionsToReview, TakenDecision};
use super::review_result::{Assessment, BEST, Moment};
use crate::help::payment_variants::alike;
use bots::policy::Evidence;
use bots::{Decision, Effort, Past, Prospect, ViewSamples, WinChances, beliefs, rivalry};
use rules::{Action, BySociety, Rng, State, World};

/// The seed for win chances that are estimated outside the analysis of a decision.
const SEED: u64 = 14;
/// The minimum number of samples of a decision's random outcomes.
const OUTCOMES: u32 = 8;

/// The win chance of each society in a state, with full information.
pub(super) fn win_chances(
    chances: &mut WinChances<'_>,
    state: &State,
    evidence: &Evidence,
    effort: Effort,
) -> BySociety<f32> {
    chances.for_state(state, evidence, effort.playouts(), SEED)
}

/// Analyses a decision; `None` as soon as `wanted` returns false.
pub(super) fn moment(
    inputs: &DecisionsToReview,
    taken: &TakenDecision,
    past: &Past,
    effort: Effort,
    chances: &mut WinChances<'_>,
    wanted: &dyn Fn() -> bool,
) -> Option<Moment> {
    let world = &*inputs.world;
    let legal = legal(world, taken);
    let own = if taken.by_rival_bot { effort.third() } else { effort };
    let judged = if legal.len() > 1 { assess(world, taken, past, &legal, own, wanted)? } else { None };
    let mut believed = BySociety::all(BySociety::all(0.0));
    for society in world.societies() {
        let view = taken.before.view(world, society);
        let samples = if effort.playouts() > 0 { ViewSamples::REVIEW } else { ViewSamples::GLANCE };
        believed[society] = chances.for_view(&view, past, samples, SEED);
    }
    if !wanted() {
        return None;
    }
    let evidence = past.evidence(world, &taken.before);
    Some(Moment {
        society: taken.society,
        part: DecisionKind::new(&taken.before, taken.action),
        known: win_chances(chances, &taken.before, &evidence, effort),
        believed,
        expected: taken.chance.then(|| expected(inputs, taken, &evidence, effort, chances)),
        goes_on: taken.goes_on,
        judged,
    })
}

/// Compares a decision with the best choices again, for a review with more effort. `None` if `wanted` returned
/// false or there was no choice.
pub(super) fn reassess(
    inputs: &DecisionsToReview,
    taken: &TakenDecision,
    past: &Past,
    effort: Effort,
    wanted: &dyn Fn() -> bool,
) -> Option<Assessment> {
    let legal = legal(&inputs.world, taken);
    assess(&inputs.world, taken, past, &legal, effort, wanted)?
}

fn legal(world: &World, taken: &TakenDecision) -> Vec<Action> {
    let mut legal = Vec::new();
    taken.before.legal(world, &mut legal);
    legal
}

/// Compares a decision with the best choices. The outer `None` means that `wanted` returned false, the inner
/// one that the decision has no prospect.
fn assess(
    world: &World,
    taken: &TakenDecision,
    past: &Past,
    legal: &[Action],
    effort: Effort,
    wanted: &dyn Fn() -> bool,
) -> Option<Option<Assessment>> {
    let view = taken.before.view(world, taken.society);
    let decision = Decision { world, view: &view, past, legal, seed: taken.luck };
    let analysis = match taken.by_rival_bot {
        true => decision.analyse_taken(taken.action, effort, wanted)?,
        false => decision.analyse(effort, wanted)?,
    };
    let prospects = decision.prospects(&analysis, Some(taken.action), wanted)?;
    let own = prospects.iter().find(|p| p.action == taken.action).copied();
    Some(own.map(|own| {
        let best = unlike(world, &prospects, &own);
        let actions: Vec<Action> = best.iter().map(|prospect| prospect.action).collect();
        let leads = analysis.continuations(&actions);
        let choices = legal.len();
        let mut judged =
            Assessment { taken: own, best, leads, rival: None, choices, effort, first_loss: None };
        let rival = |(one, other)| rivalry(world, &beliefs(world, &view, past), one, other);
        judged.rival = judged.compared().and_then(rival);
        judged
    }))
}

/// The best choices to show in a review. Of choices that differ only in the card that pays, it keeps only the
/// best, or the one that was taken if that is as good.
fn unlike(world: &World, prospects: &[Prospect], taken: &Prospect) -> Vec<Prospect> {
    let mut best: Vec<Prospect> = Vec::with_capacity(BEST);
    for prospect in prospects {
        let as_taken = alike(world, prospect.action, taken.action)
            && Mark::from_loss(prospect.win - taken.win) == Mark::Best;
        let prospect = if as_taken { taken } else { prospect };
        if best.len() < BEST && best.iter().all(|other| !alike(world, other.action, prospect.action)) {
            best.push(*prospect);
        }
    }
    best
}

/// The win chance of each society after a decision, averaged over its random outcomes.
fn expected(
    inputs: &DecisionsToReview,
    taken: &TakenDecision,
    before: &Evidence,
    effort: Effort,
    chances: &mut WinChances<'_>,
) -> BySociety<f32> {
    let ways = effort.playouts();
    let outcomes = ways.max(OUTCOMES);
    let mut sum = BySociety::all(0.0);
    for outcome in 0..outcomes {
        let mut state = taken.before;
        let mut rng = Rng::stream(taken.luck, u64::from(outcome) + 2);
        let mut evidence = *before;
        evidence.play(&inputs.world, &mut state, taken.society, taken.action, &mut rng);
        let known = chances.for_state(&state, &evidence, ways.min(1), SEED + u64::from(outcome));
        sum.0.iter_mut().zip(known.0).for_each(|(sum, chance)| *sum += chance / outcomes as f32);
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::HelpLevel;

    #[test]
    fn every_level_of_help_looks_ahead_and_a_glance_does_not() {
        assert_eq!(Effort::GLANCE.playouts(), 0);
        assert!(HelpLevel::ALL.iter().all(|level| level.effort().playouts() > 0));
    }
}
