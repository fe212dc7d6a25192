//! The state of a match: plain data without heap, copied by value.

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

/// The state of a match: the public [`Board`], to which it dereferences for reading, and the hidden hands and
/// tokens. It does not contain the random number generator (R3.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) board: Board,
    pub(crate) hands: BySociety<Hand>,
    pub(crate) tokens: Loyalties,
    pub(crate) stack: Stack,
    /// The regions used so far by the current series of choices: givers and takers, or regions that already
    /// got a banner.
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
    /// The state after set-up, before the first decision is determined.
    pub(crate) fn set_up(world: &World, deal: &Deal) -> Self {
        Self {
            board: Board::set_up(world, deal),
            hands: BySociety::all(Hand::default()),
            tokens: deal.loyalties,
            stack: Stack::EMPTY,
            marks: [RegionSet::EMPTY; 2],
        }
    }

    /// A society's cards.
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

    /// A society's loyalty tokens.
    pub fn tokens(&self, society: Society) -> Tokens {
        self.tokens[society]
    }

    /// The pending tasks of the position's turn.
    pub fn stack(&self) -> &Stack {
        &self.stack
    }

    /// The regions used so far by the current series of choices: givers and takers, or regions that already
    /// got a banner.
    pub fn marks(&self) -> [RegionSet; 2] {
        self.marks
    }

    /// Puts cards back into their decks: the played one and the one paid beside it.
    #[inline]
    pub(crate) fn pay(&mut self, society: Society, card: Card, pay: Option<Card>) {
        self.hands[society].take(card);
        if let Some(other) = pay {
            self.hands[society].take(other);
        }
    }
}
