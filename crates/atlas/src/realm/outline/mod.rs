//! Outlines as a web of shared lines: drawn into shape, untangled and weathered.

pub(crate) mod relax;
pub(crate) mod repel;
pub(crate) mod settle;
pub(crate) mod shape;
pub(crate) mod tangle;
pub(crate) mod weathering;
pub(crate) mod web;
