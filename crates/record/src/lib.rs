//! A match as a record: what it was played with, and every decision with what chance gave.
//!
//! A record is a TOML file that only grows: a header, then one line for each decision, appended
//! in one write, so that killing the program at any instant loses nothing that was on screen.
//! Undo is a line as well, and so is help that somebody used. Replaying never draws: the outcomes stand in the record.
//!
//! Deliberately not here: packs (a record keeps the text of its rules, and whoever replays it
//! brings the world), clocks, and where records are kept.

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
