//! The map of the table: regions, armies, names and tooltips.

pub(crate) mod army;
pub(crate) mod army_placement;
pub(crate) mod attack_outcome;
pub(crate) mod map_panel;
pub(crate) mod names;
pub(crate) mod region_screen_positions;
pub(crate) mod region_tooltip_placement;
pub(crate) mod swaying_armies;
