//! Points and scores (R9.1 to R9.3), and the early end of a match (R9.4).

pub(crate) mod early_end;
mod empire_points;
pub(crate) mod score;
pub(crate) mod scoring_set;
