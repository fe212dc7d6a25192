//! The view: everything that one society may know of a match.

pub(crate) mod card_preview;
mod deduce;
mod hidden_state_sampling;
pub(crate) mod view_parts;

use crate::ids::bit_sets::RegionSet;
use crate::ids::indexed_arrays::{ByEmpire, BySociety};
use crate::ids::{Empire, Region, Society};
use crate::state::State;
use crate::state::board::Board;
use crate::state::deal::Tokens;
use crate::state::pile::Hand;
use crate::state::task_stack::{Stack, Task};
use crate::world::World;

/// Everything that one society may know: the public [`Board`] (to which a view dereferences), its own tokens and hand,
/// the face-up tokens of others, and how many cards of each deck the others hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct View {
    pub(crate) viewer: Society,
    pub(crate) board: Board,
    pub(crate) hand: Hand,
    /// For each society, the tokens that the viewer knows: all of its own, and the face-up tokens of others.
    pub(crate) tokens: BySociety<Tokens>,
    pub(crate) cards: BySociety<ByEmpire<u8>>,
    /// The tasks of the current turn. Empty unless the viewer decides, because play windows are not public (R7.2).
    pub(crate) stack: Stack,
    pub(crate) marks: [RegionSet; 2],
    pub(crate) moving: Option<Moving>,
}

/// Banners that are neither in a region nor in a supply, and that everyone sees: declared attackers before the fight,
/// or an army that is being dispersed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Moving {
    /// The empire whose banners move.
    pub empire: Empire,
    /// The region that the banners left.
    pub from: Region,
    /// The region that the banners attack; `None` if an army is being dispersed.
    pub target: Option<Region>,
    /// The number of banners on their way.
    pub banners: u8,
}

impl std::ops::Deref for View {
    type Target = Board;
    fn deref(&self) -> &Board {
        &self.board
    }
}

impl Board {
    /// Of these tokens of a society, those that are face up.
    fn face_up_among(&self, world: &World, society: Society, tokens: Tokens) -> Tokens {
        let mut open = Tokens::NONE;
        for slot in world.slots().filter(|slot| self.is_revealed(society, *slot)) {
            if let Some(empire) = tokens.at(slot) {
                open.lay(slot, empire);
            }
        }
        open
    }
}

impl State {
    /// Everything that a society may know of this state. Once the match is over, all tokens are known (R9.1).
    pub fn view(&self, world: &World, viewer: Society) -> View {
        let decides = self.mover() == Some(viewer);
        let mut tokens = self.tokens;
        let mut cards = BySociety::all(ByEmpire::all(0));
        for society in world.societies() {
            for empire in world.empires() {
                cards[society][empire] = self.hands[society][empire].len();
            }
            if society != viewer && !self.is_over() {
                tokens[society] = self.face_up(world, society);
            }
        }
        let mut board = self.board;
        // Only a society that can make an offer is asked for one, so it is not public which society is asked.
        if !decides && self.stack.top().is_some_and(Task::hides_its_mover) {
            board.mover = board.steers;
        }
        View {
            viewer,
            board,
            hand: self.hands[viewer],
            tokens,
            cards,
            stack: if decides { self.stack } else { Stack::EMPTY },
            marks: if decides { self.marks } else { [RegionSet::EMPTY; 2] },
            moving: self.moving(),
        }
    }

    /// The face-up loyalty tokens of a society.
    pub fn face_up(&self, world: &World, society: Society) -> Tokens {
        self.board.face_up_among(world, society, self.tokens[society])
    }

    /// The banners that are neither in a region nor in a supply; `None` if there are none.
    pub fn moving(&self) -> Option<Moving> {
        // A card can cause an attack while another attack waits below it on the stack.
        self.stack.as_slice().iter().rev().find_map(|task| match *task {
            Task::Muster { empire, from, to, attackers } => {
                Some(Moving { empire, from, target: Some(to), banners: attackers })
            }
            Task::Scatter { empire, from, left } => {
                Some(Moving { empire, from, target: None, banners: left })
            }
            Task::Before
            | Task::Line
            | Task::Swap
            | Task::Declare { .. }
            | Task::Aftermath { .. }
            | Task::After
            | Task::Object(_)
            | Task::Place { .. }
            | Task::Spread { .. }
            | Task::Strike { .. }
            | Task::Rearrange { .. }
            | Task::Draw { .. }
            | Task::Halves(_)
            | Task::Incident { .. }
            | Task::Reseat { .. }
            | Task::Restart(_)
            | Task::Offering { .. }
            | Task::Answer { .. }
            | Task::Sealed { .. }
            | Task::Pay { .. }
            | Task::TradeFor { .. } => None,
        })
    }
}

impl View {
    /// The society whose view this is.
    pub fn viewer(&self) -> Society {
        self.viewer
    }

    /// The cards in the viewer's hand.
    pub fn hand(&self) -> &Hand {
        &self.hand
    }

    /// The face-up loyalty tokens of a society.
    pub fn face_up(&self, world: &World, society: Society) -> Tokens {
        self.board.face_up_among(world, society, self.tokens[society])
    }

    /// The loyalty tokens of a society that the viewer knows.
    pub fn tokens(&self, society: Society) -> Tokens {
        self.tokens[society]
    }

    /// The number of cards from an empire's deck that a society holds.
    pub fn cards(&self, society: Society, deck: Empire) -> u8 {
        self.cards[society][deck]
    }

    /// The number of cards a society holds.
    pub fn cards_held(&self, world: &World, society: Society) -> u8 {
        world.empires().map(|deck| self.cards(society, deck)).sum()
    }

    /// The number of cards left in an empire's deck.
    pub fn deck_len(&self, world: &World, deck: Empire) -> u8 {
        let out: u8 = world.societies().map(|s| self.cards[s][deck]).sum();
        world.deck(deck).len() - out - self.gone(deck).len()
    }

    /// The banners that are neither in a region nor in a supply; `None` if there are none.
    pub fn moving(&self) -> Option<Moving> {
        self.moving
    }

    /// The pending tasks of the position's turn. Empty unless the viewer decides.
    pub fn stack(&self) -> &Stack {
        &self.stack
    }

    /// The regions that the current series of choices has used (see `State::marks`).
    pub fn marks(&self) -> [RegionSet; 2] {
        self.marks
    }
}
