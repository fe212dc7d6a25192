//! One running match, whatever face it is shown with: seats, decisions, undo, bots, autosave, and
//! the sentences in which people read of it.
//!
//! Deliberately not here: egui, terminals, and rules. A table knows the whole state so that it
//! can run the match, but what it shows to a seat is that seat's view.

mod bots;
mod clock;
mod differences;
mod folders;
mod game;
mod glance;
mod saved;
mod setup;
pub mod shelf;
pub mod speech;
mod unfit;

pub use bots::Thinker;
pub use clock::local as local_time;
pub use differences::Difference;
pub use folders::{Folders, RECORD_ENDING, SavedMatch};
pub use game::{Match, NamedError, UndoError};
pub use glance::Glance;
pub use saved::{LoadError, Loaded, load, load_kept, load_text, load_with};
pub use setup::{Player, SEEDS, SeatSetup, Setup, SetupError};
pub use unfit::{Instead, PackName, Unfit};
