//! What the operating system keeps for the program: its folders, the trash, the clock.
//!
//! Deliberately not here: what is in the files. Records are read by `table`, packs by `shelf`.

mod clock;
mod folders;

pub use clock::local as local_time;
pub use clock::now;
pub use folders::{Folders, RECORD_ENDING, SavedMatch};
