//! The help that players used during a match.

use rules::Society;

rules::words! {
    /// A kind of help.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Help {
        /// A hint was shown: a region or position to consider, or the best choice.
        Hint = "hint",
        /// The coach warned about a decision before it was carried out.
        Coach = "coach",
        /// The player took back a decision that the coach had warned about.
        TakenBack = "taken-back",
        /// The player looked at the probabilities of rivals' tokens.
        Suspicions = "suspicions",
        /// The player reviewed earlier decisions before the match was over.
        Review = "review",
    }
}

/// One use of help.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Helped {
    /// The society that was helped.
    pub society: Society,
    /// The kind of help.
    pub help: Help,
    /// The number of decisions before the help, without undone ones.
    pub after: usize,
}
