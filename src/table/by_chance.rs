//! Matches whose decisions are taken by chance, for tests.

use super::game::Match;
use crate::rules::Rng;

/// Takes decisions by the chance of a seed, until so many are taken or the match is over.
pub(crate) fn play_by_chance(game: &mut Match, seed: u64, most: usize) {
    let mut rng = Rng::new(seed);
    while game.steps().len() < most && !game.state().is_over() {
        let legal = game.legal();
        game.play(legal[rng.below(legal.len() as u32) as usize]).unwrap();
    }
}
