//! The early end of a match (R9.4): an empire holds enough icons of one kind, or none of them.

use crate::raw::icon::Icon;

/// When a match checks the condition for its early end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum EndCheck {
    /// At the end of each empire's turn, after the supply check.
    #[default]
    Turn,
    /// At the end of a round.
    Round,
}

impl EndCheck {
    /// Both values, in order.
    pub const ALL: [Self; 2] = [Self::Turn, Self::Round];

    /// The value's id in packs.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Turn => "turn",
            Self::Round => "round",
        }
    }

    /// The value's description for authors of packs.
    pub const fn meaning(self) -> &'static str {
        match self {
            Self::Turn => "At the end of each empire's turn, after its supply check.",
            Self::Round => "At the end of a round, after the last empire's turn.",
        }
    }
}

/// The condition that ends a match early (R9.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct EarlyEnd {
    /// The kind of icon that is counted for each empire.
    pub icon: Icon,
    /// The number of icons with which an empire ends the match; `None` if having many icons does not end it.
    pub least: Option<u8>,
    /// True if an empire that has none of these icons ends the match.
    pub none: bool,
    /// When the condition is checked.
    pub when: EndCheck,
}

impl EarlyEnd {
    /// True if an empire with this number of icons meets the condition.
    #[inline]
    pub fn holds(&self, icons: u32) -> bool {
        self.least.is_some_and(|least| icons >= u32::from(least)) || self.none && icons == 0
    }
}
