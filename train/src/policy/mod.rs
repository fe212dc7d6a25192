//! Learning of the policy (`bots::policy`) by self-play.

mod adam;
mod backward;
pub mod beliefs;
mod checkpoint;
mod example_games;
pub mod hints;
pub mod last_council;
mod learning;
mod losses;
mod self_play;
mod strength;
mod tricks;
pub mod win_chances;
mod worlds;

pub use learning::{LearnArgs, learn, merge};
pub use strength::{Contest, StrengthArgs, speed, strength};
pub use tricks::Trick;
