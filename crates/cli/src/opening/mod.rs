//! From words of the command line to packs, matches and programs.

pub(crate) mod file_kind;
pub(crate) mod files;
pub(crate) mod match_options;
pub(crate) mod packs;
pub(crate) mod programs;
