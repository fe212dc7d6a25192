//! Automata: scripted rivals in the solo game (RULES.md section 13).

use crate::ids::Position;

crate::words! {
    /// The script an automaton follows.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Script {
        /// The Order of Madness: at the start only its first and last loyalty tokens are face up.
        Madness = "madness",
        /// The Glory Hounds: all their loyalty tokens are face up, and the token of the empire with the most cities
        /// moves up.
        Hounds = "hounds",
    }
}

crate::words! {
    /// The difficulty of an automaton: how many points it scores for each card in its store (R13.1).
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Hardness {
        /// The automaton scores nothing for its stored cards.
        Easy = "easy",
        /// The automaton scores one point for each stored card.
        #[default]
        Medium = "medium",
        /// The automaton scores two points for each stored card.
        Hard = "hard",
    }
}

impl Hardness {
    /// The points that an automaton scores at the end for each card in its store (R13.1).
    pub const fn points_a_card(self) -> i32 {
        match self {
            Self::Easy => 0,
            Self::Medium => 1,
            Self::Hard => 2,
        }
    }
}

/// A society that follows a script, instead of a player's decisions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Automaton {
    /// The script that the automaton follows.
    pub script: Script,
    /// The difficulty, which sets the points for stored cards.
    pub hardness: Hardness,
}

/// How many automata there are in a match, at most.
pub const MOST_AUTOMATA: usize = 2;
/// How many agents an automaton takes back at the start of a round (R13.2).
pub(crate) const TAKEN_BACK: usize = 2;
/// How many empires, and loyalty slots, a pack must have for automata to play it.
pub(crate) const EMPIRES: usize = 5;
/// How many positions each council of a pack must have for automata to play it.
pub(crate) const OFFICES: usize = 4;

/// The positions of the agents that an Order of Madness takes back next (R13.2). These are the third and fourth agents
/// that it placed last round, or the second and third if two automata play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct TakeBack([u8; TAKEN_BACK]);

/// The index that stands for no position in `TakeBack`.
const NOWHERE: u8 = u8::MAX;

impl TakeBack {
    /// No agents to take back.
    pub const NONE: Self = Self([NOWHERE; TAKEN_BACK]);

    /// Stores the position of the `n`-th agent to take back, from 0.
    pub fn note(&mut self, n: usize, position: Position) {
        if let Some(place) = self.0.get_mut(n) {
            *place = position.index() as u8;
        }
    }

    /// Updates the stored position of an agent that has moved from `from` to `to`.
    pub fn follow(&mut self, from: Position, to: Position) {
        for place in self.0.iter_mut().filter(|place| usize::from(**place) == from.index()) {
            *place = to.index() as u8;
        }
    }

    /// The positions of the agents to take back, in the order in which the agents were placed.
    pub fn positions(self) -> impl Iterator<Item = Position> {
        self.0.into_iter().filter(|place| *place != NOWHERE).map(|p| Position::at(usize::from(p)))
    }
}
