//! The help that players used during a match.

use rules::Society;

rules::words! {
    /// A kind of help that a player can use during a match.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Help {
        /// The player saw a hint: a region or position to consider, or the best choice.
        Hint = "hint",
        /// The coach warned the player about a decision before it was carried out.
        Coach = "coach",
        /// The player took back a decision that the coach had warned about.
        TakenBack = "taken-back",
        /// The player looked at the probabilities of rivals' loyalty tokens.
        Suspicions = "suspicions",
        /// The player reviewed earlier decisions before the match was over.
        Review = "review",
    }
}

/// One use of help in a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Helped {
    /// The society that used help.
    pub society: Society,
    /// The kind of help that was used.
    pub help: Help,
    /// The number of decisions, without undone ones, before the use of help.
    pub after: usize,
}
