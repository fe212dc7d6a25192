//! Measures hints and reviews: their time, and how often they agree with an analysis of ten times the effort.

use std::time::Instant;

use bots::{Decision, Effort};

use super::example_games::example_game;
use crate::game::on_all_cores;

/// Of how many decisions of a game one is analysed.
const EVERY: usize = 9;
/// The loss of win chance from which two choices count as different.
const SAME: f32 = 0.01;

/// Sums over analysed decisions.
#[derive(Clone, Copy, Default)]
struct Sum {
    count: f64,
    agree: f64,
    loss: f64,
    /// The number of decisions that lose over 2 %, and over 5 %.
    wrong: f64,
    blunders: f64,
    seconds: f64,
}

/// A line for the effort of hints, for a third of it and for a glance, against ten times the effort of hints.
pub fn report(games: u64, seed: u64) -> String {
    let numbers: Vec<u64> = (0..games).collect();
    let efforts = [("hint", Effort::HELP), ("third", Effort::HELP.third()), ("glance", Effort::GLANCE)];
    let mut sums = [Sum::default(); 3];
    let of_game = |(): &mut (), number: &u64| {
        let mut sums = [Sum::default(); 3];
        let game = example_game(seed, *number);
        let world = &game.world;
        let mut legal = Vec::new();
        for decision in game.decisions.iter().skip(*number as usize % EVERY).step_by(EVERY) {
            decision.state.legal(world, &mut legal);
            let Some(mover) = decision.state.mover().filter(|_| legal.len() > 1) else { continue };
            let view = decision.state.view(world, mover);
            let decision = Decision { world, view: &view, past: &decision.past, legal: &legal, seed: 5 };
            let deep = decision.assess(Effort::DEEP, None, &|| true).unwrap_or_default();
            for (sum, (_, effort)) in sums.iter_mut().zip(efforts) {
                let start = Instant::now();
                let quick = decision.assess(effort, None, &|| true).unwrap_or_default();
                sum.seconds += start.elapsed().as_secs_f64();
                let chosen = deep.iter().find(|p| Some(p.action) == quick.first().map(|p| p.action));
                let (Some(best), Some(chosen)) = (deep.first(), chosen) else { continue };
                let loss = best.win - chosen.win;
                sum.count += 1.0;
                sum.agree += f64::from(u8::from(loss < SAME));
                sum.loss += f64::from(loss);
                sum.wrong += f64::from(u8::from(loss > 0.02));
                sum.blunders += f64::from(u8::from(loss > 0.05));
            }
        }
        sums
    };
    for one in on_all_cores(&numbers, || (), of_game) {
        for (sum, one) in sums.iter_mut().zip(one) {
            sum.count += one.count;
            sum.agree += one.agree;
            sum.loss += one.loss;
            sum.wrong += one.wrong;
            sum.blunders += one.blunders;
            sum.seconds += one.seconds;
        }
    }
    let line = |(sum, (name, _)): (&Sum, (&str, Effort))| {
        let part = |number: f64| 100.0 * number / sum.count;
        format!(
            "{name}: {} decisions, within 1 % of the deep analysis's best {:.1} %, over 2 % {:.1} %, over 5 % {:.1} %, \
             mean loss {:.2} %, {:.0} ms\n",
            sum.count,
            part(sum.agree),
            part(sum.wrong),
            part(sum.blunders),
            part(sum.loss),
            1000.0 * sum.seconds / sum.count,
        )
    };
    sums.iter().zip(efforts).map(line).collect()
}
