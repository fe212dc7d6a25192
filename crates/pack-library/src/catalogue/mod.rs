//! Catalogues: packs in one folder, with or without an index, to browse before installing.
//!
//! Not here: fetching. A catalogue lies on the disk, however it came there.

mod catalogue_listing;
mod open_catalogue;

pub use catalogue_listing::{Listing, MissingPack, is_catalogue};
pub use open_catalogue::{CataloguePack, InstallState, OpenCatalogue, ReadBelow};
