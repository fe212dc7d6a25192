//! The folder of a file that somebody names to write to.

use std::path::Path;
use std::{fs, io};

use image_files::png;
use text::clean;

/// That there is no folder for a file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}: there is no folder \"{folder}\"")]
pub(super) struct MissingFolder {
    /// The file, as it can be shown.
    pub file: String,
    /// The folder, as it can be shown.
    pub folder: String,
}

/// The folder in which a file is to be written, which has to be there: a slip in a path makes no folders.
///
/// # Errors
/// That there is none.
pub(super) fn folder_of(path: &Path) -> Result<&Path, MissingFolder> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    if folder.is_dir() {
        return Ok(folder);
    }
    Err(MissingFolder { file: clean::path(path), folder: clean::path(folder) })
}

/// What is in the way of writing into a folder, in words; nothing where it is not there yet or is empty.
///
/// # Errors
/// What the system says.
pub(super) fn in_the_way(folder: &Path) -> io::Result<Option<&'static str>> {
    match fs::read_dir(folder) {
        Ok(mut entries) => Ok(entries.next().map(|_| "is not empty")),
        Err(why) if why.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(_) if folder.is_file() => Ok(Some("is a file")),
        Err(why) => Err(why),
    }
}

/// A path as it can be pasted into a terminal.
pub(super) fn pasted(path: &Path) -> String {
    let shown = clean::path(path);
    if shown.contains(char::is_whitespace) { format!("\"{shown}\"") } else { shown }
}

/// Writes a picture as a PNG: rows from the top, red, green and blue of each pixel.
///
/// # Errors
/// The file and why it cannot be written.
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
