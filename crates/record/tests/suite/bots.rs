//! Bots decide the same in a saved and reloaded match as in the original match.

use super::*;
use rules::Action;
use table::BotThinkingThread;

fn among_bots(level: Level, seed: u64) -> Match {
    let mut setup = Setup::new(pack(), 2, level, seed);
    setup.seats[0].player = Player::even(level);
    Match::new(setup).unwrap()
}

/// The decision of the bot that is to move, from a new bot thread that has not seen earlier decisions.
fn decision(game: &Match) -> Option<Action> {
    let mut bots = BotThinkingThread::new(|| {});
    bots.think(game);
    bots.wait()
}

/// Plays `decisions` decisions. Checks that a reloaded copy leads to the same decision each time.
fn decided_alike(level: Level, decisions: usize) {
    let mut game = among_bots(level, 9);
    let mut bots = BotThinkingThread::new(|| {});
    for decided in 0..decisions {
        bots.think(&game);
        let action = bots.wait().unwrap_or_else(|| panic!("over after {decided}"));
        let again = load_text("copy", &game.record_text(), game.pack()).unwrap().game;
        assert_eq!(decision(&again), Some(action), "{} after {decided}", level.id());
        game.play(action).unwrap();
    }
}

#[test]
fn a_bot_decides_in_a_loaded_match_as_it_would_have_in_the_one_that_was_left() {
    decided_alike(Level::Random, 80);
    decided_alike(Level::Novice, 80);
    decided_alike(Level::Agent, 30);
    decided_alike(Level::Spymaster, 16);
    decided_alike(Level::Mastermind, 1);
}

#[test]
fn the_luck_of_bots_differs_from_match_to_match() {
    let first = |seed| decision(&among_bots(Level::Random, seed));
    let decisions: std::collections::BTreeSet<_> = (0..12).map(first).collect();
    assert!(decisions.len() > 4, "{decisions:?}");
}
