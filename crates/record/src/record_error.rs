//! The faults for which a record cannot be loaded.

use std::fmt;
use std::ops::Range;

use super::header::FORMAT;
use text::line_with_caret::Quote;
use text::untrusted_text;

/// A fault of a record, with its place.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct RecordError {
    /// The file's name.
    pub file: String,
    /// The faulty line with the faulty part marked; `None` if the fault concerns the whole file.
    pub place: Option<Quote>,
    /// The kind of fault.
    pub trouble: Trouble,
}

/// The kind of a record's fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// The file is empty.
    Empty,
    /// The file is not a record.
    Foreign,
    /// A newer version of the program wrote the record.
    Newer {
        /// The record's format.
        format: i64,
        /// The newest format that this program reads.
        known: i64,
    },
    /// The file ends within the header, before the first decision.
    NoHeader,
    /// The file is not TOML, or lacks the structure of a record.
    Layout(String),
    /// The record's house rules or deal do not fit the pack.
    Setup(String),
    /// A decision cannot be read or is not legal. The text says why.
    Move(String),
}

impl RecordError {
    /// A fault in a part of a record's text, or in the whole.
    pub(super) fn new(file: &str, text: &str, span: Option<Range<usize>>, trouble: Trouble) -> Self {
        Self { file: file.to_owned(), place: span.map(|span| Quote::new(text, &span)), trouble }
    }
}

impl RecordError {
    /// The whole message, with the fault described by `words`.
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
                write!(f, "this is no record of a match: one has \"format = {FORMAT}\" at its top")
            }
            Self::Newer { format, known } => write!(
                f,
                "this record has format {format}; this program reads up to {known}: a newer one is needed"
            ),
            Self::NoHeader => {
                write!(f, "this record breaks off before the first decision; there is nothing to load")
            }
            Self::Layout(what) | Self::Setup(what) | Self::Move(what) => {
                write!(f, "{}", untrusted_text::lines(what, untrusted_text::MESSAGE))
            }
        }
    }
}
