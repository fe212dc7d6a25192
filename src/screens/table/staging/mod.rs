//! The staging of events: how they are animated, and their effects, sounds and timing.

pub(crate) mod animation;
pub(crate) mod event_staging;
pub(crate) mod fight;
pub(crate) mod flourish;
pub(crate) mod gains;
pub(crate) mod highlight;
pub(crate) mod jolt;
pub(crate) mod move_trail;
pub(crate) mod pieces_at_moment;
pub(crate) mod round_progress;
pub(crate) mod sound_cues;
pub(crate) mod timeline;
pub(crate) mod turn_title;
pub(crate) mod voices;
