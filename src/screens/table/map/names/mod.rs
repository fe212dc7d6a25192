//! Names of regions, stations and routes on the map. Each kind lists the forms in which a name may be written and the
//! spots where it may stand; one search chooses among them.

pub(crate) mod label;
pub(crate) mod placement;
pub(crate) mod regions;
pub(crate) mod routes;
pub(crate) mod stations;
