//! Files that the program rewrites. A file that could not be read in full is renamed before it is replaced.

use crate::background;
use crate::fs::{self, File, TryLockError};
use crate::time::Instant;
use std::io;
#[cfg(not(target_arch = "wasm32"))]
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use crate::files::limited_read::{TooLarge, read_file};
use text::decode::decode;
#[cfg(not(target_arch = "wasm32"))]
use text::os_error::Reason;
use text::os_error::reason;
use text::untrusted_text;

/// The maximum number of symbolic links that are followed from a path to its file.
const MOST_LINKS: usize = 40;
/// How long to wait for another process that rewrites a file in the same folder.
const PATIENCE: Duration = Duration::from_secs(5);
/// How long to try to replace a file that somebody has open.
#[cfg(not(target_arch = "wasm32"))]
const SCANNED: Duration = Duration::from_secs(1);
/// The pause between two attempts.
const PAUSE: Duration = Duration::from_millis(3);

/// A file that the program reads and rewrites.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptFile {
    path: PathBuf,
    most: u64,
}

/// The content that was read from a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Content {
    /// The bytes of the file, up to the limit.
    pub bytes: Vec<u8>,
    /// False if the file was longer than the limit, so that only its beginning was read.
    pub in_full: bool,
}

/// The new content of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rewrite {
    /// The file stays as it is.
    Stay,
    /// The file gets new content. If it does not include everything that the file held, the old file is renamed
    /// first.
    New {
        /// The new content as bytes.
        bytes: Vec<u8>,
        /// False if the old file holds something that the new content lacks.
        in_full: bool,
    },
}

/// News for the player about a file that the program rewrote or could not write.
#[derive(Clone, Debug, thiserror::Error)]
pub enum KeptNews {
    /// The file could not be read in full. Its old content was kept under another name.
    #[error(
        "{} could not be read in full; its old content is kept in {}",
        untrusted_text::path(file),
        untrusted_text::path(aside)
    )]
    Aside {
        /// The path of the file.
        file: PathBuf,
        /// The path of the file with the old content.
        aside: PathBuf,
    },
    /// The file cannot be written.
    #[error("{} cannot be saved: {}", untrusted_text::path(file), reason(why))]
    Unwritten {
        /// The path of the file.
        file: PathBuf,
        /// The error of the system.
        why: Arc<io::Error>,
    },
}

/// The error that another process keeps the folder locked. It is wrapped in an [`io::Error`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("another Whispers is writing in this folder")]
pub struct Locked;

impl Content {
    /// The content as text, without a byte order mark.
    ///
    /// # Errors
    /// The content is incomplete or not text.
    pub fn text(&self) -> io::Result<String> {
        if !self.in_full {
            return Err(io::Error::other(TooLarge(self.bytes.len() as u64)));
        }
        decode(&self.bytes).map_err(io::Error::other)
    }
}

impl KeptFile {
    /// A file at a path. At most `most` bytes of it are read.
    pub fn new(path: PathBuf, most: u64) -> Self {
        Self { path, most }
    }

    /// The path of the file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Reads the file; `None` if it does not exist.
    ///
    /// # Errors
    /// The system cannot read the file.
    pub fn read(&self) -> io::Result<Option<Content>> {
        match read_file(&self.path, self.most) {
            Ok(mut bytes) => {
                let in_full = bytes.len() as u64 <= self.most;
                bytes.truncate(usize::try_from(self.most).unwrap_or(usize::MAX));
                Ok(Some(Content { bytes, in_full }))
            }
            Err(why) if why.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(why) => Err(why),
        }
    }

    /// Reads and rewrites the file while no other process can rewrite it. If the old file was renamed, the new
    /// path is returned.
    ///
    /// # Errors
    /// The system cannot read or write, or `change` failed. The file is unchanged.
    pub fn rewrite(
        &self,
        change: impl FnOnce(io::Result<Option<Content>>) -> io::Result<Rewrite>,
    ) -> io::Result<Option<PathBuf>> {
        let target = target(&self.path);
        let folder = folder_of(&target);
        fs::create_dir_all(folder)?;
        let _lock = lock(folder)?;
        match change(self.read())? {
            Rewrite::Stay => Ok(None),
            Rewrite::New { bytes, in_full: true } => write_over(&target, &bytes).map(|()| None),
            Rewrite::New { bytes, in_full: false } => self.put_aside_for(&target, &bytes),
        }
    }

    /// The news for the player about the result of a rewrite; `None` if there is none.
    pub fn news(&self, rewritten: io::Result<Option<PathBuf>>) -> Option<KeptNews> {
        let file = self.path.clone();
        match rewritten {
            Ok(aside) => aside.map(|aside| KeptNews::Aside { file, aside }),
            Err(why) => Some(KeptNews::Unwritten { file, why: Arc::new(why) }),
        }
    }

    /// Renames the old file and writes the new one. Returns the new path of the old file.
    fn put_aside_for(&self, target: &Path, bytes: &[u8]) -> io::Result<Option<PathBuf>> {
        // If the path is a link to something other than a file, such as a device, the link itself is renamed.
        let is_odd = fs::metadata(target).is_ok_and(|found| !found.is_file());
        if fs::symlink_metadata(&self.path).is_ok_and(|found| found.is_dir()) {
            return Err(io::ErrorKind::IsADirectory.into());
        }
        let old = if is_odd { &self.path } else { target };
        let new = written(old, bytes)?;
        if fs::symlink_metadata(old).is_err_and(|why| why.kind() == io::ErrorKind::NotFound) {
            put(new, old)?;
            return Ok(None);
        }
        let aside = free_name(old)?;
        fs::rename(old, &aside)?;
        if let Err(why) = put(new, old) {
            fs::rename(&aside, old)?;
            return Err(why.error);
        }
        Ok(Some(aside))
    }
}

/// Replaces a file atomically: writes a temporary file and renames it. Follows a symbolic link and keeps it.
pub(crate) fn write_over(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let target = target(path);
    fs::create_dir_all(folder_of(&target))?;
    put(written(&target, bytes)?, &target)?;
    Ok(())
}

/// Moves a temporary file over the target. On Windows, a virus scanner or a reader may keep the target open for a
/// moment, so that is tried again.
#[cfg(not(target_arch = "wasm32"))]
fn put(mut new: tempfile::NamedTempFile<File>, target: &Path) -> Result<(), tempfile::PersistError<File>> {
    let end = Instant::now() + SCANNED;
    loop {
        match new.persist(target) {
            Ok(_) => return Ok(()),
            Err(why) if cfg!(windows) && is_busy(&why.error) && Instant::now() < end => new = why.file,
            Err(why) => return Err(why),
        }
        background::pause(PAUSE);
    }
}

/// Replaces a file in memory.
#[cfg(target_arch = "wasm32")]
fn put(new: NewContent, target: &Path) -> Result<(), PersistError> {
    new.persist(target)
}

/// True if Windows refuses because somebody has the file open.
#[cfg(not(target_arch = "wasm32"))]
fn is_busy(error: &io::Error) -> bool {
    error.kind() == io::ErrorKind::PermissionDenied || Reason::new(error) == Some(Reason::Busy)
}

/// A temporary file beside the target, with the target's permissions and these bytes.
#[cfg(not(target_arch = "wasm32"))]
fn written(target: &Path, bytes: &[u8]) -> io::Result<tempfile::NamedTempFile<File>> {
    let name = target.file_name().ok_or(io::ErrorKind::InvalidFilename)?.to_string_lossy();
    let prefix = format!(".{name}.");
    let mut builder = tempfile::Builder::new();
    // By default, the library makes temporary files that only their owner can read. This one must be as
    // readable as any other file.
    let mut new =
        builder.prefix(&prefix).suffix(".new").make_in(folder_of(target), |path| File::create_new(path))?;
    if let Some(old) = fs::metadata(target).ok().filter(fs::Metadata::is_file) {
        new.as_file().set_permissions(old.permissions())?;
    }
    new.write_all(bytes)?;
    new.as_file().sync_data()?;
    Ok(new)
}

/// The new content of a file.
#[cfg(target_arch = "wasm32")]
fn written(_: &Path, bytes: &[u8]) -> io::Result<NewContent> {
    Ok(NewContent(bytes.to_vec()))
}

/// The new content of a file: in memory, a write replaces a file completely.
#[cfg(target_arch = "wasm32")]
struct NewContent(Vec<u8>);

/// Why [`NewContent`] could not be written.
#[cfg(target_arch = "wasm32")]
struct PersistError {
    error: io::Error,
}

#[cfg(target_arch = "wasm32")]
impl From<PersistError> for io::Error {
    fn from(why: PersistError) -> Self {
        why.error
    }
}

#[cfg(target_arch = "wasm32")]
impl NewContent {
    fn persist(self, path: &Path) -> Result<(), PersistError> {
        fs::write(path, self.0).map_err(|error| PersistError { error })
    }
}

/// The file that a path leads to through symbolic links, also while that file is missing.
fn target(path: &Path) -> PathBuf {
    let mut at = path.to_owned();
    for _ in 0..MOST_LINKS {
        match fs::read_link(&at) {
            Ok(to) => at = folder_of(&at).join(to),
            Err(_) => break,
        }
    }
    at
}

/// The folder of a file; `.` if the path is only a name.
pub fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// The first free path for the old version of a file: `a.toml.unread`, then `a.toml.unread-2`.
fn free_name(path: &Path) -> io::Result<PathBuf> {
    let name = |number: u32| {
        let mut name = path.file_name().unwrap_or_default().to_owned();
        name.push(".unread");
        if number > 1 {
            name.push(format!("-{number}"));
        }
        path.with_file_name(name)
    };
    let is_free =
        |path: &PathBuf| fs::symlink_metadata(path).is_err_and(|why| why.kind() == io::ErrorKind::NotFound);
    (1..10_000).map(name).find(is_free).ok_or_else(|| io::ErrorKind::AlreadyExists.into())
}

/// Waits until no other process rewrites files in a folder, and locks it until the returned file is dropped.
/// `None` if the file system has no locks.
fn lock(folder: &Path) -> io::Result<Option<File>> {
    let Ok(file) = open_lock(folder) else { return Ok(None) };
    let end = Instant::now() + PATIENCE;
    loop {
        match file.try_lock() {
            Ok(()) => return Ok(Some(file)),
            Err(TryLockError::Error(_)) => return Ok(None),
            Err(TryLockError::WouldBlock) if Instant::now() > end => return Err(io::Error::other(Locked)),
            Err(TryLockError::WouldBlock) => background::pause(PAUSE),
        }
    }
}

/// Opens what to lock: the folder itself, or a file in it if the system cannot open folders.
fn open_lock(folder: &Path) -> io::Result<File> {
    let file =
        || File::options().create(true).truncate(false).write(true).open(folder.join(".whispers-lock"));
    File::open(folder).or_else(|_| file())
}

#[cfg(test)]
mod tests {
    use std::thread;

    use super::*;

    fn names(folder: &Path) -> Vec<String> {
        let names = fs::read_dir(folder).unwrap();
        let mut names: Vec<String> =
            names.map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        names
    }

    fn replace(file: &KeptFile, text: &str, in_full: bool) -> io::Result<Option<PathBuf>> {
        let new = Rewrite::New { bytes: text.as_bytes().to_vec(), in_full };
        file.rewrite(|_| Ok(new))
    }

    #[test]
    fn what_was_not_read_in_full_is_put_aside_each_time_under_a_name_of_its_own() {
        let folder = tempfile::tempdir().unwrap();
        let file = KeptFile::new(folder.path().join("deep").join("a.toml"), 10);
        assert_eq!(replace(&file, "1", false).unwrap(), None, "there is nothing to put aside");
        let aside = |text: &str| {
            let path = replace(&file, text, false).unwrap().unwrap();
            (path.file_name().unwrap().to_string_lossy().into_owned(), fs::read_to_string(path).unwrap())
        };
        assert_eq!(aside("2"), ("a.toml.unread".into(), "1".into()));
        assert_eq!(aside("3"), ("a.toml.unread-2".into(), "2".into()));
        assert_eq!(replace(&file, "4", true).unwrap(), None);
        assert_eq!(file.read().unwrap().unwrap().text().unwrap(), "4");
        assert_eq!(names(&folder.path().join("deep")), ["a.toml", "a.toml.unread", "a.toml.unread-2"]);
    }

    #[test]
    fn a_folder_in_the_place_of_a_file_stays() {
        let folder = tempfile::tempdir().unwrap();
        let file = KeptFile::new(folder.path().join("a.toml"), 10);
        fs::create_dir_all(file.path().join("b")).unwrap();
        for in_full in [true, false] {
            assert!(replace(&file, "1", in_full).is_err());
            assert!(file.path().join("b").is_dir());
        }
        assert_eq!(names(folder.path()), ["a.toml"]);
    }

    #[test]
    fn a_file_that_is_too_large_or_no_text_is_read_as_such() {
        let folder = tempfile::tempdir().unwrap();
        let file = KeptFile::new(folder.path().join("a.toml"), 4);
        assert_eq!(file.read().unwrap(), None);
        fs::write(file.path(), "12345").unwrap();
        let found = file.read().unwrap().unwrap();
        assert_eq!((found.bytes.as_slice(), found.in_full), (&b"1234"[..], false));
        assert!(found.text().is_err());
        fs::write(file.path(), b"a\xff").unwrap();
        assert!(file.read().unwrap().unwrap().text().unwrap_err().to_string().contains("byte 1"));
        fs::write(file.path(), "\u{feff}a").unwrap();
        assert_eq!(file.read().unwrap().unwrap().text().unwrap(), "a");
    }

    #[test]
    fn many_writers_at_once_lose_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let file = KeptFile::new(folder.path().join("a"), 1000);
        thread::scope(|scope| {
            for writer in 0..12_u8 {
                let file = &file;
                scope.spawn(move || {
                    let add = |found: io::Result<Option<Content>>| {
                        let mut bytes = found?.map(|found| found.bytes).unwrap_or_default();
                        bytes.push(writer);
                        Ok(Rewrite::New { bytes, in_full: true })
                    };
                    file.rewrite(add).unwrap();
                });
            }
        });
        let mut all = file.read().unwrap().unwrap().bytes;
        all.sort_unstable();
        assert_eq!(all, (0..12).collect::<Vec<u8>>());
        assert_eq!(names(folder.path()), ["a"], "no temporary file is left");
    }
}
