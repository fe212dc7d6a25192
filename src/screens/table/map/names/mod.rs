//! Labels of regions, stations and routes.

pub(crate) mod placement;
pub(crate) mod regions;
pub(crate) mod routes;
pub(crate) mod size;
pub(crate) mod stations;
