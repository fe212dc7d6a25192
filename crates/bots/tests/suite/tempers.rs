//! Tempers only decide between choices that are about equally good.

use bots::{Bot, Budget, Level, Temper};

use super::{play, world};

/// A difference in win chance that no preference outweighs.
const FAR: f32 = 0.1;
/// The number of decisions in rollouts.
const NODES: f32 = 800.0;

#[test]
fn no_temper_gives_away_a_choice_that_is_clearly_best() {
    let world = world(4);
    let (mut number, mut clear, mut tipped) = (0, 0, 0);
    for seed in 1..=4 {
        play(&world, Level::Spymaster, seed, |state, past, legal, _| {
            if legal.len() < 2 {
                return;
            }
            number += 1;
            let view = state.view(&world, state.mover().unwrap());
            let choose = |level, temper| {
                let mut bot = Bot::new(level, 1).with_temper(temper);
                let part = |nodes| Budget::Used(nodes as f32 / NODES);
                let action = bot.choose_within(&world, &view, Some(past), legal, &part);
                let is_clear = matches!(bot.candidates(), [a, b, ..] if a.win - b.win > FAR);
                (action, is_clear)
            };
            let is_tipped = |level, even| Temper::ALL.iter().any(|temper| choose(level, *temper).0 != even);
            let (at_once, _) = choose(Level::Spymaster, Temper::Even);
            tipped += usize::from(is_tipped(Level::Spymaster, at_once));
            if number % 3 == 0 {
                let (best, is_clear) = choose(Level::Mastermind, Temper::Even);
                assert!(!is_clear || !is_tipped(Level::Mastermind, best), "{best:?}");
                clear += usize::from(is_clear);
            }
        });
    }
    assert!(clear >= 10 && tipped >= 5, "{clear} clear, {tipped} tipped");
}

#[test]
fn every_temper_has_a_word_of_its_own() {
    for temper in Temper::ALL {
        assert_eq!(Temper::from_id(temper.id()), Some(temper));
    }
    assert_eq!(Temper::from_id("grumpy"), None);
}
