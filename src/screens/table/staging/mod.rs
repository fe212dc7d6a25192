//! How events are shown: motion, effects, sounds and timing.

pub(crate) mod animation;
pub(crate) mod event;
pub(crate) mod fight;
pub(crate) mod flourish;
pub(crate) mod gains;
pub(crate) mod highlight;
pub(crate) mod pieces;
pub(crate) mod round_progress;
pub(crate) mod sounds;
pub(crate) mod timeline;
pub(crate) mod trail;
pub(crate) mod turn_title;
