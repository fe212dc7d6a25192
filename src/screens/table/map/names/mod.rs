//! Names of regions, stations and routes on the map. Each kind lists the forms in which a name may be written
//! and the spots where it may stand; one search chooses among them.

pub(crate) mod best_spot;
pub(crate) mod name_label;
pub(crate) mod region_names;
pub(crate) mod route_end_names;
pub(crate) mod station_names;
