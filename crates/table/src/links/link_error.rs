//! Why a link cannot be opened or made.

use super::link_form::MOST_CHARACTERS;
use crate::saving::load_match::LoadError;
use crate::saving::pack_mismatch::PackName;
use text::number_formatting::group_digits;
use text::untrusted_text;

/// Why a link cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum LinkError {
    /// The text is no link of Whispers.
    #[error("this is not a link of Whispers")]
    NotALink,
    /// The link is longer than any link of Whispers.
    #[error("the link is too long: {} characters; the maximum is {}", number(.characters), number(&MOST_CHARACTERS))]
    TooLong {
        /// The number of characters of the link's data.
        characters: usize,
    },
    /// The end of the link is missing.
    #[error("the link is cut{}", cut(*.here, *.whole))]
    Cut {
        /// The number of characters of the link's data that are there.
        here: usize,
        /// The number of characters of the whole data; `None` if that is missing too.
        whole: Option<usize>,
    },
    /// The link's data was changed.
    #[error("the link was altered: copy it again")]
    Altered,
    /// A later version of Whispers made the link, in a form that this version does not know.
    #[error("this link is from a newer Whispers (format {version}); this version reads up to {known}")]
    Newer {
        /// The version of the link's form.
        version: u8,
        /// The version of the form that this program knows.
        known: u8,
    },
    /// The link's pack is not available.
    #[error("the link needs the pack \"{}\" {} (rules {}){}", .wanted.id, .wanted.version, .wanted.digest,
        if *.changed { ", and the pack here has other rules" } else { "" })]
    Pack {
        /// The pack that the link names, sanitised.
        wanted: PackName,
        /// True if a pack with the same id is available, with other rules.
        changed: bool,
    },
    /// The pack has no puzzle with this id.
    #[error("the pack \"{pack}\" has no puzzle \"{}\"", untrusted_text::word(.id))]
    Puzzle {
        /// The id of the pack.
        pack: String,
        /// The id of the puzzle.
        id: String,
    },
    /// The match or the deal in the link is invalid.
    #[error("the link is invalid\n{0}")]
    Content(#[from] LoadError),
}

fn number(number: &usize) -> String {
    group_digits(*number as i64)
}

/// The numbers of a link that is cut.
fn cut(here: usize, whole: Option<usize>) -> String {
    match whole {
        Some(whole) => format!(": {} of {} characters", number(&here), number(&whole)),
        None => format!(": {here} characters are left"),
    }
}

/// A link that would have more than [`MOST_CHARACTERS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the link would have {} characters; the maximum is {}", number(.characters), number(&MOST_CHARACTERS))]
pub struct LinkTooLong {
    /// The number of characters that the link would have.
    pub characters: usize,
}
