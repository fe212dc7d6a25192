//! What all links have in common: their address, their limit, and the kinds of their content.

/// The address of the page that opens links. It is the page of the project's repository. Any other address in front of
/// [`MARK`] works too.
pub const PAGE: &str = "https://whispers-game.github.io/whispers/";

/// The text in front of a link's data. It begins the fragment of an address.
pub const MARK: &str = "#w=";

/// The maximum number of characters of a link.
pub const MOST_CHARACTERS: usize = 6_000;

/// The number of hexadecimal digits of a pack's digest that a link holds.
pub(super) const SHORT_DIGEST: usize = 16;

/// The kinds of links, by the first line of their text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Deal,
    Puzzle,
    Position,
    Match,
}

impl Kind {
    pub const ALL: [Self; 4] = [Self::Deal, Self::Puzzle, Self::Position, Self::Match];

    pub const fn word(self) -> &'static str {
        match self {
            Self::Deal => "deal",
            Self::Puzzle => "puzzle",
            Self::Position => "position",
            Self::Match => "match",
        }
    }
}
