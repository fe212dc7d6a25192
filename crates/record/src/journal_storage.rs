//! The storage that a journal writes to.

use std::io::{self, Write};

/// Storage for the text of a record: a file, or a substitute in tests.
pub trait Storage: Write + Send {
    /// Cuts the stored text to its first `bytes` bytes.
    ///
    /// # Errors
    /// Fails if the system cannot cut it.
    fn cut(&mut self, bytes: u64) -> io::Result<()>;

    /// Waits until all written text is on disk.
    ///
    /// # Errors
    /// Fails if the system cannot write the text.
    fn settle(&mut self) -> io::Result<()>;

    /// Removes the storage if it is empty. Does nothing for storage that is not a file.
    fn remove_empty(&mut self) {}

    /// True if the stored text has exactly `_bytes` bytes. Always true for storage that no other program can change.
    fn is_whole(&self, _bytes: u64) -> bool {
        true
    }
}
