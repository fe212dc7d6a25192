//! The kinds of files that a match can be exported as.

use table::Perspective;

/// A kind of file that a match can be exported as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A picture of the table at one moment.
    Picture,
    /// An animated film of the whole match.
    Film,
    /// An account of the whole match as text.
    Story,
}

impl Kind {
    /// All kinds of exports.
    pub const ALL: [Self; 3] = [Self::Picture, Self::Film, Self::Story];

    /// The key of the text that names this kind of export.
    pub fn key(self) -> &'static str {
        match self {
            Self::Picture => "export-picture",
            Self::Film => "export-film",
            Self::Story => "export-story",
        }
    }
}

/// A request to export a match as a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Export {
    /// The kind of file to make.
    pub kind: Kind,
    /// The number of decisions before the moment to show. Only pictures use it.
    pub taken: usize,
    /// The perspective from which the export shows the match.
    pub eyes: Perspective,
}
