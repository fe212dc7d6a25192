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
use super::search::{PRIOR, Search, hopeful};
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

/// A decision that was thought over, of which more can be asked: what a choice is worth that did not seem worth a
/// trial.
#[derive(Clone, Debug)]
pub struct Thought {
    /// With how much effort.
    effort: Effort,
    /// What each choice promised at a look, the best first.
    looked: Vec<Prospect>,
    /// The most promising ones, once they were tried; one alone is only tried beside another.
    trials: Vec<Trial>,
    /// In how many states all of them were tried, and then the first two; `None` before any was.
    states: Option<[u32; 2]>,
}

/// In the last round what seemed likely before counts as much as so many trials: these go to the end there, and the few
/// ways in which they do make each seem surer than it is. In the last two turns of 48 games of spymasters the log-loss
/// of whoever decides was 0.464 by trials with as much prior as elsewhere, 0.432 with this one, and 0.394 by looks alone;
/// before these it makes no difference (0.469, 0.465, 0.474).
const PRIOR_LAST: f32 = 40.0;
/// From this loss of the chance to win on it is looked what a choice leads to.
const DOUBT: f32 = 0.02;
/// So many are still in question after the first half.
const FINALISTS: usize = 2;

impl Decision<'_> {
    /// All choices with what each promises, the best first. The one that was `taken`, if any, is tried however
    /// little it promises at first, which changes nothing for the others. `None` as soon as it is no longer `wanted`.
    pub fn assess(
        &self,
        effort: Effort,
        taken: Option<Action>,
        wanted: &dyn Fn() -> bool,
    ) -> Option<Vec<Prospect>> {
        let mut thought = self.think(effort, wanted)?;
        self.prospects(&mut thought, taken, wanted)
    }

    /// Thinks the decision over; `None` as soon as that is no longer `wanted`.
    pub fn think(&self, effort: Effort, wanted: &dyn Fn() -> bool) -> Option<Thought> {
        let Self { world, view, past, legal, seed } = *self;
        let mut adviser = Adviser::new(world, view, past, legal, seed);
        for _ in 0..effort.looks.max(1) {
            if !wanted() {
                return None;
            }
            adviser.refine();
        }
        let looked = adviser.prospects();
        let tries = effort.nodes > 0 && legal.len() > 1;
        let ranked: Vec<(Value, Action)> = looked.iter().map(|p| (value(p), p.action)).collect();
        let trials = if tries { hopeful(&ranked, self.prior()) } else { Vec::new() };
        let mut thought = Thought { effort, looked, trials, states: None };
        if thought.trials.len() > 1 {
            self.try_all(&mut thought, wanted);
        }
        wanted().then_some(thought)
    }

    /// Tries what may stand alone before another choice is asked for, so that the answer is there the sooner.
    pub fn prepare(&self, thought: &mut Thought, wanted: &dyn Fn() -> bool) {
        if !thought.trials.is_empty() && thought.states.is_none() {
            self.try_all(thought, wanted);
        }
    }

    /// What comes of a thought, the best first, with the one that was `taken` tried as long as the best ones; `None`
    /// as soon as it is no longer `wanted`.
    pub fn prospects(
        &self,
        thought: &mut Thought,
        taken: Option<Action>,
        wanted: &dyn Fn() -> bool,
    ) -> Option<Vec<Prospect>> {
        if thought.trials.is_empty() {
            return Some(thought.looked.clone());
        }
        let place = thought.trials.iter().position(|trial| Some(trial.action) == taken);
        let other = thought.looked.iter().find(|p| place.is_none() && Some(p.action) == taken).copied();
        let mut last = None;
        if let Some(other) = other {
            self.prepare(thought, wanted);
            last = Some(Trial::new(other.action, value(&other), self.prior()));
        }
        let mut trials = thought.trials.clone();
        // What was taken is tried in the same states, so that it changes nothing for the others.
        let [first, second] = thought.states.unwrap_or_default();
        if let Some(mut other) = last {
            let tries = Tries::new(self);
            tries.run(std::slice::from_mut(&mut other), 1, &|_, states| states < first && wanted());
            tries.run(std::slice::from_mut(&mut other), 2, &|_, states| states < second && wanted());
            trials.push(other);
        } else if let Some(loser) = place.filter(|at| *at >= FINALISTS).and_then(|at| trials.get_mut(at)) {
            let tries = Tries::new(self);
            tries.run(std::slice::from_mut(loser), 2, &|_, states| states < second && wanted());
        }
        let tried = trials.iter().map(|trial| Prospect::new(trial.action, trial.mean())).collect();
        let mut all = merged(&thought.looked, tried);
        if let Some(taken) = taken {
            self.look_ahead(&mut all, taken, thought.effort, wanted);
        }
        wanted().then_some(all)
    }

    /// What was taken and seems to lose something is worth what it leads to, if that is more.
    fn look_ahead(&self, all: &mut [Prospect], taken: Action, effort: Effort, wanted: &dyn Fn() -> bool) {
        let best = all.first().map_or(0.0, |best| best.win);
        let Some(own) = all.iter_mut().find(|own| own.action == taken && best - own.win >= DOUBT) else {
            return;
        };
        if let Some(later) = self.ahead(taken, effort, wanted).filter(|later| later.win > own.win) {
            *own = later;
            all.sort_by(|a, b| b.win.total_cmp(&a.win));
        }
    }

    /// As how many trials it counts what a choice seemed worth before.
    fn prior(&self) -> f32 {
        if self.view.rounds_to_come(self.world) == 0 { PRIOR_LAST } else { PRIOR }
    }

    /// Tries the most promising choices, the second half of the time only those that are still in question.
    fn try_all(&self, thought: &mut Thought, wanted: &dyn Fn() -> bool) {
        let (tries, half) = (Tries::new(self), thought.effort.nodes / 2);
        let goes_on = |made: u64, _| made < half && wanted();
        let first = tries.run(&mut thought.trials, 1, &goes_on);
        thought.trials.sort_by(|a, b| b.mean().win.total_cmp(&a.mean().win));
        let finalists = thought.trials.len().min(FINALISTS);
        let second = tries.run(&mut thought.trials[..finalists], 2, &goes_on);
        thought.states = Some([first, second]);
    }
}

fn value(prospect: &Prospect) -> Value {
    Value { win: prospect.win, points: prospect.points, cities: prospect.cities }
}

/// What trials of a decision's choices are made with.
struct Tries<'a> {
    decision: &'a Decision<'a>,
    judgment: Judgment,
    judge: Judge,
    guesses: Guesses,
}

impl<'a> Tries<'a> {
    fn new(decision: &'a Decision<'a>) -> Self {
        let Decision { world, view, past, .. } = *decision;
        Self {
            decision,
            judgment: Judgment::new(world, Arc::clone(past.weights())),
            judge: Judge::new(world, true),
            guesses: Guesses::new(world, view, past),
        }
    }

    /// Tries choices in the states of one stream of luck as long as `goes_on` says after so many decisions and
    /// states. Gives back in how many states.
    fn run(&self, trials: &mut [Trial], stream: u64, goes_on: &dyn Fn(u64, u32) -> bool) -> u32 {
        let Self { judgment, judge, guesses, .. } = self;
        let Decision { world, view, seed, .. } = *self.decision;
        let course = Course { world, judge, judgment, valued: Level::Mastermind.valued() };
        let search = Search { course, guesses, prices: &[] };
        search.try_all(view, trials, goes_on, &mut Rng::stream(seed, stream), &mut Lists::default())
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
