//! Drawings on a star chart.

pub mod sky;
pub mod stations;
