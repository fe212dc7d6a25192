//! The levels of play.

rules::words! {
    /// A level of play.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Level {
        /// Plays any legal action.
        Random = "random",
        /// Plays for points, one step ahead, with some noise.
        Novice = "novice",
        /// Looks one step ahead, then tries the best choices to the end of the round's turns.
        Agent = "agent",
        /// Plays by the learned evaluator and looks a little ahead.
        Spymaster = "spymaster",
        /// Plays by the learned evaluator, looks further ahead and hides its tokens.
        Mastermind = "mastermind",
    }
}

impl Level {
    /// True if the level uses the past.
    pub const fn reads_past(self) -> bool {
        matches!(self, Self::Spymaster | Self::Mastermind)
    }

    /// True if the level charges choices that reveal its tokens.
    pub(crate) const fn hides(self) -> bool {
        matches!(self, Self::Mastermind)
    }

    /// The number of nodes (decisions in trials) per decision. Nodes of an agent are cheap; those of the levels
    /// above use the networks.
    pub const fn nodes(self) -> u64 {
        match self {
            Self::Random | Self::Novice => 1,
            Self::Agent => 16_000,
            Self::Spymaster => 100,
            Self::Mastermind => 3600,
        }
    }

    /// The number of nodes when the bot may take longer. A mastermind then takes about a second.
    pub const fn patient_nodes(self) -> u64 {
        match self {
            Self::Random | Self::Novice | Self::Agent | Self::Spymaster => self.nodes(),
            Self::Mastermind => 7 * self.nodes(),
        }
    }

    /// The number of states valued per decision in a trial. Many shallow trials do better than few careful ones.
    pub(crate) const fn states_per_decision(self) -> usize {
        match self {
            Self::Random | Self::Novice | Self::Agent | Self::Spymaster => 60,
            Self::Mastermind => 20,
        }
    }
}
