//! Texts of cards that are another pack's and name things of it that are called otherwise here.

use std::collections::BTreeSet;

use super::whole::Whole;
use crate::content::toml::faults::Faults;
use crate::content::toml::node::{Node, Table};
use crate::content::toml::parse::parse;
use crate::content::toml::source::Source;
use crate::content::topics::text::FIELDS;

/// The tables of names, with what of an entry is one: nothing where the entry itself is.
const NAMES: [(&str, &[&str]); 5] = [
    ("empires", &[]),
    ("regions", &[]),
    ("positions", &[]),
    ("societies", &["short"]),
    ("terms", &["one", "other"]),
];

/// The tables of texts in which names stand.
const TEXTS: [(&str, &str); 4] =
    [("abilities", "text"), ("offers", "text"), ("setups", "text"), ("events", "does")];

/// What something is called below, what it is called here, and what it goes by in braces.
type Renamed = (String, String, String);

pub(super) fn check(whole: &Whole<'_>) {
    for text in whole.texts {
        let renamed = renamed(*text);
        if renamed.is_empty() {
            continue;
        }
        for (key, part) in TEXTS {
            let entries = text.get(key).and_then(|n| n.as_table());
            for (id, _, node) in entries.iter().flat_map(Table::entries) {
                let Some(said) = node.as_table().and_then(|entry| entry.get(part)) else { continue };
                let texts = if said.is_list() { said.list() } else { vec![said] };
                for one in texts.into_iter().filter(|one| text.inherits(&one.span())) {
                    leaks(&renamed, one, &format!("{key}.{id}"));
                }
            }
        }
    }
}

/// Warns of the first thing that a text names by what it is called below.
fn leaks(renamed: &BTreeSet<Renamed>, text: Node<'_>, place: &str) {
    let said = text.as_text().unwrap_or_default();
    let found = renamed.iter().find(|(old, ..)| names(said, old));
    if let Some((old, new, id)) = found {
        text.warn(format!(
            "this is said as it stands below and names \"{old}\", which is \"{new}\" here: write {place} anew, or have {{{id}}} \
             stand there"
        ));
    }
}

/// Whether a text has this name in it as a word, beside what stands in braces.
fn names(text: &str, name: &str) -> bool {
    let mut deep = 0_usize;
    let plain: String = text
        .chars()
        .map(|c| {
            deep = if c == '{' { deep + 1 } else { deep };
            let shown = if deep > 0 { ' ' } else { c };
            deep = if c == '}' { deep.saturating_sub(1) } else { deep };
            shown
        })
        .collect();
    plain.match_indices(name).any(|(at, _)| {
        let before = plain.get(..at).and_then(|text| text.chars().next_back());
        let behind = plain.get(at + name.len()..).and_then(|text| text.chars().next());
        !before.is_some_and(char::is_alphanumeric) && !behind.is_some_and(char::is_alphanumeric)
    })
}

/// The names that the packs below give to things which are called otherwise here.
fn renamed(text: Table<'_>) -> BTreeSet<Renamed> {
    let mut renamed = BTreeSet::new();
    for layer in text.layers().skip(1) {
        let (source, scratch) = (Source::new(layer.name, layer.text), Faults::default());
        let Some(root) = parse(&source, &scratch) else { continue };
        let below = Table::unchecked(&source, &scratch, &root, FIELDS);
        for (key, parts) in NAMES {
            let (here, there) = (entries(text, key), entries(below, key));
            for (id, old) in there {
                let Some((_, new)) = here.iter().find(|(known, _)| *known == id) else { continue };
                if parts.is_empty() {
                    add(&mut renamed, old.as_text(), new.as_text(), id.to_owned());
                }
                for part in parts {
                    let id = if key == "terms" { format!("{id}-{part}") } else { id.to_owned() };
                    add(&mut renamed, within(old, part), within(*new, part), id);
                }
            }
        }
    }
    renamed
}

fn within<'a>(node: Node<'a>, part: &str) -> Option<&'a str> {
    node.as_table()?.get(part)?.as_text()
}

fn add(renamed: &mut BTreeSet<Renamed>, old: Option<&str>, new: Option<&str>, id: String) {
    let (old, new) = (old.unwrap_or_default(), new.unwrap_or_default());
    if !old.is_empty() && !new.is_empty() && old != new {
        renamed.insert((old.to_owned(), new.to_owned(), id));
    }
}

fn entries<'a>(text: Table<'a>, key: &str) -> Vec<(&'a str, Node<'a>)> {
    let table = text.get(key).and_then(|n| n.as_table());
    table.iter().flat_map(Table::entries).map(|(id, _, node)| (id, node)).collect()
}
