//! The map of the table: regions, armies, names and tooltips.

pub(crate) mod anchors;
pub(crate) mod army;
pub(crate) mod army_placement;
pub(crate) mod board;
pub(crate) mod names;
pub(crate) mod outcome;
pub(crate) mod region_tooltip;
pub(crate) mod sway;
