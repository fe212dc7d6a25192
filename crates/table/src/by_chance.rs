//! Matches played at random, for tests and benchmarks.

use super::game::Match;
use rules::Rng;

/// Plays random legal actions until `most` decisions are taken or the match is over.
pub fn play_by_chance(game: &mut Match, seed: u64, most: usize) {
    let mut rng = Rng::new(seed);
    while game.steps().len() < most && !game.state().is_over() {
        let legal = game.legal();
        // A match accepts every action that it lists as legal.
        game.play(legal[rng.below(legal.len() as u32) as usize]).expect("a listed action is legal");
    }
}
