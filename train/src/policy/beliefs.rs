//! Measures what a society believes about its rivals' face-down tokens, in games of the policy.

use std::fmt::Write;

use bots::beliefs;
use rules::Phase;

use super::example_games::{ExampleGame, example_game};
use crate::game::on_all_cores;

const ROUNDS: usize = 5;
const BINS: usize = 10;

/// Sums over beliefs about a face-down token on the first slot, after one round.
#[derive(Clone, Copy, Default)]
struct Sum {
    count: f64,
    /// The number of cases in which the true token was the likeliest.
    right: f64,
    /// The sum of the negative logarithms of the true token's probability.
    log: f64,
}

/// Sums over beliefs of about the same probability: their number, their probabilities, and how often they were true.
#[derive(Clone, Copy, Default)]
struct Bin {
    count: f64,
    odds: f64,
    came: f64,
}

/// The sums of some games.
#[derive(Default)]
struct Sums {
    rounds: [Sum; ROUNDS],
    bins: [Bin; BINS],
}

/// A line for each round, and one for each tenth of probability over the tokens of all slots.
pub fn report(games: u64, seed: u64) -> String {
    let numbers: Vec<u64> = (0..games).collect();
    let mut all = Sums::default();
    for one in on_all_cores(&numbers, || (), |(), number| of_game(&example_game(seed, *number))) {
        for (all, one) in all.rounds.iter_mut().zip(one.rounds) {
            *all = Sum { count: all.count + one.count, right: all.right + one.right, log: all.log + one.log };
        }
        for (all, one) in all.bins.iter_mut().zip(one.bins) {
            *all = Bin { count: all.count + one.count, odds: all.odds + one.odds, came: all.came + one.came };
        }
    }
    let mut text = String::from("before the loyalty step of round: cases, likeliest is right, log-loss\n");
    for (round, sum) in all.rounds.iter().enumerate().filter(|(_, sum)| sum.count > 0.0) {
        let (right, log) = (100.0 * sum.right / sum.count, sum.log / sum.count);
        // Writing to a String cannot fail.
        let _ = writeln!(text, "{round}: {}, {right:.1} %, {log:.3}", sum.count);
    }
    text.push_str("belief, how often it was true, cases\n");
    for bin in all.bins.iter().filter(|bin| bin.count > 0.0) {
        let (odds, came) = (100.0 * bin.odds / bin.count, 100.0 * bin.came / bin.count);
        let _ = writeln!(text, "{odds:.1} %, {came:.1} %, {}", bin.count);
    }
    text
}

fn of_game(game: &ExampleGame) -> Sums {
    let (mut sums, mut round) = (Sums::default(), 0);
    let world = &game.world;
    for decision in &game.decisions {
        let state = &decision.state;
        if state.phase() != Phase::Loyalty || round == state.round() {
            continue;
        }
        round = state.round();
        for viewer in world.societies() {
            let view = state.view(world, viewer);
            for (rival, belief) in beliefs(world, &view, &decision.past) {
                for slot in world.slots().filter(|slot| view.tokens(rival).at(*slot).is_none()) {
                    let Some(truth) = state.tokens(rival).at(slot) else { continue };
                    for empire in world.empires() {
                        let odds = belief.0[slot][empire];
                        let bin = &mut sums.bins[((odds * BINS as f32) as usize).min(BINS - 1)];
                        bin.count += 1.0;
                        bin.odds += f64::from(odds);
                        bin.came += f64::from(u8::from(empire == truth));
                    }
                    if slot.index() == 0 {
                        let sum = &mut sums.rounds[usize::from(round).min(ROUNDS - 1)];
                        let right = belief.likeliest(world, slot).is_some_and(|(empire, _)| empire == truth);
                        sum.count += 1.0;
                        sum.right += f64::from(u8::from(right));
                        sum.log -= f64::from(belief.0[slot][truth].max(1e-6)).ln();
                    }
                }
            }
        }
    }
    sums
}
