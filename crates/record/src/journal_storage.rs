//! The storage that a journal writes to.

use std::io::{self, Write};

/// A place that a journal can write to: a file, or a substitute in tests.
pub trait Storage: Write + Send {
    /// Cuts the written text back to its first `bytes` bytes.
    ///
    /// # Errors
    /// Fails if the system cannot cut it.
    fn cut(&mut self, bytes: u64) -> io::Result<()>;

    /// Waits until everything is on the disk.
    ///
    /// # Errors
    /// Fails if the system cannot write.
    fn settle(&mut self) -> io::Result<()>;

    /// Removes the storage if nothing is in it. Storage without a name stays.
    fn remove_empty(&mut self) {}

    /// True if the storage holds exactly this many bytes. Storage that nobody else can reach always does.
    fn is_whole(&self, _bytes: u64) -> bool {
        true
    }
}
