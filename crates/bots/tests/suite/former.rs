//! Bots with a pack's own weights play as their weights were trained: by trials with learned evaluators.

use std::sync::Arc;

use bots::{Bot, Budget, Level, Weights};

use super::{play, world};

#[test]
fn a_spymaster_with_weights_of_a_pack_tries_choices_and_one_with_the_policy_does_not() {
    let world = world(4);
    let weights = Arc::new(Weights::blank());
    let mut compared = [0, 0];
    play(&world, Level::Novice, 1, |state, past, legal, _| {
        if legal.len() < 2 || state.round() > 1 {
            return;
        }
        let view = state.view(&world, state.mover().unwrap());
        let own = Bot::with_weights(Level::Spymaster, 1, weights.clone());
        for (mut bot, compared) in [own, Bot::new(Level::Spymaster, 1)].into_iter().zip(&mut compared) {
            let most = bot.nodes() as f32;
            let spent = |nodes| Budget::Used(nodes as f32 / most);
            bot.choose_within(&world, &view, Some(past), legal, &spent).unwrap();
            assert_eq!(bot.compares(), most > 1.0);
            *compared += bot.candidates().len();
        }
    });
    assert!(compared[0] > 0 && compared[1] == 0, "{compared:?}");
}

#[test]
fn a_patient_mastermind_may_try_seven_times_as_much_whatever_it_plays_by() {
    for bot in [Bot::new(Level::Mastermind, 1), Bot::former(Level::Mastermind, 1, Weights::built_in())] {
        assert_eq!(bot.patient_nodes(), 7 * bot.nodes());
    }
    let agent = Bot::new(Level::Agent, 1);
    assert_eq!(agent.patient_nodes(), agent.nodes());
}
