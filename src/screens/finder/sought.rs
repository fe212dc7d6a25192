//! What is looked for.

/// What is looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::screens) enum Sought {
    /// A pack: a folder or an archive.
    Pack,
    /// The record of a match.
    Record,
}
