//! The map: turns the picture of a realm or a star chart into shapes on the screen, and screen positions into
//! regions.

mod camera;
mod layer_redraw;
mod lettering;
mod map_drawing;
mod map_mesh_cache;
mod meshes;
mod realm;
mod region_grid;
mod region_shapes;
mod sheet;
mod small_map;
mod star_chart;
mod way_between_regions;

pub use camera::{Bounds, Camera, Frame};
pub use lettering::names_left_off::names_left_off;
#[cfg(test)]
pub(crate) use map_drawing::TINT;
pub use map_drawing::{MapLook, MapState, Marks, Sweep};
pub use map_mesh_cache::MapMeshCache;
pub(crate) use meshes::outline_bands::stroke;
pub use region_grid::Ground;
pub use region_shapes::{Border, Shapes};
pub(super) use sheet::paper_texture::Paper;
pub use small_map::{small_map, small_map_with_armies};
pub use way_between_regions::Way;
pub(crate) use way_between_regions::{heading, without_ends};
