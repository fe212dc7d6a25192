//! Fonts of packs: TrueType fonts that are checked and rewritten.
//!
//! A font contains programs as well as data. Hints have their own language, and so do the outlines of CFF fonts.
//! Glyph substitutions are applied until nothing changes. None of these are kept, only the glyph of each character
//! (`minimal_font`), with its width and outline. All outlines in the file are checked, even unused ones
//! (`glyph_check`), so drawing text takes a limited time. All of this happens behind a panic guard, so that a crash
//! affects only one font.

mod font_limits;
mod glyph_check;
mod minimal_font;
mod read_font;

pub(crate) use font_limits::{LANGUAGE_FONT, PACK_FONT};
pub use read_font::Letters;
pub(crate) use read_font::read;
