//! Bots from outside: programs of their own, in whatever language. What they are told is JSON, a line at a time, and
//! is made of the world and of a [`View`](rules::View), so that they can know no more than any other bot; what
//! they answer is believed in nothing.
//!
//! Deliberately not here: the whole state of a match, and who may name a program. Commands come from the command line
//! or from a person's settings, never from packs or records.

mod child;
mod external_bot;
mod json;
mod lifeline;
mod loss;
mod losses;
mod name;
mod output;
mod program;
mod programs;

pub use external_bot::{Chosen, ExternalBot, MOST_LAPSES, STARTING};
pub use json::match_json::MatchJson;
pub use json::pending::{chance_needed, decision, phase};
pub use loss::{Failure, FailureKind, Loss};
pub use losses::LossCounts;
pub use name::{InvalidName, Name};
pub use program::{COMMA, InvalidCommand, Program};
pub use programs::{Programs, TIME, USUAL};
