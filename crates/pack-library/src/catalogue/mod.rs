//! Catalogues: packs that lie together in a folder, with an index of them or without one, which can be looked through
//! before any of them is installed.
//!
//! Deliberately not here: fetching. A catalogue is on the disk; how it comes there, as a copy of somebody's repository
//! or on a stick, is not this program's business.

mod listing;
mod offered;

pub use listing::{Away, Listing, is_catalogue};
pub use offered::{Browsed, Offered, ReadBelow, Standing};
