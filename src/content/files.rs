//! The files of a pack: built into the program or in a folder, read by the same code.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use include_dir::{Dir, include_dir};

static BUILT_IN: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/content");

/// The most bytes of one file of a pack.
const MAX_FILE: u64 = 2 << 20;

/// Where a pack's files are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Files {
    /// In the program: the pack of this name.
    BuiltIn(&'static str),
    /// In this folder.
    Folder(PathBuf),
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
    #[error("{1}")]
    NoText(String, String),
    /// It is too large.
    #[error("the file has {0} bytes; {MAX_FILE} are the most")]
    TooLarge(u64),
    /// The system said no.
    #[error("{0}")]
    Io(#[from] std::io::Error),
}

impl Files {
    /// The pack that lies at a path.
    pub fn at(path: impl Into<PathBuf>) -> Self {
        Self::Folder(path.into())
    }

    /// What reports call the pack by.
    pub fn name(&self) -> String {
        match self {
            Self::BuiltIn(name) => (*name).to_owned(),
            Self::Folder(path) => path.display().to_string(),
        }
    }

    /// The bytes of a file, by its path within the pack with `/` between folders.
    ///
    /// # Errors
    /// That it is not there, or why it cannot be read.
    pub fn read(&self, path: &str) -> Result<Vec<u8>, ReadError> {
        let plain = path.split('/').all(|part| !part.is_empty() && part != "." && part != "..");
        if !plain || path.contains(['\\', ':']) {
            return Err(ReadError::Outside);
        }
        match self {
            Self::BuiltIn(name) => {
                let file = BUILT_IN.get_file(format!("{name}/{path}")).ok_or(ReadError::Missing)?;
                Ok(file.contents().to_vec())
            }
            Self::Folder(folder) => read_file(folder, path),
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
        Some(meta) if meta.len() > MAX_FILE => Err(ReadError::TooLarge(meta.len())),
        _ => Ok(fs::read(at)?),
    }
}

/// The names of the packs in the program, which are their ids.
pub(super) fn built_in() -> Vec<&'static str> {
    let pack = |dir: &'static Dir<'static>| {
        dir.get_file(dir.path().join("manifest.toml"))?;
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
