//! Help that somebody used while a match was played.

use rules::Society;

rules::words! {
    /// A kind of help.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Help {
        /// A hint was shown: where to look, or what promises most.
        Hint = "hint",
        /// The coach spoke up about a decision before it was carried out.
        Coach = "coach",
        /// A decision that the coach questioned was taken back.
        TakenBack = "taken-back",
        /// The odds of rivals' tokens were looked at.
        Suspicions = "suspicions",
        /// It was looked back at decisions before the match was over.
        Review = "review",
    }
}

/// Help that somebody used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Helped {
    /// The society that was helped.
    pub society: Society,
    /// The kind of help.
    pub help: Help,
    /// After how many decisions, of those that stand.
    pub after: usize,
}
