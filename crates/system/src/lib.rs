//! The operating system: folders and files of the program, the trash, the clock and signals.
//!
//! [`Folders`] knows where everything lies. [`write_file`] replaces a file at once or not at all.
//! [`read_file`] has a limit, so that a huge file cannot fill the memory.
//!
//! Deliberately not here: the contents of files. `table` reads records and `pack-library` reads packs.

mod atomic_write;
mod clock;
mod data_folders;
mod day;
mod limited_read;
mod low_priority;
mod match_listing;
mod file_size_signal;

pub use atomic_write::{write_beside, write_file, write_new};
pub use clock::local as local_time;
pub use clock::now;
pub use data_folders::{Folders, NameError, RECORD_ENDING, SavedMatch, marks_path, review_path};
pub use day::Day;
pub use limited_read::{NoFile, read_file};
pub use low_priority::give_way;
pub use match_listing::{Stamp, listing};
pub use file_size_signal::outlive_full_files;
