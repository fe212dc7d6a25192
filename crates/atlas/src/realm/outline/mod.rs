//! Outlines as a web of shared lines: drawn into shape, untangled and weathered.

pub(crate) mod map_shape;
pub(crate) mod relax;
pub(crate) mod relaxation_schedule;
pub(crate) mod repel;
pub(crate) mod untangle;
pub(crate) mod weathering;
pub(crate) mod web;
