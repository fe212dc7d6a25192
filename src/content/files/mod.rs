//! The files of packs: built in, in folders, in archives, and of packs that one extends.
//!
//! Deliberately not here: what is in them, but for the few words of a manifest by which a pack is found.

pub(in crate::content) mod archive;
pub(in crate::content) mod below;
pub(in crate::content) mod built_in;
mod damage;
pub(in crate::content) mod error;
pub(in crate::content) mod label;
pub(in crate::content) mod layers;
pub(in crate::content) mod library;
pub(in crate::content) mod names;
pub(in crate::content) mod pack_files;
