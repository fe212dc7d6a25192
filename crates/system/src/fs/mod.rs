//! Files, with the functions and types of [`std::fs`] that the program uses.
//!
//! On a desktop they are the standard library's. A page in a browser has no file system: there, `memory` keeps the
//! files of this session, and reports changes so that the page can store them.

#[cfg(any(target_arch = "wasm32", test))]
pub mod memory;

#[cfg(not(target_arch = "wasm32"))]
use std::io;
use std::path::Path;
#[cfg(not(target_arch = "wasm32"))]
use std::path::PathBuf;

use text::file_name::{self, NameFault};

#[cfg(target_arch = "wasm32")]
pub use memory::{
    DirEntry, File, FileType, Metadata, OpenOptions, ReadDir, canonicalize, copy, create_dir, create_dir_all,
    metadata, read, read_dir, read_link, read_to_string, remove_dir_all, remove_file, rename,
    symlink_metadata, write,
};
pub use std::fs::TryLockError;
#[cfg(not(target_arch = "wasm32"))]
pub use std::fs::{
    DirEntry, File, FileType, Metadata, OpenOptions, ReadDir, copy, create_dir, create_dir_all, metadata,
    read, read_dir, read_link, read_to_string, remove_dir_all, remove_file, rename, symlink_metadata, write,
};

/// The absolute path of an existing file or folder, without links. On Windows it is a path that people know, with a
/// drive or a server.
///
/// # Errors
/// Fails if the path leads to nothing.
#[cfg(not(any(windows, target_arch = "wasm32")))]
pub fn canonicalize(path: impl AsRef<Path>) -> io::Result<PathBuf> {
    std::fs::canonicalize(path)
}

/// The absolute path of an existing file or folder, without links. On Windows it is a path that people know, with a
/// drive or a server.
///
/// # Errors
/// Fails if the path leads to nothing.
#[cfg(windows)]
pub fn canonicalize(path: impl AsRef<Path>) -> io::Result<PathBuf> {
    dunce::canonicalize(path)
}

/// The reason why this system cannot have a file of this name; `None` if it can.
pub fn name_fault(path: &Path) -> Option<NameFault> {
    let name = path.file_name().filter(|_| cfg!(windows))?;
    file_name::fault(&name.to_string_lossy())
}

/// True if the path leads to anything, through links too. False also if the system refuses to say.
pub fn exists(path: impl AsRef<Path>) -> bool {
    metadata(path).is_ok()
}

/// True if the path leads to a folder, through links too.
pub fn is_dir(path: impl AsRef<Path>) -> bool {
    metadata(path).is_ok_and(|found| found.is_dir())
}

/// True if the path leads to a regular file, through links too.
pub fn is_file(path: impl AsRef<Path>) -> bool {
    metadata(path).is_ok_and(|found| found.is_file())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_real_path_has_no_prefix_that_people_do_not_know() {
        let folder = tempfile::tempdir().unwrap();
        let real = canonicalize(folder.path()).unwrap();
        assert!(real.is_absolute() && !real.to_string_lossy().starts_with(r"\\?\"), "{}", real.display());
        assert!(canonicalize(folder.path().join("missing")).is_err());
    }

    #[test]
    fn paths_of_more_than_260_characters_are_written_and_read() {
        let folder = tempfile::tempdir().unwrap();
        let deep =
            (0..9).fold(folder.path().to_owned(), |path, _| path.join("a folder with a rather long name"));
        create_dir_all(&deep).unwrap();
        let file = deep.join("a.whispers");
        write(&file, "text").unwrap();
        assert_eq!(crate::read_file(&file, 10).unwrap(), b"text");
        assert!(exists(&file) && is_dir(&deep) && file.to_string_lossy().len() > 260);
        crate::write_file(&file, b"new").unwrap();
        rename(&file, deep.join("b.whispers")).unwrap();
        assert_eq!(read_to_string(deep.join("b.whispers")).unwrap(), "new");
    }

    #[test]
    fn names_of_devices_are_refused_where_they_are_devices() {
        let fault = name_fault(Path::new("folder/nul.png"));
        assert_eq!(fault, cfg!(windows).then_some(NameFault::Device));
        assert_eq!(name_fault(Path::new("folder/evening.png")), None);
    }
}
