//! Bots with a pack's own weights: masterminds avoid choices that reveal their tokens to others.

use bots::{Bot, Level, Weights, belief};
use rules::{Phase, Slot};

use super::{play_by, world};

/// The average probability, at the beginning of the third round, that an observer gives to the true token on
/// the first slot of a bot of this level.
fn believed(level: Level) -> f32 {
    let world = world(4);
    let (mut sum, mut cases) = (0.0, 0);
    for seed in 0..6 {
        let mut seen = false;
        let bot = Bot::former(level, seed, Weights::built_in());
        play_by(&world, bot, seed, |state, past, _, _| {
            if seen || state.round() < 3 || state.phase() != Phase::Retrieve {
                return;
            }
            seen = true;
            let first = Slot::new(0).unwrap();
            let societies: Vec<_> = world.societies().collect();
            for (viewer, rival) in societies.iter().zip(societies.iter().cycle().skip(1)) {
                if !state.is_revealed(*rival, first) {
                    let belief = belief(&world, &state.view(&world, *viewer), past, *rival).unwrap();
                    sum += belief.0[first][state.tokens(*rival).at(first).unwrap()];
                    cases += 1;
                }
            }
        });
    }
    assert!(cases > 10, "{cases}");
    sum / cases as f32
}

#[test]
fn less_is_known_of_those_who_hide() {
    // Without time to look ahead, they differ in nothing else.
    let (open, hidden) = (believed(Level::Spymaster), believed(Level::Mastermind));
    assert!(hidden < open - 0.02, "{hidden} of those who hide, {open} of others");
}
