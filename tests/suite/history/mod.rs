//! What came of all matches: what is kept, what counts, and what follows from it.

mod command;
mod feats;
pub mod made;
mod numbers;
mod renewal;
