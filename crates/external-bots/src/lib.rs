//! Bots from outside: programs of their own, in whatever language. What they are told is JSON, a line at a time, and
//! is made of the world and of a [`View`](rules::View), so that they can know no more than any other bot; what
//! they answer is believed in nothing.
//!
//! Deliberately not here: the whole state of a match, and who may name a program. Commands come from the command line
//! or from a person's settings, never from packs or records.

mod board;
mod cards;
mod child;
mod heard;
mod lapse;
mod lifeline;
mod losses;
mod name;
mod outsider;
mod pending;
mod program;
mod programs;
mod teller;
mod thumb;
mod world;

pub use lapse::{Fall, Lapse, Lost};
pub use losses::Losses;
pub use name::{Name, NoName};
pub use outsider::{Chosen, MOST_LAPSES, Outsider, STARTING};
pub use pending::{chance_needed, decision, phase};
pub use program::{COMMA, NoProgram, Program};
pub use programs::{Programs, TIME, USUAL};
pub use teller::Teller;
