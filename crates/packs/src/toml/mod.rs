//! TOML read with every fault at its place: files in memory, what keys take, reports.
//!
//! Deliberately not here: which files a pack has, and what their keys mean.

pub(crate) mod fault_collector;
pub(crate) mod fault_report;
pub mod key_declaration;
pub(crate) mod layered_source_text;
pub(crate) mod list_overrides;
mod merge;
pub(crate) mod parse;
pub(crate) mod toml_limits;
pub(crate) mod toml_reader;
