//! Help that somebody used while a match was played.

use rules::Society;

/// A kind of help.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Help {
    /// A hint was shown: where to look, or what promises most.
    Hint,
    /// The coach spoke up about a decision before it was carried out.
    Coach,
    /// A decision that the coach questioned was taken back.
    TakenBack,
    /// The odds of rivals' tokens were looked at.
    Suspicions,
    /// It was looked back at decisions before the match was over.
    Review,
}

impl Help {
    /// All kinds.
    pub const ALL: [Self; 5] = [Self::Hint, Self::Coach, Self::TakenBack, Self::Suspicions, Self::Review];

    /// Its id, as a record names it.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Hint => "hint",
            Self::Coach => "coach",
            Self::TakenBack => "taken-back",
            Self::Suspicions => "suspicions",
            Self::Review => "review",
        }
    }

    /// The kind of help with this id.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|help| help.id() == id)
    }
}

/// Help that somebody used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Helped {
    /// Who.
    pub society: Society,
    /// The kind of help.
    pub help: Help,
    /// After how many decisions, of those that stand.
    pub after: usize,
}
