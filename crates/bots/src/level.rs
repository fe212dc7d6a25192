//! The levels at which bots play.

rules::words! {
    /// The level at which a bot plays.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Level {
        /// The bot plays random legal actions.
        Random = "random",
        /// The bot plays for points, looks one step ahead and adds some noise.
        Novice = "novice",
        /// The bot looks one step ahead, then plays the best choices out to the end of the round's turns.
        Agent = "agent",
        /// The bot plays by the policy, and not always its likeliest choice. It looks ahead only in the last round.
        Spymaster = "spymaster",
        /// The bot plays by the policy and looks ahead.
        Mastermind = "mastermind",
    }
}

impl Level {
    /// True if bots of this level use the public history of the match.
    pub const fn reads_past(self) -> bool {
        matches!(self, Self::Spymaster | Self::Mastermind)
    }

    /// True if bots of this level look ahead with the policy in every decision, which takes time.
    pub const fn searches(self) -> bool {
        matches!(self, Self::Mastermind)
    }

    /// The number of nodes that a bot may use per decision: for an agent, decisions in trials by rules of thumb, and for
    /// a mastermind, decisions in rollouts by the policy. In the last round, spymasters and agents also look ahead with
    /// the policy, within limits of their own.
    pub const fn nodes(self) -> u64 {
        match self {
            Self::Random | Self::Novice | Self::Spymaster => 1,
            Self::Agent => 16_000,
            Self::Mastermind => 10_000,
        }
    }

    /// The number of nodes (decisions in trials by neural networks) that a bot without the policy may use per decision.
    pub const fn former_nodes(self) -> u64 {
        match self {
            Self::Random | Self::Novice | Self::Agent => self.nodes(),
            Self::Spymaster => 100,
            Self::Mastermind => 3600,
        }
    }

    /// True if bots of the former kind avoid choices that reveal their tokens.
    pub(crate) const fn former_hides(self) -> bool {
        matches!(self, Self::Mastermind)
    }

    /// The number of states to evaluate for each decision in a trial. Many shallow trials do better than few
    /// careful ones.
    pub(crate) const fn states_per_decision(self) -> usize {
        match self {
            Self::Random | Self::Novice | Self::Agent | Self::Spymaster => 60,
            Self::Mastermind => 20,
        }
    }
}
