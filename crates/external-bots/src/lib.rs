//! External bots: programs in any language. They receive lines of JSON, made from the world and a
//! [`View`](rules::View), so they know no more than any other bot. Their answers are never trusted.
//!
//! ```
//! use external_bots::{Name, Programs};
//!
//! let mut programs = Programs::default();
//! let name = programs.add("python3 bots/mine.py", &[]).unwrap();
//! assert_eq!(name, Name::parse("mine").unwrap());
//! ```
//!
//! Not here: the state of a match, and who may choose a program. Commands come from the command line or from
//! settings, never from packs or records.

mod bot_failure;
mod bot_failure_counts;
mod bot_name;
mod child_process;
mod external_bot;
mod json;
mod named_programs;
mod program_command;
mod program_output;

pub use bot_failure::{Failure, FailureKind, Loss};
pub use bot_failure_counts::BotFailureCounts;
pub use bot_name::{InvalidName, Name};
pub use external_bot::{Chosen, ExternalBot};
pub use json::decision_json::{chance_needed, decision, phase};
pub use json::match_json::MatchJson;
pub use named_programs::{Programs, TIME, USUAL};
pub use program_command::{COMMA, InvalidCommand, Program};
