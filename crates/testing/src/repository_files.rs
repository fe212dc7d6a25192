//! Lists and copies the files of the repository.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

/// The root folder of the repository.
pub fn root() -> &'static Path {
    static ROOT: LazyLock<PathBuf> =
        LazyLock::new(|| fs::canonicalize(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).unwrap());
    &ROOT
}

/// All files in a folder and its subfolders, keyed by relative path with `/`.
pub fn files(folder: &Path) -> BTreeMap<String, PathBuf> {
    let mut found = BTreeMap::new();
    walk(folder, "", &mut found);
    assert!(!found.is_empty(), "{} is empty", folder.display());
    found
}

fn walk(folder: &Path, before: &str, found: &mut BTreeMap<String, PathBuf>) {
    let entries = fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    for entry in entries.map(Result::unwrap) {
        let path = format!("{before}{}", entry.file_name().into_string().unwrap());
        if entry.file_type().unwrap().is_dir() {
            walk(&entry.path(), &format!("{path}/"), found);
        } else {
            found.insert(path, entry.path());
        }
    }
}

/// The paths of all `.rs` files in a folder and its subfolders.
pub fn sources(folder: &Path) -> Vec<PathBuf> {
    files(folder).into_values().filter(|path| path.extension().is_some_and(|e| e == "rs")).collect()
}

/// The name and source folder of each shipped crate: those in `crates` except `testing`, and the program
/// itself.
pub fn crates() -> Vec<(String, PathBuf)> {
    let folders = fs::read_dir(root().join("crates")).unwrap().map(|entry| entry.unwrap().path());
    let named =
        folders.map(|path| (path.file_name().unwrap().to_string_lossy().into_owned(), path.join("src")));
    let shipped = named.filter(|(name, _)| name != "testing");
    shipped.chain([("whispers".to_owned(), root().join("src"))]).collect()
}

/// The paths of all source files of the program and its crates.
pub fn all_sources() -> Vec<PathBuf> {
    crates().iter().flat_map(|(_, folder)| sources(folder)).collect()
}

/// Copies all files of a folder into another, creating it if necessary.
pub fn copy(from: &Path, to: &Path) {
    for (path, file) in files(from) {
        let there = to.join(path);
        fs::create_dir_all(there.parent().unwrap()).unwrap();
        fs::copy(file, there).unwrap();
    }
}
