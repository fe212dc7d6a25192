//! Lines, bands and fills as triangles.

pub mod bands;
pub mod control_sweep;
pub mod empire_patterns;
pub mod simplify;
