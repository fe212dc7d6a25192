//! Playback of past decisions: a look back during a match, or the replay of a finished match. A replay runs step by
//! step or automatically, with the knowledge of any society or with everything revealed. Playback never decides
//! anything.

pub(crate) mod button_signs;
pub(crate) mod look_back;
pub(crate) mod past_decision;
pub(crate) mod playback_control;
pub(crate) mod replay;
pub(crate) mod replay_bar;
pub(crate) mod replay_controls;
pub(crate) mod replay_keys;
pub(crate) mod scrubber;

pub(crate) use replay::Replay;
pub(crate) use replay_bar::{height, show};
pub(crate) use replay_controls::{Go, Watch};
pub(crate) use replay_keys::keys;
