//! The shipped packs, the test pack that uses every extra rule, and modified copies.

use std::fs;
use std::path::Path;
use std::sync::{Arc, OnceLock};

use packs::{Files, Pack};

use crate::repository_files;

/// The ids of the shipped packs, the base pack first.
pub const SHIPPED: [&str; 4] = ["war-of-whispers", "whispers-of-the-stars", "lantern-delta", "drowned-crown"];

/// All shipped packs, the base pack first.
pub fn all() -> [Arc<Pack>; 4] {
    SHIPPED.map(pack)
}

/// The shipped pack with this id, loaded once per process.
pub fn pack(id: &str) -> Arc<Pack> {
    static PACKS: [OnceLock<Arc<Pack>>; SHIPPED.len()] = [const { OnceLock::new() }; SHIPPED.len()];
    let at = SHIPPED.iter().position(|shipped| *shipped == id).unwrap_or_else(|| panic!("no pack {id}"));
    let load = || Pack::load(&Files::BuiltIn(SHIPPED[at])).unwrap_or_else(|report| panic!("{report}"));
    Arc::clone(PACKS[at].get_or_init(|| Arc::new(load())))
}

/// The test pack `high-water`, a Lantern Delta with its own icons, seas, region limits, scoring sets and an
/// early end.
pub fn high_water() -> Arc<Pack> {
    let files = Files::Folder(repository_files::root().join("crates/testing/packs/high-water"));
    Arc::new(Pack::load(&files).unwrap_or_else(|report| panic!("{report}")))
}

/// Copies the shipped pack `id` to a folder and replaces the text `was` in one file by `is`.
pub fn copy(id: &str, to: &Path, file: &str, was: &str, is: &str) {
    repository_files::copy(&repository_files::root().join("content").join(id), to);
    let text = fs::read_to_string(to.join(file)).unwrap();
    assert!(text.contains(was), "{file} has no {was:?}");
    fs::write(to.join(file), text.replacen(was, is, 1)).unwrap();
}

/// Loads a copy of the shipped pack `id` in which the text `was` in one file is replaced by `is`.
pub fn changed(id: &str, file: &str, was: &str, is: &str) -> Arc<Pack> {
    let folder = tempfile::tempdir().unwrap();
    copy(id, folder.path(), file, was, is);
    Arc::new(Pack::load(&Files::at(folder.path())).unwrap_or_else(|report| panic!("{report}")))
}
