//! All files below a folder.

use std::path::{Path, PathBuf};

use crate::fs;

/// Adds all files below a folder, with their bytes, in order of their paths. Folders and files that cannot be read are
/// left out.
pub fn all_files(folder: &Path, files: &mut Vec<(PathBuf, Vec<u8>)>) {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    paths.sort();
    for path in paths {
        // Links may lead in a circle.
        let Ok(found) = fs::symlink_metadata(&path) else { continue };
        if found.is_dir() {
            all_files(&path, files);
        } else if found.is_file()
            && let Ok(bytes) = fs::read(&path)
        {
            files.push((path, bytes));
        }
    }
}
