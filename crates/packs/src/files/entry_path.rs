//! Converts the names of an archive's entries to paths.

use super::read_error::{PathError, plain};
use crate::size_limits::PATH_BYTES;
use text::hidden_file::is_leftover;

/// The path of a file, or a folder, in an archive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum EntryPath {
    /// A file at this path, with `/` between folders.
    File(String),
    /// A folder, whose path is not needed.
    Folder,
}

/// The beginning of an entry's name, for error messages.
pub(super) fn quoted(name: &str) -> String {
    name.chars().take(PATH_BYTES).collect()
}

/// The path of an entry. `None` for the archive's root and for files left by operating systems. Accepts `\` between
/// folders, as written by PowerShell and older .NET, and `./` before a path, as written by `tar`.
///
/// # Errors
/// Fails if the path leaves the archive or is invalid on some system.
pub(super) fn entry_path(name: &str) -> Result<Option<EntryPath>, String> {
    let plain_name = name.replace('\\', "/");
    let parts: Vec<&str> = plain_name.split('/').filter(|part| !matches!(*part, "" | ".")).collect();
    let leaves = || {
        let why = "an archive has plain paths within the pack: no \"..\", no absolute path, no drive";
        Err(format!("the entry \"{}\" leaves the pack or is not a path; {why}", quoted(name)))
    };
    if plain_name.starts_with('/') || name.is_empty() || parts.contains(&"..") {
        return leaves();
    }
    if parts.is_empty() || parts.iter().any(|part| is_leftover(part)) {
        return Ok(None);
    }
    let path = parts.join("/");
    match plain(&path) {
        Ok(()) if is_folder(&plain_name) => Ok(Some(EntryPath::Folder)),
        Ok(()) => Ok(Some(EntryPath::File(path))),
        Err(PathError::Long(bytes)) => Err(format!(
            "the path of the entry \"{}…\" has {bytes} bytes; the maximum is {PATH_BYTES}: give its file and folders \
             shorter names",
            quoted(name)
        )),
        Err(PathError::Empty | PathError::Sign(_) | PathError::Outside) => leaves(),
    }
}

/// True if an entry's name is that of a folder: it ends with `/` or `/.`.
fn is_folder(name: &str) -> bool {
    name.rsplit('/').next().is_some_and(|last| matches!(last, "" | "."))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_means_the_same_path_however_a_packer_writes_it() {
        for name in [
            "text/en.toml",
            "./text/en.toml",
            "text\\en.toml",
            ".\\text\\en.toml",
            "text//en.toml",
            "text/./en.toml",
            ".//text\\./en.toml",
        ] {
            assert_eq!(entry_path(name), Ok(Some(EntryPath::File("text/en.toml".into()))), "{name}");
        }
        for name in ["text/", "./text/", "text\\", "text//", "text/.", ".\\text\\"] {
            assert_eq!(entry_path(name), Ok(Some(EntryPath::Folder)), "{name}");
        }
        for name in [
            "./",
            ".",
            "__MACOSX/",
            "__MACOSX/a/._b",
            "a\\._b",
            ".DS_Store",
            "a/Thumbs.db",
            "desktop.ini",
            "Icon\r",
        ] {
            assert_eq!(entry_path(name), Ok(None), "{name}");
        }
        assert_eq!(entry_path("map.toml."), Ok(Some(EntryPath::File("map.toml.".into()))));
    }

    #[test]
    fn a_name_that_leaves_the_archive_is_refused_however_it_is_written() {
        for name in [
            "",
            "/",
            "/a",
            "//a",
            "\\a",
            "\\\\server\\a",
            "C:\\a",
            "C:/a",
            "C:a",
            "c:",
            "../a",
            "..\\a",
            "a/../b",
            "a\\..\\..\\b",
            "./../a",
            "..",
            "a/..",
            "__MACOSX/../../a",
            "a\0",
            "a\nb",
        ] {
            assert!(entry_path(name).is_err_and(|why| why.contains("leaves the pack")), "{name:?}");
        }
    }
}
