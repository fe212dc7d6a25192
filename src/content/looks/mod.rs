//! How things look that packs bring: emblems that are safe to draw, and colours that can be told apart.

pub mod colours;
pub(in crate::content) mod emblem;
pub mod panels;
