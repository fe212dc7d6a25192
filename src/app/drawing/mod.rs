//! Drawing what the window shows without a window: for `whispers pack preview`, and for the tests'
//! pictures.

mod raster;
mod table;

pub use raster::Raster;
pub use table::draw_table;
