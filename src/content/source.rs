//! A pack's file in memory, and places in it.

use std::ops::Range;

/// The text of a file with the name that reports call it by.
#[derive(Clone, Debug)]
pub struct Source {
    /// The path within the pack.
    pub name: String,
    /// What is in it.
    pub text: String,
}

/// A stretch of a file: bytes from and to.
pub type Span = Range<usize>;

/// A place as people count: from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineColumn {
    /// The line.
    pub line: usize,
    /// The column, in characters.
    pub column: usize,
}

impl Source {
    /// A file with this text.
    pub fn new(name: impl Into<String>, text: impl Into<String>) -> Self {
        Self { name: name.into(), text: text.into() }
    }

    /// Where a byte lies; the end of the text for one beyond it.
    pub fn place(&self, byte: usize) -> LineColumn {
        let before = self.text.get(..byte).unwrap_or(&self.text);
        let line_start = before.rfind('\n').map_or(0, |i| i + 1);
        LineColumn {
            line: before.matches('\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
        }
    }

    /// The line with this number, from 1, without its end.
    pub fn line(&self, number: usize) -> &str {
        self.text.lines().nth(number.saturating_sub(1)).unwrap_or("")
    }
}
