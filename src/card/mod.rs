//! What cards look like: one face for the hand, for what rivals play, for the tooltips of their names and for the
//! list of all cards.
//!
//! Deliberately not here: where a face lies, and what a click on it does.

mod contents;
mod engraving;
mod face;
mod motif;
mod scenes;
mod seal;

pub(super) use contents::Contents;
pub(super) use face::{paint, size};
