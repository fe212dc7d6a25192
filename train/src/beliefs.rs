//! Measures how much the past reveals about tokens. It compares a careful observer's beliefs about covered
//! tokens after each round with beliefs without the past.

use std::fmt::Write;
use std::sync::Arc;

use bots::{Past, Weights, training_samples};
use rules::Phase;

use super::game::{Game, on_all_cores};

/// Sums over beliefs about tokens after one round, on the first slot or on all slots.
#[derive(Clone, Copy, Default)]
struct Sum {
    count: f64,
    /// The number of cases in which the true token was believed to be the likeliest.
    top: f64,
    /// The sum of the negative logarithms of the probability of the true token.
    log: f64,
    /// The sum of the same logarithms if the past is ignored.
    chance: f64,
}

/// The probability of the true token, and true if no token had a higher one.
fn truth(odds: &[(f32, bool)]) -> (f32, bool) {
    let own = odds.iter().find(|(_, is_so)| *is_so).map_or(0.0, |(odds, _)| *odds);
    (own, odds.iter().all(|(other, _)| *other <= own))
}

/// A table with a line per round, for the first slot and for all slots. Only counts matches of four societies
/// over four rounds.
pub fn report(games: &[Game], weights: &Arc<Weights>) -> String {
    const ROUNDS: usize = 4;
    let of_game = |(): &mut (), game: &Game| {
        let mut sums = [[Sum::default(); 2]; ROUNDS + 1];
        let (mut past, mut blank, mut round) = (None, None, 0);
        game.replay(|world, state, action| {
            let past = past.get_or_insert_with(|| Past::with_weights(world, weights.clone()));
            let blank = blank.get_or_insert_with(|| Past::with_weights(world, weights.clone()));
            let whole = world.societies().len() == 4 && usize::from(world.house().rounds) == ROUNDS;
            let after = usize::from(state.round()) - usize::from(state.phase() == Phase::Cleanup);
            if whole && state.phase() == Phase::Loyalty && round != after {
                round = after;
                for society in world.societies() {
                    let known = training_samples::belief_calibration(world, state, society, past);
                    let plain = training_samples::belief_calibration(world, state, society, blank);
                    for ((slot, odds), (_, chance)) in known.iter().zip(&plain) {
                        let ((odds, top), (chance, _)) = (truth(odds), truth(chance));
                        let which = [slot.index() == 0, true];
                        for (sum, _) in sums[round].iter_mut().zip(which).filter(|(_, counts)| *counts) {
                            sum.count += 1.0;
                            sum.top += f64::from(u8::from(top));
                            sum.log -= f64::from(odds.max(1e-6)).ln();
                            sum.chance -= f64::from(chance.max(1e-6)).ln();
                        }
                    }
                }
            }
            if let Some(mover) = state.mover() {
                past.watch(world, state, mover, action);
            }
        });
        sums
    };
    let mut all = [[Sum::default(); 2]; ROUNDS + 1];
    for sums in on_all_cores(games, || (), of_game) {
        for (all, sums) in all.iter_mut().flatten().zip(sums.iter().flatten()) {
            all.count += sums.count;
            all.top += sums.top;
            all.log += sums.log;
            all.chance += sums.chance;
        }
    }
    let mut text = String::from("round, slots: cases, likeliest is right, log-loss, log-loss of chance\n");
    for (round, [first, every]) in all.iter().enumerate() {
        for (name, sum) in [("first", first), ("all", every)].iter().filter(|(_, sum)| sum.count > 0.0) {
            let (count, top) = (sum.count, 100.0 * sum.top / sum.count);
            let (log, chance) = (sum.log / count, sum.chance / count);
            // Writing to a String cannot fail.
            let _ = writeln!(text, "{round} {name}: {count}, {top:.1} %, {log:.3}, {chance:.3}");
        }
    }
    text
}
