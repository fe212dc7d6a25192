//! A filter of matches.

use super::results_by_group::strongest;
use crate::played_match::Played;

/// A filter of matches: all given conditions must hold.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// The pack's id.
    pub pack: Option<String>,
    /// The number of rivals.
    pub rivals: Option<usize>,
    /// The strongest rival, as in [`strongest`].
    pub strongest: Option<String>,
    /// True for matches with help, false for those without.
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
