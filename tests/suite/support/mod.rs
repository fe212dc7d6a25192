//! Helpers that several kinds of tests share.

pub mod base;
pub mod commands;
pub mod hands;
pub mod lie;
pub mod picture;
pub mod raster;
pub mod shelf;
pub mod snapshot;
pub mod stage;
