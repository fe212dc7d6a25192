//! Drawings on a star chart.

pub mod routes_and_stations;
pub mod sky;
