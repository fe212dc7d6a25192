//! Folders that commands write into: new or empty ones, so that nothing is written over.

use std::fs;
use std::io;
use std::path::Path;

use text::clean;

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
