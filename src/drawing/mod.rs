//! Draws the window's contents without a window, for `whispers pack preview`, for pictures and films of
//! matches, and for the tests' pictures.

mod headless_window;
mod match_film;
mod match_picture;
mod pack_preview;
mod software_raster;

pub use match_film::draw_film;
pub(crate) use match_film::draw_film_with;
pub use match_picture::draw_moment;
pub(crate) use match_picture::draw_moment_with;
pub use pack_preview::draw_table;
pub use software_raster::Raster;
