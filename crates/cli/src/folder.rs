//! The folder of a file that somebody names to write to.

use std::path::Path;

use text::clean;

/// That there is no folder for a file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}: there is no folder \"{folder}\"")]
pub(super) struct NoFolder {
    /// The file, as it can be shown.
    pub file: String,
    /// The folder, as it can be shown.
    pub folder: String,
}

/// The folder in which a file is to be written, which has to be there: a slip in a path makes no folders.
///
/// # Errors
/// That there is none.
pub(super) fn folder_of(path: &Path) -> Result<&Path, NoFolder> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    if folder.is_dir() {
        return Ok(folder);
    }
    Err(NoFolder { file: clean::path(path), folder: clean::path(folder) })
}
