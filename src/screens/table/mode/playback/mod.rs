//! A match that is over, played again on the table: step by step or by itself, with the eyes of any society or with
//! everything open. It only looks: nothing here decides anything.

pub(crate) mod bar;
pub(crate) mod controls;
pub(crate) mod keys;
pub(crate) mod look_back;
pub(crate) mod navigation;
pub(crate) mod past_decision;
pub(crate) mod replay;
pub(crate) mod scrubber;
pub(crate) mod signs;

pub(crate) use bar::{height, show};
pub(crate) use controls::{Go, Watch};
pub(crate) use keys::keys;
pub(crate) use replay::Replay;
