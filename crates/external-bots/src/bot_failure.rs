//! Losses of decisions by programs.

use crate::bot_name::Name;

rules::words! {
    /// The kind of failure to decide.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum FailureKind {
        /// It did not start.
        NotStarted = "not-started",
        /// It took too long.
        Late = "late",
        /// It exited or closed its output.
        Ended = "ended",
        /// Its answer was too long.
        TooLong = "too-long",
        /// Its answer was not text.
        NoText = "no-text",
        /// Its answer was in UTF-16.
        Utf16 = "utf-16",
        /// It wrote something unasked.
        Unasked = "unasked",
        /// Its answer was not legal.
        NotLegal = "not-legal",
    }
}

/// A program's failure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The kind of failure.
    pub fall: FailureKind,
    /// The detail, cleaned for display and perhaps empty: the start error, the time limit, the exit status or
    /// the answer.
    pub detail: String,
    /// The end of its error output, cleaned for display and perhaps empty.
    pub errors: String,
}

/// A decision that a program lost; rules of thumb took it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loss {
    /// The name of the program.
    pub name: Name,
    /// The failure; `None` if the program is no longer asked.
    pub lapse: Option<Failure>,
    /// True if the program is no longer asked in this match.
    pub gives_up: bool,
}
