//! Points, distances, noise and room in the plane.

pub(crate) mod close_pairs;
pub(crate) mod gradient_noise;
pub(crate) mod roomiest_point;
pub(crate) mod vectors;
