//! Solo automata: rivals that follow a script (RULES.md section 13).

use crate::ids::Position;

crate::words! {
    /// The script an automaton follows.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Script {
        /// The Order of Madness: its tokens lie face down but for the first and the last.
        Madness = "madness",
        /// The Glory Hounds: their tokens lie face up and follow the empire with most cities.
        Hounds = "hounds",
    }
}

crate::words! {
    /// The difficulty of an automaton: the worth of the cards in its store (R13.1).
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Hardness {
        /// They are worth nothing.
        Easy = "easy",
        /// A point each.
        #[default]
        Medium = "medium",
        /// Two points each.
        Hard = "hard",
    }
}

impl Hardness {
    /// The points of a stored card at the end (R13.1).
    pub const fn points_a_card(self) -> i32 {
        match self {
            Self::Easy => 0,
            Self::Medium => 1,
            Self::Hard => 2,
        }
    }
}

/// A society that nobody plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Automaton {
    /// The script that it follows.
    pub script: Script,
    /// The value of its stored cards.
    pub hardness: Hardness,
}

/// The most automata at a table.
pub const MOST_AUTOMATA: usize = 2;
/// The number of agents of its last round that an automaton takes back (R13.2).
pub(crate) const TAKEN_BACK: usize = 2;
/// The number of empires, which is also that of slots, that automata need.
pub(crate) const EMPIRES: usize = 5;
/// The positions that each of its councils needs.
pub(crate) const OFFICES: usize = 4;

/// The positions from which an Order of Madness takes agents back (R13.2): the third and fourth of the last
/// round, or the second and third with two automata.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct TakeBack([u8; TAKEN_BACK]);

/// No position has this number.
const NOWHERE: u8 = u8::MAX;

impl TakeBack {
    /// None of them was placed.
    pub const NONE: Self = Self([NOWHERE; TAKEN_BACK]);

    /// Notes where one was placed.
    pub fn note(&mut self, n: usize, position: Position) {
        if let Some(place) = self.0.get_mut(n) {
            *place = position.index() as u8;
        }
    }

    /// One of them has come to another place.
    pub fn follow(&mut self, from: Position, to: Position) {
        for place in self.0.iter_mut().filter(|place| usize::from(**place) == from.index()) {
            *place = to.index() as u8;
        }
    }

    /// Where they stand, in the order in which they were placed.
    pub fn positions(self) -> impl Iterator<Item = Position> {
        self.0.into_iter().filter(|place| *place != NOWHERE).map(|p| Position::at(usize::from(p)))
    }
}
