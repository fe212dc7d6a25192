//! How long what happens is shown. What vanishes is left to be seen first, and only then goes.

use crate::settings::Speed;
use rules::Event;

/// The longest that the beginning of a round is announced, in seconds.
const ROUND: f32 = 0.8;

/// How long an event is only pointed at, and then how long it lasts, in seconds.
pub(crate) fn lasts(event: &Event, speed: Speed) -> (f32, f32) {
    let pace = pace(speed);
    let lasts = seconds(event) * pace;
    let lasts = if matches!(event, Event::Round { .. }) { lasts.min(ROUND) } else { lasts };
    (before(event) * pace, lasts)
}

/// How long something that is about to vanish stands still first, at normal speed: banners that fall, a city
/// that changes hands, a card that is discarded, an agent that is taken back.
fn before(event: &Event) -> f32 {
    match event {
        Event::Killed(..) => 0.3,
        Event::Control { .. } | Event::Retrieved(..) | Event::Discarded(..) => 0.2,
        Event::Exchanged(..) | Event::Turned(..) | Event::Raised(..) => 0.1,
        _ => 0.0,
    }
}

/// How long an event lasts at normal speed, in seconds.
fn seconds(event: &Event) -> f32 {
    match event {
        Event::Attack { .. } | Event::Played(..) => 0.7,
        Event::Revealed(..) | Event::Offered(..) => 0.9,
        Event::Round { .. } => ROUND,
        Event::Traded(..) | Event::Reseated(..) | Event::Restarts(_) => 0.45,
        Event::Incident(..) | Event::Void(_) | Event::Answered(..) | Event::Steers(..) => 0.4,
        Event::Exchanged(..) | Event::Turned(..) | Event::Raised(..) | Event::Control { .. } => 0.5,
        Event::Moved { .. } | Event::Joined(..) | Event::Swapped { .. } | Event::Relocated(..) => 0.45,
        Event::Deployed(..) => 0.4,
        Event::Added(..) | Event::Drew(..) | Event::Discarded(..) | Event::Retrieved(..) => 0.3,
        Event::Killed(..) => 0.45,
        Event::Outcome { .. } => 0.8,
        Event::Idle(_) | Event::NothingToDo(..) | Event::Acts { .. } | Event::Turn(_) => 0.15,
        _ => 0.0,
    }
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
