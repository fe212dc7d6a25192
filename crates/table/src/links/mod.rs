//! Links, which hold a deal, a puzzle, a position or a whole match in their own text. No server stores anything.
//!
//! # The form of a link
//!
//! `https://HOST/#w=…`. The text after [`MARK`] is base64url without padding, and encodes these bytes:
//!
//! | bytes | content |
//! |---|---|
//! | 1 | the version of the form, [`VERSION`](envelope::VERSION) |
//! | 2 | the number of bytes of the content, with the high byte first |
//! | 4 | the first bytes of the SHA-256 of the version, the number and the content |
//! | rest | the content: text, compressed with Deflate and the dictionary in `dictionary.txt` |
//!
//! The first line of the text is the kind: `deal`, `puzzle`, `position` or `match`.
//!
//! - A puzzle has three more lines: the id of its pack, a short digest of the pack's rules, and its own id.
//! - The others go on with the header of a record (see the crate `record`). The digest is short too. A deal has no
//!   tokens, no turn order and no names, because its seed determines them. If it is a daily deal, `started` is its day.
//! - A position or a match ends with one line for each entry of the record. A tab separates its texts.
//!
//! The rules of a built-in pack are left out, because every receiver has them. A position or match of another pack
//! holds the rules, and opens without the pack.
//!
//! A link holds what a record holds, tokens and seed included. [`open_link()`] checks it with the code that reads
//! records, and limits its size before and after decompression.
//!
//! Not here: the clipboard, files and sentences.

mod base64url;
mod compression;
mod envelope;
mod link_error;
mod link_form;
mod make_link;
mod open_link;
#[cfg(test)]
mod tests;

pub use link_error::{LinkError, LinkTooLong};
pub use link_form::{MARK, MOST_CHARACTERS, PAGE};
pub use make_link::{deal_link, match_link, position_link, puzzle_link};
pub use open_link::{Link, SharedDeal, is_link, open_link};

/// A link with this content, whatever it is. For fuzzing: [`open_link()`] must be able to refuse it.
///
/// # Errors
/// The link would be too long.
pub fn seal_link(content: &str) -> Result<String, LinkTooLong> {
    envelope::seal(content)
}
