//! The map: from the picture of a realm or a star chart to shapes on the screen, and from the screen
//! to regions.

mod chart;
mod frame;
mod layers;
mod lettering;
mod meshes;
mod paint;
mod realm;
mod region_grid;
mod route;
mod shapes;
mod sheet;
mod small;
mod star_chart;

pub use chart::Chart;
pub use frame::{Bounds, Camera, Frame};
pub use lettering::missing_names::names_left_off;
pub(crate) use meshes::bands::stroke;
pub use paint::{MapLook, MapState, Marks, Sweep};
pub use region_grid::Ground;
pub use route::Way;
pub(crate) use route::{heading, without_ends};
pub use shapes::{Border, Shapes};
pub(super) use sheet::paper::Paper;
pub use small::{small_map, small_map_with_armies};
