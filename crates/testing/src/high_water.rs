//! A pack that has everything that packs may have beside the printed rules.

use std::sync::Arc;

use packs::{Files, Pack};

use crate::folders;

/// The delta at high water: icons of its own, seas, limits of regions, sets that score, an early end.
pub fn pack() -> Arc<Pack> {
    let files = Files::Folder(folders::root().join("crates/testing/packs/high-water"));
    Arc::new(Pack::load(&files).unwrap_or_else(|report| panic!("{report}")))
}
