//! Rewrites a font with only the tables that outlines need, and a new character map.

use skrifa::raw::FontRef;
use skrifa::raw::types::Tag;
use skrifa::{GlyphId, MetadataProvider};
use system::fonts::font_file;

/// The tables that are copied unchanged.
const TAKEN: [&[u8; 4]; 7] = [b"OS/2", b"glyf", b"head", b"hhea", b"hmtx", b"loca", b"maxp"];

/// The first character that the new font can contain.
const FIRST: u32 = 0x20;

/// The font reduced to its outlines, their widths, and a character map of these pairs of letter and glyph.
pub(super) fn minimal_font(font: &FontRef<'_>, letters: &[(u32, u32)]) -> Vec<u8> {
    let mut tables: Vec<(&[u8; 4], Vec<u8>)> = TAKEN
        .into_iter()
        .filter_map(|tag| Some((tag, font.table_data(Tag::new(tag))?.as_bytes().to_vec())))
        .collect();
    tables.push((b"cmap", cmap(letters)));
    tables.sort_by_key(|(tag, _)| **tag);
    let tables: Vec<([u8; 4], &[u8])> = tables.iter().map(|(tag, table)| (**tag, table.as_slice())).collect();
    font_file([0, 1, 0, 0], &tables)
}

/// The characters up to `last` that have a glyph, in order, each as code point and glyph index.
pub(super) fn letters(font: &FontRef<'_>, last: u32) -> Vec<(u32, u32)> {
    let charmap = font.charmap();
    let glyph = |code: u32| Some((code, charmap.map(char::from_u32(code)?)?.to_u32()));
    (FIRST..=last).filter_map(glyph).filter(|(_, glyph)| *glyph != GlyphId::NOTDEF.to_u32()).collect()
}

/// A character map table (`cmap`, format 12), which every reader supports.
fn cmap(letters: &[(u32, u32)]) -> Vec<u8> {
    let mut groups: Vec<[u32; 3]> = Vec::new();
    for (code, glyph) in letters {
        match groups.last_mut() {
            Some([first, last, start]) if *last + 1 == *code && *start + (code - *first) == *glyph => {
                *last = *code
            }
            _ => groups.push([*code, *code, *glyph]),
        }
    }
    // The table's header with one encoding record (platform 3, encoding 10: all of Unicode), followed by the map.
    let mut bytes = Vec::new();
    for number in [0_u16, 1, 3, 10] {
        bytes.extend(number.to_be_bytes());
    }
    bytes.extend(12_u32.to_be_bytes());
    for number in [12_u16, 0] {
        bytes.extend(number.to_be_bytes());
    }
    for number in [16 + 12 * groups.len() as u32, 0, groups.len() as u32] {
        bytes.extend(number.to_be_bytes());
    }
    bytes.extend(groups.iter().flatten().flat_map(|number| number.to_be_bytes()));
    bytes
}
