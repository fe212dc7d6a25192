//! Draws what is special to a star chart: the sky, stations and routes.

pub mod routes_and_stations;
pub mod sky;
