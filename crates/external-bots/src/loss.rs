//! Losses of decisions by programs.

use crate::name::Name;

/// How a program failed to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FailureKind {
    /// It did not start.
    NotStarted,
    /// It took too long.
    Late,
    /// It exited or closed its output.
    Ended,
    /// Its answer was too long.
    TooLong,
    /// Its answer was not text.
    NoText,
    /// It wrote something unasked.
    Unasked,
    /// Its answer was not legal.
    NotLegal,
}

impl FailureKind {
    /// All kinds.
    pub const ALL: [Self; 7] = [
        Self::NotStarted,
        Self::Late,
        Self::Ended,
        Self::TooLong,
        Self::NoText,
        Self::Unasked,
        Self::NotLegal,
    ];

    /// The id in counts and texts.
    pub const fn id(self) -> &'static str {
        match self {
            Self::NotStarted => "not-started",
            Self::Late => "late",
            Self::Ended => "ended",
            Self::TooLong => "too-long",
            Self::NoText => "no-text",
            Self::Unasked => "unasked",
            Self::NotLegal => "not-legal",
        }
    }
}

/// A program's failure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The kind.
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
    /// The program.
    pub name: Name,
    /// The failure; `None` if the program is no longer asked.
    pub lapse: Option<Failure>,
    /// Whether it is no longer asked in this match.
    pub gives_up: bool,
}
