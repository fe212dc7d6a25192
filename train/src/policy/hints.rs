//! Measures hints and reviews: their time, and how often they agree with an analysis of ten times the effort.

use std::ops::Range;
use std::time::Instant;

use bots::{Decision, Effort};
use rules::Rng;

use super::example_games::example_game;
use crate::game::{on_all_cores, on_cores};
use crate::tally::Tally;

/// Of how many decisions of a game one is analysed.
const EVERY: usize = 9;
/// The loss of win chance from which two choices count as different.
const SAME: f32 = 0.01;

/// A decision, analysed with one effort.
#[derive(Clone, Copy)]
struct Outcome {
    /// The win chance that the choice loses by the longer analysis.
    loss: f32,
    seconds: f64,
}

/// A line for the effort of hints, for a third of it and for a glance, against ten times the effort of hints.
pub fn report(games: u64, seed: u64) -> String {
    let numbers: Vec<u64> = (0..games).collect();
    let efforts = [("hint", Effort::HELP), ("third", Effort::HELP.third()), ("glance", Effort::GLANCE)];
    let of_game = |(): &mut (), number: &u64| of_game(seed, *number, &efforts.map(|(_, effort)| effort));
    let games = on_all_cores(&numbers, || (), of_game);
    let line = |(index, (name, _)): (usize, &(&str, Effort))| {
        let outcomes: Vec<Outcome> = games.iter().flat_map(|game| &game[index]).copied().collect();
        let mean = |sum: f64| sum / outcomes.len().max(1) as f64;
        let part = |lose: &dyn Fn(f32) -> bool| {
            100.0 * mean(outcomes.iter().filter(|outcome| lose(outcome.loss)).count() as f64)
        };
        format!(
            "{name}: {} decisions, within 1 % of the deep analysis's best {:.1} %, over 2 % {:.1} %, over 5 % {:.1} %, \
             mean loss {:.2} %, {:.0} ms\n",
            outcomes.len(),
            part(&|loss| loss < SAME),
            part(&|loss| loss > 0.02),
            part(&|loss| loss > 0.05),
            100.0 * mean(outcomes.iter().map(|outcome| f64::from(outcome.loss)).sum()),
            1000.0 * mean(outcomes.iter().map(|outcome| outcome.seconds).sum()),
        )
    };
    efforts.iter().enumerate().map(line).collect()
}

/// How well hints for the decisions of one move fit together.
pub fn plans(games: u64, seed: u64) -> String {
    let numbers: Vec<u64> = (0..games).collect();
    let steps = on_all_cores(&numbers, || (), |(), number| steps_of_game(seed, *number));
    let steps: Vec<Step> = steps.into_iter().flatten().collect();
    let share = |holds: &dyn Fn(&Step) -> bool| {
        100.0 * steps.iter().filter(|step| holds(step)).count() as f64 / steps.len().max(1) as f64
    };
    let mean = steps.iter().map(|step| f64::from(step.change.abs())).sum::<f64>() / steps.len().max(1) as f64;
    format!(
        "{} further decisions: planned {:.1} %, planned or within 1 % {:.1} %, mean change of win chance {:.2} %, over 5 % \
         {:.1} %\n",
        steps.len(),
        share(&|step| step.behind == 0.0),
        share(&|step| step.behind < SAME),
        100.0 * mean,
        share(&|step| step.change.abs() > 0.05),
    )
}

/// A decision that a hint planned one decision earlier.
struct Step {
    /// The win chance by which the planned choice is behind the best one, by the hint for this decision.
    behind: f32,
    /// By how much the hint's win chance is higher than one decision earlier.
    change: f32,
}

/// The decisions that follow the best choices of a game's decisions, in the same move.
fn steps_of_game(seed: u64, number: u64) -> Vec<Step> {
    let game = example_game(seed, number);
    let world = &game.world;
    let (mut legal, mut steps) = (Vec::new(), Vec::new());
    for decision in game.decisions.iter().skip(number as usize % EVERY).step_by(EVERY) {
        decision.state.legal(world, &mut legal);
        let Some(mover) = decision.state.mover().filter(|_| legal.len() > 1) else { continue };
        let (mut state, mut past, mut planned) = (decision.state, decision.past.clone(), None);
        loop {
            state.legal(world, &mut legal);
            let view = state.view(world, mover);
            let decision = Decision { world, view: &view, past: &past, legal: &legal, seed: 5 };
            let Some(analysis) = decision.analyse(Effort::HELP, &|| true) else { break };
            let prospects = decision.prospects(&analysis, None, &|| true).unwrap_or_default();
            let Some(best) = prospects.first() else { break };
            if let Some((action, win)) = planned
                && let Some(planned) = prospects.iter().find(|prospect| prospect.action == action)
            {
                steps.push(Step { behind: best.win - planned.win, change: best.win - win });
            }
            let Some(next) = analysis.continuations(&[best.action])[0].first().copied() else { break };
            planned = Some((next, best.win));
            past.watch(world, &state, mover, best.action);
            state.play_unchecked(world, best.action, &mut Rng::new(number), &mut ());
        }
    }
    steps
}

/// How often hints agree with an analysis of ten times the effort, in the games of these numbers.
pub fn agreement(numbers: Range<u64>, seed: u64, threads: usize) -> Tally {
    let numbers: Vec<u64> = numbers.collect();
    let games = on_cores(threads, &numbers, || (), |(), number| of_game(seed, *number, &[Effort::HELP]));
    games.into_iter().flatten().flatten().map(|outcome| outcome.loss < SAME).collect()
}

/// For each effort, the outcomes of a game's decisions.
fn of_game<const N: usize>(seed: u64, number: u64, efforts: &[Effort; N]) -> [Vec<Outcome>; N] {
    let mut outcomes = std::array::from_fn(|_| Vec::new());
    let game = example_game(seed, number);
    let world = &game.world;
    let mut legal = Vec::new();
    for decision in game.decisions.iter().skip(number as usize % EVERY).step_by(EVERY) {
        decision.state.legal(world, &mut legal);
        let Some(mover) = decision.state.mover().filter(|_| legal.len() > 1) else { continue };
        let view = decision.state.view(world, mover);
        let decision = Decision { world, view: &view, past: &decision.past, legal: &legal, seed: 5 };
        let deep = decision.assess(Effort::DEEP, None, &|| true).unwrap_or_default();
        for (outcomes, effort) in outcomes.iter_mut().zip(efforts) {
            let start = Instant::now();
            let quick = decision.assess(*effort, None, &|| true).unwrap_or_default();
            let seconds = start.elapsed().as_secs_f64();
            let chosen = deep.iter().find(|p| Some(p.action) == quick.first().map(|p| p.action));
            if let (Some(best), Some(chosen)) = (deep.first(), chosen) {
                outcomes.push(Outcome { loss: best.win - chosen.win, seconds });
            }
        }
    }
    outcomes
}
