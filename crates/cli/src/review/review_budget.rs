//! The analysis depth of a review on the command line.

use bots::Effort;
use table::HelpLevel;

/// The analysis depth of a review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewBudget {
    /// A glance at each choice.
    Glance,
    /// The depth of a hint at this level.
    Help(HelpLevel),
    /// Ten times the usual depth.
    Deep,
}

impl ReviewBudget {
    /// The depth when none is given.
    pub const USUAL: Self = Self::Help(HelpLevel::Usual);

    /// All depths, the lowest first.
    pub const ALL: [Self; 5] = [
        Self::Glance,
        Self::Help(HelpLevel::Quick),
        Self::USUAL,
        Self::Help(HelpLevel::Thorough),
        Self::Deep,
    ];

    /// The id on the command line.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Glance => "glance",
            Self::Help(level) => level.id(),
            Self::Deep => "deep",
        }
    }

    /// The depth with this id.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|budget| budget.id() == id)
    }

    /// The effort for each decision.
    pub const fn effort(self) -> Effort {
        match self {
            Self::Glance => Effort::GLANCE,
            Self::Help(level) => level.effort(),
            Self::Deep => Effort::DEEP,
        }
    }
}
