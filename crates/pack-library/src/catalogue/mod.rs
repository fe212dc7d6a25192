//! Catalogues: packs in one folder, with or without an index, to browse before installing.
//!
//! Not here: fetching. A catalogue lies on the disk, however it came there.

mod listing;
mod offered;

pub use listing::{Away, Listing, is_catalogue};
pub use offered::{Browsed, Offered, ReadBelow, Standing};
