//! Everything that a player has, as one archive: matches, packs, languages, progress and settings.
//!
//! A page in a browser and the desktop program write and read the same archives, so that a player can move from one to
//! the other. [`export()`] makes an archive, and [`import()`] adds its content to the player's folders. Importing never
//! overwrites anything.
//!
//! Deliberately not here: what the files mean. Whoever reads them checks them, as files from strangers.

mod archive_paths;
mod export;
mod import;
mod merge_toml;

pub use export::{FILE_NAME, export};
pub use import::{ImportError, Imported, import, is_archive};
