//! Feats: achievements of judgment, not of patience.
//!
//! Each is a pure function of one match, or of all matches up to one. Only counting matches qualify, with at
//! least the pack's default number of rounds and no random bot.

mod earned_feats;
mod feat;
mod multi_match_feats;
mod single_match_feats;

pub use earned_feats::{EarnedFeat, earned_feats};
pub use feat::Feat;
