//! Image files: PNG for still pictures, GIF for animations, and a safe reader for untrusted PNGs.
//!
//! ```
//! let file = image_files::png([1, 1], &[255, 0, 0, 255]);
//! let file = file.unwrap();
//! assert!(file.starts_with(b"\x89PNG"));
//! ```
//!
//! Deliberately not here: file names, and what the images show.

mod film_palette;
mod gif_film;
mod read_png;
mod write_png;

pub use gif_film::Film;
pub use read_png::{Pixels, Sides, Unread, read_png};
pub use write_png::png;
