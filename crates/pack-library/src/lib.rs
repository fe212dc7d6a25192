//! The shelf of packs: those that are built in, those in the folder of packs, and those that were
//! opened by their paths, each read or with what is wrong with it.
//!
//! A pack on the shelf may extend any other, and one that was opened what lies beside it. Of several with one id one is played: what was opened
//! stands before what is installed, and that before what is built in.
//!
//! Deliberately not here: a window. [`Keeper`] keeps a shelf on a thread of its own; whoever shows it gets
//! copies.

mod catalogue;
mod entry;
mod guard;
mod install;
mod keeper;
mod library;
mod location;
mod openable;
mod siblings;
mod stamp;

pub use catalogue::{Away, Browsed, Listing, Offered, ReadBelow, Standing, is_catalogue};
pub use entry::LibraryPack;
pub use install::{InstallError, Installed};
pub use keeper::{Answer, Keeper, Request, Update};
pub use library::{PackLibrary, Refresh};
pub use location::{ARCHIVE, BASE, Location, Origin, PACK_ENDING, is_archive};
pub use openable::Openable;
