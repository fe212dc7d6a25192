//! The controls of a replay: steps, pace and perspective.

use table::Perspective;

/// A step to another decision of the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Go {
    /// To the beginning, before any decision.
    Start,
    /// To the previous round.
    RoundBack,
    /// To the next round.
    RoundOn,
    /// To the previous turn of an empire.
    TurnBack,
    /// To the next turn of an empire.
    TurnOn,
    /// To the previous decision.
    Back,
    /// To the next decision.
    On,
    /// To the last decision.
    End,
    /// To the decision with this number.
    To(usize),
}

/// What the person does with the controls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Watch {
    /// Goes to another decision.
    Go(Go),
    /// Plays or pauses.
    Toggle,
    /// Changes the pace.
    Pace(Pace),
    /// Changes the perspective.
    Look(Perspective),
    /// Changes to the next perspective.
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
    /// All paces, from the slowest to the fastest.
    pub const ALL: [Self; 4] = [Self::Half, Self::Usual, Self::Double, Self::Fourfold];

    /// The factor by which the replay is faster than usual.
    pub fn factor(self) -> f32 {
        match self {
            Self::Half => 0.5,
            Self::Usual => 1.0,
            Self::Double => 2.0,
            Self::Fourfold => 4.0,
        }
    }

    /// The text of the pace's button.
    pub fn sign(self) -> &'static str {
        match self {
            Self::Half => "\u{d7}\u{bd}",
            Self::Usual => "\u{d7}1",
            Self::Double => "\u{d7}2",
            Self::Fourfold => "\u{d7}4",
        }
    }
}
