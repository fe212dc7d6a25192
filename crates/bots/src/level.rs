//! The levels of play.

/// A level of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// Plays any legal action.
    Random,
    /// Plays for points, one step ahead, with some noise.
    Novice,
    /// Looks one step ahead, then tries the best choices to the end of the round's turns.
    Agent,
    /// Plays by the learned evaluator and looks a little ahead.
    Spymaster,
    /// Plays by the learned evaluator, looks further ahead and hides its tokens.
    Mastermind,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Self; 5] = [Self::Random, Self::Novice, Self::Agent, Self::Spymaster, Self::Mastermind];

    /// The id used in records, on the command line and in the protocol.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Novice => "novice",
            Self::Agent => "agent",
            Self::Spymaster => "spymaster",
            Self::Mastermind => "mastermind",
        }
    }

    /// Whether the level uses the past.
    pub const fn reads_past(self) -> bool {
        matches!(self, Self::Spymaster | Self::Mastermind)
    }

    /// Whether the level charges choices that reveal its tokens.
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

    /// The level with this id.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.id() == id)
    }
}
