//! Which help was used in a match.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use table::Match;

/// Which help was used in a match, as far as its record says so.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Helps {
    /// Whether it was a match without any help from the start.
    pub plain: bool,
    /// How often which kind of help was used, by its id.
    pub used: BTreeMap<String, u32>,
}

impl Helps {
    /// What the record of a match says of the people who played.
    pub fn of(game: &Match) -> Self {
        let used = game.help_by_kind().into_iter();
        let used = used.map(|(help, times)| (help.id().to_owned(), u32::try_from(times).unwrap_or(u32::MAX)));
        Self { plain: game.is_plain(), used: used.collect() }
    }

    /// Whether any help was used.
    pub fn any(&self) -> bool {
        self.used.values().any(|times| *times > 0)
    }

    /// Whether there is nothing to be told.
    pub fn is_empty(&self) -> bool {
        !self.plain && self.used.is_empty()
    }
}
