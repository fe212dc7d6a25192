//! The list of packs in a catalogue, from its index or from its folder.

use std::path::{Path, PathBuf};
use system::fs;

use crate::pack_location::is_archive;
use packs::{CATALOGUE_FILE, CATALOGUE_PACKS, Catalogue, Entry, FILE_BYTES, Fault, MANIFEST_FILE};
use system::read_file;
use text::hidden_file::is_hidden_file;
use text::os_error::reason;
use text::untrusted_text;

/// The maximum depth to which a folder without an index is searched, and the maximum number of entries in each
/// folder.
const DEEPEST: usize = 2;
const ENTRIES: usize = 2_000;
/// The header of a pack's entry in an index.
const PACKS: &str = "[[packs]]";
/// The file extension of an index.
const ENDING: &str = "toml";

/// The list of packs in a catalogue, before they are read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Listing {
    /// The path of the catalogue's index, if there is one.
    pub index: Option<PathBuf>,
    /// The folder that contains the packs.
    pub folder: PathBuf,
    /// The content of the index; empty if there is none.
    pub says: Catalogue,
    /// For each pack, its path in the folder with `/` as separator, and its location or why it is missing.
    pub packs: Vec<(String, Result<PathBuf, MissingPack>)>,
    /// The faults in the catalogue's index.
    pub faults: Vec<Fault>,
    /// True if the catalogue has more packs than the limit.
    pub more: bool,
}

/// Why a pack in a catalogue is missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MissingPack {
    /// The path of the pack does not exist.
    #[error("the catalogue names it, but it is not here")]
    Gone,
    /// The path of the pack contains a link.
    #[error("it is behind a link; a catalogue must contain its packs")]
    Link,
}

/// True if a path is a catalogue: an index of packs, or a folder that is not a pack itself and contains an
/// index or packs.
pub fn is_catalogue(path: &Path) -> bool {
    if fs::is_dir(path) {
        let is_pack = fs::is_file(path.join(MANIFEST_FILE));
        return !is_pack && (fs::is_file(path.join(CATALOGUE_FILE)) || !packs_in_folder(path).0.is_empty());
    }
    if path.file_name().is_some_and(|name| name == CATALOGUE_FILE) {
        return fs::is_file(path);
    }
    path.extension().is_some_and(|ending| ending == ENDING)
        && read_file(path, FILE_BYTES)
            .is_ok_and(|bytes| String::from_utf8_lossy(&bytes).lines().any(|line| line.trim() == PACKS))
}

impl Listing {
    /// Reads a catalogue: the index at a path or in the folder at a path, or the packs in the folder if there
    /// is no index.
    pub fn read(path: &Path) -> Self {
        Self::compare(path, &|_, _| None)
    }

    /// Reads a catalogue and reports every value in its index that contradicts a pack. `own` returns a pack's
    /// own values for its path in the catalogue and its location.
    pub fn compare(path: &Path, own: &dyn Fn(&str, &Path) -> Option<Entry>) -> Self {
        let index = if fs::is_dir(path) { path.join(CATALOGUE_FILE) } else { path.to_owned() };
        let folder = if fs::is_dir(path) { path } else { path.parent().unwrap_or(Path::new("")) };
        let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
        let mut listing = Self { folder: folder.to_owned(), ..Self::default() };
        if fs::is_dir(path) && fs::symlink_metadata(&index).is_err() {
            let (paths, more) = packs_in_folder(folder);
            listing.packs = paths.into_iter().map(|inner| (inner.clone(), Ok(folder.join(inner)))).collect();
            listing.more = more;
            return listing;
        }
        let name = index.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        match read_file(&index, FILE_BYTES) {
            Err(why) => listing.faults.push(Fault::for_file(untrusted_text::path(&index), reason(&why))),
            Ok(bytes) if bytes.len() as u64 > FILE_BYTES => {
                listing
                    .faults
                    .push(Fault::for_file(name, format!("the file has more than {FILE_BYTES} bytes")));
            }
            Ok(bytes) => {
                let own = |inner: &str| own(inner, &lies(folder, inner).ok()?);
                (listing.says, listing.faults) = Catalogue::compare(&name, bytes, &own);
            }
        }
        let paths = listing.says.packs.iter().map(|entry| entry.path.clone());
        listing.packs = paths.map(|inner| (inner.clone(), lies(folder, &inner))).collect();
        listing.index = Some(index);
        listing
    }

    /// The index entry of a pack, by the pack's path in the folder.
    pub fn entry(&self, inner: &str) -> Option<&Entry> {
        self.says.packs.iter().find(|entry| entry.path == inner)
    }

    /// The paths of those packs in the folder that are missing in the index.
    pub fn unlisted(&self) -> Vec<String> {
        let listed = |inner: &String| self.packs.iter().any(|(known, _)| known == inner);
        packs_in_folder(&self.folder).0.into_iter().filter(|inner| !listed(inner)).collect()
    }
}

/// The location of a pack by its path in a folder, or why it is missing. No part of the path may be a link.
fn lies(folder: &Path, inner: &str) -> Result<PathBuf, MissingPack> {
    let mut at = folder.to_owned();
    for part in inner.split('/') {
        at.push(part);
        match fs::symlink_metadata(&at) {
            Err(_) => return Err(MissingPack::Gone),
            Ok(meta) if meta.is_symlink() => return Err(MissingPack::Link),
            Ok(_) => {}
        }
    }
    Ok(at)
}

/// The paths of the packs in a folder and its subfolders, sorted, and whether there are more than the limit.
/// Links and hidden files are skipped.
fn packs_in_folder(folder: &Path) -> (Vec<String>, bool) {
    let mut paths = Vec::new();
    gather(folder, "", 1, &mut paths);
    paths.sort();
    let more = paths.len() > CATALOGUE_PACKS;
    paths.truncate(CATALOGUE_PACKS);
    (paths, more)
}

fn gather(folder: &Path, under: &str, deep: usize, paths: &mut Vec<String>) {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten().take(ENTRIES);
    for entry in entries {
        let (Ok(kind), Ok(name)) = (entry.file_type(), entry.file_name().into_string()) else { continue };
        let (path, inner) = (entry.path(), format!("{under}{name}"));
        // One pack beyond the limit is collected, to know that there are more.
        if is_hidden_file(&name) || paths.len() > CATALOGUE_PACKS {
        } else if kind.is_file() && is_archive(&path)
            || kind.is_dir() && fs::is_file(path.join(MANIFEST_FILE))
        {
            paths.push(inner);
        } else if kind.is_dir() && deep < DEEPEST {
            gather(&path, &format!("{inner}/"), deep + 1, paths);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use packs::Metadata;

    fn pack(folder: &Path) {
        fs::create_dir_all(folder).unwrap();
        fs::write(folder.join(MANIFEST_FILE), "").unwrap();
    }

    fn here(listing: &Listing) -> Vec<&str> {
        listing.packs.iter().filter(|(_, at)| at.is_ok()).map(|(inner, _)| inner.as_str()).collect()
    }

    #[test]
    fn a_folder_without_an_index_offers_what_lies_in_it() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        assert!(!is_catalogue(folder.path()));
        pack(&at("packs/river"));
        pack(&at("lake"));
        pack(&at("too/deep/down"));
        pack(&at(".hidden"));
        fs::write(at("b.zip"), "").unwrap();
        fs::write(at("notes.txt"), "").unwrap();
        assert!(is_catalogue(folder.path()) && !is_catalogue(&at("lake")) && !is_catalogue(&at("notes.txt")));
        let listing = Listing::read(folder.path());
        assert_eq!(here(&listing), ["b.zip", "lake", "packs/river"]);
        assert!(listing.index.is_none() && listing.faults.is_empty() && !listing.more);
    }

    #[test]
    fn an_index_says_which_packs_there_are_and_none_lies_outside() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        pack(&at("lake"));
        pack(&at("river"));
        let entry = |path: &str, id: &str| Entry {
            path: path.into(),
            metadata: Metadata {
                id: id.into(),
                version: "1".into(),
                authors: vec!["A".into()],
                licence: "CC0-1.0".into(),
                ..Metadata::default()
            },
            name: id.into(),
            languages: vec!["en".into()],
            ..Entry::default()
        };
        let packs = vec![entry("lake", "lake"), entry("gone", "gone"), entry("../lake", "out")];
        let text = Catalogue { packs, ..Catalogue::default() }.text();
        fs::write(at(CATALOGUE_FILE), &text).unwrap();
        fs::write(at("ours.toml"), &text).unwrap();
        for path in [folder.path(), &at(CATALOGUE_FILE), &at("ours.toml")] {
            assert!(is_catalogue(path), "{path:?}");
            let listing = Listing::read(path);
            assert_eq!(here(&listing), ["lake"]);
            assert_eq!(listing.packs.len(), 2, "{:?}", listing.packs);
            assert_eq!(listing.faults.len(), 1, "{:?}", listing.faults);
            assert_eq!(listing.unlisted(), ["river"]);
        }
    }
}
