//! Parses TOML and reports all faults with their positions: source texts, key types and reports.
//!
//! Deliberately not here: the list of a pack's files, and the meaning of their keys.

pub(crate) mod fault_collector;
pub(crate) mod fault_report;
pub mod key_declaration;
pub(crate) mod layered_source_text;
pub(crate) mod list_overrides;
mod merge;
pub(crate) mod parse;
pub(crate) mod toml_limits;
pub(crate) mod toml_reader;
