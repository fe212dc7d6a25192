//! Shipped packs, as they are and with a change.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use packs::{Files, Pack};

use crate::{folders, pack};

/// The ids of the shipped packs, the base pack first.
pub const SHIPPED: [&str; 4] = ["war-of-whispers", "whispers-of-the-stars", "lantern-delta", "drowned-crown"];

/// All shipped packs, the base pack first.
pub fn all() -> [Arc<Pack>; 4] {
    SHIPPED.map(pack)
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
