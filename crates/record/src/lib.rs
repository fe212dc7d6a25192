//! Records: each is a file that holds a match with its rules, decisions and chance outcomes.
//!
//! A record is a TOML file that only grows. After a header, each decision, undo and use of help adds a line in one
//! write. So killing the program loses nothing that was on screen. A replay never draws at random, because the
//! outcomes are in the record.
//!
//! [`Record`] parses a record, [`replay()`] plays it, and a [`Journal`] writes it.
//!
//! Deliberately not here: packs (the caller of [`replay()`] provides the world), clocks, and the folder of records.

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
