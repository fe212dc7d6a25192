//! Where packs are, and how they have come to the shelf.

use std::path::{Path, PathBuf};

use packs::Files;

/// The id of the pack that is played when none is asked for.
pub const BASE: &str = "war-of-whispers";
/// The ending of packs that are archives.
pub const ARCHIVE: &str = "zip";
/// The ending of archives that say themselves that they are packs, so that a desktop opens them with the program.
pub const PACK_ENDING: &str = "whispers-pack";

/// Whether a path ends as the archive of a pack does.
pub fn is_archive(path: &Path) -> bool {
    let ending = path.extension();
    ending.is_some_and(|own| own.eq_ignore_ascii_case(ARCHIVE) || own.eq_ignore_ascii_case(PACK_ENDING))
}

/// How a pack has come to the shelf; what comes later stands before what comes earlier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Origin {
    /// It lies beside a pack that was opened and extends it, and no other at hand has its id.
    Beside,
    /// It is in the program.
    BuiltIn,
    /// It lies in the folder of packs.
    Installed,
    /// It was opened by its path, for as long as the program runs.
    Opened,
}

/// Where a pack is.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Location {
    /// In the program, by this id.
    BuiltIn(String),
    /// At this path.
    Path(PathBuf),
}

impl Location {
    /// Where files are.
    pub fn from_files(files: &Files) -> Self {
        match files.path() {
            Some(path) => Self::Path(path.to_owned()),
            None => Self::BuiltIn(files.name()),
        }
    }

    /// Its path; none of what is built in.
    pub fn path(&self) -> Option<&Path> {
        match self {
            Self::BuiltIn(_) => None,
            Self::Path(path) => Some(path),
        }
    }
}
