//! The sheet that a map is drawn on.

pub mod paper_texture;
pub mod sheet_edge;
pub mod sheet_light;
