//! The locations and origins of packs.

use std::path::{Path, PathBuf};

use packs::Files;

/// The id of the base game, which is the default pack.
pub const BASE: &str = "war-of-whispers";
/// The file extension of pack archives.
pub const ARCHIVE: &str = "zip";
/// The file extension of pack archives that desktops open with Whispers.
pub const PACK_ENDING: &str = "whispers-pack";

/// True if a path has the file extension of a pack archive.
pub fn is_archive(path: &Path) -> bool {
    let ending = path.extension();
    ending.is_some_and(|own| own.eq_ignore_ascii_case(ARCHIVE) || own.eq_ignore_ascii_case(PACK_ENDING))
}

/// Where a pack comes from. Later variants take precedence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Origin {
    /// The pack is in the folder of an opened pack that extends it, and no other pack has its id.
    Beside,
    /// The pack is built into the program.
    BuiltIn,
    /// The pack is in the folder of installed packs.
    Installed,
    /// The pack was opened by its path since the program started.
    Opened,
}

/// The location from which a pack is read.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Location {
    /// The pack is built in and has this id.
    BuiltIn(String),
    /// The pack is at this path.
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

    /// The path of the pack; `None` if it is built in.
    pub fn path(&self) -> Option<&Path> {
        match self {
            Self::BuiltIn(_) => None,
            Self::Path(path) => Some(path),
        }
    }
}
