//! Names of regions, stations and routes on the map. For each kind of name, a module lists the forms in which a name
//! may be written and the spots where it may stand. `best_spot` chooses among them for all kinds.

pub(crate) mod best_spot;
pub(crate) mod name_label;
pub(crate) mod region_names;
pub(crate) mod route_end_names;
pub(crate) mod station_names;
