//! The state of a match: plain data that uses no heap and is copied by value.

pub(crate) mod attack_forecast;
pub(crate) mod board;
pub(crate) mod deal;
pub(crate) mod pile;
pub(crate) mod task_stack;

use crate::ids::bit_sets::RegionSet;
use crate::ids::indexed_arrays::BySociety;
use crate::ids::{Card, Empire, Society};
use crate::state::board::Board;
use crate::state::deal::{Deal, Loyalties, Tokens};
use crate::state::pile::{Hand, Pile};
use crate::state::task_stack::Stack;
use crate::world::World;

/// The state of a match: the public [`Board`] (to which a state dereferences), all hands of cards and all loyalty
/// tokens. It does not contain the random number generator (R3.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) board: Board,
    pub(crate) hands: BySociety<Hand>,
    pub(crate) tokens: Loyalties,
    pub(crate) stack: Stack,
    /// The regions that the current series of choices has used. For transfers of banners: the regions that gave some
    /// and the regions that received some. For other series, the first set holds the regions that got a banner.
    pub(crate) marks: [RegionSet; 2],
}

const _: () = assert!(size_of::<State>() <= 512, "a state is copied at every node of a search");

impl std::ops::Deref for State {
    type Target = Board;
    #[inline(always)]
    fn deref(&self) -> &Board {
        &self.board
    }
}

impl State {
    /// The state after set-up, before it is known who makes the first decision.
    pub(crate) fn set_up(world: &World, deal: &Deal) -> Self {
        Self {
            board: Board::set_up(world, deal),
            hands: BySociety::all(Hand::default()),
            tokens: deal.loyalties,
            stack: Stack::EMPTY,
            marks: [RegionSet::EMPTY; 2],
        }
    }

    /// The cards in a society's hand.
    pub fn hand(&self, society: Society) -> &Hand {
        &self.hands[society]
    }

    /// The cards left in an empire's deck.
    #[inline(always)]
    pub fn deck(&self, world: &World, empire: Empire) -> Pile {
        let [a, b, c, d] = &self.hands.0;
        let out = a[empire].plus(b[empire]).plus(c[empire]).plus(d[empire]);
        world.decks[empire].minus(out).minus(self.board.gone[empire])
    }

    /// All loyalty tokens of a society, face up or face down.
    pub fn tokens(&self, society: Society) -> Tokens {
        self.tokens[society]
    }

    /// The pending tasks of the acting position's turn.
    pub fn stack(&self) -> &Stack {
        &self.stack
    }

    /// The regions that the current series of choices has used. For transfers of banners: the regions that gave some
    /// and the regions that received some. For other series, the first set holds the regions that got a banner.
    pub fn marks(&self) -> [RegionSet; 2] {
        self.marks
    }

    /// Puts the played card, and the card paid with it if there is one, back into their decks.
    #[inline]
    pub(crate) fn pay(&mut self, society: Society, card: Card, pay: Option<Card>) {
        self.hands[society].take(card);
        if let Some(other) = pay {
            self.hands[society].take(other);
        }
    }
}
