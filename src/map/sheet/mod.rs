//! The sheet that a map is drawn on.

pub mod edge;
pub mod glow;
pub mod paper;
