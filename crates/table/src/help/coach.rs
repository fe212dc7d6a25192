//! The coach: warns before a decision that loses much. It uses the numbers of hints and reviews, so that it
//! never contradicts them.

use crate::matches::match_in_play::Match;
use crate::review::Mark;
use bots::Prospect;
use record::Help;
use rules::{Action, Society};

rules::words! {
    /// The least loss of win chance about which the coach warns.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum CoachFrom {
        /// The coach never warns.
        Off = "off",
        /// From 3%, less than a mistake.
        Three = "3",
        /// From 5%, a mistake.
        Five = "5",
        /// From 10%, a blunder.
        #[default]
        Ten = "10",
    }
}

impl CoachFrom {
    /// The loss as a share from 0 to 1; `None` if the coach never warns.
    pub const fn loss(self) -> Option<f32> {
        match self {
            Self::Off => None,
            Self::Three => Some(0.03),
            Self::Five => Some(0.05),
            Self::Ten => Some(0.1),
        }
    }
}

rules::words! {
    /// How often the coach may warn in a match.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum CoachTimes {
        /// Three warnings.
        #[default]
        Three = "3",
        /// Five warnings.
        Five = "5",
        /// Without a limit.
        Unlimited = "unlimited",
    }
}

impl CoachTimes {
    /// The number of warnings; `None` for no limit.
    pub const fn most(self) -> Option<usize> {
        match self {
            Self::Three => Some(3),
            Self::Five => Some(5),
            Self::Unlimited => None,
        }
    }
}

/// When, and how often, the coach warns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Coach {
    /// The least loss of win chance about which it warns.
    pub from: CoachFrom,
    /// How often it may warn in a match.
    pub times: CoachTimes,
}

impl Coach {
    /// A coach that never warns.
    pub const OFF: Self = Self { from: CoachFrom::Off, times: CoachTimes::Three };

    /// The number of warnings that a society may still get: `Some(None)` without a limit, `None` if it gets
    /// no warning.
    pub fn remaining(self, game: &Match, society: Society) -> Option<Option<usize>> {
        self.from.loss().filter(|_| game.may_help())?;
        let spoken = game.help_used(society, Help::Coach);
        match self.times.most() {
            None => Some(None),
            Some(most) => most.checked_sub(spoken).filter(|left| *left > 0).map(Some),
        }
    }

    /// The coach's objection to a decision; `None` if it loses too little. `prospects` has the best first,
    /// with `action` analysed as deeply as the best.
    pub fn objection(self, prospects: &[Prospect], action: Action) -> Option<Objection> {
        let taken = *prospects.iter().find(|prospect| prospect.action == action)?;
        let objection = Objection { taken, best: *prospects.first()? };
        let least = self.from.loss()?;
        (objection.best.action != action && objection.loss() >= least).then_some(objection)
    }
}

/// The coach's objection to a decision, with the better choice.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Objection {
    /// The prospect of the decision that the player wants to take.
    pub taken: Prospect,
    /// The prospect of the best choice.
    pub best: Prospect,
}

impl Objection {
    /// The win chance that the decision loses, from 0 to 1.
    pub fn loss(&self) -> f32 {
        (self.best.win - self.taken.win).max(0.0)
    }

    /// The mark that a review will give the decision.
    pub fn mark(&self) -> Mark {
        Mark::from_loss(self.loss())
    }
}
