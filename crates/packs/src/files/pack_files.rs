//! The files of a pack: built into the program, in a folder or in a zip archive, read by the same code.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use include_dir::Dir;

use super::archive::Archive;
use super::built_in_content::BUILT_IN;
use super::read_error::{ReadError, plain};
use crate::size_limits::{ARCHIVE_ENTRIES, most_bytes};
use text::limited_read;

/// The deepest nesting of folders in a pack.
const DEEPEST: usize = 4;

/// Where a pack's files are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Files {
    /// In the program: the pack of this name.
    BuiltIn(&'static str),
    /// In this folder.
    Folder(PathBuf),
    /// In this archive.
    Zip(Archive),
}

impl Files {
    /// The pack that lies at a path: a folder, or a zip archive, which is read now.
    pub fn at(path: impl Into<PathBuf>) -> Self {
        let path = path.into();
        // What is there and no folder can only be an archive.
        if fs::metadata(&path).is_ok_and(|found| !found.is_dir()) {
            Self::Zip(Archive::open(&path))
        } else {
            Self::Folder(path)
        }
    }

    /// These files as they are on the disk now; an archive is read again.
    pub fn reopen(&self) -> Self {
        match self {
            Self::BuiltIn(_) => self.clone(),
            Self::Folder(path) => Self::at(path.clone()),
            Self::Zip(archive) => Self::at(archive.path()),
        }
    }

    /// Where it lies on the disk; nowhere when it is built in.
    pub fn path(&self) -> Option<&Path> {
        match self {
            Self::BuiltIn(_) => None,
            Self::Folder(path) => Some(path),
            Self::Zip(archive) => Some(archive.path()),
        }
    }

    /// Why nothing at all can be read, if so.
    pub fn trouble(&self) -> Option<String> {
        match self {
            Self::Folder(path) if !path.is_dir() => {
                Some("there is no such folder or archive; a pack is a folder or a .zip".into())
            }
            Self::Zip(archive) => archive.trouble().map(str::to_owned),
            Self::BuiltIn(_) | Self::Folder(_) => None,
        }
    }

    /// The number of its bytes held in memory.
    pub fn memory_bytes(&self) -> usize {
        if let Self::Zip(archive) = self { archive.memory_bytes() } else { 0 }
    }

    /// Lets go of what of it is held in memory; what is asked for later is read again.
    pub fn release(&self) {
        if let Self::Zip(archive) = self {
            archive.release();
        }
    }

    /// The name of the pack in reports.
    pub fn name(&self) -> String {
        match self {
            Self::BuiltIn(name) => (*name).to_owned(),
            Self::Folder(path) => path.display().to_string(),
            Self::Zip(archive) => archive.path().display().to_string(),
        }
    }

    /// The paths of its files within the pack, in order; of very many the first, and none of what is
    /// hidden.
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
            Self::Zip(archive) => paths = archive.paths(),
        }
        paths.sort();
        paths
    }

    /// The bytes of a file, by its path within the pack with `/` between folders.
    ///
    /// # Errors
    /// Fails if it is missing or cannot be read.
    pub fn read(&self, path: &str) -> Result<Vec<u8>, ReadError> {
        plain(path)?;
        match self {
            Self::BuiltIn(name) => {
                let file = BUILT_IN.get_file(format!("{name}/{path}")).ok_or(ReadError::Missing)?;
                Ok(file.contents().to_vec())
            }
            Self::Folder(folder) => read_file(folder, path),
            Self::Zip(archive) => archive.read(path),
        }
    }
}

/// Gathers the paths of the files in a folder. Links are not followed.
fn walk(folder: &Path, under: &str, deep: usize, paths: &mut Vec<String>) {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    for entry in entries.take(ARCHIVE_ENTRIES) {
        let (Ok(kind), Ok(name)) = (entry.file_type(), entry.file_name().into_string()) else { continue };
        let path = format!("{under}{name}");
        if name.starts_with('.') || paths.len() >= ARCHIVE_ENTRIES {
        } else if kind.is_dir() && deep < DEEPEST {
            walk(&entry.path(), &format!("{path}/"), deep + 1, paths);
        } else if kind.is_file() {
            paths.push(path);
        }
    }
}

fn read_file(folder: &Path, path: &str) -> Result<Vec<u8>, ReadError> {
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
        // A link anywhere on the way may leave the pack.
        if found.is_symlink() {
            return Err(ReadError::Link);
        }
        meta = Some(found);
    }
    match meta {
        Some(meta) if !meta.is_file() => Err(ReadError::NoFile),
        _ => {
            // Not what the system says of its size counts, but what there is.
            let most = most_bytes(path);
            let bytes = limited_read::read_file(&at, most)?;
            if bytes.len() as u64 > most { Err(ReadError::TooLarge(most)) } else { Ok(bytes) }
        }
    }
}
