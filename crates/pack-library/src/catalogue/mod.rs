//! Catalogues: packs in one folder, with or without an index, which the player can browse before installing.
//!
//! Not here: downloads. A catalogue is already on the disk.

mod catalogue_listing;
mod open_catalogue;

pub use catalogue_listing::{Listing, MissingPack, is_catalogue};
pub use open_catalogue::{CataloguePack, InstallState, OpenCatalogue, ReadBelow};
