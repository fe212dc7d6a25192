//! Emblems: SVGs of strangers that are drawn without harm.
//!
//! An SVG is read into the few elements and attributes that an emblem may have (`source`, `allowed`,
//! `styles`), each as often as it is drawn within bounds (`cost`), and written anew (`clean`). Only what was
//! written anew is ever given to the library that draws, so that nothing is obeyed that was not judged. What
//! the library has made of it is judged once more (`judge`), and drawn behind a guard (`drawing`). What can be
//! drawn and is hardly meant so is told beside it (`doubts`).
//!
//! Deliberately not here: whether an emblem is seen well, which is a check of the pack.

mod allowed;
mod clean;
mod cost;
mod doubts;
mod drawing;
mod element;
mod error;
mod judge;
mod reading;
mod source;
mod styles;

pub use drawing::Drawing;
pub use error::EmblemError;
pub use reading::{Emblem, PLAIN_MARK, read};
