//! The files of a pack: built into the program, in a folder or in a zip archive, read by the same code.

use std::fs;
use std::io::{ErrorKind, Read};
use std::path::{Path, PathBuf};

use include_dir::{Dir, include_dir};

use super::archive::Archive;
use super::layers::MANIFEST_FILE;
use super::limits::{ARCHIVE_ENTRIES, FILE_BYTES, PATH_BYTES};
use super::report::Fault;

/// How deep folders of a pack lie in one another that are looked into.
const DEEPEST: usize = 4;

static BUILT_IN: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/content");

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

/// Why a file could not be read.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// It is not there.
    #[error("there is no such file in the pack")]
    Missing,
    /// A path that leaves the pack.
    #[error("a path in a pack names a file of the pack itself: no \"..\", no absolute path, no link")]
    Outside,
    /// A folder or something else that has no text.
    #[error("this is no file")]
    NoFile,
    /// It holds no text.
    #[error("{}", .0.message)]
    NoText(Box<Fault>),
    /// It is too large.
    #[error("the file has more than {FILE_BYTES} bytes, which are the most")]
    TooLarge,
    /// The archive that it should be in cannot be read.
    #[error("{0}")]
    Archive(String),
    /// The system said no.
    #[error("{0}")]
    Io(#[from] std::io::Error),
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

    /// The same pack as it lies there now; of an archive, what has been read anew.
    pub fn again(&self) -> Self {
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
    pub(super) fn trouble(&self) -> Option<String> {
        match self {
            Self::Folder(path) if !path.is_dir() => {
                Some("there is no such folder or archive; a pack is a folder or a .zip".into())
            }
            Self::Zip(archive) => archive.trouble().map(str::to_owned),
            Self::BuiltIn(_) | Self::Folder(_) => None,
        }
    }

    /// What reports call the pack by.
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
    /// That it is not there, or why it cannot be read.
    pub fn read(&self, path: &str) -> Result<Vec<u8>, ReadError> {
        if !is_plain(path) {
            return Err(ReadError::Outside);
        }
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

/// Whether a path names a file within a pack on every system.
pub(super) fn is_plain(path: &str) -> bool {
    let part = |part: &str| !part.is_empty() && part != "." && part != "..";
    path.len() <= PATH_BYTES
        && path.split('/').all(part)
        && !path.contains(|c: char| matches!(c, '\\' | ':') || c.is_control())
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
            return Err(ReadError::Outside);
        }
        meta = Some(found);
    }
    match meta {
        Some(meta) if !meta.is_file() => Err(ReadError::NoFile),
        _ => {
            // Not what the system says of its size counts, but what there is.
            let mut bytes = Vec::new();
            fs::File::open(at)?.take(FILE_BYTES + 1).read_to_end(&mut bytes)?;
            if bytes.len() as u64 > FILE_BYTES { Err(ReadError::TooLarge) } else { Ok(bytes) }
        }
    }
}

/// The names of the packs in the program, which are their ids.
pub(super) fn built_in() -> Vec<&'static str> {
    let pack = |dir: &'static Dir<'static>| {
        dir.get_file(dir.path().join(MANIFEST_FILE))?;
        dir.path().to_str()
    };
    BUILT_IN.dirs().filter_map(pack).collect()
}

/// The languages that the interface speaks: the names of the folders of its texts.
pub fn interface_languages() -> Vec<&'static str> {
    let folders = BUILT_IN.get_dir("interface").into_iter().flat_map(Dir::dirs);
    let mut languages: Vec<&str> = folders.filter_map(|folder| folder.path().file_name()?.to_str()).collect();
    languages.sort_unstable();
    languages
}

/// A text of the interface that is built in: `interface/en/log.ftl` and the like.
pub fn interface_texts(language: &str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let folder = BUILT_IN.get_dir(format!("interface/{language}"));
    folder
        .into_iter()
        .flat_map(Dir::files)
        .filter_map(|file| Some((file.path().file_name()?.to_str()?, file.contents_utf8()?)))
}
