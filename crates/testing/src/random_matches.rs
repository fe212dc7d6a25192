//! Matches of the base pack that are played up to a moment.

use bots::{Bot, Level};
use rules::*;
use table::{Match, Player, Setup};

use crate::pack;

/// A match of a person against rivals that choose by chance, or of people alone.
pub fn new_match(people: bool, seed: u64) -> Match {
    let mut setup = Setup::new(pack("war-of-whispers"), 2, Level::Random, seed);
    if people {
        setup.seats.iter_mut().for_each(|seat| seat.player = Player::Human);
    }
    Match::new(setup).unwrap()
}

/// Plays random decisions while they are wanted; `wanted` sees the match before each.
pub fn play_by_chance(game: &mut Match, seed: u64, mut wanted: impl FnMut(&Match) -> bool) {
    let mut bot = Bot::new(Level::Random, seed);
    while !game.state().is_over() && wanted(game) {
        let action = bot.choose_blindly(&game.legal()).unwrap();
        game.play(action).unwrap();
    }
}

/// Plays random decisions until the person has such a one.
pub fn play_until(game: &mut Match, seed: u64, there: impl Fn(&Match) -> bool) {
    let mut bot = Bot::new(Level::Random, seed);
    while game.human_to_move().is_none() || !there(game) {
        let mover = game.state().mover().expect("the moment never comes");
        let legal = game.legal();
        let keeps = game.human_to_move().is_some() && legal.contains(&Action::Keep);
        // Whoever has turned tokens over has less to lose.
        let choices = if keeps { vec![Action::Keep] } else { legal };
        let action = bot.choose(game.world(), &game.view(mover), None, &choices).unwrap();
        game.play(action).unwrap();
    }
}

/// True if the person can exchange tokens for the last time, when there is much to lose.
pub fn last_exchange(game: &Match) -> bool {
    // After the last empire's turn it is the next round's already (R5.8).
    let last = game.state().round() >= game.world().house().rounds;
    last && game.legal().iter().any(|action| matches!(action, Action::Exchange(..)))
}
