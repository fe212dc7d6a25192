//! The operating system: folders and files of the program, the trash, the clock and signals.
//!
//! [`Folders`] knows where everything lies. [`write_file`] replaces a file at once or not at all; [`read_file`] has a
//! limit, so that a huge file cannot fill the memory.
//!
//! Deliberately not here: the contents of files. `table` reads records and `pack-library` reads packs.

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
pub use folders::{Folders, NameError, RECORD_ENDING, SavedMatch, marks_path, review_path};
pub use listing::{Stamp, listing};
pub use read::{NoFile, read_file};
pub use signals::outlive_full_files;
pub use write::{write_beside, write_file, write_new};
