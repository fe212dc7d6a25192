//! Measures what a society believes about its rivals' face-down tokens, in games of the policy.

use std::fmt::Write;
use std::ops::Range;

use bots::beliefs;
use rules::Phase;

use super::example_games::{ExampleGame, example_game};
use crate::game::{cores, on_cores};
use crate::tally::Tally;

const ROUNDS: usize = 5;
const BINS: usize = 10;

/// A belief about a face-down token, before the loyalty step of a round.
struct Guess {
    round: usize,
    is_first_slot: bool,
    /// The true token's probability.
    odds: f32,
    /// True if the true token was the likeliest.
    is_right: bool,
    /// The probability of each empire's token, and true for the true one.
    empires: Vec<(f32, bool)>,
}

/// A line for each round about the token on the first slot, and one for each tenth of probability over all tokens.
pub fn report(games: u64, seed: u64) -> String {
    let guesses = guesses(0..games, seed, cores());
    let mut text = String::from("before the loyalty step of round: cases, likeliest is right, log-loss\n");
    for round in 0..ROUNDS {
        let here: Vec<&Guess> =
            guesses.iter().filter(|guess| guess.round == round && guess.is_first_slot).collect();
        if here.is_empty() {
            continue;
        }
        let count = here.len() as f64;
        let right = 100.0 * here.iter().filter(|guess| guess.is_right).count() as f64 / count;
        let log = here.iter().map(|guess| -f64::from(guess.odds.max(1e-6)).ln()).sum::<f64>() / count;
        // Writing to a String cannot fail.
        let _ = writeln!(text, "{round}: {count}, {right:.1} %, {log:.3}");
    }
    text.push_str("belief, how often it was true, cases\n");
    for bin in 0..BINS {
        let in_bin = |(odds, _): &&(f32, bool)| ((odds * BINS as f32) as usize).min(BINS - 1) == bin;
        let here: Vec<&(f32, bool)> =
            guesses.iter().flat_map(|guess| &guess.empires).filter(in_bin).collect();
        if here.is_empty() {
            continue;
        }
        let count = here.len() as f64;
        let odds = 100.0 * here.iter().map(|(odds, _)| f64::from(*odds)).sum::<f64>() / count;
        let came = 100.0 * here.iter().filter(|(_, came)| *came).count() as f64 / count;
        let _ = writeln!(text, "{odds:.1} %, {came:.1} %, {count}");
    }
    text
}

/// For each of these rounds, how often the likeliest empire is the true one on a rival's first slot after it.
pub fn right_after_rounds<const N: usize>(
    rounds: [usize; N],
    numbers: Range<u64>,
    seed: u64,
    threads: usize,
) -> [Tally; N] {
    let guesses = guesses(numbers, seed, threads);
    rounds.map(|round| {
        // The round marker advances before the loyalty step (R5.8).
        let here = guesses.iter().filter(|guess| guess.round == round + 1 && guess.is_first_slot);
        here.map(|guess| guess.is_right).collect()
    })
}

/// The guesses in the games of these numbers.
fn guesses(numbers: Range<u64>, seed: u64, threads: usize) -> Vec<Guess> {
    let numbers: Vec<u64> = numbers.collect();
    let games = on_cores(threads, &numbers, || (), |(), number| of_game(&example_game(seed, *number)));
    games.into_iter().flatten().collect()
}

fn of_game(game: &ExampleGame) -> Vec<Guess> {
    let (mut guesses, mut round) = (Vec::new(), 0);
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
                    let odds = &belief.0[slot];
                    guesses.push(Guess {
                        round: usize::from(round).min(ROUNDS - 1),
                        is_first_slot: slot.index() == 0,
                        odds: odds[truth],
                        is_right: belief.likeliest(world, slot).is_some_and(|(likely, _)| likely == truth),
                        empires: world.empires().map(|empire| (odds[empire], empire == truth)).collect(),
                    });
                }
            }
        }
    }
    guesses
}
