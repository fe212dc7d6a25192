//! The controls of a replay: steps through it, its speed, and whose eyes look.

use table::Perspective;

/// A step through a match when looking back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Go {
    /// To the beginning, before any decision.
    Start,
    /// A round back or on.
    RoundBack,
    RoundOn,
    /// An empire's turn back or on.
    TurnBack,
    TurnOn,
    /// A decision back or on.
    Back,
    On,
    /// To the last decision.
    End,
    /// To a decision by its number.
    To(usize),
}

/// An action on the controls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Watch {
    /// Go to another decision.
    Go(Go),
    /// Go on by itself, or stop.
    Toggle,
    /// Play so fast.
    Pace(Pace),
    /// Look with these eyes.
    Look(Perspective),
    /// Look with the next eyes.
    NextEyes,
}

/// The speed of a replay.
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

    /// The number of seconds of a match that pass in one.
    pub fn factor(self) -> f32 {
        match self {
            Self::Half => 0.5,
            Self::Usual => 1.0,
            Self::Double => 2.0,
            Self::Fourfold => 4.0,
        }
    }

    /// The text of its button.
    pub fn sign(self) -> &'static str {
        match self {
            Self::Half => "\u{d7}\u{bd}",
            Self::Usual => "\u{d7}1",
            Self::Double => "\u{d7}2",
            Self::Fourfold => "\u{d7}4",
        }
    }
}
