//! The kinds of files that a finder looks for.

/// The kind of file that a finder looks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::screens) enum SoughtFile {
    /// A pack: a folder or an archive.
    Pack,
    /// The record of a match.
    Record,
}
