//! The limits of fonts.

use crate::size_limits::{FONT_POINTS, GLYPHS, LANGUAGE_FONT_POINTS, LANGUAGE_GLYPHS};

/// What a font may have at most.
pub(crate) struct FontLimits {
    /// The number of its glyphs.
    pub glyphs: usize,
    /// The number of points of all glyphs together.
    pub points: usize,
    /// The last character that it may contain.
    pub last: u32,
}

/// The limits of a pack's font for titles and names. Its characters are in Unicode's basic plane.
pub(crate) const PACK_FONT: FontLimits = FontLimits { glyphs: GLYPHS, points: FONT_POINTS, last: 0xffff };

/// The limits of a language's font. Rare ideographs are in the planes 2 and 3.
pub(crate) const LANGUAGE_FONT: FontLimits =
    FontLimits { glyphs: LANGUAGE_GLYPHS, points: LANGUAGE_FONT_POINTS, last: 0x3_ffff };
