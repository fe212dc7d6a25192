//! The kinds of puzzles, as they are asked for.

/// A kind of puzzle: by its goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// An empire is to take a region.
    Region,
    /// An empire is to hold so many cities.
    Cities,
    /// The society is to have so many points.
    Points,
    /// The society is to win.
    Win,
    /// A token is to be named.
    Token,
    /// The best decision is to be found.
    Best,
}

/// The kinds of puzzles.
pub const KINDS: [Kind; 6] = [Kind::Region, Kind::Cities, Kind::Points, Kind::Win, Kind::Token, Kind::Best];

impl Kind {
    /// The word for it, as packs write their goals.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Region => "region",
            Self::Cities => "cities",
            Self::Points => "points",
            Self::Win => "win",
            Self::Token => "token",
            Self::Best => "best",
        }
    }

    /// The kind with this word.
    pub fn from_id(id: &str) -> Option<Self> {
        KINDS.into_iter().find(|kind| kind.id() == id)
    }
}
