//! The errors of opening and writing a journal.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use text::os_error::reason;
use text::untrusted_text;

/// The reason why a journal could not be opened or written.
#[derive(Debug)]
pub enum JournalError {
    /// Another program has the file at this path open.
    InUse(PathBuf),
    /// The file at this path exists already, and a journal never overwrites files.
    Exists(PathBuf),
    /// The file at this path can be read but not written.
    ReadOnly(PathBuf),
    /// The system could not open or write the file at this path.
    Io(PathBuf, io::Error),
}

impl JournalError {
    /// The path of the record that could not be opened or written.
    pub fn path(&self) -> &Path {
        match self {
            Self::InUse(path) | Self::Exists(path) | Self::ReadOnly(path) | Self::Io(path, _) => path,
        }
    }
}

impl fmt::Display for JournalError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", untrusted_text::path(self.path()))?;
        match self {
            Self::InUse(_) => write!(f, "another Whispers has this match open"),
            Self::Exists(_) => write!(f, "a file with this name already exists; choose another name"),
            Self::ReadOnly(_) => {
                write!(f, "this record is read-only: your next decisions will be lost")
            }
            Self::Io(_, error) => write!(f, "{}", reason(error)),
        }
    }
}

impl std::error::Error for JournalError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Io(_, error) => Some(error),
            Self::InUse(_) | Self::Exists(_) | Self::ReadOnly(_) => None,
        }
    }
}
