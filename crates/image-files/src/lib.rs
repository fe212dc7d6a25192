//! Image files: PNG for stills, GIF for animations, and a safe reader for PNGs from strangers.
//!
//! ```
//! let file = image_files::png([1, 1], &[255, 0, 0, 255]);
//! let file = file.unwrap();
//! assert!(file.starts_with(b"\x89PNG"));
//! ```
//!
//! Deliberately not here: file names, and what the images show.

mod film;
mod palette;
mod png;
mod read;

pub use film::Film;
pub use png::png;
pub use read::{Pixels, Sides, Unread, read_png};
