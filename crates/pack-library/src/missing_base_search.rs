//! The search for missing base packs: if an opened pack extends one that is not available, the folder of the
//! opened pack is searched for it.
//!
//! Available packs take precedence, so that a file that happens to be in the folder never changes a pack.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use system::fs;

use super::change_stamp::{self, Stamp};
use super::crash_guard;
use super::pack_location::{Location, Origin, is_archive};
use crate::library_pack::LibraryPack;
use packs::{ARCHIVE_BYTES, MANIFEST_FILE};
use text::hidden_file::is_hidden_file;

/// The maximum number of entries of a folder to look at, and of those to treat as packs.
const ENTRIES: usize = 2_000;
const MOST: usize = 200;
/// The maximum number of bytes of archives to read per search.
const BYTES: u64 = 64 << 20;

/// The known ids of packs by path, so that unchanged packs are not read again.
#[derive(Clone, Debug, Default)]
pub(super) struct MissingBaseSearch(BTreeMap<PathBuf, (Stamp, Option<String>)>);

impl MissingBaseSearch {
    /// The path of the pack with this id in a folder: one with the id as its file name, or else the first by
    /// name. Links are not followed.
    pub fn find(&mut self, folder: &Path, id: &str) -> Option<PathBuf> {
        let mut left = BYTES;
        let found = candidates(folder, id).into_iter().find(|path| self.id(path, &mut left) == Some(id));
        self.0.retain(|path, _| fs::exists(path));
        found
    }

    /// The id of the pack at a path. An archive is read only if its size is at most `left`.
    fn id(&mut self, path: &Path, left: &mut u64) -> Option<&str> {
        let archive = is_archive(path);
        let own = if archive { path.to_owned() } else { path.join(MANIFEST_FILE) };
        let size = fs::symlink_metadata(&own).ok().filter(|meta| meta.is_file())?.len();
        let now = change_stamp::stamp_at(&Location::Path(own));
        if self.0.get(path).is_none_or(|(then, _)| *then != now) {
            if archive {
                *left = left.checked_sub(size).filter(|_| size <= ARCHIVE_BYTES)?;
            }
            let id = crash_guard::label_at(path).id;
            self.0.insert(path.to_owned(), (now, id));
        }
        self.0.get(path)?.1.as_deref()
    }
}

/// The paths in a folder that may be the pack with this id, with the likeliest first.
fn candidates(folder: &Path, id: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten().take(ENTRIES);
    let mut paths: Vec<PathBuf> = entries
        .filter_map(|entry| {
            let (kind, path) = (entry.file_type().ok()?, entry.path());
            let hidden = is_hidden_file(&entry.file_name().to_string_lossy());
            let is_pack =
                if kind.is_dir() { fs::is_file(path.join(MANIFEST_FILE)) } else { is_archive(&path) };
            (!hidden && is_pack && !kind.is_symlink()).then_some(path)
        })
        .collect();
    let is_called = |path: &Path| path.file_stem().is_some_and(|stem| stem == id);
    paths.sort_by_cached_key(|path| (!is_called(path), path.clone()));
    paths.truncate(MOST);
    paths
}

/// The folder to search and the id of a base pack that an opened pack extends and that is missing. Those in
/// `in_vain` are skipped.
pub(super) fn missing_base(
    packs: &[LibraryPack],
    in_vain: &[(PathBuf, String)],
) -> Option<(PathBuf, String)> {
    let over = packs.iter().filter(|pack| matches!(pack.origin, Origin::Opened | Origin::Beside));
    let mut sought = over.filter_map(|pack| {
        let id = pack.extends.clone()?;
        let folder = pack.place.path()?.parent()?.to_owned();
        packs.iter().all(|other| other.id != id).then_some((folder, id))
    });
    sought.find(|sought| !in_vain.contains(sought))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Writes the manifest of a pack with this id.
    fn pack(folder: &Path, id: &str) {
        fs::create_dir_all(folder).unwrap();
        fs::write(folder.join(MANIFEST_FILE), format!("id = \"{id}\"\n")).unwrap();
    }

    #[test]
    fn a_pack_is_found_by_what_it_calls_itself_and_first_where_its_folder_is_called_so_too() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        let mut beside = MissingBaseSearch::default();
        assert_eq!(beside.find(folder.path(), "river"), None);
        pack(&at("first"), "river");
        pack(&at(".hidden"), "lake");
        fs::write(at("torn.zip"), "PK").unwrap();
        assert_eq!(beside.find(folder.path(), "river"), Some(at("first")));
        pack(&at("river"), "river");
        assert_eq!(beside.find(folder.path(), "river"), Some(at("river")));
        pack(&at("river"), "brook");
        assert_eq!(beside.find(folder.path(), "river"), Some(at("first")), "what has changed is read again");
        assert_eq!(beside.find(folder.path(), "lake"), None, "what is hidden is not a pack");
        assert_eq!(beside.find(&at("nowhere"), "river"), None);
    }
}
