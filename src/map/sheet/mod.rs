//! The sheet of paper on which a map is drawn.

pub mod paper_texture;
pub mod sheet_edge;
pub mod sheet_light;
