//! Writing a record while it is played.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use super::entry::Entry;
use super::header::Header;
use crate::rules::World;

/// Where a journal is written: a file, or something else in tests.
pub trait Storage: Write + Send {
    /// Cuts what was written back to so many bytes.
    ///
    /// # Errors
    /// That the system could not.
    fn cut(&mut self, bytes: u64) -> io::Result<()>;

    /// Waits until everything is on the disk.
    ///
    /// # Errors
    /// That the system could not.
    fn settle(&mut self) -> io::Result<()>;
}

impl Storage for File {
    fn cut(&mut self, bytes: u64) -> io::Result<()> {
        self.set_len(bytes)?;
        self.seek(SeekFrom::Start(bytes)).map(drop)
    }

    fn settle(&mut self) -> io::Result<()> {
        self.sync_data()
    }
}

/// A record that is being written. What could not be written is kept and tried again with
/// the next entry, so that a disk that was full for a while loses nothing.
pub struct Journal {
    path: PathBuf,
    storage: Box<dyn Storage>,
    /// Bytes of whole entries.
    written: u64,
    /// Entries given so far.
    entries: usize,
    /// Lines that are still to be written.
    pending: String,
}

/// Why a journal could not be opened or written.
#[derive(Debug, thiserror::Error)]
pub enum JournalError {
    /// Another program has it open.
    #[error("{0}: another Whispers has this match open")]
    InUse(PathBuf),
    /// There is one already, which is never overwritten.
    #[error("{0}: there is a file of this name already; choose another")]
    Exists(PathBuf),
    /// The system said no.
    #[error("{0}: {1}")]
    Io(PathBuf, #[source] io::Error),
}

impl std::fmt::Debug for Journal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Journal").field("path", &self.path).field("entries", &self.entries).finish()
    }
}

impl Journal {
    /// Begins a new record; a file that is already there is an error.
    ///
    /// # Errors
    /// That it is there, is in use or cannot be written.
    pub fn create(path: &Path, header: &Header) -> Result<Self, JournalError> {
        let io = |e| JournalError::Io(path.to_owned(), e);
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder).map_err(io)?;
        }
        let file =
            OpenOptions::new().write(true).create_new(true).open(path).map_err(|e| match e.kind() {
                io::ErrorKind::AlreadyExists => JournalError::Exists(path.to_owned()),
                _ => io(e),
            })?;
        lock(path, &file)?;
        Self::start(path, Box::new(file), header)
    }

    /// Begins a record in a storage of one's own.
    ///
    /// # Errors
    /// That the header cannot be written.
    pub fn start(path: &Path, storage: Box<dyn Storage>, header: &Header) -> Result<Self, JournalError> {
        let mut journal =
            Self { path: path.to_owned(), storage, written: 0, entries: 0, pending: header.text() };
        journal.flush()?;
        Ok(journal)
    }

    /// Goes on with a record: what is not a whole line at its end is cut off.
    ///
    /// # Errors
    /// That it is in use or cannot be written.
    pub fn resume(path: &Path, whole: u64, entries: usize) -> Result<Self, JournalError> {
        let io = |e| JournalError::Io(path.to_owned(), e);
        let mut file = OpenOptions::new().write(true).open(path).map_err(io)?;
        lock(path, &file)?;
        Storage::cut(&mut file, whole).map_err(io)?;
        Ok(Self {
            path: path.to_owned(),
            storage: Box::new(file),
            written: whole,
            entries,
            pending: String::new(),
        })
    }

    /// Where it is written.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// How many entries it has.
    pub fn entries(&self) -> usize {
        self.entries
    }

    /// Adds an entry in one write.
    ///
    /// # Errors
    /// That it could not be written yet: it is kept, and the next entry tries again.
    pub fn append(&mut self, world: &World, entry: &Entry) -> Result<(), JournalError> {
        self.entries += 1;
        self.pending.push_str(&entry.line(world, self.entries));
        self.flush()
    }

    /// Waits until everything is on the disk (at the end of each round).
    ///
    /// # Errors
    /// That the system could not.
    pub fn sync(&mut self) -> Result<(), JournalError> {
        self.flush()?;
        self.storage.settle().map_err(|e| JournalError::Io(self.path.clone(), e))
    }

    fn flush(&mut self) -> Result<(), JournalError> {
        if self.pending.is_empty() {
            return Ok(());
        }
        let result = self.storage.write_all(self.pending.as_bytes());
        if let Err(error) = result {
            // Half a line must not stay in front of the next one.
            let _ = self.storage.cut(self.written);
            return Err(JournalError::Io(self.path.clone(), error));
        }
        self.written += self.pending.len() as u64;
        self.pending.clear();
        Ok(())
    }
}

fn lock(path: &Path, file: &File) -> Result<(), JournalError> {
    match file.try_lock() {
        Ok(()) => Ok(()),
        Err(TryLockError::WouldBlock) => Err(JournalError::InUse(path.to_owned())),
        // Some file systems know no locks; a match there is played without one.
        Err(TryLockError::Error(e)) if e.kind() == io::ErrorKind::Unsupported => Ok(()),
        Err(TryLockError::Error(e)) => Err(JournalError::Io(path.to_owned(), e)),
    }
}
