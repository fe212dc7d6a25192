//! Feats: what is worth having done, by judgment and not by patience.
//!
//! Each is a pure function of what is kept of a match, or of all matches up to one. They are done in matches that
//! count, of no fewer rounds than the pack proposes, without a rival that chooses at random.

mod earned;
mod kinds;
mod many;
mod single;

pub use earned::{EarnedFeat, earned_feats};
pub use kinds::Feat;
