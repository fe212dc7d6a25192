//! Errors in the SVG of an emblem.

use crate::toml::layered_source_text::Span;

/// An error in the SVG of an emblem.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{why}")]
pub struct EmblemError {
    /// The faulty range of the SVG's text. `None` if the error concerns the whole text.
    pub span: Option<Span>,
    /// A description of the error, with what is expected instead.
    pub why: String,
}

impl EmblemError {
    /// An error in this range of the SVG's text.
    pub(super) fn in_span(span: Span, why: impl Into<String>) -> Self {
        Self { span: Some(span), why: why.into() }
    }

    /// An error that concerns the whole SVG.
    pub(super) fn whole(why: impl Into<String>) -> Self {
        Self { span: None, why: why.into() }
    }
}

/// An untrusted text, cut to 40 characters for an error message.
pub(super) fn short(text: &str) -> String {
    if text.chars().count() <= 40 { text.to_owned() } else { text.chars().take(40).chain(['…']).collect() }
}
