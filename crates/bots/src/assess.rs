//! What the choices of a decision are worth, as a hint, a coach and a review all reckon it: they can then
//! never say different things.

use std::sync::Arc;

use super::advice::{Prospect, looked};
use super::assess_line::Line;
use super::course::{Course, Lists};
use super::decision::Decision;
use super::guess::Guesses;
use super::halving::Trial;
use super::judgment::Judgment;
use super::level::Level;
use super::search::{PRIOR, Search, hopeful};
use super::value::Value;
use super::why::hundredths_ahead;
use super::worth::Judge;
use rules::{Action, Rng, World};

/// How much is thought about a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Effort {
    /// In how many made-up states all choices are looked at.
    pub looks: u32,
    /// About how many decisions are made in trials of the best of them, half of them in trials of those that are
    /// best after the first half; more go to one that was taken and is none of these.
    pub nodes: u64,
}

impl Effort {
    /// A first glance.
    pub const GLANCE: Self = Self { looks: 1, nodes: 0 };
    /// What help thinks with that is to be quick: half of the usual looks, with a third of the nodes.
    pub const QUICK: Self = Self { looks: 3, nodes: Self::HELP.nodes / 3 };
    /// What help thinks with: two thirds of a mastermind's trials, on more looks, so that a match of four is looked back
    /// at within a minute on two cores.
    pub const HELP: Self = Self { looks: 6, nodes: Level::Mastermind.nodes() * 2 / 3 };
    /// What puzzles are proved with: as much as a mastermind.
    pub const PROOF: Self = Self { looks: 6, nodes: Level::Mastermind.nodes() };

    /// What is thought over once more: ten times as much.
    pub const DEEP: Self = Self::HELP.times(10);

    /// So many times as much.
    #[must_use]
    pub const fn times(self, times: u32) -> Self {
        Self { looks: self.looks * times, nodes: self.nodes * times as u64 }
    }
}

/// A decision that was thought over, of which more can be asked: what a choice is worth that was not tried to the end.
#[derive(Clone, Debug)]
pub struct Thought {
    /// What the society thinks of everybody's tokens.
    guesses: Guesses,
    /// What each choice promised at a look, the best first.
    looked: Vec<Prospect>,
    /// What they promised after the first half of the trials.
    half: Vec<Prospect>,
    /// The most promising ones as they were tried, the finalists first; none where nothing is tried.
    trials: Vec<Tried>,
    /// In how many states all of them were tried, and then the finalists.
    states: [u32; 2],
}

/// In the last round what seemed likely before counts as much as so many trials: these go to the end there, and the few
/// ways in which they do make each seem surer than it is. In the last two turns of 48 games of spymasters the log-loss
/// of whoever decides was 0.464 by trials with as much prior as elsewhere, 0.432 with this one, and 0.394 by looks alone;
/// before these it makes no difference (0.469, 0.465, 0.474).
const PRIOR_LAST: f32 = 40.0;
/// So many are still in question after the first half: as many as a hint tells of, so that all that it tells has been
/// tried alike.
const FINALISTS: usize = 3;

impl Decision<'_> {
    /// All choices with what each promises, the best first. The one that was `taken`, if any, is tried however
    /// little it promises at first, which changes nothing for the others. `None` as soon as it is no longer `wanted`.
    pub fn assess(
        &self,
        effort: Effort,
        taken: Option<Action>,
        wanted: &dyn Fn() -> bool,
    ) -> Option<Vec<Prospect>> {
        let thought = self.think(effort, wanted)?;
        self.prospects(&thought, taken, wanted)
    }

    /// Thinks the decision over; `None` as soon as that is no longer `wanted`.
    pub fn think(&self, effort: Effort, wanted: &dyn Fn() -> bool) -> Option<Thought> {
        let guesses = Guesses::new(self.world, self.view, self.past);
        let looked = looked(self, guesses.clone(), effort.looks, wanted)?;
        let mut thought =
            Thought { guesses, half: looked.clone(), looked, trials: Vec::new(), states: [0; 2] };
        if effort.nodes > 0 && self.legal.len() > 1 {
            self.try_all(&mut thought, effort.nodes / 2, wanted)?;
        }
        wanted().then_some(thought)
    }

    /// What comes of a thought, the best first, with the one that was `taken` tried as long as the finalists, which
    /// changes nothing for these; `None` as soon as it is no longer `wanted`.
    pub fn prospects(
        &self,
        thought: &Thought,
        taken: Option<Action>,
        wanted: &dyn Fn() -> bool,
    ) -> Option<Vec<Prospect>> {
        let (finalists, losers) = thought.trials.split_at(thought.trials.len().min(FINALISTS));
        let mut all = merged(&thought.half, finalists.iter().map(Tried::promise).collect(), Below::All);
        let is_other =
            |taken: &Action| !finalists.is_empty() && finalists.iter().all(|tried| tried.choice != *taken);
        let taken = taken.filter(is_other);
        if let Some(other) = all.iter_mut().find(|prospect| Some(prospect.action) == taken) {
            *other = self.tried_to_the_end(thought, losers, other.action, wanted)?;
            all.sort_by(|a, b| b.win.total_cmp(&a.win));
        }
        // What was not tried to the end, and what comes after it, keeps its place.
        let at_end = |prospect: &&Prospect| {
            Some(prospect.action) == taken || finalists.iter().any(|tried| tried.choice == prospect.action)
        };
        let tried = all.iter().take_while(at_end).count();
        settle(&mut all[..tried]);
        wanted().then_some(all)
    }

    /// A choice that is no finalist, tried in the same states as they were.
    fn tried_to_the_end(
        &self,
        thought: &Thought,
        losers: &[Tried],
        action: Action,
        wanted: &dyn Fn() -> bool,
    ) -> Option<Prospect> {
        let [first, second] = thought.states;
        let tries = Tries::new(self);
        let mut tried = match losers.iter().find(|tried| tried.choice == action) {
            Some(loser) => loser.clone(),
            None => {
                let looked = thought.looked.iter().find(|looked| looked.action == action)?;
                let mut tried = self.on_trial(action, value(looked), &thought.guesses, wanted)?;
                tries.run(std::slice::from_mut(&mut tried), 1, &|_, states| states < first && wanted());
                tried
            }
        };
        tries.run(std::slice::from_mut(&mut tried), 2, &|_, states| states < second && wanted());
        wanted().then(|| tried.promise())
    }

    /// A choice that is to be tried, and seemed worth so much before.
    fn on_trial(
        &self,
        choice: Action,
        before: Value,
        guesses: &Guesses,
        wanted: &dyn Fn() -> bool,
    ) -> Option<Tried> {
        // In the last round what seemed likely before counts for more.
        let prior = if self.view.rounds_to_come(self.world) == 0 { PRIOR_LAST } else { PRIOR };
        let line = self.line(choice, guesses, wanted)?;
        let trial = Trial::new(line.action, before, prior);
        Some(Tried { choice, line, trial })
    }

    /// Tries the most promising choices, one that stands alone beside the next best, the second half of the time only
    /// those that are still in question; each half is so many decisions in trials. `None` as soon as that is no longer
    /// `wanted`.
    fn try_all(&self, thought: &mut Thought, half: u64, wanted: &dyn Fn() -> bool) -> Option<()> {
        let ranked: Vec<(Value, Action)> = thought.looked.iter().map(|p| (value(p), p.action)).collect();
        let most = hopeful(&ranked).max(FINALISTS);
        let on_trial =
            |(value, action): &(Value, Action)| self.on_trial(*action, *value, &thought.guesses, wanted);
        let tried = ranked.iter().take(most).map(on_trial);
        let mut tried = tried.collect::<Option<Vec<Tried>>>()?;
        let tries = Tries::new(self);
        let goes_on = |made: u64, _| made < half && wanted();
        let first = tries.run(&mut tried, 1, &goes_on);
        tried.sort_by(|a, b| b.trial.mean().win.total_cmp(&a.trial.mean().win));
        thought.half = merged(&thought.looked, tried.iter().map(Tried::promise).collect(), Below::Best);
        let finalists = tried.len().min(FINALISTS);
        let second = tries.run(&mut tried[..finalists], 2, &goes_on);
        (thought.trials, thought.states) = (tried, [first, second]);
        Some(())
    }
}

/// Orders choices that are as likely to win as the first of them when that is told in hundredths, the best first, by the
/// points that they promise, and where these are the same too by whether a card is spent.
fn settle(all: &mut [Prospect]) {
    let most = all.first().map_or(0.0, |first| first.win);
    let same = all.iter().take_while(|prospect| hundredths_ahead(most, prospect.win) == 0).count();
    let tenths = |prospect: &Prospect| (prospect.points * 10.0).round() as i32;
    let spends = |prospect: &Prospect| match prospect.action {
        Action::Play { pay, .. } => 1 + u8::from(pay.is_some()),
        _ => 0,
    };
    all[..same].sort_by(|a, b| {
        let points = tenths(b).cmp(&tenths(a));
        points.then(spends(a).cmp(&spends(b))).then(b.win.total_cmp(&a.win))
    });
}

/// A choice on trial.
#[derive(Clone, Debug)]
struct Tried {
    choice: Action,
    /// How it is gone on with.
    line: Line,
    trial: Trial,
}

impl Tried {
    /// What the choice promises by its trials.
    fn promise(&self) -> Prospect {
        Prospect::new(self.choice, self.trial.mean())
    }
}

fn value(prospect: &Prospect) -> Value {
    Value { win: prospect.win, points: prospect.points, cities: prospect.cities }
}

/// What trials of a decision's choices are made with.
struct Tries<'a> {
    world: &'a World,
    seed: u64,
    judgment: Judgment,
    judge: Judge,
}

impl<'a> Tries<'a> {
    fn new(decision: &Decision<'a>) -> Self {
        let Decision { world, past, seed, .. } = *decision;
        let judgment = Judgment::new(world, Arc::clone(past.weights()));
        Self { world, seed, judgment, judge: Judge::new(world, true) }
    }

    /// Tries choices, each at the end of its line, in states of one stream of luck as long as `goes_on` says after so
    /// many decisions and states. Gives back in how many states.
    fn run(&self, tried: &mut [Tried], stream: u64, goes_on: &dyn Fn(u64, u32) -> bool) -> u32 {
        let Self { world, seed, judgment, judge } = self;
        let course = Course { world, judge, judgment, valued: Level::Mastermind.valued() };
        let mut lists = Lists::default();
        let mut luck: Vec<Rng> = tried.iter().map(|_| Rng::stream(*seed, stream)).collect();
        let (mut made, mut states) = (0, 0);
        while goes_on(made, states) {
            states += 1;
            for (tried, rng) in tried.iter_mut().zip(&mut luck) {
                let search = Search { course, guesses: &tried.line.guesses, prices: &[] };
                made += search.try_once(&tried.line.view, &mut tried.trial, rng, &mut lists);
            }
        }
        states
    }
}

/// What choices that were tried less than others never come before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Below {
    /// The best of those.
    Best,
    /// All of those.
    All,
}

/// Choices that were tried and those that were tried less, which are held against the best of the former as they were
/// held against it before, and never come before what they are to be below.
fn merged(before: &[Prospect], mut tried: Vec<Prospect>, below: Below) -> Vec<Prospect> {
    tried.sort_by(|a, b| b.win.total_cmp(&a.win).then(a.action.cmp(&b.action)));
    let (Some(best), Some(last)) = (tried.first().copied(), tried.last()) else { return before.to_vec() };
    let most = match below {
        Below::Best => best.win,
        Below::All => last.win,
    };
    let was = before.iter().find(|p| p.action == best.action).map_or(best.win, |p| p.win);
    let rest = before.iter().filter(|p| tried.iter().all(|t| t.action != p.action));
    let rest = rest.map(|p| Prospect { win: (best.win + p.win - was).clamp(0.0, most), ..*p });
    let mut all: Vec<Prospect> = tried.iter().copied().chain(rest).collect();
    all.sort_by(|a, b| b.win.total_cmp(&a.win));
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::ByEmpire;

    fn prospect(index: usize, win: f32) -> Prospect {
        let action = [Action::Keep, Action::Pass, Action::Done][index];
        Prospect { action, win, points: 0.0, cities: ByEmpire::all(0.0) }
    }

    fn order(all: &[Prospect]) -> Vec<(Action, f32)> {
        all.iter().map(|p| (p.action, p.win)).collect()
    }

    #[test]
    fn what_was_only_looked_at_never_comes_before_what_was_tried_and_found_best() {
        let looked = [prospect(0, 0.5), prospect(1, 0.45), prospect(2, 0.1)];
        let all = merged(&looked, vec![prospect(1, 0.3), prospect(0, 0.2)], Below::Best);
        assert_eq!(order(&all), [(Action::Pass, 0.3), (Action::Keep, 0.2), (Action::Done, 0.0)]);
    }

    #[test]
    fn what_was_tried_half_as_long_comes_after_all_that_was_tried_to_the_end() {
        let half = [prospect(0, 0.5), prospect(1, 0.45), prospect(2, 0.44)];
        let all = merged(&half, vec![prospect(1, 0.2), prospect(0, 0.4)], Below::All);
        assert_eq!(order(&all), [(Action::Keep, 0.4), (Action::Pass, 0.2), (Action::Done, 0.2)]);
    }

    #[test]
    fn of_choices_that_are_told_as_likely_to_win_more_points_come_first_and_then_what_costs_no_card() {
        let empire = rules::Empire::new(0).unwrap();
        let (card, using) = (rules::Card::new(empire, empire), rules::Use::Alone);
        let all = [
            (Action::Play { card, using, pay: None }, 0.5, 3.02),
            (Action::Pass, 0.498, 2.98),
            (Action::Keep, 0.496, 3.5),
            (Action::Done, 0.494, 9.0),
        ];
        let mut all =
            all.map(|(action, win, points)| Prospect { action, win, points, cities: ByEmpire::all(0.0) });
        settle(&mut all);
        let order = all.map(|prospect| prospect.action);
        assert_eq!(
            order,
            [Action::Keep, Action::Pass, Action::Play { card, using, pay: None }, Action::Done]
        );
    }
}
