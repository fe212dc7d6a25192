//! What one can do with a replay.

use super::pace::Pace;
use table::Perspective;

/// A step of whoever looks back at a match.
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

/// What somebody does with a replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Watch {
    /// Go somewhere.
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
