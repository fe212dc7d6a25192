//! The files of packs: built in, in folders, in archives, and of packs that one extends.
//!
//! Deliberately not here: what is in them, but for the few words of a manifest by which a pack is found.

pub(crate) mod archive;
pub(crate) mod base_pack;
pub(crate) mod built_in;
mod damage;
pub(crate) mod error;
pub(crate) mod label;
pub(crate) mod layers;
pub(crate) mod library;
pub(crate) mod names;
pub(crate) mod pack_files;
