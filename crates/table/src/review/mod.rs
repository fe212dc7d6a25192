//! Reviews of matches: the worth of every decision by what its society could know, everybody's win chance,
//! skill and luck, and when secrets became known.
//!
//! Not here: sentences and pictures, which are made from a review when it is read.

mod account;
mod blind_spot;
mod decision_kind;
mod evaluate;
mod file;
mod findings;
mod inputs;
mod mark;
mod run;
mod secrets;
#[cfg(test)]
mod tests;
mod turning_points;
mod whole_move;

pub use account::{Account, Shares};
pub use blind_spot::{BlindSpot, blind_spot};
pub use decision_kind::DecisionKind;
pub use file::{ReviewFileError, load_review, round_chance, save_review, to_json};
pub use findings::{Assessment, Moment, Review};
pub use mark::{MARKS, Mark};
pub use run::{BackgroundReview, deepen, review};
pub use secrets::{Clue, Secret, own_secret, secrets};
pub use turning_points::{Cause, TurningPoint, turning_points};
