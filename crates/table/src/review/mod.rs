//! A match looked back at: what every decision was worth by what its society could know, how everybody stood,
//! what was skill and what was luck, and when secrets were none any more.
//!
//! Deliberately not here: sentences, pictures. What is reckoned is kept as it is; sentences are made of it when
//! somebody reads.

mod account;
mod findings;
mod inputs;
mod kept;
mod mark;
mod moment;
mod part;
mod run;
mod secrets;
mod turning;
mod unseen;
mod whole_move;

pub use account::{Account, Shares};
pub use findings::{Judged, Moment, Review};
pub use kept::{KeptError, keep, kept, rounded, to_json};
pub use mark::{MARKS, Mark};
pub use part::Part;
pub use run::{Reviewing, deepened, review};
pub use secrets::{Secret, Telling, exposed, secrets};
pub use turning::{Cause, TurningPoint, turning_points};
pub use unseen::{Unseen, unseen};

#[cfg(test)]
mod tests;
