//! A filter for the matches in the history.

use super::results_by_group::strongest;
use crate::played_match::Played;

/// Conditions that a match must fulfil, all of them. A condition that is `None` excludes no match.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// The id of the pack with which the match must be played.
    pub pack: Option<String>,
    /// The number of rivals that the match must have.
    pub rivals: Option<usize>,
    /// The id that the strongest rival must have, as returned by [`strongest`].
    pub strongest: Option<String>,
    /// `Some(true)` allows only matches with help, `Some(false)` only those without.
    pub helped: Option<bool>,
}

impl Filter {
    /// True if a match fulfils all conditions of the filter.
    pub fn passes(&self, played: &Played) -> bool {
        self.pack.as_ref().is_none_or(|pack| *pack == played.pack)
            && self.rivals.is_none_or(|rivals| rivals + 1 == played.seats.len())
            && self.strongest.as_ref().is_none_or(|level| *level == strongest(played))
            && self.helped.is_none_or(|helped| helped == played.help.any())
    }
}
