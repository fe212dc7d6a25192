//! What is wrong with an SVG.

use crate::toml::source::Span;

/// What is wrong with an SVG, and where in it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{why}")]
pub struct Wrong {
    /// The stretch of its text that is meant; nothing where it is all of it.
    pub span: Option<Span>,
    /// What is wrong with it, and what would be right.
    pub why: String,
}

impl Wrong {
    /// Something that is wrong with a stretch of it.
    pub(super) fn at(span: Span, why: impl Into<String>) -> Self {
        Self { span: Some(span), why: why.into() }
    }

    /// Something that is wrong with all of it.
    pub(super) fn whole(why: impl Into<String>) -> Self {
        Self { span: None, why: why.into() }
    }
}

/// A text of strangers in few words.
pub(super) fn short(text: &str) -> String {
    if text.chars().count() <= 40 { text.to_owned() } else { text.chars().take(40).chain(['…']).collect() }
}
