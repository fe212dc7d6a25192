//! TOML read with every fault at its place: files in memory, what keys take, reports.
//!
//! Deliberately not here: which files a pack has, and what their keys mean.

pub(in crate::content) mod bounds;
pub(in crate::content) mod faults;
pub mod kind;
pub(in crate::content) mod lists;
pub(in crate::content) mod node;
mod over;
pub(in crate::content) mod parse;
pub(in crate::content) mod report;
pub(in crate::content) mod source;
