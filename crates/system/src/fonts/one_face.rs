//! Copies one font out of a file or collection, and checks that it can be drawn.

use skrifa::instance::{Location, Size};
use skrifa::outline::{DrawSettings, OutlinePen};
use skrifa::raw::types::Tag;
use skrifa::raw::{FontRef, TableProvider};
use skrifa::{GlyphId, MetadataProvider};

use super::font_file::font_file;
use super::system_font::FONT_BYTES;
use crate::panic_guard::guard;

/// The tables that are copied: outlines, widths, the character map, variations, and the layout tables that join and
/// place letters. Bitmaps, coloured glyphs and hints, which are programs, are left out.
const TAKEN: [&[u8; 4]; 18] = [
    b"CFF ", b"CFF2", b"GDEF", b"GPOS", b"GSUB", b"HVAR", b"MVAR", b"OS/2", b"avar", b"cmap", b"fvar",
    b"glyf", b"gvar", b"head", b"hhea", b"hmtx", b"loca", b"maxp",
];

/// The maximum number of lines and curves in one glyph. The most elaborate ideographs have about 500.
const GLYPH_STEPS: usize = 20_000;

/// The maximum number of lines and curves in all glyphs of a font. Noto Sans CJK has 4 million.
const FONT_STEPS: usize = 20_000_000;

/// The weight at which a font with a weight axis is drawn.
const WEIGHT: (&str, f32) = ("wght", 400.0);

/// One font of a file.
pub(super) struct OneFace {
    /// The content of a font file with this font alone.
    pub file: Vec<u8>,
    /// True if the font has a weight axis.
    pub has_weights: bool,
}

/// The font with this index in a font file or collection. `None` if it is too large or cannot be drawn.
pub(super) fn one_face(bytes: &[u8], index: u32) -> Option<OneFace> {
    guard(|| {
        let font = FontRef::from_index(bytes, index).ok()?;
        let table = |tag: &[u8; 4]| Some((*tag, font.table_data(Tag::new(tag))?.as_bytes()));
        let tables: Vec<([u8; 4], &[u8])> = TAKEN.into_iter().filter_map(table).collect();
        let size: usize = tables.iter().map(|(_, table)| table.len()).sum();
        if tables.is_empty() || size > FONT_BYTES {
            return None;
        }
        let compact = tables.iter().any(|(tag, _)| tag.starts_with(b"CFF"));
        let file = font_file(if compact { *b"OTTO" } else { [0, 1, 0, 0] }, &tables);
        let font = FontRef::new(&file).ok()?;
        let has_weights = font.axes().iter().any(|axis| axis.tag() == Tag::new(b"wght"));
        let location = if has_weights { font.axes().location([WEIGHT]) } else { Location::default() };
        can_be_drawn(&font, &location).then_some(())?;
        Some(OneFace { file, has_weights })
    })
    .flatten()
}

/// True if every glyph of a font can be drawn, and quickly.
fn can_be_drawn(font: &FontRef<'_>, location: &Location) -> bool {
    let Ok(count) = font.maxp().map(|maxp| maxp.num_glyphs()) else { return false };
    let metrics = font.metrics(Size::unscaled(), location);
    if metrics.units_per_em == 0 || !(metrics.ascent - metrics.descent).is_finite() {
        return false;
    }
    let outlines = font.outline_glyphs();
    let mut total = 0;
    (0..u32::from(count)).all(|glyph| {
        let Some(outline) = outlines.get(GlyphId::new(glyph)) else { return true };
        let mut steps = Steps(0);
        // A glyph that is refused is not drawn later either.
        let _ = outline.draw(DrawSettings::unhinted(Size::new(16.0), location), &mut steps);
        total += steps.0;
        steps.0 <= GLYPH_STEPS && total <= FONT_STEPS
    })
}

/// True if a font has an outline for a letter.
pub(super) fn has_letter(bytes: &[u8], index: u32, letter: char) -> bool {
    let has = || {
        let font = FontRef::from_index(bytes, index).ok()?;
        let glyph = font.charmap().map(letter).filter(|glyph| *glyph != GlyphId::NOTDEF)?;
        // A font of bitmaps has no outlines.
        font.outline_glyphs().get(glyph).map(drop)
    };
    guard(has).flatten().is_some()
}

/// Counts the lines and curves of outlines.
struct Steps(usize);

impl OutlinePen for Steps {
    fn move_to(&mut self, _: f32, _: f32) {
        self.0 += 1;
    }

    fn line_to(&mut self, _: f32, _: f32) {
        self.0 += 1;
    }

    fn quad_to(&mut self, _: f32, _: f32, _: f32, _: f32) {
        self.0 += 1;
    }

    fn curve_to(&mut self, _: f32, _: f32, _: f32, _: f32, _: f32, _: f32) {
        self.0 += 1;
    }

    fn close(&mut self) {}
}

#[cfg(test)]
mod tests {
    use super::*;

    const LATO: &[u8] = include_bytes!("../../../../fonts/Lato-Regular.ttf");
    const JURA: &[u8] = include_bytes!("../../../../fonts/Jura-Medium.otf");

    #[test]
    fn a_font_keeps_its_letters_and_loses_its_hints() {
        for whole in [LATO, JURA] {
            let face = one_face(whole, 0).unwrap();
            assert!(has_letter(&face.file, 0, 'Ä') && !has_letter(&face.file, 0, '中'));
            let font = FontRef::new(&face.file).unwrap();
            assert!(font.table_data(Tag::new(b"fpgm")).is_none());
            assert!(font.table_data(Tag::new(b"cmap")).is_some());
        }
    }

    #[test]
    fn broken_fonts_are_left_out_and_break_nothing() {
        assert!(one_face(b"", 0).is_none() && one_face(b"no font at all", 0).is_none());
        assert!(one_face(LATO, 7).is_none() || one_face(LATO, 0).is_some());
        for cut in [4, 12, 100, LATO.len() / 2] {
            let _ = one_face(&LATO[..cut], 0);
            assert!(!has_letter(&LATO[..12], 0, 'a'));
        }
        for turn in 0..24 {
            for whole in [LATO, JURA] {
                let mut odd = whole.to_vec();
                odd.iter_mut().skip(turn * 7 + 12).step_by(97 + turn * 131).for_each(|byte| *byte ^= 0x55);
                let _ = one_face(&odd, 0);
                let _ = has_letter(&odd, 0, 'a');
            }
        }
    }
}
