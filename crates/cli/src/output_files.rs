//! Files and folders that commands write.

use std::path::Path;
use std::{fs, io};

use image_files::png;
use text::untrusted_text;

/// The folder of a file does not exist.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}: there is no folder \"{folder}\"")]
pub(super) struct MissingFolder {
    /// The file, cleaned for display.
    pub file: String,
    /// The folder, cleaned for display.
    pub folder: String,
}

/// The folder of a file to write, which must exist: a typing mistake in a path creates no folders.
///
/// # Errors
/// The folder does not exist.
pub(super) fn folder_of(path: &Path) -> Result<&Path, MissingFolder> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    if folder.is_dir() {
        return Ok(folder);
    }
    Err(MissingFolder { file: untrusted_text::path(path), folder: untrusted_text::path(folder) })
}

/// Why a folder cannot be written into: it is not empty, or not a folder. `None` if it is missing or empty.
///
/// # Errors
/// A system error.
pub(super) fn obstacle(folder: &Path) -> io::Result<Option<&'static str>> {
    match fs::read_dir(folder) {
        Ok(mut entries) => Ok(entries.next().map(|_| "is not empty")),
        Err(why) if why.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(_) if folder.is_file() => Ok(Some("is a file")),
        Err(why) => Err(why),
    }
}

/// A path to paste into a terminal.
pub(super) fn pasted(path: &Path) -> String {
    let shown = untrusted_text::path(path);
    if shown.contains(char::is_whitespace) { format!("\"{shown}\"") } else { shown }
}

/// Writes a PNG: rows from the top, red, green and blue of each pixel.
///
/// # Errors
/// The file, and why it cannot be written.
pub(super) fn write(path: &Path, size: [u32; 2], rgb: &[u8]) -> Result<(), String> {
    let said =
        |why: &dyn std::fmt::Display| format!("{}: the picture cannot be written: {why}", path.display());
    let file = png(size, rgb).map_err(|e| said(&e))?;
    fs::write(path, file).map_err(|e| said(&e))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn where_nothing_can_be_written_the_path_is_said() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("no such folder").join("a.png");
        let why = write(&path, [1, 1], &[0; 3]).unwrap_err();
        assert!(why.starts_with(&format!("{}: the picture cannot be written: ", path.display())), "{why}");
    }
}
