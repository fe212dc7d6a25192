//! Access to a pack's files: built into the program, in a folder or in a zip archive.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use system::fs;

use include_dir::Dir;

use super::archive::Archive;
use super::built_in_content::BUILT_IN;
use super::file_names::MANIFEST_FILE;
use super::pack_folder::{self, NoPack};
use super::read_error::{ReadError, plain};
use crate::size_limits::{ARCHIVE_ENTRIES, most_bytes};
use text::hidden_file::is_hidden_file;
use text::untrusted_text;

/// The maximum nesting of folders in a pack.
const DEEPEST: usize = 4;

/// The location of a pack's files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Files {
    /// The pack is built into the program under this name.
    BuiltIn(&'static str),
    /// The pack is in this folder.
    Folder(PathBuf),
    /// The pack is in a subfolder of this folder. The second path leads to the subfolder and ends with `/`.
    Below(PathBuf, String),
    /// The pack is in this archive.
    Zip(Archive),
}

impl Files {
    /// The pack at a path, which is a folder or a zip archive. An archive is read when one of its files is. If a folder
    /// contains exactly one pack in one of its subfolders, that pack is used.
    pub fn at(path: impl Into<PathBuf>) -> Self {
        let path = path.into();
        match fs::metadata(&path) {
            // A path that exists and is not a folder can only be an archive.
            Ok(found) if !found.is_dir() => Self::Zip(Archive::open(&path)),
            Ok(_) => match pack_folder(&path) {
                Ok(within) if !within.is_empty() => Self::Below(path, within),
                Ok(_) | Err(_) => Self::Folder(path),
            },
            Err(_) => Self::Folder(path),
        }
    }

    /// The pack's files as they are on disk now. An archive is read again.
    pub fn reopen(&self) -> Self {
        match self {
            Self::BuiltIn(_) => self.clone(),
            Self::Folder(path) | Self::Below(path, _) => Self::at(path.clone()),
            Self::Zip(archive) => Self::at(archive.path()),
        }
    }

    /// The path of the pack's folder or archive on disk. `None` if the pack is built in.
    pub fn path(&self) -> Option<&Path> {
        match self {
            Self::BuiltIn(_) => None,
            Self::Folder(path) | Self::Below(path, _) => Some(path),
            Self::Zip(archive) => Some(archive.path()),
        }
    }

    /// The folder on disk that contains the pack's files. `None` if the pack is built in or in an archive.
    pub fn folder(&self) -> Option<PathBuf> {
        match self {
            Self::BuiltIn(_) | Self::Zip(_) => None,
            Self::Folder(path) => Some(path.clone()),
            Self::Below(path, within) => Some(path.join(within)),
        }
    }

    /// The reason why the pack cannot be read at all, or `None`.
    pub fn trouble(&self) -> Option<String> {
        match self {
            Self::Folder(path) if !fs::is_dir(path) => {
                Some("there is no such folder or archive; a pack is a folder or a .zip".into())
            }
            Self::Zip(archive) => archive.trouble().map(str::to_owned),
            Self::Folder(path) => match pack_folder(path) {
                Err(why @ NoPack::Several(..)) => Some(why.describe("the folder")),
                // A missing manifest is reported later, together with other faults.
                Err(NoPack::Missing { .. }) | Ok(_) => None,
            },
            Self::BuiltIn(_) | Self::Below(..) => None,
        }
    }

    /// The number of bytes of the pack's files in memory.
    pub fn memory_bytes(&self) -> usize {
        if let Self::Zip(archive) = self { archive.memory_bytes() } else { 0 }
    }

    /// Frees the pack's files in memory. They are read again when needed.
    pub fn release(&self) {
        if let Self::Zip(archive) = self {
            archive.release();
        }
    }

    /// The name of the pack in fault reports.
    pub fn name(&self) -> String {
        match self {
            Self::BuiltIn(name) => (*name).to_owned(),
            Self::Folder(path) | Self::Below(path, _) => untrusted_text::path(path),
            Self::Zip(archive) => untrusted_text::path(archive.path()),
        }
    }

    /// The sorted paths of the pack's files, without hidden files. If there are too many files, only the first ones.
    pub fn paths(&self) -> Vec<String> {
        let mut paths = Vec::new();
        match self {
            Self::BuiltIn(name) => {
                let mut folders: Vec<&Dir<'_>> = BUILT_IN.get_dir(*name).into_iter().collect();
                while let Some(folder) = folders.pop() {
                    folders.extend(folder.dirs());
                    let within = |path: &Path| Some(path.strip_prefix(name).ok()?.to_str()?.to_owned());
                    paths.extend(folder.files().filter_map(|file| within(file.path())));
                }
            }
            Self::Folder(folder) => walk(folder, "", 0, &mut paths),
            Self::Below(folder, within) => walk(&folder.join(within), "", 0, &mut paths),
            Self::Zip(archive) => paths = archive.paths(),
        }
        paths.sort();
        paths
    }

    /// The paths of its files as [`Files::paths`], without unpacking an archive.
    pub fn listed_paths(&self) -> Vec<String> {
        match self {
            Self::Zip(archive) => archive.listed_paths(),
            Self::BuiltIn(_) | Self::Folder(_) | Self::Below(..) => self.paths(),
        }
    }

    /// The content of the file at a path within the pack, with `/` between folders.
    ///
    /// # Errors
    /// Fails if the file is missing or cannot be read.
    pub fn read(&self, path: &str) -> Result<Vec<u8>, ReadError> {
        self.read_at_most(path, most_bytes(path))
    }

    /// The content of the file at a path, if it has `most` bytes or fewer. Files in an archive have the usual limit.
    ///
    /// # Errors
    /// Fails if the file is missing or cannot be read.
    pub(crate) fn read_at_most(&self, path: &str, most: u64) -> Result<Vec<u8>, ReadError> {
        plain(path)?;
        match self {
            Self::BuiltIn(name) => {
                let file = BUILT_IN.get_file(format!("{name}/{path}")).ok_or(ReadError::Missing)?;
                Ok(file.contents().to_vec())
            }
            Self::Folder(folder) => read_file(folder, path, most),
            Self::Below(folder, within) => read_file(&folder.join(within), path, most),
            Self::Zip(archive) => archive.read(path),
        }
    }
}

/// The path of the pack within a folder on disk, with `/` at its end. Empty if the folder itself is the pack.
///
/// # Errors
/// Fails if the folder contains no pack, or several.
pub fn pack_folder(folder: &Path) -> Result<String, NoPack> {
    if fs::symlink_metadata(folder.join(MANIFEST_FILE)).is_ok() {
        return Ok(String::new());
    }
    let mut paths = Vec::new();
    walk(folder, "", 0, &mut paths);
    paths.sort();
    pack_folder::find(paths.iter().map(String::as_str))
}

/// Collects the paths of all files in a folder. Does not follow links.
fn walk(folder: &Path, under: &str, deep: usize, paths: &mut Vec<String>) {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    for entry in entries.take(ARCHIVE_ENTRIES) {
        let (Ok(kind), Ok(name)) = (entry.file_type(), entry.file_name().into_string()) else { continue };
        let path = format!("{under}{name}");
        if is_hidden_file(&name) || paths.len() >= ARCHIVE_ENTRIES {
        } else if kind.is_dir() && deep < DEEPEST {
            walk(&entry.path(), &format!("{path}/"), deep + 1, paths);
        } else if kind.is_file() {
            paths.push(path);
        }
    }
}

fn read_file(folder: &Path, path: &str, most: u64) -> Result<Vec<u8>, ReadError> {
    let mut at = folder.to_owned();
    let mut meta = None;
    for part in path.split('/') {
        at.push(part);
        let found = match fs::symlink_metadata(&at) {
            Err(e) if matches!(e.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) => {
                return Err(ReadError::Missing);
            }
            other => other?,
        };
        // A link in the path might lead out of the pack.
        if found.is_symlink() {
            return Err(ReadError::Link);
        }
        meta = Some(found);
    }
    match meta {
        Some(meta) if !meta.is_file() => Err(ReadError::NoFile),
        _ => {
            // The size that the system reports is not trusted, so the bytes are counted.
            let bytes = system::read_file(&at, most)?;
            if bytes.len() as u64 > most { Err(ReadError::TooLarge(most)) } else { Ok(bytes) }
        }
    }
}
