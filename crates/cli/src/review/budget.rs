//! How much is thought in a review, as it is asked for in words.

use bots::Effort;
use table::HelpLevel;

/// How much is thought in a review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewBudget {
    /// A look at every choice.
    Glance,
    /// As much as for a hint at this level.
    Help(HelpLevel),
    /// Ten times as much as usual.
    Deep,
}

impl ReviewBudget {
    /// As much as for a hint, if nothing else is settled.
    pub const USUAL: Self = Self::Help(HelpLevel::Usual);

    /// All of them, the least first.
    pub const ALL: [Self; 5] = [
        Self::Glance,
        Self::Help(HelpLevel::Quick),
        Self::USUAL,
        Self::Help(HelpLevel::Thorough),
        Self::Deep,
    ];

    /// The word that it is asked for by.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Glance => "glance",
            Self::Help(level) => level.id(),
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
            Self::Help(level) => level.effort(),
            Self::Deep => Effort::DEEP,
        }
    }
}
