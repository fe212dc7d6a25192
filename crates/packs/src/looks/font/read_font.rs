//! Reads the font of a pack.

use std::sync::Arc;

use skrifa::MetadataProvider;
use skrifa::raw::FontRef;

use super::font_limits::FontLimits;
use super::glyph_check;
use super::minimal_font::{letters, minimal_font};
use system::panic_guard::guard;

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
            "the outlines of its letters are programs (CFF), which are not run: save it as TrueType, \
             a .ttf"
        }
        Some(b"ttcf") => "it is a collection of fonts: take one of them, as a .ttf",
        Some(b"wOFF" | b"wOF2") => "it is packed for the web: unpack it into a .ttf",
        Some([0, 1, 0, 0] | b"true") => "",
        _ => "this is no TrueType font: save it as a .ttf",
    };
    if !why.is_empty() {
        return Err(why.to_owned());
    }
    guard(|| rewrite(bytes, limits)).unwrap_or_else(|| Err("it breaks the library that reads fonts".into()))
}

fn rewrite(bytes: &[u8], limits: &FontLimits) -> Result<Letters, String> {
    let damaged = "it breaks off or is damaged: save it once more";
    let font = FontRef::new(bytes).map_err(|_| damaged)?;
    let file = minimal_font(&font, limits.last);
    let own = FontRef::new(&file).map_err(|_| damaged)?;
    glyph_check::check(&own, limits)?;
    let count = letters(&own, limits.last).len();
    if count < FEWEST {
        return Err(format!("it has {count} letters; a font has {FEWEST} or more"));
    }
    Ok(Letters { file: file.into() })
}

#[cfg(test)]
mod tests {
    use super::Letters;
    use crate::looks::font::PACK_FONT;

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

    #[test]
    fn other_kinds_of_fonts_are_told_what_to_become() {
        assert!(read(JURA).unwrap_err().contains("save it as TrueType"));
        assert!(read(b"wOF2....").unwrap_err().contains("unpack it"));
        assert!(read(b"").unwrap_err().contains("no TrueType font"));
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
        assert!(read(&round).unwrap_err().contains("made of glyphs that are made of others"));
        // With an em of 16 units, every letter exceeds the maximum reach.
        let mut far = LATO.to_vec();
        far[head + 18..head + 20].copy_from_slice(&16_u16.to_be_bytes());
        assert!(read(&far).unwrap_err().contains("times"));
    }
}
