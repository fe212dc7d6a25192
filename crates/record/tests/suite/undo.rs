//! Undo: with offer cards (section 12), a rival that was asked and passed is kept secret (R7.2, R12.1). Where the table
//! takes decisions for the player, undo goes back to the player's own.

use super::pack;
use bots::{Bot, Level};
use rules::{Action, State, Task};
use table::{Match, Player, Setup, UndoError};

#[test]
fn r12_1_that_a_rival_was_asked_for_an_offer_and_passed_is_not_told_by_what_can_be_taken_back() {
    let mut setup = Setup::new(pack(), 2, Level::Random, 4);
    setup.house.offer_cards = true;
    let mut taken_back = 0;
    for seed in 0..12 {
        setup.seed = seed;
        let mut game = Match::new(setup.clone()).unwrap();
        let mut bot = Bot::new(Level::Random, seed);
        while let Some(mover) = game.state().mover() {
            let asked = is_asked(&game);
            let rival = game.player(mover) != Player::Human;
            let own = game.steps().last().filter(|step| game.player(step.society) == Player::Human).cloned();
            if let Some(own) = own.filter(|own| asked && rival && own.outcomes.is_empty() && taken_back < 20)
            {
                game.play(Action::Pass).unwrap();
                assert_eq!(game.can_undo(), Ok(own.society), "seed {seed}");
                game.undo().unwrap();
                assert_eq!(*game.state(), own.before);
                let others_go_on = game.is_final(own.action);
                game.play(own.action).unwrap();
                while is_asked(&game) {
                    game.play(Action::Pass).unwrap();
                }
                assert_eq!(game.state().mover() != Some(own.society), others_go_on);
                taken_back += 1;
                continue;
            }
            let action = bot.choose(game.world(), &game.view(mover), None, &game.legal()).unwrap();
            game.play(action).unwrap();
        }
    }
    assert!(taken_back > 3, "rivals were asked behind a decision only {taken_back} times");
}

#[test]
fn undo_goes_back_to_a_decision_that_the_table_did_not_take_for_the_person() {
    let (mut own, mut none) = (0, 0);
    for seed in 0..6 {
        let setup = Setup { seed, ..Setup::new(pack(), 3, Level::Random, 4) };
        let mut game = Match::new(setup).unwrap();
        let mut bot = Bot::new(Level::Random, seed);
        while let Some(mover) = game.state().mover() {
            let world = game.world();
            let is_only = |before: &State| {
                let mut legal = Vec::new();
                before.legal(world, &mut legal);
                legal.len() == 1
            };
            let last_is_only = || game.steps().last().is_some_and(|step| is_only(&step.before));
            match game.undo_to(|_, before| is_only(before)) {
                Ok((person, remaining)) => {
                    let (before, after) = game.steps()[remaining..].split_first().unwrap();
                    assert!(before.society == person && !is_only(&before.before), "seed {seed}");
                    assert!(after.iter().all(|step| step.society == person && is_only(&step.before)));
                    own += usize::from(!after.is_empty());
                }
                // The decision that plain undo would take back, the table would take again at once.
                Err(why) if game.can_undo().is_ok() => {
                    assert!(last_is_only() && why != UndoError::Over, "seed {seed}");
                    none += 1;
                }
                Err(why) => assert_eq!(game.can_undo(), Err(why)),
            }
            let action = bot.choose(game.world(), &game.view(mover), None, &game.legal()).unwrap();
            game.play(action).unwrap();
        }
    }
    assert!(own > 3 && none > 3, "{own} and {none} decisions were the table's");
}

fn is_asked(game: &Match) -> bool {
    matches!(game.state().stack().top(), Some(Task::Offering { .. }))
}
