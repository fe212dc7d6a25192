//! Drawing what the window shows without a window: for `whispers pack preview`, for pictures and films of matches, and
//! for the tests' pictures.

mod film;
mod moment;
mod raster;
mod studio;
mod table;

pub use film::draw_film;
pub(crate) use film::draw_film_with;
pub use moment::draw_moment;
pub(crate) use moment::draw_moment_with;
pub use raster::Raster;
pub use table::draw_table;
