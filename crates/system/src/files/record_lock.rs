//! Files that only one process writes while all others may read them.

use std::io;
use std::path::Path;

use crate::fs::{File, OpenOptions};

/// Opens a file for reading and writing, so that nobody else opens it in this way until it is dropped. Others may still
/// read, copy and rename it. Returns `None` if somebody else writes it. `is_new` creates the file, and fails if it
/// exists.
///
/// # Errors
/// Fails if the system cannot open or create it.
#[cfg(not(windows))]
pub fn open_to_write(path: &Path, is_new: bool) -> io::Result<Option<File>> {
    use crate::fs::TryLockError;

    let file = OpenOptions::new().read(true).write(true).create_new(is_new).open(path)?;
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => Ok(None),
        // Some file systems know no locks; there, nothing keeps a second process out.
        Ok(()) | Err(TryLockError::Error(_)) => Ok(Some(file)),
    }
}

/// Opens a file for reading and writing, so that nobody else opens it in this way until it is dropped. Others may still
/// read, copy and rename it. Returns `None` if somebody else writes it. `is_new` creates the file, and fails if it
/// exists.
///
/// # Errors
/// Fails if the system cannot open or create it.
#[cfg(windows)]
pub fn open_to_write(path: &Path, is_new: bool) -> io::Result<Option<File>> {
    use std::os::windows::fs::OpenOptionsExt;

    /// `FILE_SHARE_READ | FILE_SHARE_DELETE`: a lock would forbid all others to read.
    const READ_AND_RENAME: u32 = 1 | 4;
    /// `ERROR_SHARING_VIOLATION`.
    const IN_USE: i32 = 32;

    let mut options = OpenOptions::new();
    match options.read(true).write(true).create_new(is_new).share_mode(READ_AND_RENAME).open(path) {
        Err(why) if why.raw_os_error() == Some(IN_USE) => Ok(None),
        other => other.map(Some),
    }
}

/// True if the path leads to this open file.
///
/// # Errors
/// Fails if the path leads to nothing.
#[cfg(unix)]
pub fn is_at(path: &Path, file: &File) -> io::Result<bool> {
    use std::os::unix::fs::MetadataExt;

    let (there, own) = (crate::fs::metadata(path)?, file.metadata()?);
    Ok((there.dev(), there.ino()) == (own.dev(), own.ino()))
}

/// True if the path leads to this open file.
///
/// # Errors
/// Fails if the path leads to nothing.
#[cfg(windows)]
pub fn is_at(path: &Path, file: &File) -> io::Result<bool> {
    let own = same_file::Handle::from_file(file.try_clone()?)?;
    Ok(same_file::Handle::from_path(path)? == own)
}

/// True if the path leads to this open file.
///
/// # Errors
/// Fails if the path leads to nothing.
#[cfg(target_arch = "wasm32")]
pub fn is_at(path: &Path, file: &File) -> io::Result<bool> {
    crate::fs::metadata(path)?;
    Ok(file.is_same(path))
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::io::Write;

    use super::*;

    #[test]
    fn a_second_writer_is_refused_while_readers_and_renames_go_through() {
        let folder = tempfile::tempdir().unwrap();
        let (path, other) = (folder.path().join("a"), folder.path().join("b"));
        let mut first = open_to_write(&path, true).unwrap().unwrap();
        first.write_all(b"one").unwrap();
        assert!(open_to_write(&path, false).unwrap().is_none());
        assert_eq!(fs::read(&path).unwrap(), b"one");
        assert!(is_at(&path, &first).unwrap());
        fs::copy(&path, &other).unwrap();
        fs::remove_file(&other).unwrap();
        fs::rename(&path, &other).unwrap();
        first.write_all(b" two").unwrap();
        assert_eq!(fs::read(&other).unwrap(), b"one two");
        assert!(is_at(&path, &first).is_err());
        // Another file with the same content.
        fs::write(&path, b"one two").unwrap();
        assert!(!is_at(&path, &first).unwrap() && is_at(&other, &first).unwrap());
        drop(first);
        assert!(open_to_write(&other, false).unwrap().is_some());
        assert_eq!(open_to_write(&other, true).unwrap_err().kind(), io::ErrorKind::AlreadyExists);
    }

    #[test]
    fn a_writer_comes_in_while_somebody_reads() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a");
        fs::write(&path, "text").unwrap();
        let reader = fs::File::open(&path).unwrap();
        assert!(open_to_write(&path, false).unwrap().is_some());
        drop(reader);
    }
}
