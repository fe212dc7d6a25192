//! Reviews of matches: how good each decision was by what its society could know, the win chances of all
//! societies, skill and luck, and when secrets became known.
//!
//! Not here: sentences and pictures about a review.

pub(crate) mod background_review;
mod blind_spot;
mod decision_kind;
mod decision_mark;
mod decisions_to_review;
mod evaluate_decision;
mod hidden_token_beliefs;
pub(crate) mod review_file;
mod review_result;
mod skill_and_luck;
#[cfg(test)]
mod tests;
mod turning_points;
mod whole_move_assessment;

pub use background_review::{BackgroundReview, deepen, review};
pub use blind_spot::{BlindSpot, blind_spot};
pub use decision_kind::DecisionKind;
pub(crate) use decision_mark::{BLUNDER, MISTAKE};
pub use decision_mark::{MARKS, Mark};
pub use hidden_token_beliefs::{Clue, HiddenTokenBelief, own_secret, secrets};
pub use review_file::{ReviewFileError, load_review, round_chance, save_review, to_json};
pub use review_result::{Assessment, Moment, Review};
pub use skill_and_luck::{Shares, SkillAndLuck};
pub use turning_points::{Cause, TurningPoint, turning_points};
