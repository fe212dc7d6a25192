//! Texts of strangers before anything is made of them or shown.
//!
//! Deliberately not here: what the texts say. Packs are read by `content`, records by `record`.

pub mod clean;
pub mod count;
pub mod nesting;
pub mod quote;
pub mod reason;
pub mod toml;
