//! A match that is over, played again on the table: step by step or by itself, with the eyes of any society or with
//! everything open. It only looks: nothing here decides anything.

mod bar;
mod keys;
mod pace;
mod playing;
mod scrubber;
mod signs;
mod step;

pub(super) use bar::{height, show};
pub(super) use keys::keys;
pub(super) use playing::Replay;
pub(super) use step::{Go, Watch};
