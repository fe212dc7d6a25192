//! TOML read with every fault at its place: files in memory, what keys take, reports.
//!
//! Deliberately not here: which files a pack has, and what their keys mean.

pub(crate) mod bounds;
pub(crate) mod faults;
pub mod kind;
pub(crate) mod lists;
mod merge;
pub(crate) mod node;
pub(crate) mod parse;
pub(crate) mod report;
pub(crate) mod source;
