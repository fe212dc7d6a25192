//! What tests of several kinds share.

pub mod base;
pub mod commands;
pub mod copies;
pub mod disk;
pub mod facts;
pub mod folders;
pub mod hands;
pub mod high_water;
pub mod house;
pub mod lie;
pub mod offered;
pub mod picture;
pub mod positions;
pub mod raster;
pub mod said;
pub mod sets;
pub mod shelf;
pub mod snapshot;
pub mod stage;
pub mod table;
