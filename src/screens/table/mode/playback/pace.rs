//! How fast a match is played again.

/// One of the four speeds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Pace {
    Half,
    #[default]
    Usual,
    Double,
    Fourfold,
}

impl Pace {
    /// All of them, from the slowest.
    pub const ALL: [Self; 4] = [Self::Half, Self::Usual, Self::Double, Self::Fourfold];

    /// How many seconds of a match pass in one.
    pub fn factor(self) -> f32 {
        match self {
            Self::Half => 0.5,
            Self::Usual => 1.0,
            Self::Double => 2.0,
            Self::Fourfold => 4.0,
        }
    }

    /// What stands on its button.
    pub fn sign(self) -> &'static str {
        match self {
            Self::Half => "\u{d7}\u{bd}",
            Self::Usual => "\u{d7}1",
            Self::Double => "\u{d7}2",
            Self::Fourfold => "\u{d7}4",
        }
    }
}
