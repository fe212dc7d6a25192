//! The results of all societies, token by token, and the order in which the tokens are revealed.

use super::token_reveal_progress::Turned;
use rules::{SlotScore, Society};
use table::{Match, Player};

/// A finished match, and how much of the result is shown.
pub(super) struct Ending<'a> {
    pub game: &'a Match,
    pub results: &'a [SocietyResult],
    /// True if all tokens are revealed.
    pub known: bool,
}

impl<'a> Ending<'a> {
    /// The result of the human player. `None` unless exactly one human plays.
    pub fn own(&self) -> Option<&'a SocietyResult> {
        let is_person = |result: &&SocietyResult| self.game.player(result.society) == Player::Human;
        let mut people = self.results.iter().filter(is_person);
        people.next().filter(|_| people.next().is_none())
    }
}

/// The result of one society, token by token.
pub(super) struct SocietyResult {
    pub society: Society,
    pub tokens: Vec<Token>,
    /// The points in an automaton's store (R13.1).
    pub store: i32,
    pub wins: bool,
    /// How many societies have a better result than this one.
    pub better: usize,
}

pub(super) struct Token {
    pub score: SlotScore,
    /// The number of tokens that are revealed before this one.
    pub before: usize,
}

/// Which side of a token is up during the animation. `Turning` holds the progress, from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Face {
    Down,
    Turning(f32),
    Up,
}

impl Token {
    /// Which side of this token is up at a moment of the animation.
    pub fn face(&self, turned: Turned) -> Face {
        match self.before {
            n if n < turned.whole => Face::Up,
            n if n == turned.whole && turned.next > 0.0 => Face::Turning(turned.next),
            _ => Face::Down,
        }
    }
}

impl SocietyResult {
    /// The points of the tokens revealed so far, plus the store, which is always visible.
    pub fn points(&self, turned: Turned) -> i32 {
        let open = self.tokens.iter().filter(|t| t.face(turned) == Face::Up);
        open.map(|t| t.score.points()).sum::<i32>() + self.store
    }
}

/// The results of all societies. The tokens in the last slots are revealed first, since they matter least.
pub(super) fn results(game: &Match) -> Vec<SocietyResult> {
    let (world, state) = (game.world(), game.state());
    let winners: Vec<Society> = state.winners(world).collect();
    let better = |society| {
        let own = state.standing(world, society);
        world.societies().filter(|other| state.standing(world, *other) > own).count()
    };
    let mut results: Vec<SocietyResult> = world
        .societies()
        .map(|society| SocietyResult {
            society,
            tokens: state.slot_scores(world, society).map(|score| Token { score, before: 0 }).collect(),
            store: state.store_points(world, society),
            wins: winners.contains(&society),
            better: better(society),
        })
        .collect();
    let mut before = 0;
    let slots: Vec<_> = world.slots().collect();
    for slot in slots.into_iter().rev() {
        for token in results.iter_mut().flat_map(|result| &mut result.tokens) {
            if token.score.slot == slot {
                token.before = before;
                before += 1;
            }
        }
    }
    results
}
