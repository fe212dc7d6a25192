//! The assessment of a decision. Hints, the coach and reviews use it, so they always agree.

use crate::beliefs::multiplier_guesses::Guesses;
use crate::evaluate::state_value::Value;
use crate::explain::choice_evaluator::ChoiceEvaluator;
use crate::explain::decision::{Decision, Prospect};
use crate::explain::explanation::percent_ahead;
use crate::explain::policy_trials::PolicyTrials;
use crate::level::Level;
use crate::policy::last_positions;
use crate::policy::likely_plans::ValuedPlan;
use crate::search::sequential_halving::Trial;
use rules::{Action, Rng};

/// The effort spent on analysing a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Effort {
    /// The number of sampled states in which all choices are first evaluated.
    pub looks: u32,
    /// The maximum number of decisions in trials. Half of them go to the finalists. A choice that was taken
    /// but is not a finalist gets additional trials.
    pub nodes: u64,
}

impl Effort {
    /// The least effort, a glance: only the first evaluation, without trials.
    pub const GLANCE: Self = Self { looks: 1, nodes: 0 };
    /// A third of the usual effort.
    pub const QUICK: Self = Self::HELP.third();
    /// The usual effort: two thirds of a mastermind's trials, and more first evaluations.
    pub const HELP: Self = Self { looks: 4, nodes: Level::Mastermind.nodes() * 2 / 3 };
    /// The effort for proving puzzles, with as many trials as a mastermind.
    pub const PROOF: Self = Self { looks: 4, nodes: Level::Mastermind.nodes() };

    /// Ten times the usual effort.
    pub const DEEP: Self = Self::HELP.times(10);

    /// A third of the effort, but at least a glance. A third of [`Self::HELP`] finds a choice within 1% of the best in
    /// 87.5% of decisions, and the whole in 94.1% (`train judgment hints`).
    #[must_use]
    pub const fn third(self) -> Self {
        Self { looks: self.looks.div_ceil(3), nodes: self.nodes / 3 }
    }

    /// For win chances in reviews, the number of playouts of the next turns; none for a glance.
    pub fn playouts(self) -> u32 {
        let least = u64::from(self.nodes > 0);
        u32::try_from((self.nodes / PLAYOUT).max(least)).unwrap_or(u32::MAX)
    }

    /// The effort multiplied by `times`.
    #[must_use]
    pub const fn times(self, times: u32) -> Self {
        Self { looks: self.looks * times, nodes: self.nodes * times as u64 }
    }
}

/// The number of decisions in trials that cost as much time as a playout of the next turns.
const PLAYOUT: u64 = 2500;

/// The analysis of a decision, from which [`Decision::prospects`] assesses all choices.
#[derive(Clone, Debug)]
pub struct Analysis {
    /// The guesses of the deciding society.
    guesses: Guesses,
    /// The plan with which each choice was assessed.
    plans: Vec<ValuedPlan>,
    /// The first evaluation of each choice, with the best first.
    looked: Vec<Prospect>,
    /// The prospects of the choices after the first half of the trials.
    half: Vec<Prospect>,
    /// The choices that were tried, with the finalists first.
    trials: Vec<Trial>,
    /// The number of sampled states in the first and in the second half of the trials.
    states: [u32; 2],
    /// True if all choices were played out to the end, which needs no trials.
    is_exhaustive: bool,
}

impl Analysis {
    /// For each choice, the continuation within the turn with which it was assessed. It ends when a rival decides or
    /// chance is involved, so every board in between is exact. Empty outside of the positions' turns.
    pub fn continuations(&self, choices: &[Action]) -> Vec<Vec<Action>> {
        let plan = |choice| self.plans.iter().find_map(|plan| plan.actions.strip_prefix(&[choice]));
        choices.iter().map(|choice| plan(*choice).unwrap_or_default().to_vec()).collect()
    }
}

/// The number of finalists: choices in the second half of the trials. A hint shows as many choices.
const FINALISTS: usize = 3;
/// The weight of the first evaluation, in trials. It is small, so that a blunder looks as bad as it is.
const PRIOR: f32 = 20.0;
/// The maximum number of choices that are tried.
const TRIED: usize = 6;
/// The win chance up to which a decision that was taken looks as good as the best choice.
const LOOKS_BEST: f32 = 0.005;
/// The number of standard errors by which a choice must be behind the best one to be dropped.
const CLEAR: f32 = 4.0;
/// The number of states before choices may be dropped.
const LEAST_STATES: u32 = 8;
/// After how many states each time choices may be dropped.
const DROP_EVERY: u32 = 4;
/// Choices whose first evaluation is worse than the best by more than this win chance are not tried, apart from the
/// finalists.
const BEHIND: f32 = 0.05;

impl Decision<'_> {
    /// The prospects of all choices, with the best first. The choice `taken` is tried like the finalists,
    /// without changing the others. `None` once `wanted` returns false.
    pub fn assess(
        &self,
        effort: Effort,
        taken: Option<Action>,
        wanted: &dyn Fn() -> bool,
    ) -> Option<Vec<Prospect>> {
        let analysis = self.analyse(effort, wanted)?;
        self.prospects(&analysis, taken, wanted)
    }

    /// Analyses the decision; `None` once `wanted` returns false.
    pub fn analyse(&self, effort: Effort, wanted: &dyn Fn() -> bool) -> Option<Analysis> {
        self.analyse_with(effort, None, wanted)
    }

    /// Analyses a decision that was taken, with trials only if the first evaluation sees a better choice. `None` once
    /// `wanted` returns false.
    pub fn analyse_taken(
        &self,
        taken: Action,
        effort: Effort,
        wanted: &dyn Fn() -> bool,
    ) -> Option<Analysis> {
        self.analyse_with(effort, Some(taken), wanted)
    }

    /// Analyses the decision. If `taken` looks best after the first evaluation, there are no trials.
    fn analyse_with(
        &self,
        effort: Effort,
        taken: Option<Action>,
        wanted: &dyn Fn() -> bool,
    ) -> Option<Analysis> {
        let mut trials = PolicyTrials::new(*self);
        let nodes = effort.nodes.min(Effort::DEEP.nodes);
        let most = last_positions::MOST * nodes / Effort::HELP.nodes;
        if most > 0
            && self.legal.len() > 1
            && let Some(values) = trials.solve(most, wanted)
        {
            let mut half: Vec<Prospect> =
                self.legal.iter().zip(values).map(|(action, value)| Prospect::new(*action, value)).collect();
            half.sort_by(|a, b| b.win.total_cmp(&a.win).then(a.action.cmp(&b.action)));
            let (guesses, plans) = trials.into_guesses_and_plans();
            return Some(Analysis {
                guesses,
                plans,
                looked: half.clone(),
                half,
                trials: Vec::new(),
                states: [0; 2],
                is_exhaustive: true,
            });
        }
        for action in self.legal {
            if !wanted() {
                return None;
            }
            trials.plan(*action);
        }
        let mut evaluator = ChoiceEvaluator::with_trials(self, trials);
        for _ in 0..effort.looks {
            if !wanted() {
                return None;
            }
            evaluator.refine();
        }
        let looked = evaluator.prospects();
        let mut trials = evaluator.into_trials();
        let (mut half, mut tried, mut states) = (looked.clone(), Vec::new(), [0; 2]);
        if effort.nodes > 0 && !taken.is_some_and(|taken| looks_best(&looked, taken)) {
            (half, tried, states) = self.run_trials(&mut trials, &looked, effort.nodes / 2, wanted);
        }
        let (guesses, plans) = trials.into_guesses_and_plans();
        wanted().then_some(Analysis {
            guesses,
            plans,
            looked,
            half,
            trials: tried,
            states,
            is_exhaustive: false,
        })
    }

    /// The prospects of the analysed choices, with the best first. The choice `taken` is tried like the
    /// finalists, without changing the others. `None` once `wanted` returns false.
    pub fn prospects(
        &self,
        analysis: &Analysis,
        taken: Option<Action>,
        wanted: &dyn Fn() -> bool,
    ) -> Option<Vec<Prospect>> {
        let (finalists, losers) = analysis.trials.split_at(analysis.trials.len().min(FINALISTS));
        let mut all = merge(&analysis.half, finalists.iter().map(prospect).collect(), Cap::All);
        let is_other =
            |taken: &Action| !finalists.is_empty() && finalists.iter().all(|tried| tried.action != *taken);
        let taken = taken.filter(is_other);
        if let Some(other) = all.iter_mut().find(|prospect| Some(prospect.action) == taken) {
            *other = self.finish_trials(analysis, losers, other.action, wanted)?;
            all.sort_by(|a, b| b.win.total_cmp(&a.win));
        }
        // Choices that were not tried to the end, and all after them, keep their place.
        let at_end = |prospect: &&Prospect| {
            Some(prospect.action) == taken || finalists.iter().any(|tried| tried.action == prospect.action)
        };
        let tried = if analysis.is_exhaustive { all.len() } else { all.iter().take_while(at_end).count() };
        break_ties(&mut all[..tried]);
        wanted().then_some(all)
    }

    /// Tries a choice that is not a finalist in the same sampled states as the finalists.
    fn finish_trials(
        &self,
        analysis: &Analysis,
        losers: &[Trial],
        action: Action,
        wanted: &dyn Fn() -> bool,
    ) -> Option<Prospect> {
        let [first, second] = analysis.states;
        let mut trials = PolicyTrials::resumed(*self, analysis.guesses.clone(), analysis.plans.clone());
        let mut tried = match losers.iter().find(|tried| tried.action == action) {
            Some(loser) => *loser,
            None => {
                let mut tried = first_trial(analysis.looked.iter().find(|looked| looked.action == action)?);
                let all = std::slice::from_mut(&mut tried);
                run(&mut trials, all, self.seed, 1, &|_, states| states < first && wanted());
                tried
            }
        };
        let all = std::slice::from_mut(&mut tried);
        run(&mut trials, all, self.seed, 2, &|_, states| states < second && wanted());
        wanted().then(|| prospect(&tried))
    }

    /// Tries the most promising choices, and in the second half only the finalists. `half` is the number of nodes
    /// (decisions in trials) in each half. Returns the prospects after the first half, the choices that were tried, and
    /// the number of sampled states in each half.
    fn run_trials(
        &self,
        trials: &mut PolicyTrials<'_>,
        looked: &[Prospect],
        half: u64,
        wanted: &dyn Fn() -> bool,
    ) -> (Vec<Prospect>, Vec<Trial>, [u32; 2]) {
        let most = looked.first().map_or(0.0, |best| best.win);
        let is_promising =
            |(place, looked): &(usize, &Prospect)| *place < FINALISTS || looked.win > most - BEHIND;
        let promising = looked.iter().enumerate().take(TRIED).take_while(is_promising);
        let mut tried: Vec<Trial> = promising.map(|(_, looked)| first_trial(looked)).collect();
        // Where fewer choices are worth trying, each is tried as often as elsewhere.
        let half = half.saturating_mul(tried.len() as u64) / TRIED as u64;
        let goes_on = |made: u64, _| made < half && wanted();
        let first = run(trials, &mut tried, self.seed, 1, &goes_on);
        tried.sort_by(|a, b| b.mean().win.total_cmp(&a.mean().win));
        let after_half = merge(looked, tried.iter().map(prospect).collect(), Cap::Best);
        let finalists = tried.len().min(FINALISTS);
        let second = run(trials, &mut tried[..finalists], self.seed, 2, &goes_on);
        (after_half, tried, [first, second])
    }
}

/// True if a choice is about as good as the best one after the first evaluation, which has the best first.
fn looks_best(looked: &[Prospect], choice: Action) -> bool {
    let own = looked.iter().find(|prospect| prospect.action == choice);
    looked.first().zip(own).is_some_and(|(best, own)| best.win - own.win < LOOKS_BEST)
}

/// The trial of a choice, which begins with its first evaluation.
fn first_trial(looked: &Prospect) -> Trial {
    let value = Value { win: looked.win, points: looked.points, cities: looked.cities };
    Trial::new(looked.action, value, PRIOR)
}

/// The prospect of a choice after its trials so far.
fn prospect(tried: &Trial) -> Prospect {
    Prospect::new(tried.action, tried.mean())
}

/// Tries choices in the same sampled states with the same luck, until `goes_on` returns false for the numbers of nodes
/// and states so far. Choices that are clearly behind are dropped, and trials end when one is left. Returns the number of
/// states.
fn run(
    trials: &mut PolicyTrials<'_>,
    tried: &mut [Trial],
    seed: u64,
    stream: u64,
    goes_on: &dyn Fn(u64, u32) -> bool,
) -> u32 {
    let mut rng = Rng::stream(seed, stream);
    let (mut made, mut states) = (0, 0);
    let mut left: Vec<Contender<'_>> =
        tried.iter_mut().map(|trial| Contender { trial, wins: Vec::new() }).collect();
    while goes_on(made, states) {
        states += 1;
        let state = trials.sample(&mut rng);
        let luck = rng.fork();
        for Contender { trial, wins } in &mut left {
            let (value, nodes) = trials.try_once(&state, trial.action, luck.clone());
            trial.add(&value);
            wins.push(value.win);
            made += nodes;
        }
        if left.len() > 1 && states >= LEAST_STATES && states.is_multiple_of(DROP_EVERY) {
            drop_clearly_worse(&mut left);
            if left.len() == 1 {
                break;
            }
        }
    }
    states
}

/// A choice that is still being tried, with its win chances in all states so far.
struct Contender<'a> {
    trial: &'a mut Trial,
    wins: Vec<f32>,
}

impl Contender<'_> {
    fn mean(&self) -> f32 {
        self.wins.iter().sum::<f32>() / self.wins.len().max(1) as f32
    }

    /// True if the choice `best` won so much more often in the same states that more trials would hardly change which of
    /// the two is better.
    fn is_clearly_behind(&self, best: &[f32], most: f32) -> bool {
        let ahead = most - self.mean();
        let squares: f32 = best.iter().zip(&self.wins).map(|(a, b)| (a - b - ahead) * (a - b - ahead)).sum();
        let count = best.len() as f32;
        ahead > CLEAR * libm::sqrtf(squares / (count * (count - 1.0)))
    }
}

fn drop_clearly_worse(left: &mut Vec<Contender<'_>>) {
    let Some(best) = left.iter().max_by(|a, b| a.mean().total_cmp(&b.mean())) else { return };
    let (most, wins) = (best.mean(), best.wins.clone());
    left.retain(|other| !other.is_clearly_behind(&wins, most));
}

/// Sorts the choices that share the best rounded win chance by points, and then by whether they spend a card.
fn break_ties(all: &mut [Prospect]) {
    let most = all.first().map_or(0.0, |first| first.win);
    let same = all.iter().take_while(|prospect| percent_ahead(most, prospect.win) == 0).count();
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

/// The limit on the win chance of choices that were tried less than others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Cap {
    /// The limit is the win chance of the best choice that was tried.
    Best,
    /// The limit is the win chance of the worst choice that was tried.
    All,
}

/// Merges choices that were tried with those that were tried less. The latter keep their difference to the best
/// choice, up to the limit.
fn merge(before: &[Prospect], mut tried: Vec<Prospect>, cap: Cap) -> Vec<Prospect> {
    tried.sort_by(|a, b| b.win.total_cmp(&a.win).then(a.action.cmp(&b.action)));
    let (Some(best), Some(last)) = (tried.first().copied(), tried.last()) else { return before.to_vec() };
    let most = match cap {
        Cap::Best => best.win,
        Cap::All => last.win,
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
        let all = merge(&looked, vec![prospect(1, 0.3), prospect(0, 0.2)], Cap::Best);
        assert_eq!(order(&all), [(Action::Pass, 0.3), (Action::Keep, 0.2), (Action::Done, 0.0)]);
    }

    #[test]
    fn only_a_choice_that_is_clearly_behind_is_dropped() {
        let mut trials = [Action::Keep, Action::Pass, Action::Done].map(|action| {
            first_trial(&Prospect { action, win: 0.5, points: 0.0, cities: ByEmpire::all(0.0) })
        });
        let luck: [f32; 8] = [0.1, 0.9, 0.4, 0.6, 0.2, 0.8, 0.3, 0.7];
        // The second choice is always a little worse, the third one on the average but not in every state.
        let wins = [luck.to_vec(), luck.map(|win| win - 0.05).to_vec(), luck.map(|win| 0.95 - win).to_vec()];
        let mut left: Vec<Contender<'_>> =
            trials.iter_mut().zip(wins).map(|(trial, wins)| Contender { trial, wins }).collect();
        drop_clearly_worse(&mut left);
        let left: Vec<Action> = left.iter().map(|contender| contender.trial.action).collect();
        assert_eq!(left, [Action::Keep, Action::Done]);
    }

    #[test]
    fn a_choice_looks_best_only_if_it_is_about_as_good_as_the_first() {
        let looked = [prospect(0, 0.5), prospect(1, 0.497), prospect(2, 0.49)];
        let best = [Action::Keep, Action::Pass, Action::Done].map(|action| looks_best(&looked, action));
        assert_eq!(best, [true, true, false]);
    }

    #[test]
    fn what_was_tried_half_as_long_comes_after_all_that_was_tried_to_the_end() {
        let half = [prospect(0, 0.5), prospect(1, 0.45), prospect(2, 0.44)];
        let all = merge(&half, vec![prospect(1, 0.2), prospect(0, 0.4)], Cap::All);
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
        break_ties(&mut all);
        let order = all.map(|prospect| prospect.action);
        assert_eq!(
            order,
            [Action::Keep, Action::Pass, Action::Play { card, using, pay: None }, Action::Done]
        );
    }
}
