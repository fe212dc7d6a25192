//! The files of a pack: built into the program, in a folder or in a zip archive, read by the same code.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use include_dir::Dir;

use super::archive::Archive;
use super::built_in_content::BUILT_IN;
use super::file_names::MANIFEST_FILE;
use super::pack_folder::{self, NoPack};
use super::read_error::{ReadError, plain};
use crate::size_limits::{ARCHIVE_ENTRIES, most_bytes};
use text::hidden_file::is_hidden_file;
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
    /// Somewhere in this folder: the path within it has a `/` at its end.
    Below(PathBuf, String),
    /// In this archive.
    Zip(Archive),
}

impl Files {
    /// The pack that lies at a path: a folder, or a zip archive, which is read once a file of it is. A folder may have the pack in one of
    /// its folders, if it has just one.
    pub fn at(path: impl Into<PathBuf>) -> Self {
        let path = path.into();
        match fs::metadata(&path) {
            // What is there and no folder can only be an archive.
            Ok(found) if !found.is_dir() => Self::Zip(Archive::open(&path)),
            Ok(_) => match pack_folder(&path) {
                Ok(within) if !within.is_empty() => Self::Below(path, within),
                Ok(_) | Err(_) => Self::Folder(path),
            },
            Err(_) => Self::Folder(path),
        }
    }

    /// These files as they are on the disk now; an archive is read again.
    pub fn reopen(&self) -> Self {
        match self {
            Self::BuiltIn(_) => self.clone(),
            Self::Folder(path) | Self::Below(path, _) => Self::at(path.clone()),
            Self::Zip(archive) => Self::at(archive.path()),
        }
    }

    /// Where it lies on the disk; nowhere when it is built in.
    pub fn path(&self) -> Option<&Path> {
        match self {
            Self::BuiltIn(_) => None,
            Self::Folder(path) | Self::Below(path, _) => Some(path),
            Self::Zip(archive) => Some(archive.path()),
        }
    }

    /// The folder on the disk in which the files lie; nothing for those that are built in or in an archive.
    pub fn folder(&self) -> Option<PathBuf> {
        match self {
            Self::BuiltIn(_) | Self::Zip(_) => None,
            Self::Folder(path) => Some(path.clone()),
            Self::Below(path, within) => Some(path.join(within)),
        }
    }

    /// Why nothing at all can be read, if so.
    pub fn trouble(&self) -> Option<String> {
        match self {
            Self::Folder(path) if !path.is_dir() => {
                Some("there is no such folder or archive; a pack is a folder or a .zip".into())
            }
            Self::Zip(archive) => archive.trouble().map(str::to_owned),
            Self::Folder(path) => match pack_folder(path) {
                Err(why @ NoPack::Several(..)) => Some(why.describe("the folder")),
                // That the manifest is missing is told with what else is.
                Err(NoPack::Missing { .. }) | Ok(_) => None,
            },
            Self::BuiltIn(_) | Self::Below(..) => None,
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
            Self::Folder(path) | Self::Below(path, _) => path.display().to_string(),
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
            Self::Below(folder, within) => read_file(&folder.join(within), path),
            Self::Zip(archive) => archive.read(path),
        }
    }
}

/// Where in a folder on the disk its pack lies, with a `/` at its end; empty if the folder is the pack.
///
/// # Errors
/// There is no pack, or there are several.
pub fn pack_folder(folder: &Path) -> Result<String, NoPack> {
    if fs::symlink_metadata(folder.join(MANIFEST_FILE)).is_ok() {
        return Ok(String::new());
    }
    let mut paths = Vec::new();
    walk(folder, "", 0, &mut paths);
    paths.sort();
    pack_folder::find(paths.iter().map(String::as_str))
}

/// Gathers the paths of the files in a folder. Links are not followed.
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
