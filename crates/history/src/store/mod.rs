//! The stored lines of the history: their file, its updates, and the reviews of its matches.

pub(crate) mod background_reviewer;
pub(crate) mod history_file;
pub(crate) mod history_line;
pub(crate) mod history_lines;
pub(crate) mod repeated_deals;
mod unknown_keys;
pub(crate) mod update_from_records;
pub(crate) mod update_thread;
