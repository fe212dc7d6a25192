//! An end before the last round (R9.4): an empire holds many of an icon, or none.

use super::icon::Icon;

/// When it is looked whether a match ends early.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Looked {
    /// At the end of each empire's turn, after its supply check.
    #[default]
    Turn,
    /// At the end of a round.
    Round,
}

impl Looked {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Turn, Self::Round];

    /// The id used in packs.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Turn => "turn",
            Self::Round => "round",
        }
    }

    /// What it is, for authors of packs.
    pub const fn meaning(self) -> &'static str {
        match self {
            Self::Turn => "At the end of each empire's turn, after its supply check.",
            Self::Round => "At the end of a round, after the last empire's turn.",
        }
    }
}

/// What ends a match early.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct EarlyEnd {
    /// The icon that counts.
    pub icon: Icon,
    /// An empire that holds so many ends the match.
    pub least: Option<u8>,
    /// So does one that holds none.
    pub none: bool,
    /// When it is looked.
    pub when: Looked,
}

impl EarlyEnd {
    /// Whether an empire that holds so many ends the match.
    #[inline]
    pub fn holds(&self, icons: u32) -> bool {
        self.least.is_some_and(|least| icons >= u32::from(least)) || self.none && icons == 0
    }
}
