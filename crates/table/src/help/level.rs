//! How much help thinks: hints, the coach and reviews alike, so that none of them contradicts another.

use serde::Serialize;

use bots::Effort;

/// How much hints, the coach and reviews think.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum HelpLevel {
    /// A third of the usual.
    Quick,
    /// A hint takes less than a second.
    #[default]
    Usual,
    /// Three times the usual.
    Thorough,
}

impl HelpLevel {
    /// All of them, the least first.
    pub const ALL: [Self; 3] = [Self::Quick, Self::Usual, Self::Thorough];

    /// Its id.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Quick => "quick",
            Self::Usual => "usual",
            Self::Thorough => "thorough",
        }
    }

    /// The one with this id.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.id() == id)
    }

    /// How much is thought about a decision.
    pub const fn effort(self) -> Effort {
        match self {
            Self::Quick => Effort::QUICK,
            Self::Usual => Effort::HELP,
            Self::Thorough => Effort::HELP.times(3),
        }
    }

    /// The one at which something was thought over with this effort.
    pub fn from_effort(effort: Effort) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.effort() == effort)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_is_found_by_its_word_and_by_its_effort_and_each_thinks_more_than_the_one_before() {
        for level in HelpLevel::ALL {
            assert_eq!(
                (HelpLevel::from_id(level.id()), HelpLevel::from_effort(level.effort())),
                (Some(level), Some(level))
            );
        }
        assert!(HelpLevel::ALL.windows(2).all(|pair| pair[0].effort() < pair[1].effort()));
        assert_eq!(
            (HelpLevel::from_effort(Effort::GLANCE), HelpLevel::default().effort()),
            (None, Effort::HELP)
        );
    }
}
