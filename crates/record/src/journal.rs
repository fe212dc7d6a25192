//! Writes the record of a match while the match is played.

use std::path::{Path, PathBuf};

use super::entry::Entry;
use super::header::Header;
use super::journal_error::JournalError;
use super::journal_storage::Storage;
use super::record_file::RecordFile;
use rules::World;

/// A record that is being written. If a write fails, the journal keeps the entry and writes it with the next one. If
/// text disappears from the file, the journal writes it again.
pub struct Journal {
    path: PathBuf,
    /// The open file of the record. `None` while it cannot be created or opened.
    storage: Option<Box<dyn Storage>>,
    /// The text of the whole record, including entries that are not on disk yet.
    text: String,
    /// The number of bytes of `text` that are on disk.
    written: usize,
    /// The number of entries in the record.
    entries: usize,
    /// True once this journal has written to the file at `path`.
    own: bool,
    mended: Option<Mended>,
}

/// How the journal repaired a record whose file was removed or changed during the match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mended {
    /// The record's file was removed or cut short. The journal wrote the whole record to this path again.
    Again(PathBuf),
    /// Another file replaced the record's file. The journal left it alone and wrote the whole record to this new
    /// path.
    Elsewhere(PathBuf),
}

impl std::fmt::Debug for Journal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Journal").field("path", &self.path).field("entries", &self.entries).finish()
    }
}

/// A record that is open and locked, but whose match does not continue yet.
#[derive(Debug)]
pub struct Opened {
    path: PathBuf,
    file: RecordFile,
    bytes: Vec<u8>,
}

impl Opened {
    /// The content of the record's file when it was opened.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Continues the record, whose complete lines are `lines`. Cuts off an unfinished last line.
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
    /// Fails if a file with this name exists or the file cannot be written. In both cases it leaves no new file
    /// behind.
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

    /// Begins a new record at this path, or at a path with a number if the name is taken. The journal is usable even
    /// if this write fails, because each later entry tries again.
    ///
    /// # Errors
    /// Fails if the record could not be written yet.
    pub fn begin(path: &Path, text: String, entries: usize) -> (Self, Result<(), JournalError>) {
        let mut journal = Self::new(path, text, entries);
        let result = journal.sync();
        (journal, result)
    }

    /// Begins a new record in the given storage.
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

    /// Opens and locks a record before reading it, so that no other program can change it in between.
    ///
    /// # Errors
    /// Fails if another program has the record open, or if it cannot be read or written.
    pub fn open(path: &Path) -> Result<Opened, JournalError> {
        let (file, bytes) = RecordFile::open(path)?;
        Ok(Opened { path: path.to_owned(), file, bytes })
    }

    /// The path of the record.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The number of entries in the record.
    pub fn entries(&self) -> usize {
        self.entries
    }

    /// Returns how the journal repaired the record since the last call. `None` if it did not.
    pub fn take_mended(&mut self) -> Option<Mended> {
        self.mended.take()
    }

    /// Adds an entry to the record in one write.
    ///
    /// # Errors
    /// Fails if the entry could not be written yet. The journal keeps it and tries again with the next entry.
    pub fn append(&mut self, world: &World, entry: &Entry) -> Result<(), JournalError> {
        self.entries += 1;
        self.text.push_str(&entry.line(world, self.entries));
        self.flush()
    }

    /// Waits until the whole record is on disk. Called at the end of each round.
    ///
    /// # Errors
    /// Fails if the system cannot write the record.
    pub fn sync(&mut self) -> Result<(), JournalError> {
        self.flush()?;
        let settled = self.storage.as_mut().map_or(Ok(()), |storage| storage.settle());
        settled.map_err(|e| JournalError::Io(self.path.clone(), e))
    }

    /// Writes the part of the text that is not on disk yet, or the whole record if its file is gone.
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
            // Cuts the file back, so that it never holds half a line or part of a header.
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

    /// Creates or reopens the record's file. If the file holds the beginning of this record, writing continues there.
    /// Otherwise the record gets a new file in the same folder.
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
