//! Draws cards. The hand, rivals' plays, tooltips of card names and the list of all cards share the same
//! face.
//!
//! Other modules decide where a face is drawn and what a click on it does.

mod cost_seals;
mod face;
mod face_contents;
mod vignette_motif;
mod vignette_shapes;
mod vignettes;

pub(super) use face::{paint, size};
pub(super) use face_contents::Contents;
