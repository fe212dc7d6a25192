//! Records: a match as a file, with its rules, every decision and every outcome of chance.
//!
//! A record is a TOML file that only grows: a header, then one line for each decision. Each line is appended in one
//! write, so killing the program loses nothing that was on screen. Undo and help are lines as well. Replaying never
//! draws, because the outcomes are in the record.
//!
//! [`Record`] parses a file, [`replay()`] plays it, and a [`Journal`] appends to it.
//!
//! Deliberately not here: packs (whoever replays a record brings the world), clocks, and where records lie.

mod entry;
mod error;
mod file;
mod header;
mod help;
mod journal;
mod journal_error;
mod parse;
mod places;
mod replay;
mod storage;
mod written;

pub use entry::Entry;
pub use error::{RecordError, Trouble};
pub use header::{FORMAT, Header, SeatEntry};
pub use help::{Help, Helped};
pub use journal::{Journal, Mended, Opened};
pub use journal_error::JournalError;
pub use parse::{Line, MOST_BYTES, Record};
pub use replay::{Replay, Step, replay};
pub use storage::Storage;
