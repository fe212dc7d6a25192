//! The shelf of packs and who keeps it.

use std::sync::Arc;

use crate::content::Pack;
use crate::shelf::{Keeper, Location, Shelf};
use crate::system::Folders;

/// The shelf and who keeps it.
pub(super) struct Stock {
    pub shelf: Shelf,
    /// There is none until something is asked for.
    pub keeper: Option<Keeper>,
    /// Whether the person has seen enough of the faults of packs that are being edited.
    pub hidden: bool,
}

impl Stock {
    /// A shelf with packs that have been read.
    pub fn holding(folders: &Folders, packs: &[Arc<Pack>]) -> Self {
        Self { shelf: Shelf::holding(folders.packs(), packs), keeper: None, hidden: false }
    }

    /// What is on the shelf.
    pub fn shelf(&self) -> &Shelf {
        &self.shelf
    }

    /// Where a pack lies.
    pub fn place_of(&self, pack: &Arc<Pack>) -> Option<Location> {
        let same = |good: &Arc<Pack>| Arc::ptr_eq(good, pack);
        self.shelf
            .packs()
            .iter()
            .find(|shelved| shelved.good.as_ref().is_some_and(same))
            .map(|s| s.place.clone())
    }
}
