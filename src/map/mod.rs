//! The map: from the picture of a realm or a star chart to shapes on the screen, and from the screen
//! to regions.

mod anew;
mod chart;
mod coast;
mod edge;
mod empires;
mod frame;
mod glow;
mod ground;
mod hit;
mod land;
mod lanes;
mod left_off;
mod lettering;
mod paint;
mod paper;
mod pattern;
mod scenery;
mod small;
mod small_armies;
mod space;
mod stars;
mod sweep;
mod thin;
mod way;

pub use chart::Chart;
pub use frame::{Bounds, Camera, Frame};
pub use ground::Ground;
pub use hit::{Border, Shapes};
pub(crate) use land::stroke;
pub use left_off::names_left_off;
pub use paint::{MapLook, MapState, Marks, Sweep};
pub(super) use paper::Paper;
pub use small::small_map;
pub use small_armies::small_map_with_armies;
pub use way::Way;
pub(crate) use way::{heading, without_ends};
