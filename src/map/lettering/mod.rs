//! The names of empires, set along their homes.

pub mod missing_names;
pub mod names;
pub mod placement;
