//! Builds meshes of triangles for lines, bands and filled outlines.

pub mod control_sweep;
pub mod empire_patterns;
pub mod outline_bands;
pub mod simplify;
