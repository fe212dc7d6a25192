//! How well the past tells of tokens: what a careful observer believes of covered tokens after each round,
//! beside what chance would say.

use std::fmt::Write;
use std::sync::Arc;

use bots::{Past, Weights, training_samples};
use rules::Phase;

use super::game::{Game, on_all_cores};

/// What was believed of tokens on the first slot, and of all, after one round.
#[derive(Clone, Copy, Default)]
struct Sum {
    count: f64,
    /// The part of cases in which the true token was thought the likeliest.
    top: f64,
    /// The sum of the logarithms of the probability given to the true token.
    log: f64,
    /// The same where all that are still possible are as likely.
    chance: f64,
}

/// How likely the truth was thought to be, and whether nothing was thought likelier.
fn truth(odds: &[(f32, bool)]) -> (f32, bool) {
    let own = odds.iter().find(|(_, is_so)| *is_so).map_or(0.0, |(odds, _)| *odds);
    (own, odds.iter().all(|(other, _)| *other <= own))
}

/// A table of it: first slot and all slots, by rounds; only of tables of four with four rounds.
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
            // Writing to a text cannot fail.
            let _ = writeln!(text, "{round} {name}: {count}, {top:.1} %, {log:.3}, {chance:.3}");
        }
    }
    text
}
