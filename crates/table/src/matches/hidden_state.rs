//! The hidden information at one point of a match, available once the match is over.

use super::match_in_play::Match;
use rules::{ByEmpire, BySociety, Empire, Hand, Loyalties, Pile, Slot, Society, Tokens};

/// All tokens and hands at one point of a match. It exists only for finished matches. Bots and help use a
/// [`View`](rules::View) instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HiddenState {
    tokens: Loyalties,
    hands: BySociety<Hand>,
    points: BySociety<i32>,
}

impl HiddenState {
    /// The empire whose token is on a society's slot.
    pub fn token(&self, society: Society, slot: Slot) -> Option<Empire> {
        self.tokens[society].at(slot)
    }

    /// The cards in a society's hand.
    pub fn hand(&self, society: Society) -> &Hand {
        &self.hands[society]
    }

    /// The hands of all societies.
    pub fn hands(&self) -> &BySociety<Hand> {
        &self.hands
    }

    /// The points that a society would have if the match had ended at this point (R9.1).
    pub fn points(&self, society: Society) -> i32 {
        self.points[society]
    }
}

impl Match {
    /// The hidden state after the first `taken` decisions; `None` unless the match is over.
    pub fn hidden_state(&self, taken: usize) -> Option<HiddenState> {
        if !self.state().is_over() {
            return None;
        }
        let (world, state) = (self.world(), self.state_after(taken));
        let mut tokens = BySociety::all(Tokens::NONE);
        let mut hands = BySociety::all(ByEmpire::all(Pile::default()));
        let mut points = BySociety::all(0);
        for society in world.societies() {
            let view = state.view(world, society);
            (tokens[society], hands[society]) = (view.tokens(society), *view.hand());
            points[society] = view.score(world);
        }
        Some(HiddenState { tokens, hands, points })
    }
}

#[cfg(test)]
mod tests {

    use super::*;
    use crate::{Setup, play_random};
    use bots::Level;

    #[test]
    fn nothing_lies_open_before_the_match_is_over_and_everything_of_each_moment_then() {
        let pack = testing::pack("lantern-delta");
        let mut game = Match::new(Setup::new(pack, 2, Level::Novice, 8)).unwrap();
        while !game.state().is_over() {
            let taken = game.steps().len();
            assert!((0..=taken).all(|moment| game.hidden_state(moment).is_none()));
            play_random(&mut game, 3, taken + 40);
        }
        let world = game.world();
        for (taken, step) in game.steps().iter().enumerate() {
            let open = game.hidden_state(taken).unwrap();
            for society in world.societies() {
                let own = step.before.view(world, society);
                assert_eq!((open.hand(society), open.points(society)), (own.hand(), own.score(world)));
                let slots =
                    world.slots().map(|slot| (open.token(society, slot), own.tokens(society).at(slot)));
                assert!(slots.into_iter().all(|(open, own)| open == own));
            }
        }
    }
}
