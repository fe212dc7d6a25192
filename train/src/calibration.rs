//! Measures the calibration of win chances and of beliefs about covered tokens: whether what is predicted at
//! 70 % happens in 70 % of cases. Predictions are grouped in ten bins.

use std::fmt::Write;
use std::sync::Arc;

use bots::{Past, Weights, training_samples};
use rules::{Phase, Society};

use super::game::{Game, on_all_cores};

const BINS: usize = 10;

/// Sums over predictions of about the same probability: their number, the predicted probabilities and the
/// outcomes.
#[derive(Clone, Copy, Default)]
struct Bin {
    count: f64,
    thought: f64,
    came: f64,
}

type Bins = [Bin; BINS];

fn put(bins: &mut Bins, thought: f32, came: f64) {
    let place = ((thought * BINS as f32) as usize).min(BINS - 1);
    let bin = &mut bins[place];
    bin.count += 1.0;
    bin.thought += f64::from(thought);
    bin.came += came;
}

/// Two tables: one of win chances after each round's turns as each society sees them, and one of a careful
/// observer's beliefs about each covered token at that time.
pub fn report(games: &[Game], weights: &Arc<Weights>) -> String {
    let of_game = |(): &mut (), game: &Game| {
        let (mut wins, mut beliefs) = ([Bin::default(); BINS], [Bin::default(); BINS]);
        let mut thought: Vec<(Society, f32)> = Vec::new();
        let (mut past, mut lessons, mut round) = (None, None, 0);
        let (world, end) = game.replay(|world, state, action| {
            let past = past.get_or_insert_with(|| Past::with_weights(world, weights.clone()));
            let lessons =
                lessons.get_or_insert_with(|| training_samples::Sampler::new(world, weights.clone()));
            if state.phase() == Phase::Loyalty && round != state.round() {
                round = state.round();
                for society in world.societies() {
                    let view = state.view(world, society);
                    thought.push((society, lessons.win(world, state, &view, past)));
                    let odds = training_samples::belief_calibration(world, state, society, past);
                    for (odds, is_so) in odds.iter().flat_map(|(_, odds)| odds) {
                        put(&mut beliefs, *odds, f64::from(u8::from(*is_so)));
                    }
                }
            }
            if let Some(mover) = state.mover() {
                past.watch(world, state, mover, action);
            }
        });
        for (society, win) in thought {
            put(&mut wins, win, end.win_share(&world, society));
        }
        (wins, beliefs)
    };
    let (mut wins, mut beliefs) = ([Bin::default(); BINS], [Bin::default(); BINS]);
    for (of_wins, of_beliefs) in on_all_cores(games, || (), of_game) {
        for (all, one) in wins.iter_mut().chain(&mut beliefs).zip(of_wins.iter().chain(&of_beliefs)) {
            all.count += one.count;
            all.thought += one.thought;
            all.came += one.came;
        }
    }
    let mut text = String::new();
    for (name, bins) in [("chance to win", wins), ("a covered token is this empire", beliefs)] {
        // Writing to a String cannot fail.
        let _ = writeln!(text, "{name}: thought, so it came, cases");
        for bin in bins.iter().filter(|bin| bin.count > 0.0) {
            let (thought, came) = (100.0 * bin.thought / bin.count, 100.0 * bin.came / bin.count);
            let _ = writeln!(text, "{thought:.1} %, {came:.1} %, {}", bin.count);
        }
    }
    text
}
