//! How a program loses a decision.

use crate::name::Name;

/// In which way a program failed to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FailureKind {
    /// It could not be started.
    NotStarted,
    /// It took too long.
    Late,
    /// It ended, or closed its output.
    Ended,
    /// It answered a line that is too long.
    TooLong,
    /// It answered what is no text.
    NoText,
    /// It said something that it was not asked.
    Unasked,
    /// It answered what is not legal.
    NotLegal,
}

impl FailureKind {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::NotStarted,
        Self::Late,
        Self::Ended,
        Self::TooLong,
        Self::NoText,
        Self::Unasked,
        Self::NotLegal,
    ];

    /// The word by which counts and texts call it.
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

/// A decision that a program lost by something that it did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// In which way.
    pub fall: FailureKind,
    /// What came of it: why it could not be started, how many seconds it had, how it ended, what it said. As it can be
    /// shown, and maybe empty.
    pub detail: String,
    /// The end of what it wrote to its standard error, as it can be shown; maybe empty.
    pub errors: String,
}

/// A decision that a program did not take. Rules of thumb took it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loss {
    /// Whose it was.
    pub name: Name,
    /// What it did; `None` where it is not asked any more.
    pub lapse: Option<Failure>,
    /// Whether it is not asked any more in this match from then on.
    pub gives_up: bool,
}
