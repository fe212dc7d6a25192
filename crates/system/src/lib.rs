//! The operating system: folders and files of the program, the trash, the clock, signals and other programs.
//!
//! [`Folders`] knows where everything lies. [`KeptFile`] is a file that the program rewrites.
//! [`write_file`] replaces a file at once or not at all. [`read_file`] has
//! a limit, so that a huge file cannot fill the memory. What differs between desktops and a page in a browser differs
//! here and nowhere else: [`fs`] and [`time`] stand in for the standard library's modules.
//!
//! Deliberately not here: the contents of files. `table` reads records and `pack-library` reads packs.

pub mod audio;
pub mod background;
mod capabilities;
mod clock;
mod data_folders;
mod day;
pub mod dialogs;
mod file_size_signal;
mod files;
pub mod fonts;
pub mod fs;
pub mod page;
pub mod panic_guard;
mod processes;
pub mod time;
pub mod workers;

pub use capabilities::{Capabilities, capabilities};
pub use clock::local as local_time;
pub use clock::now;
pub use data_folders::{Folders, NameError, RECORD_ENDING, SavedMatch, home_folder, marks_path, review_path};
pub use day::Day;
pub use file_size_signal::outlive_full_files;
pub use files::all_files::all_files;
pub use files::atomic_write::{write_beside, write_file, write_new};
pub use files::kept_file::{Content, KeptFile, KeptNews, Locked, Rewrite, folder_of};
pub use files::kept_toml::{Changed, WrongLine, without_wrong_lines};
pub use files::limited_read::{NoFile, TooLarge, read_file, read_whole};
pub use files::match_listing::{Stamp, listing};
pub use files::record_lock;
pub use processes::{process_group, programs};
