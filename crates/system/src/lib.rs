//! What the operating system keeps for the program: its folders and files, the trash, the clock, signals.
//!
//! Deliberately not here: what is in the files. Records are read by `table`, packs by `shelf`.

mod background;
mod clock;
mod day;
mod folders;
mod listing;
mod read;
mod signals;
mod write;

pub use background::give_way;
pub use clock::local as local_time;
pub use clock::now;
pub use day::Day;
pub use folders::{Folders, NameError, RECORD_ENDING, SavedMatch, marks_of, review_of};
pub use listing::{Stamp, listing};
pub use read::{NoFile, read_file};
pub use signals::outlive_full_files;
pub use write::{write_beside, write_file, write_new};
