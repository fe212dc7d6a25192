//! Points, distances and noise in the plane, and the roomiest point of an outline.

pub(crate) mod close_pairs;
pub(crate) mod gradient_noise;
pub(crate) mod roomiest_point;
pub(crate) mod vectors;
