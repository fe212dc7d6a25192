//! Kinds of exports of a match.

use table::Perspective;

/// A kind of export.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The table at some moment.
    Picture,
    /// The whole match in pictures that follow one another.
    Film,
    /// The whole match as a text.
    Story,
}

impl Kind {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Picture, Self::Film, Self::Story];

    /// The text that names it.
    pub fn key(self) -> &'static str {
        match self {
            Self::Picture => "export-picture",
            Self::Film => "export-film",
            Self::Story => "export-story",
        }
    }
}

/// The request for a file made of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Export {
    /// The kind of file to make.
    pub kind: Kind,
    /// The number of decisions before the moment to show, for a kind that shows one.
    pub taken: usize,
    /// As whose eyes see it.
    pub eyes: Perspective,
}
