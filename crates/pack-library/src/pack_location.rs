//! Locations and origins of packs.

use std::path::{Path, PathBuf};

use packs::Files;

/// The id of the default pack.
pub const BASE: &str = "war-of-whispers";
/// The extension of archives.
pub const ARCHIVE: &str = "zip";
/// The extension of archives that desktops open with this program.
pub const PACK_ENDING: &str = "whispers-pack";

/// True if a path has the extension of an archive.
pub fn is_archive(path: &Path) -> bool {
    let ending = path.extension();
    ending.is_some_and(|own| own.eq_ignore_ascii_case(ARCHIVE) || own.eq_ignore_ascii_case(PACK_ENDING))
}

/// The origin of a pack; later variants take precedence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Origin {
    /// It lies beside an opened pack that extends it, and no other pack has its id.
    Beside,
    /// Built into the program.
    BuiltIn,
    /// In the folder of packs.
    Installed,
    /// Opened by path, while the program runs.
    Opened,
}

/// The location of a pack.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Location {
    /// Built in, with this id.
    BuiltIn(String),
    /// At this path.
    Path(PathBuf),
}

impl Location {
    /// The location of a pack's files.
    pub(crate) fn from_files(files: &Files) -> Self {
        match files.path() {
            Some(path) => Self::Path(path.to_owned()),
            None => Self::BuiltIn(files.name()),
        }
    }

    /// The path; `None` for a built-in pack.
    pub fn path(&self) -> Option<&Path> {
        match self {
            Self::BuiltIn(_) => None,
            Self::Path(path) => Some(path),
        }
    }
}
