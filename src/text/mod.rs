//! Texts of strangers before anything is made of them.
//!
//! Deliberately not here: what the texts say. Packs are read by `content`, records by `record`.

pub mod clean;
pub mod nesting;
