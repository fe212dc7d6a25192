//! What of the past is shown.

use crate::screens::table::mode::playback::Replay;
use crate::screens::table::mode::playback::look_back::LookingBack;
use crate::screens::table::mode::playback::past_decision::Again;

/// The decision that is shown again, and for how long, in seconds.
pub(crate) fn again<'a>(
    replay: Option<&'a Replay>,
    back: Option<&'a LookingBack>,
    now: f64,
) -> Option<(&'a Again, f32)> {
    let back = back.map(|back| (back.again(), back.time(now)));
    replay.map(|replay| (replay.again(), replay.time(now))).or(back)
}
