//! Measures hints and reviews: their time, and how often they agree with an analysis of ten times the effort.

use std::ops::Range;
use std::time::Instant;

use bots::{Decision, Effort};

use super::example_games::example_game;
use crate::game::on_all_cores;
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

/// How often hints agree with an analysis of ten times the effort, in the games of these numbers.
pub fn agreement(numbers: Range<u64>, seed: u64) -> Tally {
    let numbers: Vec<u64> = numbers.collect();
    let games = on_all_cores(&numbers, || (), |(), number| of_game(seed, *number, &[Effort::HELP]));
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
