//! The inputs of a replay's controls: steps, pace and perspective.

use table::Perspective;

/// A way to go to another decision of the match in a replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Go {
    /// Goes to the beginning of the match, before any decision.
    Start,
    /// Goes to the previous beginning of a round.
    RoundBack,
    /// Goes to the next beginning of a round.
    RoundOn,
    /// Goes to the previous beginning of an empire's turn.
    TurnBack,
    /// Goes to the next beginning of an empire's turn.
    TurnOn,
    /// Goes to the previous decision.
    Back,
    /// Goes to the next decision.
    On,
    /// Goes to the last decision of the match.
    End,
    /// Goes to the decision with this number.
    To(usize),
}

/// What the player does with a replay's controls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Watch {
    /// Goes to another decision of the match.
    Go(Go),
    /// Starts automatic play, or pauses it.
    Toggle,
    /// Changes the pace of the replay.
    Pace(Pace),
    /// Changes the perspective of the replay.
    Look(Perspective),
    /// Changes to the next perspective that the match allows.
    NextEyes,
}

/// How fast a replay runs, compared with the usual pace.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Pace {
    Half,
    #[default]
    Usual,
    Double,
    Fourfold,
}

impl Pace {
    /// All paces of a replay, from the slowest to the fastest.
    pub const ALL: [Self; 4] = [Self::Half, Self::Usual, Self::Double, Self::Fourfold];

    /// The factor by which time in the replay runs faster than usual.
    pub fn factor(self) -> f32 {
        match self {
            Self::Half => 0.5,
            Self::Usual => 1.0,
            Self::Double => 2.0,
            Self::Fourfold => 4.0,
        }
    }

    /// The text on the button for this pace, such as "×2".
    pub fn sign(self) -> &'static str {
        match self {
            Self::Half => "\u{d7}\u{bd}",
            Self::Usual => "\u{d7}1",
            Self::Double => "\u{d7}2",
            Self::Fourfold => "\u{d7}4",
        }
    }
}
