//! The history of matches: what is stored, what counts, and the statistics.

mod feats;
mod numbers;
mod renewal;
