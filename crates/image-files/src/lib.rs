//! Pictures as files: PNG for one that stands still, GIF for one that moves; and PNGs of strangers, read.
//!
//! Deliberately not here: where files lie, and what is on the pictures.

mod film;
mod palette;
mod png;
mod read;

pub use film::Film;
pub use png::png;
pub use read::{Pixels, Sides, Unread, read_png};
