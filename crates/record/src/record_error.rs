//! The faults that prevent a record from loading.

use std::fmt;
use std::ops::Range;

use super::header::FORMAT;
use text::line_with_caret::Quote;
use text::untrusted_text;

/// A fault in a record, with its position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct RecordError {
    /// The name of the record's file.
    pub file: String,
    /// The faulty line with the faulty part marked. `None` if the fault concerns the whole file.
    pub place: Option<Quote>,
    /// The kind of fault.
    pub trouble: Trouble,
}

/// The kind of a fault in a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// The record's file is empty.
    Empty,
    /// The file is not a record of Whispers.
    Foreign,
    /// A newer version of Whispers wrote the record.
    Newer {
        /// The number of the record's format.
        format: i64,
        /// The number of the newest format that this version reads.
        known: i64,
    },
    /// The record ends within the header, before the first decision.
    NoHeader,
    /// The file is not valid TOML, or lacks a part of a record. The text says what is wrong.
    Layout(String),
    /// The record's house rules or deal do not fit the pack. The text says why.
    Setup(String),
    /// A decision in the record cannot be read or is not legal. The text says why.
    Move(String),
}

impl RecordError {
    /// A fault in the part `span` of a record's text, or in the whole record if `span` is `None`.
    pub(super) fn new(file: &str, text: &str, span: Option<Range<usize>>, trouble: Trouble) -> Self {
        Self { file: file.to_owned(), place: span.map(|span| Quote::new(text, &span)), trouble }
    }
}

impl RecordError {
    /// The whole error message: the file and position, `words` to describe the fault, and the quoted line.
    pub fn with(&self, words: &str) -> String {
        let mut said = untrusted_text::line(&self.file, untrusted_text::PATH);
        if let Some(Quote { line, column, .. }) = self.place {
            said += &format!(":{line}:{column}");
        }
        said += &format!(": {words}");
        if let Some(quote) = &self.place {
            said += &format!("\n{quote}");
        }
        said
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.with(&self.trouble.to_string()))
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => write!(f, "this file is empty: there is no match in it"),
            Self::Foreign => {
                write!(f, "this is not the record of a match: a record has \"format = {FORMAT}\" at its top")
            }
            Self::Newer { format, known } => write!(
                f,
                "this record has format {format}, but this Whispers reads only up to {known}; get a newer one"
            ),
            Self::NoHeader => {
                write!(f, "this record ends before the first decision, so there is nothing to load")
            }
            Self::Layout(what) | Self::Setup(what) | Self::Move(what) => {
                write!(f, "{}", untrusted_text::lines(what, untrusted_text::MESSAGE))
            }
        }
    }
}
