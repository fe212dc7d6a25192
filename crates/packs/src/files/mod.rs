//! The files of packs: built in, in folders or in archives, including those of extended packs.
//!
//! Deliberately not here: the content of the files, except for the parts of a manifest that identify a pack.

pub(crate) mod archive;
mod archive_errors;
pub(crate) mod built_in_content;
mod entry_path;
pub(crate) mod file_names;
pub(crate) mod near_file;
pub(crate) mod pack_files;
pub(crate) mod pack_folder;
pub(crate) mod pack_label;
pub(crate) mod pack_layers;
pub(crate) mod packs_by_id;
pub(crate) mod read_error;
