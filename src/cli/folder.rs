//! The folder of a file that somebody names to write to.

use std::path::Path;

use crate::text::clean;

/// The folder in which a file is to be written, which has to be there: a slip in a path makes no folders.
///
/// # Errors
/// That there is none.
pub(super) fn folder_of(path: &Path) -> Result<&Path, String> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    if folder.is_dir() {
        return Ok(folder);
    }
    Err(format!("{}: there is no folder \"{}\"", clean::path(path), clean::path(folder)))
}
