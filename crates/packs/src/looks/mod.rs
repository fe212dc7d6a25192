//! The looks that packs define: emblems, pictures and fonts that are safe to draw, and colours that can be told
//! apart.

pub mod colour_distance;
pub(crate) mod emblem;
pub mod font;
pub mod pack_picture;
pub mod panel_colours;
