//! Wrong usage.

/// The program was asked for something in a way that means nothing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Usage(String);

impl Usage {
    /// Wrong usage in words: what was given, and what would be right.
    pub fn new(words: impl Into<String>) -> Self {
        Self(words.into())
    }
}
