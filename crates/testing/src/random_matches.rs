//! Matches of the base pack, played at random up to a given situation.

use bots::{Bot, Level};
use rules::*;
use table::{Match, Player, Setup};

use crate::pack;

/// A new match of two societies. The rivals play at random, unless `people` makes every seat a person.
pub fn new_match(people: bool, seed: u64) -> Match {
    let mut setup = Setup::new(pack("war-of-whispers"), 2, Level::Random, seed);
    if people {
        setup.seats.iter_mut().for_each(|seat| seat.player = Player::Human);
    }
    Match::new(setup).unwrap()
}

/// Plays random decisions while `wanted` returns true. It is called with the match before each decision.
pub fn play_by_chance(game: &mut Match, seed: u64, mut wanted: impl FnMut(&Match) -> bool) {
    let mut bot = Bot::new(Level::Random, seed);
    while !game.state().is_over() && wanted(game) {
        let action = bot.choose_blindly(&game.legal()).unwrap();
        game.play(action).unwrap();
    }
}

/// Plays random decisions until a person is to move and `there` returns true for the match.
pub fn play_until(game: &mut Match, seed: u64, there: impl Fn(&Match) -> bool) {
    let mut bot = Bot::new(Level::Random, seed);
    while game.human_to_move().is_none() || !there(game) {
        let mover = game.state().mover().expect("the moment never comes");
        let legal = game.legal();
        let keeps = game.human_to_move().is_some() && legal.contains(&Action::Keep);
        // People keep their tokens, so that the last exchange can still cost them points.
        let choices = if keeps { vec![Action::Keep] } else { legal };
        let action = bot.choose(game.world(), &game.view(mover), None, &choices).unwrap();
        game.play(action).unwrap();
    }
}

/// True if a person can exchange tokens in the last round, when the exchange may cost most.
pub fn last_exchange(game: &Match) -> bool {
    // After the last empire's turn, `round()` already returns the next round (R5.8).
    let last = game.state().round() >= game.world().house().rounds;
    last && game.legal().iter().any(|action| matches!(action, Action::Exchange(..)))
}
