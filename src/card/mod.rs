//! The look of cards: one face for the hand, for rivals' plays, for tooltips of card names and for the list
//! of all cards.
//!
//! Deliberately not here: the place of a face, and the effect of a click on it.

mod contents;
mod engraving;
mod face;
mod motif;
mod scenes;
mod seal;

pub(super) use contents::Contents;
pub(super) use face::{paint, size};
