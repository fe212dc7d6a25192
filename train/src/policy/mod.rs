//! Learning of the policy (`bots::policy`) by self-play.

mod adam;
mod backward;
mod checkpoint;
mod learning;
mod losses;
mod self_play;
mod strength;
mod worlds;

pub use learning::{LearnArgs, learn, merge};
pub use strength::{StrengthArgs, speed, strength};
