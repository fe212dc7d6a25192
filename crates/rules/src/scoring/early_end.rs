//! The early end of a match (R9.4): an empire holds enough icons of a kind, or none.

use crate::raw::icon::Icon;

/// The time at which the early end is checked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum EndCheck {
    /// At the end of each empire's turn, after its supply check.
    #[default]
    Turn,
    /// At the end of a round.
    Round,
}

impl EndCheck {
    /// Both values.
    pub const ALL: [Self; 2] = [Self::Turn, Self::Round];

    /// The id used in packs.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Turn => "turn",
            Self::Round => "round",
        }
    }

    /// The description for authors of packs.
    pub const fn meaning(self) -> &'static str {
        match self {
            Self::Turn => "At the end of each empire's turn, after its supply check.",
            Self::Round => "At the end of a round, after the last empire's turn.",
        }
    }
}

/// The condition that ends a match early.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct EarlyEnd {
    /// The icon that is counted.
    pub icon: Icon,
    /// The number of icons at which an empire ends the match; `None` if no number does.
    pub least: Option<u8>,
    /// True if an empire that holds none ends the match.
    pub none: bool,
    /// When the condition is checked.
    pub when: EndCheck,
}

impl EarlyEnd {
    /// True if an empire with this many icons ends the match.
    #[inline]
    pub fn holds(&self, icons: u32) -> bool {
        self.least.is_some_and(|least| icons >= u32::from(least)) || self.none && icons == 0
    }
}
