//! Marks that say how good decisions are.

rules::words! {
    /// How good a decision was, by the win chance that it lost.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Mark {
        /// The decision was as good as the best choice.
        Best = "best",
        /// The decision was nearly as good as the best choice.
        Good = "good",
        /// The decision lost some win chance.
        Doubtful = "doubtful",
        /// The decision lost much win chance.
        Mistake = "mistake",
        /// The decision lost very much win chance.
        Blunder = "blunder",
    }
}

/// The loss of win chance from which a decision is a mistake.
pub(crate) const MISTAKE: f32 = 0.05;
/// The loss of win chance from which a decision is a blunder.
pub(crate) const BLUNDER: f32 = 0.1;

/// All marks from the best to the worst, each with the loss of win chance from which it is given. A review with
/// ten times the effort changes most losses by about 0.01, so smaller losses mean nothing.
pub const MARKS: [(Mark, f32); 5] = [
    (Mark::Best, 0.0),
    (Mark::Good, 0.005),
    (Mark::Doubtful, 0.02),
    (Mark::Mistake, MISTAKE),
    (Mark::Blunder, BLUNDER),
];

impl Mark {
    /// The mark for a decision that lost this much win chance.
    pub fn from_loss(loss: f32) -> Self {
        let reached = MARKS.into_iter().rev().find(|(_, least)| loss >= *least);
        reached.map_or(Self::Best, |(mark, _)| mark)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_loss_has_the_worst_word_that_it_reaches() {
        let words = [0.0, 0.004, 0.005, 0.019, 0.03, 0.099, 0.1, 1.0].map(Mark::from_loss);
        use Mark::*;
        assert_eq!(words, [Best, Best, Good, Good, Doubtful, Mistake, Blunder, Blunder]);
    }
}
