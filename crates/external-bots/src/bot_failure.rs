//! Decisions that programs of external bots failed to take.

use crate::bot_name::Name;

rules::words! {
    /// The kind of a program's failure to take a decision.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum FailureKind {
        /// The program did not start.
        NotStarted = "not-started",
        /// The program took too long to answer.
        Late = "late",
        /// The program exited or closed its output.
        Ended = "ended",
        /// The program's answer was too long.
        TooLong = "too-long",
        /// The program's answer was not text.
        NoText = "no-text",
        /// The program's answer was in UTF-16.
        Utf16 = "utf-16",
        /// The program wrote something without being asked.
        Unasked = "unasked",
        /// The program's answer was not a legal action.
        NotLegal = "not-legal",
    }
}

/// A program's failure to take a decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The kind of the failure, such as a late answer.
    pub fall: FailureKind,
    /// The detail, sanitised for display: the start error, the time limit, the exit status or the answer. It
    /// may be empty.
    pub detail: String,
    /// The end of the program's error output, sanitised for display. It may be empty.
    pub errors: String,
}

/// A decision that a program failed to take. Rules of thumb took it instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loss {
    /// The name of the external bot.
    pub name: Name,
    /// The failure; `None` if the program was no longer asked.
    pub lapse: Option<Failure>,
    /// True if the program will not be asked again in this match because of this failure.
    pub gives_up: bool,
}
