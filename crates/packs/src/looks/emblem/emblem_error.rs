//! Errors of an SVG.

use crate::toml::layered_source_text::Span;

/// An error of an SVG.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{why}")]
pub struct EmblemError {
    /// The part of the text; `None` for all of it.
    pub span: Option<Span>,
    /// The fault, and what is expected instead.
    pub why: String,
}

impl EmblemError {
    /// An error in a part of the text.
    pub(super) fn in_span(span: Span, why: impl Into<String>) -> Self {
        Self { span: Some(span), why: why.into() }
    }

    /// An error of the whole text.
    pub(super) fn whole(why: impl Into<String>) -> Self {
        Self { span: None, why: why.into() }
    }
}

/// The beginning of a stranger's text.
pub(super) fn short(text: &str) -> String {
    if text.chars().count() <= 40 { text.to_owned() } else { text.chars().take(40).chain(['…']).collect() }
}
