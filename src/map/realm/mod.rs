//! Drawings on the lands and seas of a realm.

pub mod coast;
pub mod scenery;
pub mod sea_borders;
