//! Warns of letters in packs and languages that no font of the window or the language has. The window asks the system for
//! a font then, and shows boxes without one. Warns also of scripts that the window cannot set in their order.

use std::ops::Range;
use std::sync::{Arc, LazyLock};

use packs::{Fault, Files, LanguageFont, Letters, Pack, Source, language_font};
use text::untrusted_text;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// The letters that the window's fonts have: the first and last code point of each range, in hexadecimal and
/// in order. The program's test `letters` writes this file.
pub const LETTERS_WITH_FACES: &str = include_str!("faces.txt");

/// The maximum number of letters that a warning names.
const NAMED: usize = 12;

/// The fonts that a text can use beyond those of the program.
#[derive(Clone, Copy, Default)]
pub(crate) struct OtherFonts<'a> {
    /// The pack's font for titles and names.
    pub pack: Option<&'a Letters>,
    /// The font of the text's language.
    pub language: Option<&'a Letters>,
}

impl OtherFonts<'_> {
    /// The letters among these that no font has.
    fn lacking(self, mut letters: Vec<char>) -> Vec<char> {
        for font in [self.pack, self.language].into_iter().flatten() {
            letters = font.lacking(letters);
        }
        letters
    }
}

/// Warnings about the texts of a pack's own files. Texts in a language can use the language's font.
pub(crate) fn in_pack(pack: &Pack) -> Vec<Fault> {
    let fonts: Vec<(&str, Arc<LanguageFont>)> = pack
        .languages
        .iter()
        .chain(pack.spoken.iter().map(|language| &language.code))
        .filter_map(|code| Some((code.as_str(), language_font(code, &pack.spoken)?)))
        .collect();
    let in_path = |path: &str| {
        let own = |code: &&(&str, Arc<LanguageFont>)| language_of(path) == Some(code.0);
        let language = fonts.iter().find(own).and_then(|(_, font)| font.letters());
        OtherFonts { pack: pack.theme.font.as_ref(), language }
    };
    let broken = pack.spoken.iter().filter_map(|language| language.font.as_ref()?.fault());
    broken.chain(in_files(&pack.files, pack.files.paths(), in_path)).collect()
}

/// The code of the language in which a file of a pack is written: `text/ja.toml`, `lessons/text/ja.toml` or a file in
/// `languages/ja`. `None` for other files.
fn language_of(path: &str) -> Option<&str> {
    let text = path.strip_prefix("lessons/").unwrap_or(path).strip_prefix("text/");
    text.and_then(|file| file.strip_suffix(".toml"))
        .or_else(|| path.strip_prefix("languages/")?.split_once('/').map(|(code, _)| code))
}

/// Warnings about the TOML files of a language's folder.
pub(crate) fn in_language_folder(files: &Files, fonts: OtherFonts<'_>) -> Vec<Fault> {
    in_files(files, files.paths().into_iter().filter(|path| path.ends_with(".toml")).collect(), |_| fonts)
}

/// Warnings about these files.
fn in_files<'a>(files: &Files, paths: Vec<String>, fonts: impl Fn(&str) -> OtherFonts<'a>) -> Vec<Fault> {
    let in_file = |path: String| {
        let text = files.read(&path).ok().and_then(|bytes| String::from_utf8(bytes).ok());
        match text.filter(|text| !text.is_ascii() || text.contains("\\u") || text.contains("\\U")) {
            Some(text) if path.ends_with(".toml") => in_toml(&path, &text, fonts(&path)),
            Some(text) if path.ends_with(".ftl") => in_fluent(&path, &text, fonts(&path)),
            _ => Vec::new(),
        }
    };
    paths.into_iter().flat_map(in_file).collect()
}

/// Warnings about each text of a TOML file; none if the file cannot be parsed.
fn in_toml(file: &str, text: &str, fonts: OtherFonts<'_>) -> Vec<Fault> {
    let Ok(top) = DeTable::parse(text) else { return Vec::new() };
    let source = Source::new(file, text);
    let mut texts = Vec::new();
    top.get_ref().values().for_each(|value| gather(value, &mut texts));
    texts.sort_by_key(|(span, _)| span.start);
    let warning = |(span, said): (Range<usize>, &str)| {
        let lacking = fonts.lacking(lacking(said));
        // A letter written as an escape is not found, so the warning marks the whole text.
        let within = text.get(span.clone())?.char_indices().find(|(_, c)| lacking.contains(c));
        let place = within.map_or(span.clone(), |(at, c)| span.start + at..span.start + at + c.len_utf8());
        warn(&source, place, &lacking)
    };
    let ordered = texts.iter().find_map(|(span, said)| right_to_left(&source, span.clone(), said));
    texts.into_iter().filter_map(warning).chain(ordered).collect()
}

/// Adds all texts within a value.
fn gather<'a>(value: &'a Spanned<DeValue<'_>>, texts: &mut Vec<(Range<usize>, &'a str)>) {
    match value.get_ref() {
        DeValue::String(said) => texts.push((value.span(), said)),
        DeValue::Array(array) => array.iter().for_each(|value| gather(value, texts)),
        DeValue::Table(table) => table.values().for_each(|value| gather(value, texts)),
        _ => {}
    }
}

/// Warnings about each line of a Fluent file, except comments.
pub(crate) fn in_fluent(file: &str, text: &str, fonts: OtherFonts<'_>) -> Vec<Fault> {
    let source = Source::new(file, text);
    let mut start = 0;
    let mut warnings = Vec::new();
    let mut ordered = None;
    for line in text.split_inclusive('\n') {
        let said = if line.starts_with('#') { "" } else { line };
        let lacking = fonts.lacking(lacking(said));
        ordered = ordered.or_else(|| right_to_left(&source, start..start + line.len(), said));
        let first = line.char_indices().find(|(_, c)| lacking.contains(c));
        if let Some((at, c)) = first {
            warnings.extend(warn(&source, start + at..start + at + c.len_utf8(), &lacking));
        }
        start += line.len();
    }
    warnings.extend(ordered);
    warnings
}

/// The warning that a text has letters of a script that runs from right to left; `None` if it has none.
fn right_to_left(source: &Source, place: Range<usize>, said: &str) -> Option<Fault> {
    let letter = said.chars().find(|c| RIGHT_TO_LEFT.iter().any(|range| range.contains(c)))?;
    let at = source_place(source, &place, letter);
    Some(Fault::at(
        source,
        at,
        format!("{letter} belongs to a script that runs from right to left: the window {ORDER}"),
    ))
}

/// The place of a letter within a text. The whole text if the letter is written as an escape.
fn source_place(source: &Source, place: &Range<usize>, letter: char) -> Range<usize> {
    let text = source.text.get(place.clone()).unwrap_or_default();
    text.find(letter).map_or(place.clone(), |at| place.start + at..place.start + at + letter.len_utf8())
}

/// The end of a warning about right-to-left text: how the window draws such text.
const ORDER: &str = "sets each word in order, but words and lines from left to right";

/// The letters of Hebrew, Arabic, Syriac, Thaana, N'Ko and their neighbours, with their presentation forms.
const RIGHT_TO_LEFT: [std::ops::RangeInclusive<char>; 3] =
    ['\u{590}'..='\u{8ff}', '\u{fb1d}'..='\u{fdff}', '\u{fe70}'..='\u{fefc}'];

/// The warning that no font has these letters; `None` without letters.
fn warn(source: &Source, place: Range<usize>, lacking: &[char]) -> Option<Fault> {
    if lacking.is_empty() {
        return None;
    }
    let named: Vec<String> = lacking.iter().take(NAMED).map(char::to_string).collect();
    let more = if lacking.len() > NAMED { ", …" } else { "" };
    let named = format!("{}{more}", named.join(", "));
    Some(Fault::at(
        source,
        place,
        format!("no built-in font has {named}: a system without one shows boxes instead"),
    ))
}

/// The letters of a text that no font of the window has, sorted and without repetition.
fn lacking(text: &str) -> Vec<char> {
    let mut lacking: Vec<char> = text.chars().filter(|c| !has_face(*c)).collect();
    lacking.sort_unstable();
    lacking.dedup();
    lacking
}

/// True if the window can show a character.
fn has_face(letter: char) -> bool {
    static RANGES: LazyLock<Vec<(u32, u32)>> = LazyLock::new(|| {
        let number = |digits: &str| u32::from_str_radix(digits, 16).ok();
        LETTERS_WITH_FACES
            .lines()
            .filter_map(|line| line.split_once(' '))
            .filter_map(|(a, b)| number(a).zip(number(b)))
            .collect()
    });
    // Fonts have all ASCII letters. The other characters here need no glyph or are replaced.
    if letter.is_ascii() || letter.is_whitespace() || letter.is_control() || untrusted_text::is_hidden(letter)
    {
        return true;
    }
    // A variation selector only changes the look of the letter before it.
    if ('\u{fe00}'..='\u{fe0f}').contains(&letter) {
        return true;
    }
    let number = u32::from(letter);
    let at = RANGES.partition_point(|(_, last)| *last < number);
    RANGES.get(at).is_some_and(|(first, _)| *first <= number)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(warnings: &[Fault]) -> Vec<String> {
        warnings.iter().map(Fault::summary).collect()
    }

    #[test]
    fn letters_without_a_face_are_told_with_file_line_and_column() {
        let text = "# 你好\nname = \"Größe\"\nabout = \"Say 你好, 你\"\n[regions]\na = \"\\u4F60\"\n";
        let said = told(&in_toml("text/en.toml", text, OtherFonts::default()));
        assert_eq!(
            said,
            [
                "text/en.toml:3:14: no built-in font has 你, 好: a system without one shows boxes instead",
                "text/en.toml:5:5: no built-in font has 你: a system without one shows boxes instead",
            ]
        );
        let text = "# 你好\nkey = Größe – “ok” → 3\nother =\n    .label = नमस्ते\n";
        let said = told(&in_fluent("window.ftl", text, OtherFonts::default()));
        assert_eq!(said.len(), 1, "{said:?}");
        assert!(said[0].starts_with("window.ftl:4:14: no built-in font has त, न"), "{said:?}");
    }

    #[test]
    fn letters_of_european_languages_and_invisible_ones_have_faces() {
        for text in [
            "àéîõüçñøåæœß",
            "ąčďęğłőřšţůžẞ",
            "ЖЩЯ ΑΒΩ",
            "a\u{ad}b\u{200d}c\u{2068}d\u{fe0f}\u{301}",
            "½ ° € − × …",
        ] {
            assert_eq!(lacking(text), [], "{text}");
        }
    }

    #[test]
    fn text_from_right_to_left_is_told_once_for_each_file() {
        let text = "a = שלום\nb = עולם\n";
        let fonts = OtherFonts::default();
        let said = told(&in_fluent("a.ftl", text, fonts));
        let ordered: Vec<&String> = said.iter().filter(|said| said.contains("right to left")).collect();
        assert_eq!(ordered.len(), 1, "{said:?}");
        assert!(ordered[0].starts_with("a.ftl:1:5: ש belongs"), "{said:?}");
        assert!(told(&in_fluent("a.ftl", "a = Größe\n", fonts)).is_empty());
    }

    #[test]
    fn the_language_of_a_file_is_in_its_path() {
        for path in ["text/ja.toml", "lessons/text/ja.toml", "languages/ja/table.ftl"] {
            assert_eq!(language_of(path), Some("ja"), "{path}");
        }
        assert_eq!((language_of("map.toml"), language_of("lessons/a.toml")), (None, None));
    }

    #[test]
    fn of_many_letters_some_are_named() {
        let text: String = ('一'..='丟').collect();
        let said = told(&in_fluent("a.ftl", &format!("key = {text}\n"), OtherFonts::default()));
        assert!(
            said[0]
                .ends_with("七, 丄, 丅, 丆, 万, 丈, 三, 上, 下, …: a system without one shows boxes instead"),
            "{said:?}"
        );
    }
}
