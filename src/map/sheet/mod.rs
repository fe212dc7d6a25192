//! The sheet of paper that a map is drawn on: its texture, its edge and its light.

pub mod paper_texture;
pub mod sheet_edge;
pub mod sheet_light;
