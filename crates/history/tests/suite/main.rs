//! What came of all matches: what is kept, what counts, and what follows from it.

mod feats;
mod numbers;
mod renewal;
