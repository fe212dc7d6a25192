//! The size limits of a pack and its parts. Packs are untrusted data, so everything read from one has a
//! limit; those that are not rules of the game stand here.

/// The most bytes of one file of a pack.
pub const FILE_BYTES: u64 = 256 << 10;
/// The most bytes of a picture of a pack, a `.png`.
pub const PICTURE_BYTES: u64 = 2 << 20;
/// The most bytes of a font of a pack, a `.ttf`.
pub const FONT_BYTES: u64 = 1 << 20;
/// The fewest and the most pixels of a side of a pack's preview, and of its title picture.
pub const PREVIEW_SIDES: (u32, u32) = (64, 1_024);
/// The fewest and the most pixels of a side of a pack's title picture.
pub const TITLE_SIDES: (u32, u32) = (320, 2_048);
/// The most glyphs of a font.
pub const GLYPHS: usize = 5_000;
/// The most points of a glyph, each as often as it is used, and of all glyphs of a font together.
pub const GLYPH_POINTS: usize = 2_000;
/// The most points of all glyphs of a font together.
pub const FONT_POINTS: usize = 500_000;
/// The deepest nesting of glyphs made of other glyphs.
pub const GLYPH_PARTS: usize = 5;
/// The most bytes of a pack's zip archive.
pub const ARCHIVE_BYTES: u64 = 4 << 20;
/// The most bytes of the file of a pack at a path.
pub fn most_bytes(path: &str) -> u64 {
    match path.rsplit('.').next() {
        Some(ending) if ending.eq_ignore_ascii_case("png") => PICTURE_BYTES,
        Some(ending) if ending.eq_ignore_ascii_case("ttf") => FONT_BYTES,
        _ => FILE_BYTES,
    }
}

/// The most files and folders in an archive.
pub const ARCHIVE_ENTRIES: usize = 1_000;
/// The most bytes of all files of an archive when they are unpacked.
pub const UNPACKED_BYTES: u64 = 8 << 20;
/// The most bytes of a path within a pack.
pub const PATH_BYTES: usize = 200;
/// The most packs below one another by `extends`.
pub const LAYERS: usize = 8;
/// The most items of a list, and the most keys of a table.
pub const ITEMS: usize = 1_000;
/// The most packs of a catalogue.
pub const CATALOGUE: usize = 200;
/// The most languages of a pack.
pub const LANGUAGES: usize = 40;
/// The most societies of a pack to choose from.
pub const SOCIETIES: usize = 40;
/// The most set-ups that a pack offers.
pub const SETUPS: usize = 12;
/// The most puzzles of a pack.
pub const PUZZLES: usize = 100;
/// The most lessons of a pack.
pub const LESSONS: usize = 20;
/// The most steps of a lesson.
pub const LESSON_STEPS: usize = 60;
/// The most decisions of the record of a lesson.
pub const LESSON_MOVES: usize = 600;
/// The most authors of a pack.
pub const AUTHORS: usize = 100;
/// The most words by which a pack is found.
pub const TAGS: usize = 12;
/// The most files of which a pack says who made them.
pub const CREDITS: usize = 200;
/// The most articles of a language.
pub const ARTICLES: usize = 500;
/// The most languages that are installed, and the most folders of languages of a pack.
pub const INSTALLED: usize = 60;
/// The most codes of languages that are kept in mind.
pub const CODES: usize = 400;
/// The most files of texts of a language.
pub const TEXT_FILES: usize = 80;
/// The deepest nesting of braces and parentheses in a text.
pub const BRACES: usize = 12;
/// The most classes, articles, sounds, cases or functions of a language.
pub const GRAMMAR: usize = 100;
/// The most lines of a function of a language.
pub const LINES: usize = 40;
/// The most beginnings or ends that a sound names.
pub const LETTERS: usize = 200;
/// The most parts of what a line of a function says.
pub const PARTS: usize = 12;
/// The most calls of functions and cases to say one name.
pub const CALLS: usize = 100;
/// The most bytes that functions say of one name.
pub const SAID: usize = 4_000;
/// The most rings of land on a star chart.
pub const RINGS: usize = 100;
/// The most points of all of them together.
pub const LAND_POINTS: usize = 4_000;
/// The most borders of a map: no map without crossings has more than three for each region.
pub const BORDERS: usize = 192;
/// The most bytes of an id.
pub const ID_BYTES: usize = 40;
/// The most characters of a name.
pub const NAME: usize = 60;
/// The most characters of any other text, and of a key.
pub const TEXT: usize = 1_000;
/// The most faults reported at once. The rest appear once these are mended.
pub const FAULTS: usize = 100;
/// The most warnings that are kept.
pub const WARNINGS: usize = 1_000;
/// The most characters of what is said of one fault.
pub const MESSAGE: usize = 2_000;
/// The most bytes of an SVG.
pub const SVG_BYTES: usize = 64 << 10;
/// The most elements of an SVG, each as often as it is used.
pub const SVG_ELEMENTS: usize = 1_000;
/// The deepest nesting of an SVG's elements.
pub const SVG_DEPTH: usize = 24;
/// The most rules of all style sheets of an SVG.
pub const SVG_STYLES: usize = 100;
/// The largest number of units that an SVG is wide or high.
pub const SVG_SIDE: f32 = 10_000.0;
/// The largest number in an SVG.
pub const SVG_NUMBER: f64 = 1_000_000.0;
/// The most numbers of an SVG, each as often as it is used.
pub const SVG_NUMBERS: usize = 40_000;
/// The most that it may cost to draw an SVG, in segments of paths that are filled with a colour.
pub const SVG_COST: usize = 16_000;
/// The most that it may cost to draw all emblems of a pack.
pub const SVG_COSTS: usize = 40_000;
/// The deepest nesting of masks, clips and groups with an opacity in an SVG.
pub const SVG_LAYERS: usize = 8;
/// The farthest that an SVG's shapes may lie or reach, in sides of its picture.
pub const SVG_REACH: f32 = 30.0;
