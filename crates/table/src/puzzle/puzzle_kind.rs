//! The kinds of puzzles.

rules::words! {
    /// The kind of a puzzle: what its solver has to do.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Kind {
        /// The solver has to bring a region under an empire's control.
        Region = "region",
        /// The solver has to bring a number of cities under an empire's control.
        Cities = "cities",
        /// The solver has to reach a number of points.
        Points = "points",
        /// The solver has to win the match.
        Win = "win",
        /// The solver has to name the empire of a covered token.
        Token = "token",
        /// The solver has to find the best decision.
        Best = "best",
    }
}
