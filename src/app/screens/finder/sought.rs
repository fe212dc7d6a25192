//! What is looked for.

/// What is looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::app::screens) enum Sought {
    /// A pack: a folder or an archive.
    Pack,
    /// The record of a match.
    Record,
}
