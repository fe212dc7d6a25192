//! The available packs: built in, installed, or opened by path, each with its content or its faults.
//!
//! ```
//! use pack_library::{BASE, Location, PackLibrary};
//!
//! let mut library = PackLibrary::new("no/such/folder".into());
//! library.renew_only(&Location::BuiltIn(BASE.to_owned()));
//! assert_eq!(library.playable()[0].id, BASE);
//! ```
//!
//! A pack may extend any other available pack. An opened pack may also extend packs in its folder. If several
//! packs have the same id, an opened one comes before an installed one, and that before a built-in one.
//!
//! Not here: a window. [`Keeper`] runs a library on its own thread, and screens get copies.

mod catalogue;
mod change_stamp;
mod crash_guard;
mod install;
mod library;
mod library_pack;
mod missing_base_search;
mod openable_file;
mod pack_location;
mod reader_thread;
pub mod remote_trial;

pub use catalogue::{
    CataloguePack, InstallState, Listing, MissingPack, OpenCatalogue, ReadBelow, is_catalogue,
};
pub use install::{InstallError, Installed};
pub use library::{PackLibrary, Refresh};
pub use library_pack::LibraryPack;
pub use openable_file::Openable;
pub use pack_location::{ARCHIVE, BASE, Location, Origin, PACK_ENDING, is_archive};
pub use reader_thread::{Answer, Keeper, Request, Update};
