//! How long what happens is shown.

use crate::screens::table::staging::event::{Effect, staging};
use crate::settings::Speed;
use rules::Event;

/// How long an event is only pointed at, and then how long it lasts, in seconds.
pub(crate) fn lasts(event: &Event, speed: Speed) -> (f32, f32) {
    let (staging, pace) = (staging(event), pace(speed));
    let lasts = match staging.effect {
        // The beginning of a round is never announced for longer.
        Effect::Round(_) => (staging.lasts * pace).min(staging.lasts),
        _ => staging.lasts * pace,
    };
    (staging.hold * pace, lasts)
}

/// How much longer or shorter than normal things last.
pub(crate) fn pace(speed: Speed) -> f32 {
    match speed {
        Speed::None => 0.0,
        Speed::Fast => 0.5,
        Speed::Normal => 1.0,
        Speed::Slow => 2.0,
    }
}
