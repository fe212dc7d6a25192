//! Kinds of exports of a match.

use table::Perspective;

/// A kind of export.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A picture of the table at one moment.
    Picture,
    /// A film of the whole match.
    Film,
    /// The whole match as text.
    Story,
}

impl Kind {
    /// All kinds of exports.
    pub const ALL: [Self; 3] = [Self::Picture, Self::Film, Self::Story];

    /// The key of the text that names the kind.
    pub fn key(self) -> &'static str {
        match self {
            Self::Picture => "export-picture",
            Self::Film => "export-film",
            Self::Story => "export-story",
        }
    }
}

/// A request to make a file from a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Export {
    /// The kind of file to make.
    pub kind: Kind,
    /// The number of decisions before the moment to show, for a kind that shows one.
    pub taken: usize,
    /// The perspective from which the match is shown.
    pub eyes: Perspective,
}
