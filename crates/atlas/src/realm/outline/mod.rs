//! Outlines as a graph of shared lines, with steps that relax, untangle and roughen them.

pub(crate) mod coast_roughening;
pub(crate) mod crossing_removal;
pub(crate) mod map_target_sizes;
pub(crate) mod node_repulsion;
pub(crate) mod outline_graph;
pub(crate) mod outline_relaxation;
pub(crate) mod relaxation_schedule;
