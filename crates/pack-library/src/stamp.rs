//! Whether something on the disk is as it was: when its files were written and how large they are.

use std::fs::{self, Metadata};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;

use super::location::Location;
use packs::{ARCHIVE_ENTRIES, Files};

/// How deep folders lie in one another that are looked at.
const DEEPEST: usize = 6;

/// Stands for the state of a pack's files: two that are equal are taken to be of the same files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stamp(u64);

impl Stamp {
    /// Of nothing that there is.
    pub const NONE: Self = Self(0);
}

/// The stamp of the files of a pack.
pub(super) fn stamp(files: &Files) -> Stamp {
    stamp_at(&Location::from_files(files))
}

/// The stamp of what is at a place.
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

/// Notes everything in a folder, in the order of the names. Links are not followed.
fn walk(folder: &Path, deep: usize, left: &mut usize, hasher: &mut DefaultHasher) {
    let Ok(entries) = fs::read_dir(folder) else { return "unreadable".hash(hasher) };
    let mut names: Vec<_> = entries.take(*left).filter_map(|entry| Some(entry.ok()?.file_name())).collect();
    names.retain(|name| !name.to_string_lossy().starts_with('.'));
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
