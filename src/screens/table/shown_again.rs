//! What of the past is shown.

use super::again::Again;
use super::looking_back::LookingBack;
use super::replay::Replay;

/// The decision that is shown again, and for how long, in seconds.
pub(super) fn again<'a>(
    replay: Option<&'a Replay>,
    back: Option<&'a LookingBack>,
    now: f64,
) -> Option<(&'a Again, f32)> {
    let back = back.map(|back| (back.again(), back.time(now)));
    replay.map(|replay| (replay.again(), replay.time(now))).or(back)
}
