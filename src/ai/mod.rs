//! Bots: a view goes in, a decision comes out.
//!
//! A bot's only doors are the world, its society's [`View`](crate::rules::View) and the list of
//! legal actions. It cannot peek, because nothing that it gets knows more; where it looks ahead it
//! does so in states that it has made up itself to fit the view.
//!
//! Deliberately not here: threads, time, and the match's own generator.

mod ahead;
mod greedy;
mod level;
mod outlook;
mod plans;
mod positions;
mod quick;
mod worth;

pub use level::{Bot, Level};
