//! The analysis depth that hints, the coach and reviews share, so that they agree.

use serde::Serialize;

use bots::Effort;

/// The analysis depth of hints, the coach and reviews.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum HelpLevel {
    /// A third of the usual depth.
    Quick,
    /// A hint takes less than a second.
    #[default]
    Usual,
    /// Three times the usual depth.
    Thorough,
}

impl HelpLevel {
    /// All levels, the lowest first.
    pub const ALL: [Self; 3] = [Self::Quick, Self::Usual, Self::Thorough];

    /// The id used in settings and on the command line.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Quick => "quick",
            Self::Usual => "usual",
            Self::Thorough => "thorough",
        }
    }

    /// The level with this id.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.id() == id)
    }

    /// The effort per decision.
    pub const fn effort(self) -> Effort {
        match self {
            Self::Quick => Effort::QUICK,
            Self::Usual => Effort::HELP,
            Self::Thorough => Effort::HELP.times(3),
        }
    }

    /// The level with this effort.
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
