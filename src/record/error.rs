//! Why a record cannot be loaded; the file is left as it is.

use std::fmt;

/// What is wrong with a record, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct RecordError {
    /// What the record is called.
    pub file: String,
    /// The line, from 1; `None` when the file as a whole is meant.
    pub line: Option<usize>,
    /// What is wrong.
    pub trouble: Trouble,
}

/// What is wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// It is something else.
    Foreign,
    /// It was written by a newer program.
    Newer {
        /// The record's format.
        format: i64,
        /// The newest that this program reads.
        known: i64,
    },
    /// It breaks off before the first decision.
    NoHeader,
    /// It is not TOML, or not laid out as a record.
    Layout(String),
    /// What it says of house rules or the deal does not fit the pack.
    Setup(String),
    /// A decision that cannot be read or is not legal, in words.
    Move(String),
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.file)?;
        if let Some(line) = self.line {
            write!(f, ":{line}")?;
        }
        write!(f, ": ")?;
        match &self.trouble {
            Trouble::Foreign => {
                write!(f, "this is no record of Whispers: its first key should be \"format\"")
            }
            Trouble::Newer { format, known } => {
                write!(
                    f,
                    "this record has format {format}; this program reads up to {known}: a newer one is needed"
                )
            }
            Trouble::NoHeader => {
                write!(f, "this record breaks off before the first decision; there is nothing to load")
            }
            Trouble::Layout(what) | Trouble::Setup(what) | Trouble::Move(what) => write!(f, "{what}"),
        }
    }
}
