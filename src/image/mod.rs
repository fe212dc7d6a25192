//! Pictures as files: PNG for one that stands still, GIF for one that moves.
//!
//! Deliberately not here: where files lie, and what is on the pictures.

mod film;
mod palette;
mod png;

pub use film::Film;
pub use png::png;
