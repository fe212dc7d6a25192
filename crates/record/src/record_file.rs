//! The file of a record. It is locked while its match is played.

use std::io::{self, ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use super::journal_error::JournalError;
use super::journal_storage::Storage;
use super::record_parser::MOST_BYTES;
use system::fs::{self, File};
use system::record_lock::{is_at, open_to_write};

/// How many numbered names to try, at most, if a record's name is taken.
const MOST_NAMES: u32 = 10_000;

/// The open and locked file of a record.
#[derive(Debug)]
pub(super) struct RecordFile {
    path: PathBuf,
    file: File,
}

impl RecordFile {
    /// Creates a new file at exactly this path, and its folder if needed.
    pub fn create(path: &Path) -> Result<Self, JournalError> {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).map_err(|e| JournalError::Io(path.to_owned(), no_folder(e)))?;
        }
        match open_to_write(path, true) {
            Ok(Some(file)) => Ok(Self { path: path.to_owned(), file }),
            Ok(None) => Err(JournalError::InUse(path.to_owned())),
            Err(e) if e.kind() == ErrorKind::AlreadyExists => Err(JournalError::Exists(path.to_owned())),
            Err(e) => Err(JournalError::Io(path.to_owned(), e)),
        }
    }

    /// Opens and locks an existing file, and reads at most one byte more than a record may have.
    pub fn open(path: &Path) -> Result<(Self, Vec<u8>), JournalError> {
        let io = |e: io::Error| JournalError::Io(path.to_owned(), e);
        let file = open_to_write(path, false).map_err(|e| match e.kind() {
            ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => {
                JournalError::ReadOnly(path.to_owned())
            }
            _ => io(e),
        })?;
        let file = file.ok_or_else(|| JournalError::InUse(path.to_owned()))?;
        let mut bytes = Vec::new();
        (&file).take(MOST_BYTES + 1).read_to_end(&mut bytes).map_err(io)?;
        Ok((Self { path: path.to_owned(), file }, bytes))
    }

    /// Finds a file in which to continue a record, and returns how many bytes of the record are already in it. If
    /// `own`, this journal wrote the file at `path`, which is used again if it holds the beginning of `text`.
    /// Otherwise the file is new. Files with other content stay, and the record gets another name.
    pub fn find(path: &Path, own: bool, text: &[u8]) -> Result<(PathBuf, Self, usize), JournalError> {
        match Self::create(path) {
            Ok(file) => return Ok((path.to_owned(), file, 0)),
            Err(JournalError::Exists(_) | JournalError::InUse(_)) => {}
            Err(error) => return Err(error),
        }
        if own
            && let Ok((mut file, there)) = Self::open(path)
            && text.starts_with(&there)
            && file.go_to_end(there.len() as u64).is_ok()
        {
            return Ok((path.to_owned(), file, there.len()));
        }
        for number in 2..MOST_NAMES {
            let other = numbered_path(path, number);
            match Self::create(&other) {
                Ok(file) => return Ok((other, file, 0)),
                Err(JournalError::Exists(_) | JournalError::InUse(_)) => {}
                Err(error) => return Err(error),
            }
        }
        Err(JournalError::Exists(path.to_owned()))
    }

    /// Sets the byte offset of the next write.
    pub fn go_to_end(&mut self, bytes: u64) -> io::Result<()> {
        self.file.seek(SeekFrom::Start(bytes)).map(drop)
    }
}

impl Write for RecordFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.file.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

impl Storage for RecordFile {
    fn cut(&mut self, bytes: u64) -> io::Result<()> {
        self.file.set_len(bytes)?;
        self.go_to_end(bytes)
    }

    fn settle(&mut self) -> io::Result<()> {
        self.file.sync_data()
    }

    fn remove_empty(&mut self) {
        if self.is_whole(0) {
            // If the empty file cannot be removed, the journal continues in it.
            let _ = fs::remove_file(&self.path);
        }
    }

    fn is_whole(&self, bytes: u64) -> bool {
        match (is_at(&self.path, &self.file), self.file.metadata()) {
            (Ok(is_own), Ok(own)) => is_own && own.len() == bytes,
            (Err(e), _) => !matches!(e.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory),
            (_, Err(_)) => true,
        }
    }
}

/// The path with ` (number)` added to the file name, before the extension.
fn numbered_path(path: &Path, number: u32) -> PathBuf {
    let name = path.file_stem().unwrap_or_default().to_string_lossy();
    let ending = path.extension().map(|e| format!(".{}", e.to_string_lossy())).unwrap_or_default();
    path.with_file_name(format!("{name} ({number}){ending}"))
}

/// The error of creating a folder. If a file has that name already, the error becomes `NotADirectory`.
fn no_folder(error: io::Error) -> io::Error {
    if error.kind() == ErrorKind::AlreadyExists { ErrorKind::NotADirectory.into() } else { error }
}
