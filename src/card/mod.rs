//! The look of cards: one face for the hand, for rivals' plays, for tooltips of card names and for the list
//! of all cards.
//!
//! Deliberately not here: the place of a face, and the effect of a click on it.

mod cost_seals;
mod face;
mod face_contents;
mod vignette_motif;
mod vignette_shapes;
mod vignettes;

pub(super) use face::{paint, size};
pub(super) use face_contents::Contents;
