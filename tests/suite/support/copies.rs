//! Shipped packs, as they are and with a change.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use packs::{Files, Pack};

use crate::support::folders;

/// The ids of the shipped packs, the base pack first.
pub const SHIPPED: [&str; 4] = ["war-of-whispers", "whispers-of-the-stars", "lantern-delta", "drowned-crown"];

/// A shipped pack.
pub fn shipped(id: &'static str) -> Arc<Pack> {
    Arc::new(Pack::load(&Files::BuiltIn(id)).unwrap_or_else(|report| panic!("{report}")))
}

/// All shipped packs, the base pack first.
pub fn all() -> [Arc<Pack>; 4] {
    SHIPPED.map(shipped)
}

/// Copies a shipped pack into a folder, with one text of one file replaced by another.
pub fn copy(id: &str, to: &Path, file: &str, was: &str, is: &str) {
    folders::copy(&folders::root().join("content").join(id), to);
    let text = fs::read_to_string(to.join(file)).unwrap();
    assert!(text.contains(was), "{file} has no {was:?}");
    fs::write(to.join(file), text.replacen(was, is, 1)).unwrap();
}

/// A copy of a shipped pack, with one text of one file replaced by another.
pub fn changed(id: &str, file: &str, was: &str, is: &str) -> Arc<Pack> {
    let folder = tempfile::tempdir().unwrap();
    copy(id, folder.path(), file, was, is);
    Arc::new(Pack::load(&Files::at(folder.path())).unwrap_or_else(|report| panic!("{report}")))
}

#[test]
fn the_shipped_packs_are_the_folders_with_a_manifest() {
    let files = folders::files(&folders::root().join("content"));
    let mut found: Vec<&str> = files.keys().filter_map(|path| path.strip_suffix("/manifest.toml")).collect();
    found.sort_by_key(|id| SHIPPED.iter().position(|known| known == id));
    assert_eq!(found, SHIPPED);
}
