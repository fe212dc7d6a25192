//! Feats: achievements that reward good judgment, not patience.
//!
//! Each feat is a pure function of one match, or of all matches so far. A match qualifies only if it counts in
//! the history, has at least the pack's default number of rounds, and has no rival that plays at random.

mod earned_feats;
mod feat;
mod multi_match_feats;
mod single_match_feats;

pub use earned_feats::{EarnedFeat, earned_feats};
pub use feat::Feat;
