//! Which of the matches are looked at.

use super::tables::strongest;
use crate::played::Played;

/// Which of the matches are looked at: all for which everything holds that is said.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// Of this pack.
    pub pack: Option<String>,
    /// Against so many rivals.
    pub rivals: Option<usize>,
    /// Against this player as the strongest, as [`strongest`] has it.
    pub strongest: Option<String>,
    /// With help or without any.
    pub helped: Option<bool>,
}

impl Filter {
    /// Whether a match is looked at.
    pub fn passes(&self, played: &Played) -> bool {
        self.pack.as_ref().is_none_or(|pack| *pack == played.pack)
            && self.rivals.is_none_or(|rivals| rivals + 1 == played.seats.len())
            && self.strongest.as_ref().is_none_or(|level| *level == strongest(played))
            && self.helped.is_none_or(|helped| helped == played.help.any())
    }
}
