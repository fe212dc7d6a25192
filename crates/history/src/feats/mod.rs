//! Feats: achievements of judgment, not of patience.
//!
//! Each is a pure function of one match, or of all matches up to one. Only counting matches qualify, with at
//! least the pack's default number of rounds and no random bot.

mod earned;
mod kinds;
mod many;
mod single;

pub use earned::{EarnedFeat, earned_feats};
pub use kinds::Feat;
