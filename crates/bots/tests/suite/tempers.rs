//! Tempers only decide between choices that are about equally good.

use bots::{Bot, Level, Temper, advise};

use super::{AT_ONCE, play, world};

/// More than the preferences for any two choices can differ.
const FAR: f32 = 0.03;

#[test]
fn no_temper_gives_away_a_choice_that_is_clearly_best() {
    let world = world(4);
    let (mut clear, mut tipped) = (0, 0);
    for seed in 0..2 {
        play(&world, Level::Spymaster, seed, |state, past, legal, _| {
            if legal.len() < 2 {
                return;
            }
            let view = state.view(&world, state.mover().unwrap());
            let choice = |temper| {
                let mut bot = Bot::new(Level::Spymaster, 1).with_temper(temper);
                bot.choose_within(&world, &view, Some(past), legal, &AT_ONCE)
            };
            let choices = Temper::ALL.map(choice);
            let advice = advise(&world, &view, past, legal, 1, 1);
            if advice[0].win - advice[1].win > FAR {
                assert!(choices.iter().all(|other| *other == choices[0]), "{choices:?}");
                clear += 1;
            }
            tipped += usize::from(choices.iter().any(|other| *other != choices[0]));
        });
    }
    assert!(clear > 10 && tipped > 10, "{clear} clear, {tipped} tipped");
}

#[test]
fn every_temper_has_a_word_of_its_own() {
    for temper in Temper::ALL {
        assert_eq!(Temper::from_id(temper.id()), Some(temper));
    }
    assert_eq!(Temper::from_id("grumpy"), None);
}
