//! Lines, bands and fills as meshes of triangles.

pub mod control_sweep;
pub mod empire_patterns;
pub mod outline_bands;
pub mod simplify;
