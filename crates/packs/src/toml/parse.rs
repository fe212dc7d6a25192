//! Parsing a file of TOML, which several packs may have: each layer by itself, one over the other.
//!
//! Tables are merged by key, at every depth, and some lists entry by entry
//! ([`list_overrides`](super::list_overrides)). All other values of a layer replace the ones below.

use toml::Spanned;
use toml::de::{DeTable, DeValue};
use toml_parser::lexer::TokenKind;

use super::fault_collector::Faults;
use super::fault_report::Fault;
use super::layered_source_text::{Source, Span};
use super::list_overrides::{lay, lists_fit};
use super::toml_limits::{are_met, is_flat};
use crate::size_limits::FAULTS;

/// The mark of UTF-8 at the beginning of a file.
const BOM: &[u8] = b"\xef\xbb\xbf";

/// The text of a file, or where it is none.
pub fn utf8(name: &str, mut bytes: Vec<u8>) -> Result<String, Box<Fault>> {
    // Some editors write the mark of UTF-8 at the beginning, which is nothing that stands there.
    if bytes.starts_with(BOM) {
        bytes.drain(..BOM.len());
    }
    String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        // Up to there it is the same, and there stands one character for what is none.
        let source = Source::new(name, String::from_utf8_lossy(error.as_bytes()));
        let span = at..at + char::REPLACEMENT_CHARACTER.len_utf8();
        Box::new(Fault::at(&source, span, "this is no UTF-8 text: save the file as UTF-8"))
    })
}

/// Parses all layers of a file into one table, with places in the file as a whole. What is not TOML
/// becomes a fault, and nothing else is said of the file.
pub fn parse<'a>(source: &'a Source, faults: &Faults) -> Option<Spanned<DeTable<'a>>> {
    // What would be found is not told any more.
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
        // What is made of a text that breaks off is nothing that its author has written.
        fits &= !is_toml || are_met(source, &table, faults);
        right &= is_toml;
        layers.push(table);
    }
    // To lay what is too large over one another takes long.
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

/// The first error of each line, of no more lines than are told of: what is wrong in a line first makes
/// the rest of it wrong.
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

/// Where an error stands and what is said of it: of a text without an end, where that begins.
fn describe_error(error: &toml::de::Error, text: &str) -> (Span, String) {
    let span = error.span().unwrap_or(0..0);
    // To look for where a text begins takes time.
    let is_of_text = error.message().contains("string, expected");
    match is_of_text.then(|| open_text(text, span.start)).flatten() {
        Some((begin, mark)) => {
            let end = text[begin..].find('\n').map_or(text.len(), |end| begin + end);
            (begin..end, format!("this text has no end: close it with {mark}"))
        }
        None if error.message().contains("invalid unquoted key") => {
            let why = "a key of other letters than a to z, digits, \"-\" and \"_\" stands in quotes";
            let word = word_at(text, span.start);
            (span, format!("this is not TOML: {why}, as in \"{word}\" = …"))
        }
        None => (span, format!("this is not TOML: {}", error.message())),
    }
}

/// The word in which a byte stands, up to what parts keys.
fn word_at(text: &str, at: usize) -> &str {
    let parts = |c: char| c.is_whitespace() || "=.[]{},#\"'".contains(c);
    let before = text.get(..at).unwrap_or_default();
    let start = before.char_indices().rev().find(|(_, c)| parts(*c)).map_or(0, |(i, c)| i + c.len_utf8());
    let rest = text.get(start..).unwrap_or_default();
    rest.split(parts).next().unwrap_or_default()
}

/// The start of the unclosed string at this offset, and the mark that would close it.
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

/// A value with its places shifted.
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
