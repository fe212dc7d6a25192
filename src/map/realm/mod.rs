//! Drawings on the lands and seas of a realm.

pub mod coast_waves;
pub mod scenery;
pub mod sea_borders;
