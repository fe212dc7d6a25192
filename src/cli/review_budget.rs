//! How much is thought in a review, as it is asked for in words.

use crate::ai::Effort;

/// How much is thought in a review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewBudget {
    /// A look at every choice.
    Glance,
    /// As much as for a hint.
    Usual,
    /// Ten times as much.
    Deep,
}

impl ReviewBudget {
    /// All of them, the least first.
    pub const ALL: [Self; 3] = [Self::Glance, Self::Usual, Self::Deep];

    /// The word that it is asked for by.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Glance => "glance",
            Self::Usual => "usual",
            Self::Deep => "deep",
        }
    }

    /// The one that is asked for by this word.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|budget| budget.id() == id)
    }

    /// How much that is.
    pub const fn effort(self) -> Effort {
        match self {
            Self::Glance => Effort::GLANCE,
            Self::Usual => Effort::HELP,
            Self::Deep => Effort::DEEP,
        }
    }
}
