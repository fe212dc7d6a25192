//! What the choices of a decision are worth, as a hint, a coach and a review all reckon it: they can then
//! never say different things.

use std::sync::Arc;

use super::advice::{Adviser, Prospect};
use super::course::{Course, Lists};
use super::guess::Guesses;
use super::halving::Trial;
use super::judgment::Judgment;
use super::level::Level;
use super::past::Past;
use super::search::{Search, hopeful, on_trial};
use super::value::Value;
use super::worth::Judge;
use crate::rules::{Action, Rng, View, World};

/// How much is thought about a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Effort {
    /// In how many made-up states all choices are looked at.
    pub looks: u32,
    /// About how many decisions are made in trials of the best of them, half of them in trials of the two that are
    /// best after the first half; as many more go to one that was taken and is none of these.
    pub nodes: u64,
}

impl Effort {
    /// A first glance.
    pub const GLANCE: Self = Self { looks: 1, nodes: 0 };
    /// What help thinks with: as much as a mastermind, on more looks.
    pub const HELP: Self = Self { looks: 6, nodes: Level::Mastermind.nodes() };

    /// What is thought over once more: ten times as much.
    pub const DEEP: Self = Self::HELP.times(10);

    /// So many times as much.
    #[must_use]
    pub const fn times(self, times: u32) -> Self {
        Self { looks: self.looks * times, nodes: self.nodes * times as u64 }
    }
}

/// A decision that is to be assessed: what the view's society may know of it, and nothing else.
#[derive(Clone, Copy, Debug)]
pub struct Decision<'a> {
    /// The world.
    pub world: &'a World,
    /// What the society that decides sees.
    pub view: &'a View,
    /// What the whole table has seen done.
    pub past: &'a Past,
    /// What the rules allow.
    pub legal: &'a [Action],
    /// Luck: the same gives the same.
    pub seed: u64,
}

impl Decision<'_> {
    /// All choices with what each promises, the best first. The one that was `taken`, if any, is tried however
    /// little it promises at first, which changes nothing for the others. `None` as soon as it is no longer `wanted`.
    pub fn assess(
        &self,
        effort: Effort,
        taken: Option<Action>,
        wanted: &dyn Fn() -> bool,
    ) -> Option<Vec<Prospect>> {
        let Self { world, view, past, legal, seed } = *self;
        let mut adviser = Adviser::new(world, view, past, legal, seed);
        for _ in 0..effort.looks.max(1) {
            if !wanted() {
                return None;
            }
            adviser.refine();
        }
        let looked = adviser.prospects();
        if effort.nodes == 0 || legal.len() < 2 {
            return Some(looked);
        }
        let tried = self.tried(&looked, effort.nodes, taken, wanted)?;
        Some(merged(&looked, tried))
    }

    /// The most promising choices and the one that was taken, once they were tried.
    fn tried(
        &self,
        looked: &[Prospect],
        nodes: u64,
        taken: Option<Action>,
        wanted: &dyn Fn() -> bool,
    ) -> Option<Vec<Prospect>> {
        let Self { world, view, past, seed, .. } = *self;
        let value = |p: &Prospect| Value { win: p.win, points: p.points, cities: p.cities };
        let ranked: Vec<(Value, Action)> = looked.iter().map(|p| (value(p), p.action)).collect();
        let mut trials = hopeful(&ranked);
        let is_taken = |action: Action| Some(action) == taken;
        let is_tried = |action: Action| trials.iter().any(|trial| trial.action == action);
        let other = ranked.iter().find(|(_, action)| is_taken(*action) && !is_tried(*action));
        let other = other.map(|(value, action)| on_trial(*value, *action));
        let judgment = Judgment::new(world, Arc::clone(past.weights()));
        let judge = Judge::new(world, true);
        let guesses = Guesses::new(world, view, past);
        let course = Course { world, judge: &judge, judgment: &judgment, valued: Level::Mastermind.valued() };
        let search = Search { course, guesses: &guesses, prices: &[] };
        let mut lists = Lists::default();
        let mut states = |trials: &mut [Trial], stream: u64, enough: &dyn Fn(u64, u32) -> bool| {
            let mut rng = Rng::stream(seed, stream);
            search.try_all(
                view,
                trials,
                &|made, states| !enough(made, states) && wanted(),
                &mut rng,
                &mut lists,
            )
        };
        if trials.len() > 1 || other.is_some() {
            let first = states(&mut trials, 1, &|made, _| made >= nodes / 2);
            // The rest is for the two that are still in question.
            trials.sort_by(|a, b| b.mean().win.total_cmp(&a.mean().win));
            let finalists = trials.len().min(2);
            let second = states(&mut trials[..finalists], 2, &|made, _| made >= nodes / 2);
            // What was taken is tried in the same states, so that it changes nothing for the others.
            if let Some(mut other) = other {
                states(std::slice::from_mut(&mut other), 1, &|_, states| states >= first);
                states(std::slice::from_mut(&mut other), 2, &|_, states| states >= second);
                trials.push(other);
            } else if let Some(loser) = trials.iter_mut().skip(finalists).find(|t| is_taken(t.action)) {
                states(std::slice::from_mut(loser), 2, &|_, states| states >= second);
            }
        }
        wanted().then(|| trials.iter().map(|t| Prospect::new(t.action, t.mean())).collect())
    }
}

/// Choices that were tried and those that were only looked at, which are held against the best of the former as
/// they were held against it before, and never come before it.
fn merged(looked: &[Prospect], mut tried: Vec<Prospect>) -> Vec<Prospect> {
    tried.sort_by(|a, b| b.win.total_cmp(&a.win).then(a.action.cmp(&b.action)));
    let Some(best) = tried.first().copied() else { return looked.to_vec() };
    let before = looked.iter().find(|p| p.action == best.action).map_or(best.win, |p| p.win);
    let rest = looked.iter().filter(|p| tried.iter().all(|t| t.action != p.action));
    let rest = rest.map(|p| Prospect { win: (best.win + p.win - before).clamp(0.0, best.win), ..*p });
    let mut all: Vec<Prospect> = tried.iter().copied().chain(rest).collect();
    all.sort_by(|a, b| b.win.total_cmp(&a.win));
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::ByEmpire;

    fn prospect(index: usize, win: f32) -> Prospect {
        let action = [Action::Keep, Action::Pass, Action::Done][index];
        Prospect { action, win, points: 0.0, cities: ByEmpire::all(0.0) }
    }

    #[test]
    fn what_was_only_looked_at_never_comes_before_what_was_tried_and_found_best() {
        let looked = [prospect(0, 0.5), prospect(1, 0.45), prospect(2, 0.1)];
        let all = merged(&looked, vec![prospect(1, 0.3), prospect(0, 0.2)]);
        let order: Vec<(Action, f32)> = all.iter().map(|p| (p.action, p.win)).collect();
        assert_eq!(order, [(Action::Pass, 0.3), (Action::Keep, 0.2), (Action::Done, 0.0)]);
    }
}
