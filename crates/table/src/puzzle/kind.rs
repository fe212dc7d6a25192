//! Kinds of puzzles.

/// A kind of puzzle, by its goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// An empire takes a region.
    Region,
    /// An empire holds a number of cities.
    Cities,
    /// The society has a number of points.
    Points,
    /// The society wins.
    Win,
    /// A token is named.
    Token,
    /// The best decision is found.
    Best,
}

/// All kinds.
pub const KINDS: [Kind; 6] = [Kind::Region, Kind::Cities, Kind::Points, Kind::Win, Kind::Token, Kind::Best];

impl Kind {
    /// The id, as packs write their goals.
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
}
