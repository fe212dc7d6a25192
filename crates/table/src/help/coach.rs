//! The coach, which warns before a decision that loses much win chance. It uses the same numbers as hints and
//! reviews, so that they never contradict each other.

use crate::matches::match_in_play::Match;
use crate::review::{BLUNDER, MISTAKE, Mark};
use bots::Prospect;
use record::{Help, Helped};
use rules::{Action, Phase, Society, State};

/// The least lost win chance, from 0 to 1, from which the coach can be set to warn.
pub(crate) const LEAST_LOSS: f32 = 0.03;

rules::words! {
    /// The coach warns about decisions that lose at least this much win chance.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum CoachFrom {
        /// The coach never warns.
        Off = "off",
        /// The coach warns from a loss of 3%, which is less than a mistake.
        Three = "3",
        /// The coach warns from a loss of 5%, which is a mistake.
        Five = "5",
        /// The coach warns from a loss of 10%, which is a blunder.
        #[default]
        Ten = "10",
    }
}

impl CoachFrom {
    /// The lost win chance, from 0 to 1, from which the coach warns; `None` if it never warns.
    pub const fn loss(self) -> Option<f32> {
        match self {
            Self::Off => None,
            Self::Three => Some(LEAST_LOSS),
            Self::Five => Some(MISTAKE),
            Self::Ten => Some(BLUNDER),
        }
    }
}

rules::words! {
    /// How often the coach may warn each person in a match.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum CoachTimes {
        /// The coach may warn three times.
        #[default]
        Three = "3",
        /// The coach may warn five times.
        Five = "5",
        /// The coach may warn any number of times.
        Unlimited = "unlimited",
    }
}

impl CoachTimes {
    /// The maximum number of warnings in a match; `None` for no limit.
    pub const fn most(self) -> Option<usize> {
        match self {
            Self::Three => Some(3),
            Self::Five => Some(5),
            Self::Unlimited => None,
        }
    }
}

/// The settings of the coach: from which loss it warns, and how often.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Coach {
    /// The loss of win chance from which the coach warns.
    pub from: CoachFrom,
    /// How often the coach may warn in a match.
    pub times: CoachTimes,
}

impl Coach {
    /// A coach that never warns.
    pub const OFF: Self = Self { from: CoachFrom::Off, times: CoachTimes::Three };

    /// The number of warnings that a society may still get: `Some(None)` if there is no limit, `None` if it
    /// gets no more.
    pub fn remaining(self, game: &Match, society: Society) -> Option<Option<usize>> {
        self.from.loss().filter(|_| game.may_help())?;
        let spoken = game.help_used(society, Help::Coach);
        match self.times.most() {
            None => Some(None),
            Some(most) => most.checked_sub(spoken).filter(|left| *left > 0).map(Some),
        }
    }

    /// True if the coach may object to a decision now. It warns a society at most once in each position's turn.
    pub fn may_object(self, game: &Match, society: Society) -> bool {
        self.remaining(game, society).is_some() && !has_warned(game, society)
    }

    /// The coach's objection to `action`; `None` if it loses too little win chance. `prospects` starts with the
    /// best choice, and `action` must be analysed as deeply as that.
    pub fn objection(self, prospects: &[Prospect], action: Action) -> Option<Objection> {
        let taken = *prospects.iter().find(|prospect| prospect.action == action)?;
        let objection = Objection { taken, best: *prospects.first()? };
        let least = self.from.loss()?;
        (objection.best.action != action && objection.loss() >= least).then_some(objection)
    }
}

/// True if the coach has warned the society in the current position's turn, or outside turns before this decision.
fn has_warned(game: &Match, society: Society) -> bool {
    let (steps, now) = (game.steps(), game.state());
    let turn = |state: &State| (state.round(), state.phase(), state.turn());
    let current = |after: usize| match steps.get(after) {
        Some(step) => now.phase() == Phase::Turns && turn(&step.before) == turn(now),
        None => true,
    };
    let warned = |helped: &Helped| (helped.society, helped.help) == (society, Help::Coach);
    game.helped().iter().any(|helped| warned(helped) && current(helped.after))
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
    /// The win chance, from 0 to 1, that the decision loses against the best choice.
    pub fn loss(&self) -> f32 {
        (self.best.win - self.taken.win).max(0.0)
    }

    /// The mark that a review would give to the decision.
    pub fn mark(&self) -> Mark {
        Mark::from_loss(self.loss())
    }
}
