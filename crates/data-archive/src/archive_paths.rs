//! Where files lie in an archive.

use std::path::{Component, Path, PathBuf};

use system::Folders;

/// The largest size of all files of an archive together, in bytes.
pub const MOST_BYTES: u64 = 1 << 30;
/// The largest number of files in an archive.
pub const MOST_FILES: usize = 100_000;
/// The longest path in an archive, in bytes.
const LONGEST: usize = 400;

/// The folders of an archive, with the folders of the player that they hold.
pub fn folders(folders: &Folders) -> [(&'static str, PathBuf); 3] {
    [("matches", folders.matches()), ("packs", folders.packs()), ("languages", folders.languages())]
}

/// The folder of an archive for settings.
pub const SETTINGS: &str = "settings";
/// The folder of an archive for progress and history.
pub const PROGRESS: &str = "progress";
/// The files with progress and history, which some systems keep apart from the settings.
pub const PROGRESS_FILES: [&str; 2] = ["practice.toml", "history.jsonl"];

/// True for a file with settings or progress. Others beside them are notes of the program itself.
pub fn is_kept(name: &str) -> bool {
    !name.starts_with('.') && (name.ends_with(".toml") || PROGRESS_FILES.contains(&name))
}

/// The path below the folder that it leads to, as parts; `None` unless it is a plain relative path.
pub fn parts(path: &str) -> Option<Vec<&str>> {
    if path.len() > LONGEST || path.contains(['\\', ':', '\0']) {
        return None;
    }
    let parts = Path::new(path).components().map(|component| match component {
        Component::Normal(name) => name.to_str().filter(|name| !name.starts_with('.')),
        _ => None,
    });
    parts.collect::<Option<Vec<&str>>>().filter(|parts| !parts.is_empty())
}
