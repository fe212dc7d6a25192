//! Stamps, which detect changed files on the disk by modification times and sizes.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;
use system::fs::{self, Metadata};

use super::pack_location::Location;
use packs::{ARCHIVE_ENTRIES, Files};
use text::hidden_file::is_hidden_file;

/// The maximum depth of subfolders that a stamp covers.
const DEEPEST: usize = 6;

/// The state of a pack's files. Files with equal stamps count as unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stamp(u64);

impl Stamp {
    /// The stamp of files that have not been looked at.
    pub const NONE: Self = Self(0);
}

/// The current stamp of a pack's files.
pub(super) fn stamp(files: &Files) -> Stamp {
    stamp_at(&Location::from_files(files))
}

/// The stamp of the files at a location.
pub(super) fn stamp_at(place: &Location) -> Stamp {
    let mut hasher = DefaultHasher::new();
    if let Location::Path(path) = place {
        match fs::metadata(path) {
            Ok(meta) if meta.is_dir() => {
                let mut left = ARCHIVE_ENTRIES;
                walk(path, 0, &mut left, &mut hasher);
            }
            Ok(meta) => note(&meta, &mut hasher),
            Err(_) => "nothing".hash(&mut hasher),
        }
    }
    Stamp(hasher.finish().max(1))
}

/// Adds the entries of a folder to a stamp, sorted by name. Links are not followed.
fn walk(folder: &Path, deep: usize, left: &mut usize, hasher: &mut DefaultHasher) {
    let Ok(entries) = fs::read_dir(folder) else { return "unreadable".hash(hasher) };
    let mut names: Vec<_> = entries.take(*left).filter_map(|entry| Some(entry.ok()?.file_name())).collect();
    names.retain(|name| !is_hidden_file(&name.to_string_lossy()));
    names.sort();
    *left = left.saturating_sub(names.len());
    for name in names {
        let path = folder.join(&name);
        let Ok(meta) = fs::symlink_metadata(&path) else { continue };
        name.hash(hasher);
        if meta.is_dir() && deep < DEEPEST {
            walk(&path, deep + 1, left, hasher);
        } else if !meta.is_dir() {
            note(&meta, hasher);
        }
    }
}

fn note(meta: &Metadata, hasher: &mut DefaultHasher) {
    (meta.len(), meta.modified().ok(), meta.is_file()).hash(hasher);
}
