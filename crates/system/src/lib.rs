//! The operating system: folders and files of the program, the trash, the clock and signals.
//!
//! [`Folders`] has the paths of all folders. [`KeptFile`] is a file that the program rewrites. [`write_file`]
//! replaces a file atomically. [`read_file`] comes from `text`, since lower crates need it too. It has a limit,
//! so that a huge file cannot fill the memory.
//!
//! Deliberately not here: the contents of files. `table` reads records and `pack-library` reads packs.

mod atomic_write;
mod clock;
mod data_folders;
mod day;
mod file_size_signal;
mod kept_file;
mod kept_toml;
mod low_priority;
mod match_listing;

pub use atomic_write::{write_beside, write_file, write_new};
pub use clock::local as local_time;
pub use clock::now;
pub use data_folders::{Folders, NameError, RECORD_ENDING, SavedMatch, marks_path, review_path};
pub use day::Day;
pub use file_size_signal::outlive_full_files;
pub use kept_file::{Content, KeptFile, KeptNews, Locked, Rewrite, folder_of};
pub use kept_toml::{Changed, WrongLine, without_wrong_lines};
pub use low_priority::give_way;
pub use match_listing::{Stamp, listing};
pub use text::limited_read::{NoFile, TooLarge, read_file, read_whole};
