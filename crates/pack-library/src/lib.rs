//! The packs at hand: built in, installed, or opened by path, each with its content or its faults.
//!
//! ```
//! use pack_library::{BASE, Location, PackLibrary};
//!
//! let mut library = PackLibrary::new("no/such/folder".into());
//! library.renew_only(&Location::BuiltIn(BASE.to_owned()));
//! assert_eq!(library.playable()[0].id, BASE);
//! ```
//!
//! A pack may extend any other; an opened pack may also extend its neighbours. Of several with one id, an opened
//! pack replaces an installed one, and that a built-in one.
//!
//! Not here: a window. [`Keeper`] runs a library on its own thread; whoever shows it gets copies.

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

pub use catalogue::{
    CataloguePack, InstallState, Listing, MissingPack, OpenCatalogue, ReadBelow, is_catalogue,
};
pub use entry::LibraryPack;
pub use install::{InstallError, Installed};
pub use keeper::{Answer, Keeper, Request, Update};
pub use library::{PackLibrary, Refresh};
pub use location::{ARCHIVE, BASE, Location, Origin, PACK_ENDING, is_archive};
pub use openable::Openable;
