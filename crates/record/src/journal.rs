//! Writing a record while it is played.

use std::path::{Path, PathBuf};

use super::entry::Entry;
use super::header::Header;
use super::journal_error::JournalError;
use super::journal_storage::Storage;
use super::record_file::RecordFile;
use rules::World;

/// A record that is being written. If a write fails, the entry is kept and tried again with the next one.
/// Anything that is gone from the disk is written again.
pub struct Journal {
    path: PathBuf,
    /// There is none while the file cannot be made or opened.
    storage: Option<Box<dyn Storage>>,
    /// The whole record.
    text: String,
    /// The number of its bytes on the disk.
    written: usize,
    /// Entries given so far.
    entries: usize,
    /// True once the file at the path has been this journal's.
    own: bool,
    mended: Option<Mended>,
}

/// The repair of a record that was removed or changed during the match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mended {
    /// It was gone or had been cut short, and is written whole again: here.
    Again(PathBuf),
    /// Something else stands in its place, which stays as it is: the match is written whole here.
    Elsewhere(PathBuf),
}

impl std::fmt::Debug for Journal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Journal").field("path", &self.path).field("entries", &self.entries).finish()
    }
}

/// A record that is open and locked, before it is gone on with.
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

    /// Goes on with it: what is behind its whole lines is cut off.
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
    /// Writes a record into a new file of just this name.
    ///
    /// # Errors
    /// Fails if the name is taken or the file cannot be written; then no file is left.
    pub fn create(path: &Path, text: String, entries: usize) -> Result<Self, JournalError> {
        let file = RecordFile::create(path)?;
        let mut journal = Self::new(path, text, entries);
        journal.storage = Some(Box::new(file));
        journal.own = true;
        journal.sync().inspect_err(|_| {
            // A record without its end, which nobody goes on with.
            let _ = std::fs::remove_file(path);
        })?;
        Ok(journal)
    }

    /// Begins a new record here, or beside it where the name is taken. It is there whatever becomes of
    /// that: what cannot be written now is tried again with every entry.
    ///
    /// # Errors
    /// Fails if nothing could be written yet.
    pub fn begin(path: &Path, text: String, entries: usize) -> (Self, Result<(), JournalError>) {
        let mut journal = Self::new(path, text, entries);
        let result = journal.sync();
        (journal, result)
    }

    /// Begins a record in a storage of one's own.
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

    /// Opens a record and locks it, and only then reads it, so that nothing comes in between.
    ///
    /// # Errors
    /// Fails if it is in use, or cannot be read or written.
    pub fn open(path: &Path) -> Result<Opened, JournalError> {
        let (file, bytes) = RecordFile::open(path)?;
        Ok(Opened { path: path.to_owned(), file, bytes })
    }

    /// Where it is written.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The number of entries so far.
    pub fn entries(&self) -> usize {
        self.entries
    }

    /// Takes the repair since the last call, if any.
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

    /// Writes what is not on the disk yet, which is all of it when the file is gone.
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

    /// Makes the file or finds it again. If its content is the beginning of this record, writing continues
    /// there. Otherwise the file belongs to somebody else, and the record gets a file beside it.
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
