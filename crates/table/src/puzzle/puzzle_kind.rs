//! Kinds of puzzles.

rules::words! {
    /// What the solver of a puzzle has to do.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Kind {
        /// Have an empire take a region.
        Region = "region",
        /// Have an empire hold a number of cities.
        Cities = "cities",
        /// Reach a number of points.
        Points = "points",
        /// Win the match.
        Win = "win",
        /// Name the empire of a covered token.
        Token = "token",
        /// Find the best decision.
        Best = "best",
    }
}
