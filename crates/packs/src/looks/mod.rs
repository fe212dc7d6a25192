//! How things look that packs bring: emblems, pictures and letters that are safe to draw, and colours that can be told
//! apart.

pub mod colours;
pub(crate) mod emblem;
pub(crate) mod guard;
pub mod letters;
pub mod painting;
pub mod panels;
