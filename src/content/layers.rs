//! A pack over the ones that it extends: each file is read from all of them, the pack's own first.
//!
//! Tables are merged by key, at every depth; a list or a single value of the pack's own takes the
//! place of the one below. A file that the pack does not bring is the one below.

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::bounds::{are_kept, is_flat};
use super::files::{Files, ReadError};
use super::library::Library;
use super::limits::{FAULTS, LAYERS};
use super::node::{Faults, Table, parse};
use super::pack::{MANIFEST, is_of_this_format, utf8};
use super::report::Fault;
use super::source::Source;
use crate::rules::nearest;

/// The file in which a pack says what it extends.
pub const MANIFEST_FILE: &str = "manifest.toml";
/// What a pack takes from the manifest of the one that it extends, where it does not say it itself.
pub(super) const INHERITED: [&str; 2] = ["languages", "societies"];

/// A pack's files over those of the packs that it extends.
pub(super) struct Layers(Vec<(String, Files)>);

impl Layers {
    /// Follows `extends` from manifest to manifest. What leads nowhere or back is a fault.
    pub fn follow(files: &Files, library: &Library, faults: &Faults) -> Self {
        let mut layers = Self(vec![(String::new(), files.clone())]);
        let mut ids: Vec<String> = Vec::new();
        let mut at = 0;
        while let Some((under, files)) = layers.0.get(at) {
            at += 1;
            let Ok(text) = files.read(MANIFEST_FILE).map_err(drop).and_then(|b| utf8("", b).map_err(drop))
            else {
                break;
            };
            let source = Source::new(name_in(under, MANIFEST_FILE), text);
            // What is wrong with the first one is said where all of it is read.
            let scratch = Faults::default();
            let own = if at == 1 { &scratch } else { faults };
            let Some(root) = parse(&source, own) else { break };
            let top = Table::unchecked(&source, own, &root, MANIFEST);
            let text = |key: &str| top.get(key).and_then(|n| n.as_text());
            ids.push(text("id").unwrap_or(under).to_owned());
            if at > 1 && !is_of_this_format(top) {
                break;
            }
            let Some(node) = Table::unchecked(&source, faults, &root, MANIFEST).get("extends") else { break };
            let Some(id) = node.text() else { break };
            if ids.last().is_some_and(|own| own == id) {
                node.fault("a pack cannot extend itself");
                break;
            }
            if ids.iter().any(|known| known == id) {
                let way = ids.join("\", which extends \"");
                node.fault(format!("this leads round in a circle: \"{way}\", which extends \"{id}\""));
                break;
            }
            if ids.len() >= LAYERS {
                node.fault(format!("{LAYERS} packs that extend one another are the most"));
                break;
            }
            match library.find(id) {
                Some(files) => match text_of(&files, id) {
                    Ok(_) => layers.0.push((id.to_owned(), files)),
                    Err(why) => {
                        node.fault(format!("the {MANIFEST_FILE} of \"{id}\" cannot be read: {why}"));
                        break;
                    }
                },
                None => {
                    let known = library.ids();
                    node.one_of("pack", known.iter().map(String::as_str));
                    break;
                }
            }
        }
        layers
    }

    /// The bytes of a file of the first pack that has it.
    ///
    /// # Errors
    /// That none has it, or why it cannot be read.
    pub fn read(&self, path: &str) -> Result<Vec<u8>, ReadError> {
        for (_, files) in &self.0 {
            match files.read(path) {
                Err(ReadError::Missing) => {}
                other => return other,
            }
        }
        Err(ReadError::Missing)
    }

    /// Why a file could not be read, with what may have been meant where it is not there.
    pub fn said(&self, path: &str, why: &ReadError) -> String {
        if !matches!(why, ReadError::Missing) {
            return why.to_string();
        }
        let paths: Vec<String> = self.0.iter().flat_map(|(_, files)| files.paths()).collect();
        let same = paths.iter().find(|known| known.eq_ignore_ascii_case(path)).cloned();
        let near = same.or_else(|| nearest(path, paths.iter().map(String::as_str)));
        near.map_or_else(|| why.to_string(), |near| format!("{why}; did you mean \"{near}\"?"))
    }

    /// A file of all packs that have it, one over the other.
    ///
    /// # Errors
    /// That none has it, or why one cannot be read.
    pub fn source(&self, path: &str) -> Result<Source, ReadError> {
        let mut layers = Vec::new();
        for (id, files) in &self.0 {
            match files.read(path) {
                Err(ReadError::Missing) => {}
                Err(other) => return Err(other),
                Ok(bytes) => {
                    let name = name_in(id, path);
                    let text = utf8(&name, bytes).map_err(ReadError::NoText)?;
                    layers.push((name, text));
                }
            }
        }
        if layers.is_empty() { Err(ReadError::Missing) } else { Ok(Source::layered(path, layers)) }
    }
}

/// The manifest of a pack that is extended, or why it cannot be read.
fn text_of(files: &Files, id: &str) -> Result<String, String> {
    let bytes = files.read(MANIFEST_FILE).map_err(|e| e.to_string())?;
    utf8(&name_in(id, MANIFEST_FILE), bytes).map_err(|fault| fault.message)
}

/// What a file of an extended pack is called in reports; a pack's own goes by its path.
fn name_in(pack: &str, path: &str) -> String {
    if pack.is_empty() { path.to_owned() } else { format!("{pack}/{path}") }
}

/// Parses all layers of a file into one table, with places in the file as a whole.
pub(super) fn parse_layers<'a>(source: &'a Source, faults: &Faults) -> Option<Spanned<DeTable<'a>>> {
    let mut merged: Option<Spanned<DeTable<'a>>> = None;
    let mut right = true;
    for layer in source.layers() {
        if !is_flat(source, layer.text, layer.start, faults) {
            right = false;
            continue;
        }
        let (table, errors) = DeTable::parse_recoverable(layer.text);
        let fault = |error: &toml::de::Error| {
            let span = error.span().unwrap_or(0..0);
            let span = span.start + layer.start..span.end + layer.start;
            Fault::at(source, span, format!("this is not TOML: {}", error.message()))
        };
        right &= errors.is_empty();
        let mut found: Vec<Fault> = first_of_lines(errors, layer.text).iter().map(fault).collect();
        // What is wrong in a line first makes the rest of it wrong.
        found.sort_by_key(|f| (f.line, f.column));
        found.dedup_by_key(|f| f.line);
        found.into_iter().for_each(|f| faults.add(f));
        let mut table = if layer.start == 0 { table } else { moved(table, layer.start, moved_table) };
        if layer.start > 0 && source.name == MANIFEST_FILE {
            let span = table.span();
            let kept = table.into_inner().into_iter().filter(|(key, _)| {
                let key: &str = key.get_ref();
                INHERITED.contains(&key)
            });
            table = Spanned::new(span, kept.collect());
        }
        right &= are_kept(source, &table, faults);
        merged = Some(match merged {
            Some(own) => Spanned::new(own.span(), over(own.into_inner(), table.into_inner())),
            None => table,
        });
    }
    merged.filter(|_| right)
}

/// The first error of each line, of no more lines than are told of: to find a line's place takes time.
fn first_of_lines(mut errors: Vec<toml::de::Error>, text: &str) -> Vec<toml::de::Error> {
    let start = |error: &toml::de::Error| error.span().map_or(0, |span| span.start);
    errors.sort_by_key(start);
    errors.dedup_by(|later, first| {
        let between = text.as_bytes().get(start(first)..start(later));
        between.is_some_and(|bytes| !bytes.contains(&b'\n'))
    });
    errors.truncate(FAULTS);
    errors
}

/// A table over another.
fn over<'a>(mut own: DeTable<'a>, under: DeTable<'a>) -> DeTable<'a> {
    let mut merged = DeTable::new();
    for (key, value) in under {
        match own.remove_entry::<str>(key.get_ref()) {
            Some((key, above)) => merged.insert(key, value_over(above, value)),
            None => merged.insert(key, value),
        };
    }
    for (key, value) in own {
        merged.insert(key, value);
    }
    merged
}

fn value_over<'a>(own: Spanned<DeValue<'a>>, under: Spanned<DeValue<'a>>) -> Spanned<DeValue<'a>> {
    let span = own.span();
    match (own.into_inner(), under.into_inner()) {
        (DeValue::Table(own), DeValue::Table(under)) => Spanned::new(span, DeValue::Table(over(own, under))),
        (own, _) => Spanned::new(span, own),
    }
}

/// The same with its places farther on in the file.
fn moved<T, U>(value: Spanned<T>, by: usize, inside: fn(T, usize) -> U) -> Spanned<U> {
    let span = value.span();
    Spanned::new(span.start + by..span.end + by, inside(value.into_inner(), by))
}

fn moved_table(table: DeTable<'_>, by: usize) -> DeTable<'_> {
    let entry = |(key, value)| (moved(key, by, |key, _| key), moved(value, by, moved_value));
    table.into_iter().map(entry).collect()
}

fn moved_value(value: DeValue<'_>, by: usize) -> DeValue<'_> {
    match value {
        DeValue::Table(table) => DeValue::Table(moved_table(table, by)),
        DeValue::Array(items) => {
            DeValue::Array(items.into_iter().map(|item| moved(item, by, moved_value)).collect())
        }
        other => other,
    }
}
