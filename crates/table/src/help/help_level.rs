//! The analysis depth that hints, the coach and reviews share, so that they agree.

use bots::Effort;

rules::words! {
    /// The analysis depth of hints, the coach and reviews.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
    pub enum HelpLevel {
        /// The analysis takes a third of the usual effort.
        Quick = "quick",
        /// The analysis takes the usual effort. A hint then needs less than a second.
        #[default]
        Usual = "usual",
        /// The analysis takes three times the usual effort.
        Thorough = "thorough",
    }
}

impl HelpLevel {
    /// The effort that the analysis of each decision takes.
    pub const fn effort(self) -> Effort {
        match self {
            Self::Quick => Effort::QUICK,
            Self::Usual => Effort::HELP,
            Self::Thorough => Effort::HELP.times(3),
        }
    }

    /// The level whose effort is `effort`; `None` if no level has it.
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
