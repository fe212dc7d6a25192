//! A pack in a zip archive, which is read with size limits. It is unpacked when one of its files is first read, and its
//! files stay in memory until they are released.
//!
//! The sizes that the archive itself states are not trusted. Each file is unpacked up to its limit, which shows its
//! size.

use std::collections::{BTreeMap, HashSet};
use std::io::{Cursor, Read};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use zip::{CompressionMethod, ZipArchive};

use super::archive_errors::{describe, describe_unpacking, no_archive, other_method};
use super::entry_path::{EntryPath, entry_path, quoted};
use super::file_names::MANIFEST_FILE;
use super::pack_folder::{self, is_hidden};
use super::read_error::{self, ReadError};
use crate::size_limits::{ARCHIVE_BYTES, ARCHIVE_ENTRIES, UNPACKED_BYTES, most_bytes};
use system::{NoFile, read_file};
use text::number_formatting::group_digits;

/// The bits of an entry's mode that hold the file type, and their values for a plain file and a folder.
const KIND: u32 = 0o170_000;
const FILE: u32 = 0o100_000;
const FOLDER: u32 = 0o040_000;

/// A pack's archive. Cloning it is cheap, because clones share the contents.
#[derive(Clone, Debug)]
pub struct Archive {
    path: PathBuf,
    contents: Arc<Contents>,
}

/// The files of an archive, or the reason why it cannot be read.
#[derive(Debug)]
struct Contents {
    /// The paths of the archive's files within the pack, or the reason why it cannot be read. Unset until it is unpacked.
    paths: OnceLock<Result<Vec<String>, String>>,
    /// The unpacked files by path. `None` once they have been released.
    held: Mutex<Option<Arc<Unpacked>>>,
    /// True if the archive is a file on disk, so that it can be read again.
    on_disk: bool,
}

/// The unpacked files of an archive, by path within the pack.
type Unpacked = BTreeMap<String, ArchiveEntry>;

/// An unpacked file of an archive.
#[derive(Clone, Debug, PartialEq, Eq)]
enum ArchiveEntry {
    Bytes(Vec<u8>),
    /// The file is larger than a pack's file may be.
    TooLarge,
}

impl PartialEq for Archive {
    /// Two archives are equal if they are clones of each other.
    fn eq(&self, other: &Self) -> bool {
        self.path == other.path && Arc::ptr_eq(&self.contents, &other.contents)
    }
}

impl Eq for Archive {}

impl Archive {
    /// The archive at a path, not unpacked yet. Whatever is wrong with it is kept in it.
    pub fn open(path: &Path) -> Self {
        let contents = Contents { paths: OnceLock::new(), held: Mutex::new(None), on_disk: true };
        Self { path: path.to_owned(), contents: Arc::new(contents) }
    }

    /// The content of the manifest in the archive at a path. `None` if it cannot be read. Nothing else is unpacked.
    pub fn manifest_at(path: &Path) -> Option<Vec<u8>> {
        let bytes = read(path).ok()?;
        let mut archive = look_into(&bytes).ok()?;
        let paths = paths(&archive).ok()?;
        let path = format!("{}{MANIFEST_FILE}", folder_of_pack(&paths).ok()?);
        let index = *paths.get(&path)?;
        match inflate(&mut archive, index, &path).ok()? {
            ArchiveEntry::Bytes(bytes) => Some(bytes),
            ArchiveEntry::TooLarge => None,
        }
    }

    /// The manifest. If the archive is not unpacked yet, nothing else of it is unpacked.
    pub fn manifest(&self) -> Option<Vec<u8>> {
        if self.is_unpacked() { self.read(MANIFEST_FILE).ok() } else { Self::manifest_at(&self.path) }
    }

    /// The paths of its files, without hidden ones. If the archive is not unpacked yet, they are those that
    /// its directory lists; empty if it cannot be read.
    pub fn listed_paths(&self) -> Vec<String> {
        if self.is_unpacked() {
            return self.paths();
        }
        let listed = || -> Result<Vec<String>, String> {
            let bytes = read(&self.path)?;
            let paths = paths(&look_into(&bytes)?)?;
            let folder = folder_of_pack(&paths)?;
            Ok(paths.keys().filter_map(|path| path.strip_prefix(&folder)).map(str::to_owned).collect())
        };
        let mut listed = listed().unwrap_or_default();
        listed.retain(|path| !is_hidden(path));
        listed
    }

    fn is_unpacked(&self) -> bool {
        self.contents.paths.get().is_some()
    }

    /// Reads an archive from its bytes. Fault reports call it `name`.
    pub fn from_bytes(name: &str, bytes: Vec<u8>) -> Self {
        Self::holding(Path::new(name), unpack(bytes))
    }

    /// Creates an archive in memory from unpacked files. Fault reports call it `name`.
    pub fn from_files(name: &str, files: impl IntoIterator<Item = (String, Vec<u8>)>) -> Self {
        let held = |(path, bytes): (String, Vec<u8>)| {
            let large = bytes.len() as u64 > most_bytes(&path);
            (path, if large { ArchiveEntry::TooLarge } else { ArchiveEntry::Bytes(bytes) })
        };
        Self::holding(Path::new(name), Ok(files.into_iter().map(held).collect()))
    }

    fn holding(path: &Path, files: Result<Unpacked, String>) -> Self {
        let paths = files.as_ref().map(paths_of).map_err(String::clone);
        let held = Mutex::new(files.ok().map(Arc::new));
        let contents = Contents { paths: OnceLock::from(paths), held, on_disk: false };
        Self { path: path.to_owned(), contents: Arc::new(contents) }
    }

    /// The path of the archive on disk, or its name in reports if it exists only in memory.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The reason why the archive cannot be read, or `None`.
    pub fn trouble(&self) -> Option<&str> {
        self.all_paths().err()
    }

    /// The paths of the archive's files, without hidden files.
    pub fn paths(&self) -> Vec<String> {
        let paths = self.all_paths().unwrap_or_default().iter();
        paths.filter(|path| !is_hidden(path)).cloned().collect()
    }

    /// The paths of its files, or why there are none. Unpacks it first.
    fn all_paths(&self) -> Result<&[String], &str> {
        let paths = self.contents.paths.get_or_init(|| {
            let files = Arc::new(read(&self.path).and_then(unpack)?);
            let paths = paths_of(&files);
            *self.contents.held.lock().unwrap_or_else(PoisonError::into_inner) = Some(files);
            Ok(paths)
        });
        paths.as_deref().map_err(String::as_str)
    }

    /// The content of a file.
    ///
    /// # Errors
    /// Fails if the file is missing or too large, or if the whole archive is damaged.
    pub fn read(&self, path: &str) -> Result<Vec<u8>, ReadError> {
        match self.files()?.get(path) {
            Some(ArchiveEntry::Bytes(bytes)) => Ok(bytes.clone()),
            Some(ArchiveEntry::TooLarge) => Err(ReadError::TooLarge(most_bytes(path))),
            None => Err(ReadError::Missing),
        }
    }

    /// The unpacked files. Reads the archive from disk again if they have been released.
    fn files(&self) -> Result<Arc<Unpacked>, ReadError> {
        self.all_paths().map_err(|why| ReadError::Archive(why.to_owned()))?;
        // No panic while the lock is held can leave the data half changed, so a poisoned lock is usable.
        let mut held = self.contents.held.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(files) = held.as_ref() {
            return Ok(Arc::clone(files));
        }
        let files = Arc::new(read(&self.path).and_then(unpack).map_err(ReadError::Archive)?);
        *held = Some(Arc::clone(&files));
        Ok(files)
    }

    /// The number of bytes of unpacked files in memory.
    pub fn memory_bytes(&self) -> usize {
        let held = self.contents.held.lock().unwrap_or_else(PoisonError::into_inner);
        let bytes = |held: &ArchiveEntry| if let ArchiveEntry::Bytes(bytes) = held { bytes.len() } else { 0 };
        held.as_ref().map_or(0, |files| files.values().map(bytes).sum())
    }

    /// Frees the unpacked files. They are read from disk again when needed.
    pub fn release(&self) {
        if self.contents.on_disk {
            *self.contents.held.lock().unwrap_or_else(PoisonError::into_inner) = None;
        }
    }
}

/// Reads an archive from disk.
fn read(path: &Path) -> Result<Vec<u8>, String> {
    read_file(path, ARCHIVE_BYTES).map_err(|why| match why.get_ref() {
        Some(inner) if inner.is::<NoFile>() => "this is not a file; a pack is a folder or a .zip".into(),
        _ => read_error::describe(&why),
    })
}

/// Opens an archive from its bytes, without unpacking any files.
fn look_into(bytes: &[u8]) -> Result<ZipArchive<Cursor<&[u8]>>, String> {
    if bytes.len() as u64 > ARCHIVE_BYTES {
        return Err(format!(
            "the archive has more than the maximum of {} bytes",
            group_digits(ARCHIVE_BYTES as i64)
        ));
    }
    let archive = ZipArchive::new(Cursor::new(bytes)).map_err(|error| no_archive(bytes, &error))?;
    if archive.has_duplicate_names() {
        let name = doubled_name(bytes, archive.central_directory_start());
        let name = name.map_or_else(String::new, |name| format!(", \"{}\"", quoted(&name)));
        return Err(format!("two entries of the archive have the same name{name}: keep one"));
    }
    Ok(archive)
}

/// The first name that two entries of the directory have, which begins at `start`.
fn doubled_name(bytes: &[u8], start: u64) -> Option<String> {
    /// The mark of an entry, its length without name, extra field and comment, and where their lengths stand.
    const ENTRY: (&[u8], usize, [usize; 3]) = (b"PK\x01\x02", 46, [28, 30, 32]);
    let mut rest = bytes.get(usize::try_from(start).ok()?..)?;
    let mut names = HashSet::new();
    loop {
        let (mark, fixed, lengths) = ENTRY;
        if !rest.starts_with(mark) {
            return None;
        }
        let length = |at: usize| Some(usize::from(u16::from_le_bytes(*rest.get(at..)?.first_chunk()?)));
        let [name, extra, comment] = lengths.map(length);
        let name = rest.get(fixed..fixed + name?)?;
        if !names.insert(name) {
            return Some(String::from_utf8_lossy(name).into_owned());
        }
        rest = rest.get(fixed + name.len() + extra? + comment?..)?;
    }
}

/// The paths of unpacked files.
fn paths_of(files: &Unpacked) -> Vec<String> {
    files.keys().cloned().collect()
}

/// The folder of the pack among the paths of an archive, with a `/` at its end unless it is empty.
fn folder_of_pack(paths: &BTreeMap<String, usize>) -> Result<String, String> {
    pack_folder::find(paths.keys().map(String::as_str)).map_err(|why| why.describe("the archive"))
}

fn unpack(bytes: Vec<u8>) -> Result<Unpacked, String> {
    let mut archive = look_into(&bytes)?;
    let paths = paths(&archive)?;
    let folder = folder_of_pack(&paths)?;
    let mut files = BTreeMap::new();
    let mut total = 0;
    for (path, index) in &paths {
        let Some(path) = path.strip_prefix(&folder) else { continue };
        let held = inflate(&mut archive, *index, path)?;
        total += if let ArchiveEntry::Bytes(bytes) = &held { bytes.len() as u64 } else { most_bytes(path) };
        if total > UNPACKED_BYTES {
            return Err(format!(
                "the archive has more than the maximum of {} bytes when it is unpacked",
                group_digits(UNPACKED_BYTES as i64)
            ));
        }
        files.insert(path.to_owned(), held);
    }
    Ok(files)
}

/// The indices of the archive's files, by path. Paths that leave the pack, and entries that are not plain files or
/// folders, are errors. Files left by operating systems are skipped.
fn paths(archive: &ZipArchive<Cursor<&[u8]>>) -> Result<BTreeMap<String, usize>, String> {
    let mut paths = BTreeMap::new();
    let mut count = 0;
    for index in 0..archive.len() {
        let number = index + 1;
        let wrong = |error| format!("entry {number} of the archive cannot be read: {}", describe(&error));
        let entry = archive.by_index_data(index).map_err(wrong)?;
        let name = entry.name().map_err(wrong)?;
        // macOS writes names in UTF-8 without the flag that says so.
        let name = std::str::from_utf8(entry.name_raw()).unwrap_or(&name);
        let Some(path) = entry_path(name)? else { continue };
        count += 1;
        let quoted = quoted(name);
        let (path, kind) = match path {
            EntryPath::File(path) => (Some(path), FILE),
            EntryPath::Folder => (None, FOLDER),
        };
        let mode = entry.unix_mode().map_or(0, |mode| mode & KIND);
        if ![0, kind].contains(&mode) {
            return Err(format!("the entry \"{quoted}\" is a link or not a plain file"));
        }
        if entry.encrypted() {
            return Err(format!("the entry \"{quoted}\" is encrypted; pack it without a password"));
        }
        let Some(path) = path else { continue };
        if paths.contains_key(&path) {
            return Err(format!(
                "two entries of the archive are the same file \"{path}\", such as \"{quoted}\": keep one"
            ));
        }
        paths.insert(path, index);
    }
    if count > ARCHIVE_ENTRIES {
        return Err(format!("the archive has {count} entries; the maximum is {ARCHIVE_ENTRIES}"));
    }
    Ok(paths)
}

fn inflate(
    archive: &mut ZipArchive<Cursor<&[u8]>>,
    index: usize,
    name: &str,
) -> Result<ArchiveEntry, String> {
    let wrong = |why: &str| format!("the entry \"{name}\" cannot be unpacked: {why}");
    let file = archive.by_index(index).map_err(|e| wrong(&describe(&e)))?;
    let method = file.compression();
    // The zip library would report this only while unpacking, as damaged data.
    if !matches!(method, CompressionMethod::Stored | CompressionMethod::Deflated) {
        return Err(wrong(&other_method(method)));
    }
    let mut bytes = Vec::new();
    let most = most_bytes(name);
    file.take(most + 1).read_to_end(&mut bytes).map_err(|e| wrong(&describe_unpacking(&e)))?;
    Ok(if bytes.len() as u64 > most { ArchiveEntry::TooLarge } else { ArchiveEntry::Bytes(bytes) })
}
