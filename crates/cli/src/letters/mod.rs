//! Warns of letters in packs and languages that no font of the window has. The window shows boxes instead.

use std::ops::Range;
use std::sync::LazyLock;

use packs::{Fault, Files, Letters, Source};
use text::untrusted_text;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// The letters that the window's fonts have: the first and last code point of each range, in hexadecimal and
/// in order. The program's test `letters` writes this file.
pub const LETTERS_WITH_FACES: &str = include_str!("faces.txt");

/// The maximum number of letters that a warning names.
const NAMED: usize = 12;

/// Warnings about the texts of a pack's own files.
pub(crate) fn in_pack(files: &Files, font: Option<&Letters>) -> Vec<Fault> {
    in_files(files, files.paths(), font)
}

/// Warnings about the TOML files of a language's folder.
pub(crate) fn in_language_folder(files: &Files) -> Vec<Fault> {
    in_files(files, files.paths().into_iter().filter(|path| path.ends_with(".toml")).collect(), None)
}

/// Warnings about these files.
fn in_files(files: &Files, paths: Vec<String>, font: Option<&Letters>) -> Vec<Fault> {
    let in_file = |path: String| {
        let text = files.read(&path).ok().and_then(|bytes| String::from_utf8(bytes).ok());
        match text.filter(|text| !text.is_ascii() || text.contains("\\u") || text.contains("\\U")) {
            Some(text) if path.ends_with(".toml") => in_toml(&path, &text, font),
            Some(text) if path.ends_with(".ftl") => in_fluent(&path, &text),
            _ => Vec::new(),
        }
    };
    paths.into_iter().flat_map(in_file).collect()
}

/// Warnings about each text of a TOML file; none if the file cannot be parsed.
fn in_toml(file: &str, text: &str, font: Option<&Letters>) -> Vec<Fault> {
    let Ok(top) = DeTable::parse(text) else { return Vec::new() };
    let source = Source::new(file, text);
    let mut texts = Vec::new();
    top.get_ref().values().for_each(|value| gather(value, &mut texts));
    texts.sort_by_key(|(span, _)| span.start);
    let warning = |(span, said): (Range<usize>, &str)| {
        let mut lacking = lacking(said);
        if let Some(font) = font {
            lacking = font.lacking(lacking);
        }
        // A letter written as an escape is not found, so the warning marks the whole text.
        let within = text.get(span.clone())?.char_indices().find(|(_, c)| lacking.contains(c));
        let place = within.map_or(span.clone(), |(at, c)| span.start + at..span.start + at + c.len_utf8());
        warn(&source, place, &lacking)
    };
    texts.into_iter().filter_map(warning).collect()
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
pub(crate) fn in_fluent(file: &str, text: &str) -> Vec<Fault> {
    let source = Source::new(file, text);
    let mut start = 0;
    let mut warnings = Vec::new();
    for line in text.split_inclusive('\n') {
        let lacking = if line.starts_with('#') { Vec::new() } else { lacking(line) };
        let first = line.char_indices().find(|(_, c)| lacking.contains(c));
        if let Some((at, c)) = first {
            warnings.extend(warn(&source, start + at..start + at + c.len_utf8(), &lacking));
        }
        start += line.len();
    }
    warnings
}

/// The warning that no font has these letters; `None` without letters.
fn warn(source: &Source, place: Range<usize>, lacking: &[char]) -> Option<Fault> {
    if lacking.is_empty() {
        return None;
    }
    let named: Vec<String> = lacking.iter().take(NAMED).map(char::to_string).collect();
    let more = if lacking.len() > NAMED { ", …" } else { "" };
    let named = format!("{}{more}", named.join(", "));
    Some(Fault::at(source, place, format!("no font has {named}: the window shows boxes instead")))
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
        let said = told(&in_toml("text/en.toml", text, None));
        assert_eq!(
            said,
            [
                "text/en.toml:3:14: no font has 你, 好: the window shows boxes instead",
                "text/en.toml:5:5: no font has 你: the window shows boxes instead",
            ]
        );
        let text = "# 你好\nkey = Größe – “ok” → 3\nother =\n    .label = नमस्ते\n";
        let said = told(&in_fluent("window.ftl", text));
        assert_eq!(said.len(), 1, "{said:?}");
        assert!(said[0].starts_with("window.ftl:4:14: no font has त, न"), "{said:?}");
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
    fn of_many_letters_some_are_named() {
        let text: String = ('一'..='丟').collect();
        let said = told(&in_fluent("a.ftl", &format!("key = {text}\n")));
        assert!(
            said[0].ends_with("七, 丄, 丅, 丆, 万, 丈, 三, 上, 下, …: the window shows boxes instead"),
            "{said:?}"
        );
    }
}
