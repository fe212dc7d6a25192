//! Letters that a pack brings: a TrueType font, judged and written anew.
//!
//! Fonts are programs as much as data. Hints are a language of their own, and so are the outlines of the
//! other kind of font (CFF). Tables of glyph substitutions are applied until nothing changes. None of that is
//! kept: only each letter's glyph (`minimal_font`), its width and its outline. Every outline of the file is
//! checked, whether or not a letter uses it (`glyph_check`), so text written with the font costs a bounded
//! time. All of it happens behind a guard, so a crash costs one font and not the program.

mod glyph_check;
mod minimal_font;
mod read_font;

pub use read_font::Letters;
pub(crate) use read_font::read;
