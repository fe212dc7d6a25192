//! Points, distances, noise and room in the plane.

pub(crate) mod close_pairs;
pub(crate) mod most_room;
pub(crate) mod noise;
pub(crate) mod vectors;
