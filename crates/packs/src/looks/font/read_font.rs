//! Reads the font of a pack.

use std::sync::Arc;

use skrifa::MetadataProvider;
use skrifa::raw::FontRef;

use super::font_limits::FontLimits;
use super::glyph_check::{self, GlyphLook};
use super::minimal_font::{letters, minimal_font};
use system::panic_guard::guard;
use text::untrusted_text::is_hidden;

/// The minimum number of letters in a font.
const FEWEST: usize = 20;

/// A font of a pack or language, rewritten by the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Letters {
    file: Arc<[u8]>,
}

impl Letters {
    /// The content of the font file.
    pub fn file(&self) -> &[u8] {
        &self.file
    }

    /// The characters among `wanted` that the font lacks, sorted and without duplicates.
    pub fn lacking(&self, wanted: impl IntoIterator<Item = char>) -> Vec<char> {
        let mut lacking: Vec<char> = wanted.into_iter().filter(|c| !c.is_whitespace()).collect();
        lacking.sort_unstable();
        lacking.dedup();
        let Ok(font) = FontRef::new(&self.file) else { return lacking };
        let charmap = font.charmap();
        lacking.retain(|c| charmap.map(*c).is_none());
        lacking
    }
}

/// Reads a font and keeps only its checked parts.
///
/// # Errors
/// Returns the reason why the font cannot be used.
pub(crate) fn read(bytes: &[u8], limits: &FontLimits) -> Result<Letters, String> {
    let why = match bytes.get(..4) {
        Some(b"OTTO") => {
            "it has CFF outlines, which are not supported: save it as TrueType, \
             a .ttf"
        }
        Some(b"ttcf") => "it is a font collection: save one of its fonts as a .ttf",
        Some(b"wOFF" | b"wOF2") => "it is a web font: convert it to a .ttf",
        Some([0, 1, 0, 0] | b"true") => "",
        _ => "this is not a TrueType font: save it as a .ttf",
    };
    if !why.is_empty() {
        return Err(why.to_owned());
    }
    guard(|| rewrite(bytes, limits)).unwrap_or_else(|| Err("the font library cannot read it".into()))
}

fn rewrite(bytes: &[u8], limits: &FontLimits) -> Result<Letters, String> {
    let damaged = "it is incomplete or damaged: save it again";
    let font = FontRef::new(bytes).map_err(|_| damaged)?;
    let all = letters(&font, limits.last);
    let file = minimal_font(&font, &all);
    let own = FontRef::new(&file).map_err(|_| damaged)?;
    let looks = glyph_check::check(&own, limits)?;
    let look = |glyph: u32| looks.get(glyph as usize).copied().unwrap_or_default();
    let usable =
        |(code, glyph): &(u32, u32)| char::from_u32(*code).is_some_and(|c| is_usable(c, look(*glyph)));
    let usable: Vec<(u32, u32)> = all.iter().copied().filter(usable).collect();
    let seen = |(code, glyph): &&(u32, u32)| {
        look(*glyph).has_width && char::from_u32(*code).is_some_and(|c| !is_blank(c))
    };
    let count = usable.iter().filter(seen).count();
    if count < FEWEST {
        return Err(format!(
            "it has {count} letters with an outline and a width; a font has {FEWEST} or more"
        ));
    }
    let file = if usable.len() == all.len() { file } else { minimal_font(&font, &usable) };
    Ok(Letters { file: file.into() })
}

/// True if a letter can be written with a glyph. Fonts often have empty glyphs for letters that nobody drew.
fn is_usable(letter: char, look: GlyphLook) -> bool {
    let needs_width = !is_accent(letter) && !look.is_overhanging;
    is_format(letter) || (look.has_outline || is_blank(letter)) && (look.has_width || !needs_width)
}

/// True if a letter shows nothing.
fn is_blank(letter: char) -> bool {
    letter.is_whitespace() || letter.is_control() || is_format(letter)
}

/// True if a letter only changes how others are shown.
fn is_format(letter: char) -> bool {
    is_hidden(letter) || matches!(letter, '\u{34f}' | '\u{200c}' | '\u{200d}' | '\u{fe00}'..='\u{fe0f}')
}

/// True if a letter stands over the one before, so that it may have no width: the blocks of combining marks.
fn is_accent(letter: char) -> bool {
    matches!(letter, '\u{300}'..='\u{36f}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}'
        | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
}

#[cfg(test)]
mod tests {
    use super::Letters;
    use crate::looks::font::PACK_FONT;
    use skrifa::MetadataProvider;
    use skrifa::raw::FontRef;

    const LATO: &[u8] = include_bytes!("../../../../../fonts/Lato-Regular.ttf");
    const JURA: &[u8] = include_bytes!("../../../../../fonts/Jura-Medium.otf");

    fn read(bytes: &[u8]) -> Result<Letters, String> {
        super::read(bytes, &PACK_FONT)
    }

    /// The offset of a table in a font file, and its length.
    fn table(font: &[u8], tag: &[u8; 4]) -> Option<(usize, usize)> {
        let number = |at: usize| u32::from_be_bytes(font[at..at + 4].try_into().unwrap()) as usize;
        let count = usize::from(u16::from_be_bytes([font[4], font[5]]));
        let entry = (0..count).map(|i| 12 + 16 * i).find(|at| &font[*at..*at + 4] == tag)?;
        Some((number(entry + 8), number(entry + 12)))
    }

    #[test]
    fn a_font_keeps_its_letters_and_nothing_that_is_run() {
        let letters = read(LATO).unwrap();
        assert!(letters.lacking("Quaint ÄÖÜß éèçñ – “x”".chars()).is_empty());
        assert_eq!(letters.lacking("a中a文".chars()), ['中', '文']);
        for tag in [b"fpgm", b"prep", b"cvt ", b"GSUB", b"GPOS", b"kern"] {
            assert_eq!(table(letters.file(), tag), None, "{tag:?}");
        }
        assert!(
            table(LATO, b"fpgm").is_some() || table(LATO, b"GPOS").is_some(),
            "there was something to leave out"
        );
        // A rewritten font is read back unchanged.
        assert_eq!(read(letters.file()).unwrap(), letters);
    }

    /// The font with these bytes of a table set to zero.
    fn zeroed(font: &[u8], tag: &[u8; 4], bytes: std::ops::Range<usize>) -> Vec<u8> {
        let mut font = font.to_vec();
        let (start, length) = table(&font, tag).unwrap();
        font[start + bytes.start..start + bytes.end.min(length)].fill(0);
        font
    }

    #[test]
    fn a_font_without_outlines_or_widths_has_no_letters() {
        for tag in [b"loca", b"hmtx"] {
            assert_eq!(
                read(&zeroed(LATO, tag, 0..LATO.len())).unwrap_err(),
                "it has 0 letters with an outline and a width; a font has 20 or more"
            );
        }
    }

    #[test]
    fn a_letter_whose_glyph_is_empty_or_has_no_width_is_lacking() {
        let font = FontRef::new(LATO).unwrap();
        let glyph = |c: char| font.charmap().map(c).unwrap().to_u32() as usize;
        assert!(read(LATO).unwrap().lacking(['Q', 'Z', '\u{301}']).is_empty());
        let wide = 4 * glyph('Q');
        let letters = read(&zeroed(LATO, b"hmtx", wide..wide + 2)).unwrap();
        assert_eq!(letters.lacking("QuiZ \u{301}".chars()), ['Q']);
        // An outline is empty if it ends where it begins.
        let mut empty = LATO.to_vec();
        let (head, _) = table(LATO, b"head").unwrap();
        let (loca, _) = table(LATO, b"loca").unwrap();
        let size = if LATO[head + 51] == 1 { 4 } else { 2 };
        let start = loca + size * glyph('Z');
        empty.copy_within(start..start + size, start + size);
        assert_eq!(read(&empty).unwrap().lacking("QuiZ \u{301}".chars()), ['Z']);
    }

    #[test]
    fn the_letters_that_nobody_drew_in_a_shipped_font_are_lacking() {
        let letters = read(include_bytes!("../../../../../fonts/EBGaramond08-Italic.ttf")).unwrap();
        assert_eq!(letters.lacking("A\u{a0}\u{2009}αΩŊé–".chars()), ['Ŋ', 'Ω', 'α']);
    }

    #[test]
    fn other_kinds_of_fonts_are_told_what_to_become() {
        assert!(read(JURA).unwrap_err().contains("save it as TrueType"));
        assert!(read(b"wOF2....").unwrap_err().contains("convert it"));
        assert!(read(b"").unwrap_err().contains("not a TrueType font"));
    }

    #[test]
    fn a_damaged_font_is_refused_and_breaks_nothing() {
        for cut in [4, 12, 100, LATO.len() / 2] {
            assert!(read(&LATO[..cut]).is_err(), "{cut}");
        }
        // Each turn corrupts different bytes. Reading must always terminate without a panic.
        for turn in 0..24 {
            let mut odd = LATO.to_vec();
            odd.iter_mut().skip(turn * 7 + 12).step_by(97 + turn * 131).for_each(|byte| *byte ^= 0x55);
            let _ = read(&odd);
        }
    }

    #[test]
    fn a_glyph_made_of_itself_or_out_of_reach_is_refused() {
        let (loca, _) = table(LATO, b"loca").unwrap();
        let (glyf, _) = table(LATO, b"glyf").unwrap();
        let (head, _) = table(LATO, b"head").unwrap();
        let long = LATO[head + 51] == 1;
        let number = |at: usize| u32::from_be_bytes(LATO[at..at + 4].try_into().unwrap()) as usize;
        let half = |at: usize| usize::from(u16::from_be_bytes([LATO[at], LATO[at + 1]])) * 2;
        let start =
            |glyph: usize| glyf + if long { number(loca + 4 * glyph) } else { half(loca + 2 * glyph) };
        // The first glyph in the file, glyph 0, is changed into a composite of itself.
        let mut round = LATO.to_vec();
        let at = start(0);
        round[at..at + 2].copy_from_slice(&(-1_i16).to_be_bytes());
        round[at + 10..at + 18].copy_from_slice(&[0, 0x03, 0, 0, 0, 0, 0, 0]);
        assert!(read(&round).unwrap_err().contains("built from nested glyphs"));
        // With an em of 16 units, every letter exceeds the maximum reach.
        let mut far = LATO.to_vec();
        far[head + 18..head + 20].copy_from_slice(&16_u16.to_be_bytes());
        assert!(read(&far).unwrap_err().contains("times"));
    }
}
