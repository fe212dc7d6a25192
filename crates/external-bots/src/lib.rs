//! External bots: programs in any language. They receive JSON, line by line, made from the world and a
//! [`View`](rules::View), so that they know no more than any other bot. Their answers are never trusted.
//!
//! ```
//! use external_bots::{Name, Programs};
//!
//! let mut programs = Programs::default();
//! let name = programs.add("python3 bots/mine.py", &[]).unwrap();
//! assert_eq!(name, Name::parse("mine").unwrap());
//! ```
//!
//! Not here: the state of a match, and who may name a program. Commands come from the command line or from
//! settings, never from packs or records.

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

pub use external_bot::{Chosen, ExternalBot};
pub use json::match_json::MatchJson;
pub use json::pending::{chance_needed, decision, phase};
pub use loss::{Failure, FailureKind, Loss};
pub use losses::LossCounts;
pub use name::{InvalidName, Name};
pub use program::{COMMA, InvalidCommand, Program};
pub use programs::{Programs, TIME, USUAL};
