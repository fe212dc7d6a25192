//! The size limits of a pack and its parts, except those that are rules of the game. Packs are untrusted data, so
//! everything has a limit.

/// The maximum size of a pack's file in bytes, except pictures and fonts.
pub const FILE_BYTES: u64 = 256 << 10;
/// The maximum size of a picture file (`.png`) in bytes.
pub const PICTURE_BYTES: u64 = 2 << 20;
/// The maximum size of a font file (`.ttf`) in bytes.
pub const FONT_BYTES: u64 = 1 << 20;
/// The maximum size in bytes of the font in a language's own folder. One for Chinese or Japanese is that large.
pub const LANGUAGE_FONT_BYTES: u64 = 16 << 20;
/// The minimum and maximum width and height of a pack's preview picture, in pixels.
pub const PREVIEW_SIDES: (u32, u32) = (64, 1_024);
/// The minimum and maximum width and height of a pack's title picture, in pixels.
pub const TITLE_SIDES: (u32, u32) = (320, 2_048);
/// The maximum number of glyphs in a font.
pub const GLYPHS: usize = 5_000;
/// The maximum number of glyphs in the font of a language. A font file can have 65,535.
pub const LANGUAGE_GLYPHS: usize = 70_000;
/// The maximum number of points in a glyph. Points of a glyph that it contains count each time.
pub const GLYPH_POINTS: usize = 2_000;
/// The maximum number of points of all glyphs of a font together.
pub const FONT_POINTS: usize = 500_000;
/// The maximum number of points of all glyphs of a language's font together.
pub const LANGUAGE_FONT_POINTS: usize = 10_000_000;
/// The maximum nesting of glyphs that consist of other glyphs.
pub const GLYPH_PARTS: usize = 5;
/// The maximum size of a pack's zip archive in bytes.
pub const ARCHIVE_BYTES: u64 = 4 << 20;
/// The maximum size in bytes of the file at this path of a pack. It depends on the file extension.
pub fn most_bytes(path: &str) -> u64 {
    match path.rsplit('.').next() {
        Some(ending) if ending.eq_ignore_ascii_case("png") => PICTURE_BYTES,
        Some(ending) if ending.eq_ignore_ascii_case("ttf") => FONT_BYTES,
        _ => FILE_BYTES,
    }
}

/// The maximum number of files and folders in a zip archive.
pub const ARCHIVE_ENTRIES: usize = 1_000;
/// The maximum total size in bytes of an archive's files after unpacking.
pub const UNPACKED_BYTES: u64 = 8 << 20;
/// The maximum length in bytes of a path within a pack.
pub const PATH_BYTES: usize = 200;
/// The maximum number of packs in a chain of packs that extend each other.
pub const LAYERS: usize = 8;
/// The maximum number of items in a list, and of keys in a table.
pub const ITEMS: usize = 1_000;
/// The maximum number of packs in a catalogue.
pub const CATALOGUE: usize = 200;
/// The maximum number of languages in a pack.
pub const LANGUAGES: usize = 40;
/// The maximum number of societies in a pack.
pub const SOCIETIES: usize = 40;
/// The maximum number of set-ups in a pack.
pub const SETUPS: usize = 12;
/// The maximum number of puzzles in a pack.
pub const PUZZLES: usize = 100;
/// The maximum number of lessons in a pack.
pub const LESSONS: usize = 20;
/// The maximum number of steps in a lesson.
pub const LESSON_STEPS: usize = 60;
/// The maximum number of decisions in the record of a lesson.
pub const LESSON_MOVES: usize = 600;
/// The maximum number of authors of a pack.
pub const AUTHORS: usize = 100;
/// The maximum number of tags of a pack.
pub const TAGS: usize = 12;
/// The maximum number of files with credits in a pack.
pub const CREDITS: usize = 200;
/// The maximum number of articles in a language.
pub const ARTICLES: usize = 500;
/// The maximum number of installed languages, and of language folders in a pack.
pub const INSTALLED: usize = 60;
/// The maximum number of language codes that the program stores while it runs.
pub const CODES: usize = 400;
/// The maximum number of text files in a language.
pub const TEXT_FILES: usize = 80;
/// The maximum nesting of braces and parentheses in a text of a language.
pub const BRACES: usize = 12;
/// The maximum number of classes, articles, sounds, cases or functions in a language.
pub const GRAMMAR: usize = 100;
/// The maximum number of lines in a function of a language.
pub const LINES: usize = 40;
/// The maximum number of beginnings or endings in a sound of a language.
pub const LETTERS: usize = 200;
/// The maximum number of parts in the output pattern of a language's function.
pub const PARTS: usize = 12;
/// The maximum number of calls of functions and cases for one name.
pub const CALLS: usize = 100;
/// The maximum number of bytes that a language's functions produce for one name.
pub const SAID: usize = 4_000;
/// The maximum number of land outlines on a star chart.
pub const RINGS: usize = 100;
/// The maximum number of points of all land outlines on a star chart together.
pub const LAND_POINTS: usize = 4_000;
/// The maximum number of borders on a map: three per region, because no map without crossings has more.
pub const BORDERS: usize = 192;
/// The maximum length of an id in bytes.
pub const ID_BYTES: usize = 40;
/// The maximum length of a name in characters.
pub const NAME: usize = 60;
/// The maximum length in characters of a key, and of any text other than a name.
pub const TEXT: usize = 1_000;
/// The maximum number of faults reported at once. Others appear after these are fixed.
pub const FAULTS: usize = 100;
/// The maximum number of stored warnings.
pub const WARNINGS: usize = 1_000;
/// The maximum length of a fault's message in characters.
pub const MESSAGE: usize = 2_000;
/// The maximum size of an SVG in bytes.
pub const SVG_BYTES: usize = 64 << 10;
/// The maximum number of elements in an SVG. An element counts each time it is used.
pub const SVG_ELEMENTS: usize = 1_000;
/// The maximum nesting of an SVG's elements.
pub const SVG_DEPTH: usize = 24;
/// The maximum number of style rules in an SVG.
pub const SVG_STYLES: usize = 100;
/// The maximum width and height of an SVG, in SVG units.
pub const SVG_SIDE: f32 = 10_000.0;
/// The largest absolute value of a number in an SVG.
pub const SVG_NUMBER: f64 = 1_000_000.0;
/// The maximum number of numbers in an SVG. Those of an element count each time it is used.
pub const SVG_NUMBERS: usize = 40_000;
/// The maximum cost of drawing an SVG. The unit is a path segment filled with a colour.
pub const SVG_COST: usize = 16_000;
/// The maximum cost of drawing all emblems of a pack. The unit is a path segment filled with a colour.
pub const SVG_COSTS: usize = 40_000;
/// The maximum nesting of masks, clips and groups with an opacity in an SVG.
pub const SVG_LAYERS: usize = 8;
/// The maximum distance that an SVG's shapes may reach, as a multiple of the picture's side.
pub const SVG_REACH: f32 = 30.0;
