//! A filter for the matches in the history.

use super::results_by_group::strongest;
use crate::played_match::Played;

/// Conditions that a match must all fulfil. A condition that is `None` excludes nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// The id of the pack.
    pub pack: Option<String>,
    /// The number of rivals.
    pub rivals: Option<usize>,
    /// The id of the strongest rival, as [`strongest`] gives it.
    pub strongest: Option<String>,
    /// True allows only matches with help, false only those without.
    pub helped: Option<bool>,
}

impl Filter {
    /// True if a match passes the filter.
    pub fn passes(&self, played: &Played) -> bool {
        self.pack.as_ref().is_none_or(|pack| *pack == played.pack)
            && self.rivals.is_none_or(|rivals| rivals + 1 == played.seats.len())
            && self.strongest.as_ref().is_none_or(|level| *level == strongest(played))
            && self.helped.is_none_or(|helped| helped == played.help.any())
    }
}
