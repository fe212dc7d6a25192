//! Letters that a pack brings: a TrueType font, judged and written anew.
//!
//! Fonts are programs as much as data: hints are a language of their own, so are the outlines of the other kind of
//! font (CFF), and tables of glyphs that stand for others are rewritten until nothing more applies. None of that is
//! kept. What is kept is which glyph a letter has (`minimal_font`), how wide it is and its outline, and every outline of
//! the file is judged, whether a letter leads to it or not (`glyph_check`); so whatever is written with it later costs a
//! bounded time. All of it happens behind a guard, which costs one font and not the program.

mod glyph_check;
mod minimal_font;
mod read_font;

pub use read_font::Letters;
pub(crate) use read_font::read;
