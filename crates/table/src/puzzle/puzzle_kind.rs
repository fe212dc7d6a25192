//! Kinds of puzzles.

rules::words! {
    /// A kind of puzzle, by its goal.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Kind {
        /// An empire takes a region.
        Region = "region",
        /// An empire holds a number of cities.
        Cities = "cities",
        /// The society has a number of points.
        Points = "points",
        /// The society wins.
        Win = "win",
        /// A token is named.
        Token = "token",
        /// The best decision is found.
        Best = "best",
    }
}
