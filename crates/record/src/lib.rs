//! Records: a match as a file, with its rules, every decision and every outcome of chance.
//!
//! A record is a TOML file that only grows: a header, then one line for each decision. Each line is appended in one
//! write, so killing the program loses nothing that was on screen. Undo and help are lines as well. Replaying never
//! draws, because the outcomes are in the record.
//!
//! [`Record`] parses a file, [`replay()`] plays it, and a [`Journal`] appends to it.
//!
//! Deliberately not here: packs (the caller of a replay brings the world), clocks, and the folder of records.

mod entry;
mod header;
mod header_key_spans;
mod journal;
mod journal_error;
mod journal_storage;
mod multiline_toml_text;
mod record_error;
mod record_file;
mod record_parser;
mod replay;
mod used_help;

pub use entry::Entry;
pub use header::{FORMAT, Header, SeatEntry};
pub use journal::{Journal, Mended, Opened};
pub use journal_error::JournalError;
pub use journal_storage::Storage;
pub use record_error::{RecordError, Trouble};
pub use record_parser::{Line, MOST_BYTES, Record};
pub use replay::{Replay, Step, replay};
pub use used_help::{Help, Helped};
