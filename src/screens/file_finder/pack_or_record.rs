//! The kinds of files that the player can look for.

/// The kind of file that the player looks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::screens) enum SoughtFile {
    /// A pack: a folder or an archive.
    Pack,
    /// The record of a match.
    Record,
}
