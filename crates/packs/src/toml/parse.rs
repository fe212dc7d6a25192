//! Parses a TOML file of one or several packs. Each layer is parsed by itself, then merged over the one below.
//!
//! Tables are merged key by key at every depth, and some lists entry by entry
//! ([`list_overrides`](super::list_overrides)). All other values replace the inherited ones.

use toml::Spanned;
use toml::de::{DeTable, DeValue};
use toml_parser::lexer::TokenKind;

use super::fault_collector::Faults;
use super::fault_report::Fault;
use super::layered_source_text::{Source, Span};
use super::list_overrides::{lay, lists_fit};
use super::toml_limits::{are_met, is_flat};
use crate::size_limits::FAULTS;

/// The byte order mark of UTF-8.
const BOM: &[u8] = b"\xef\xbb\xbf";

/// Decodes the text of a file, or returns a fault at the first invalid byte.
pub fn utf8(name: &str, mut bytes: Vec<u8>) -> Result<String, Box<Fault>> {
    // Some editors write a byte order mark, which is not part of the text.
    if bytes.starts_with(BOM) {
        bytes.drain(..BOM.len());
    }
    String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        // Up to the fault, the lossy text is identical, followed by a replacement character.
        let source = Source::new(name, String::from_utf8_lossy(error.as_bytes()));
        let span = at..at + char::REPLACEMENT_CHARACTER.len_utf8();
        Box::new(Fault::at(&source, span, "this is not UTF-8 text: save the file as UTF-8"))
    })
}

/// Parses all layers of a file into one table, with positions in the whole text. Invalid TOML is a fault, and then
/// the table is `None`.
pub fn parse<'a>(source: &'a Source, faults: &Faults) -> Option<Spanned<DeTable<'a>>> {
    // If the collector is full, any faults found would be ignored.
    if faults.is_full() {
        return None;
    }
    let mut layers: Vec<Spanned<DeTable<'a>>> = Vec::new();
    let (mut right, mut fits) = (true, true);
    for layer in source.layers() {
        if !is_flat(source, layer.text, layer.start, faults) {
            right = false;
            continue;
        }
        let (table, errors) = DeTable::parse_recoverable(layer.text);
        let is_toml = errors.is_empty();
        right &= is_toml;
        for error in first_of_lines(errors, layer.text) {
            let (span, message) = describe_error(&error, layer.text);
            faults.note(source, span.start + layer.start..span.end + layer.start, || message);
        }
        let mut table = if layer.start == 0 { table } else { shift(table, layer.start, moved_table) };
        if layer.start > 0
            && let Some(keys) = source.inherited
        {
            let span = table.span();
            let kept = table.into_inner().into_iter().filter(|(key, _)| {
                let key: &str = key.get_ref();
                keys.contains(&key)
            });
            table = Spanned::new(span, kept.collect());
        }
        // The table of a text that is not valid TOML does not reflect what the author wrote.
        fits &= !is_toml || are_met(source, &table, faults);
        right &= is_toml;
        layers.push(table);
    }
    // Merging tables that are too large takes too long.
    if !fits {
        return None;
    }
    let span = layers.first()?.span();
    let lowest = layers.pop()?.into_inner();
    let mut merged = lay(source, faults, lowest, None);
    while let Some(own) = layers.pop() {
        merged = lay(source, faults, own.into_inner(), Some(merged));
        if !lists_fit(source, &merged, faults) {
            return None;
        }
    }
    right.then(|| Spanned::new(span, merged))
}

/// The first error of each line, up to the maximum number of faults. Later errors in a line are usually a result of
/// the first.
fn first_of_lines(mut errors: Vec<toml::de::Error>, text: &str) -> Vec<toml::de::Error> {
    let start = |error: &toml::de::Error| error.span().map_or(0, |span| span.start);
    errors.sort_by_key(start);
    let mut line_end = None;
    errors.retain(|error| {
        let at = start(error);
        let is_first = line_end.is_none_or(|end| at > end);
        if is_first {
            let rest = text.as_bytes().get(at..).unwrap_or_default();
            line_end = Some(rest.iter().position(|byte| *byte == b'\n').map_or(text.len(), |end| at + end));
        }
        is_first
    });
    errors.truncate(FAULTS);
    errors
}

/// The range and the message of a TOML error. If a string is not closed, the range begins where the string begins.
fn describe_error(error: &toml::de::Error, text: &str) -> (Span, String) {
    let span = error.span().unwrap_or(0..0);
    // The search for the string's start takes time, so it is done only for this error.
    let is_of_text = error.message().contains("string, expected");
    match is_of_text.then(|| open_text(text, span.start)).flatten() {
        Some((begin, mark)) => {
            let end = text[begin..].find('\n').map_or(text.len(), |end| begin + end);
            (begin..end, format!("this text is not closed: end it with {mark}"))
        }
        None if error.message().contains("invalid unquoted key") => {
            let why = "a key with letters other than a to z, digits, \"-\" and \"_\" needs quotes";
            let word = word_at(text, span.start);
            (span, format!("this is not TOML: {why}, as in \"{word}\" = …"))
        }
        None => (span, format!("this is not TOML: {}", error.message())),
    }
}

/// The word around this byte, up to a character that cannot be part of a key.
fn word_at(text: &str, at: usize) -> &str {
    let parts = |c: char| c.is_whitespace() || "=.[]{},#\"'".contains(c);
    let before = text.get(..at).unwrap_or_default();
    let start = before.char_indices().rev().find(|(_, c)| parts(*c)).map_or(0, |(i, c)| i + c.len_utf8());
    let rest = text.get(start..).unwrap_or_default();
    rest.split(parts).next().unwrap_or_default()
}

/// The start of the unclosed string at this byte, and the delimiter that would close it.
fn open_text(text: &str, at: usize) -> Option<(usize, &'static str)> {
    let token = toml_parser::Source::new(text).lex().find(|token| token.span().end() >= at)?;
    let mark = match token.kind() {
        TokenKind::BasicString => "\"",
        TokenKind::LiteralString => "'",
        TokenKind::MlBasicString => "\"\"\"",
        TokenKind::MlLiteralString => "'''",
        _ => return None,
    };
    let (begin, end) = (token.span().start(), token.span().end());
    let written = text.get(begin..end)?;
    let is_closed = written.len() >= 2 * mark.len() && written.ends_with(mark);
    (!is_closed && written.starts_with(mark)).then_some((begin, mark))
}

/// The value with its span moved by `by` bytes.
fn shift<T, U>(value: Spanned<T>, by: usize, inside: fn(T, usize) -> U) -> Spanned<U> {
    let span = value.span();
    Spanned::new(span.start + by..span.end + by, inside(value.into_inner(), by))
}

fn moved_table(table: DeTable<'_>, by: usize) -> DeTable<'_> {
    let entry = |(key, value)| (shift(key, by, |key, _| key), shift(value, by, moved_value));
    table.into_iter().map(entry).collect()
}

fn moved_value(value: DeValue<'_>, by: usize) -> DeValue<'_> {
    match value {
        DeValue::Table(table) => DeValue::Table(moved_table(table, by)),
        DeValue::Array(items) => {
            DeValue::Array(items.into_iter().map(|item| shift(item, by, moved_value)).collect())
        }
        other => other,
    }
}
