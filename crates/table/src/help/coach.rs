//! The coach: speaks up about a decision that loses much, before it is carried out. It goes by the numbers of a
//! hint and of a review, so that it never says something else than these.

use serde::Serialize;

use crate::matches::game::Match;
use crate::review::Mark;
use bots::Prospect;
use record::Help;
use rules::{Action, Society};

/// From which loss of the chance to win on the coach speaks up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub enum CoachFrom {
    /// Never.
    #[serde(rename = "off")]
    Off,
    /// From three per cent on.
    #[serde(rename = "3")]
    Three,
    /// From five per cent on: mistakes.
    #[serde(rename = "5")]
    Five,
    /// From ten per cent on: blunders.
    #[default]
    #[serde(rename = "10")]
    Ten,
}

impl CoachFrom {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Off, Self::Three, Self::Five, Self::Ten];

    /// Its id.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Off => "off",
            Self::Three => "3",
            Self::Five => "5",
            Self::Ten => "10",
        }
    }

    /// The one with this id.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|from| from.id() == id)
    }

    /// The loss, from 0 to 1; `None` where the coach never speaks up.
    pub const fn loss(self) -> Option<f32> {
        match self {
            Self::Off => None,
            Self::Three => Some(0.03),
            Self::Five => Some(0.05),
            Self::Ten => Some(0.1),
        }
    }
}

/// How often the coach speaks up in a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub enum CoachTimes {
    /// Three times.
    #[default]
    #[serde(rename = "3")]
    Three,
    /// Five times.
    #[serde(rename = "5")]
    Five,
    /// As often as there is reason to.
    #[serde(rename = "unlimited")]
    Unlimited,
}

impl CoachTimes {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Three, Self::Five, Self::Unlimited];

    /// Its id.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Three => "3",
            Self::Five => "5",
            Self::Unlimited => "unlimited",
        }
    }

    /// The one with this id.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|times| times.id() == id)
    }

    /// How often; `None` is without end.
    pub const fn most(self) -> Option<usize> {
        match self {
            Self::Three => Some(3),
            Self::Five => Some(5),
            Self::Unlimited => None,
        }
    }
}

/// What the coach is asked to do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Coach {
    /// From which loss on it speaks up.
    pub from: CoachFrom,
    /// How often in a match.
    pub times: CoachTimes,
}

impl Coach {
    /// One that never speaks up.
    pub const OFF: Self = Self { from: CoachFrom::Off, times: CoachTimes::Three };

    /// How often it may still speak up to a society in a match: `Some(None)` is without end, `None` not at all.
    pub fn remaining(self, game: &Match, society: Society) -> Option<Option<usize>> {
        self.from.loss().filter(|_| game.may_help())?;
        let spoken = game.help_used(society, Help::Coach);
        match self.times.most() {
            None => Some(None),
            Some(most) => most.checked_sub(spoken).filter(|left| *left > 0).map(Some),
        }
    }

    /// What it has against a decision, of which all choices are known, the best first, with that one tried as long
    /// as the best.
    pub fn objection(self, prospects: &[Prospect], action: Action) -> Option<Objection> {
        let taken = *prospects.iter().find(|prospect| prospect.action == action)?;
        let objection = Objection { taken, best: *prospects.first()? };
        let least = self.from.loss()?;
        (objection.best.action != action && objection.loss() >= least).then_some(objection)
    }
}

/// What the coach has against a decision.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Objection {
    /// What is to be decided.
    pub taken: Prospect,
    /// What would be best.
    pub best: Prospect,
}

impl Objection {
    /// The chance to win that is lost, from 0 to 1.
    pub fn loss(&self) -> f32 {
        (self.best.win - self.taken.win).max(0.0)
    }

    /// What a review will call it.
    pub fn mark(&self) -> Mark {
        Mark::from_loss(self.loss())
    }
}
