//! Writes the record of a match while it is played.

use std::path::{Path, PathBuf};

use super::entry::Entry;
use super::header::Header;
use super::journal_error::JournalError;
use super::journal_storage::Storage;
use super::record_file::RecordFile;
use rules::World;

/// A record that is being written. If a write fails, the entry is queued and written with the next one. Text
/// that disappeared from the disk is written again.
pub struct Journal {
    path: PathBuf,
    /// The opened file; `None` while it cannot be created or opened.
    storage: Option<Box<dyn Storage>>,
    /// The text of the whole record.
    text: String,
    /// The number of bytes of `text` that are on the disk.
    written: usize,
    /// The number of entries so far.
    entries: usize,
    /// True once this journal has written the file at its path.
    own: bool,
    mended: Option<Mended>,
}

/// How the journal repaired a record that was removed or changed during the match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mended {
    /// The file was removed or cut short. The whole record was written again to this path.
    Again(PathBuf),
    /// Another file has taken its place and is left alone. The whole record was written to this path instead.
    Elsewhere(PathBuf),
}

impl std::fmt::Debug for Journal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Journal").field("path", &self.path).field("entries", &self.entries).finish()
    }
}

/// A record that is open and locked, before its match continues.
#[derive(Debug)]
pub struct Opened {
    path: PathBuf,
    file: RecordFile,
    bytes: Vec<u8>,
}

impl Opened {
    /// The bytes of the record.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Continues the record. Cuts off an unfinished last line.
    ///
    /// # Errors
    /// Fails if the file cannot be written.
    pub fn go_on(self, lines: String, entries: usize) -> Result<Journal, JournalError> {
        let Self { path, mut file, bytes } = self;
        if bytes.len() > lines.len() {
            file.cut(lines.len() as u64).map_err(|e| JournalError::Io(path.clone(), e))?;
        } else {
            file.go_to_end(lines.len() as u64).map_err(|e| JournalError::Io(path.clone(), e))?;
        }
        let written = lines.len();
        let storage: Option<Box<dyn Storage>> = Some(Box::new(file));
        Ok(Journal { path, storage, text: lines, written, entries, own: true, mended: None })
    }
}

impl Journal {
    /// Writes a record to a new file at exactly this path.
    ///
    /// # Errors
    /// Fails if the name is taken or the file cannot be written; then no file is left.
    pub fn create(path: &Path, text: String, entries: usize) -> Result<Self, JournalError> {
        let file = RecordFile::create(path)?;
        let mut journal = Self::new(path, text, entries);
        journal.storage = Some(Box::new(file));
        journal.own = true;
        journal.sync().inspect_err(|_| {
            // Removes the incomplete record, which is of no use.
            let _ = system::fs::remove_file(path);
        })?;
        Ok(journal)
    }

    /// Begins a new record at this path, or at a numbered one if the name is taken. The journal is usable
    /// even if the write fails: every entry tries again.
    ///
    /// # Errors
    /// Fails if nothing could be written yet.
    pub fn begin(path: &Path, text: String, entries: usize) -> (Self, Result<(), JournalError>) {
        let mut journal = Self::new(path, text, entries);
        let result = journal.sync();
        (journal, result)
    }

    /// Begins a record in the given storage.
    ///
    /// # Errors
    /// Fails if the header could not be written yet.
    pub fn start(
        path: &Path,
        storage: Box<dyn Storage>,
        header: &Header,
    ) -> (Self, Result<(), JournalError>) {
        let mut journal = Self::new(path, header.text(), 0);
        journal.storage = Some(storage);
        let result = journal.flush();
        (journal, result)
    }

    fn new(path: &Path, text: String, entries: usize) -> Self {
        let path = path.to_owned();
        Self { path, storage: None, text, written: 0, entries, own: false, mended: None }
    }

    /// Opens and locks a record, then reads it, so that no other program can change it in between.
    ///
    /// # Errors
    /// Fails if it is in use, or cannot be read or written.
    pub fn open(path: &Path) -> Result<Opened, JournalError> {
        let (file, bytes) = RecordFile::open(path)?;
        Ok(Opened { path: path.to_owned(), file, bytes })
    }

    /// The path of the record.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The number of entries so far.
    pub fn entries(&self) -> usize {
        self.entries
    }

    /// Returns the repair since the last call, if there was one, and forgets it.
    pub fn take_mended(&mut self) -> Option<Mended> {
        self.mended.take()
    }

    /// Adds an entry in one write.
    ///
    /// # Errors
    /// Fails if it could not be written yet. It is kept, and the next entry tries again.
    pub fn append(&mut self, world: &World, entry: &Entry) -> Result<(), JournalError> {
        self.entries += 1;
        self.text.push_str(&entry.line(world, self.entries));
        self.flush()
    }

    /// Waits until everything is on the disk (at the end of each round).
    ///
    /// # Errors
    /// Fails if the system cannot write.
    pub fn sync(&mut self) -> Result<(), JournalError> {
        self.flush()?;
        let settled = self.storage.as_mut().map_or(Ok(()), |storage| storage.settle());
        settled.map_err(|e| JournalError::Io(self.path.clone(), e))
    }

    /// Writes the text that is not on the disk yet. Writes the whole record if the file is gone.
    fn flush(&mut self) -> Result<(), JournalError> {
        let written = self.written as u64;
        let mut storage = match self.storage.take().filter(|storage| storage.is_whole(written)) {
            Some(storage) => storage,
            None => self.find()?,
        };
        let rest = self.text.as_bytes().get(self.written..).unwrap_or_default();
        let result = if rest.is_empty() { Ok(()) } else { storage.write_all(rest) };
        match &result {
            Ok(()) => self.written = self.text.len(),
            // Half a line must not stay in front of the next one, and no record without a header.
            Err(_) => {
                let cut = storage.cut(self.written as u64);
                if cut.is_ok() && self.written == 0 {
                    storage.remove_empty();
                }
            }
        }
        self.storage = Some(storage);
        result.map_err(|e| JournalError::Io(self.path.clone(), e))
    }

    /// Creates or reopens the file. If it holds the beginning of this record, writing continues there.
    /// Otherwise the record gets a new file beside it.
    fn find(&mut self) -> Result<Box<dyn Storage>, JournalError> {
        let had = self.written;
        let (path, file, there) = RecordFile::find(&self.path, self.own, self.text.as_bytes())?;
        if path != self.path && self.own {
            self.mended = Some(Mended::Elsewhere(path.clone()));
        } else if there < had {
            self.mended = Some(Mended::Again(path.clone()));
        }
        (self.path, self.written, self.own) = (path, there, true);
        Ok(Box::new(file))
    }
}
