//! Lines, bands and fills as triangles.

pub mod bands;
pub mod pattern;
pub mod simplify;
pub mod sweep;
