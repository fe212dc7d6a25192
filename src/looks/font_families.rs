//! The names of the families of fonts that the program adds to those of egui.

/// The family of titles, rounds and empires.
pub(super) const TITLES: &str = "titles";
/// The family of places on a map.
pub(super) const PLACES: &str = "places";
