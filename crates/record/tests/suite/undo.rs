//! Undo with offer cards (section 12): a rival that was asked and passed is kept secret (R7.2, R12.1).

use super::pack;
use bots::{Bot, Level};
use rules::{Action, Task};
use table::{Match, Player, Setup};

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

fn is_asked(game: &Match) -> bool {
    matches!(game.state().stack().top(), Some(Task::Offering { .. }))
}
