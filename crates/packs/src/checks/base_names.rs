//! The names that a pack and its base packs give to things.

use std::collections::BTreeMap;

use crate::toml::fault_collector::Faults;
use crate::toml::layered_source_text::Source;
use crate::toml::parse::parse;
use crate::toml::toml_reader::{Node, Table};
use crate::topics::text_file::FIELDS;

/// A table of names, and the part of an entry that is a name; empty if the entry is.
pub(super) type NameField = (&'static str, &'static str);

/// The names of a table with their ids.
pub(super) fn names<'a>(text: Table<'a>, key: &str, part: &str) -> Vec<(&'a str, Node<'a>, &'a str)> {
    let table = text.get(key).and_then(|node| node.as_table());
    let entries = table.iter().flat_map(Table::entries);
    let named = |node: Node<'a>| if part.is_empty() { Some(node) } else { node.as_table()?.get(part) };
    entries
        .filter_map(|(id, _, node)| named(node).and_then(|node| Some((id, node, node.as_text()?))))
        .collect()
}

/// The names in the base packs. Each text is parsed once.
pub(super) struct BaseNames(BTreeMap<NameField, BTreeMap<String, String>>);

impl BaseNames {
    /// The names of these tables.
    pub fn new(text: Table<'_>, tables: impl Iterator<Item = NameField> + Clone) -> Self {
        let mut all: BTreeMap<NameField, BTreeMap<String, String>> = BTreeMap::new();
        for layer in text.layers().skip(1) {
            let (source, scratch) = (Source::new(layer.name, layer.text), Faults::default());
            let Some(root) = parse(&source, &scratch) else { continue };
            let below = Table::partial(&source, &scratch, &root, FIELDS);
            for named in tables.clone() {
                let known = all.entry(named).or_default();
                for (id, _, name) in names(below, named.0, named.1) {
                    // The nearest pack comes first.
                    known.entry(id.to_owned()).or_insert_with(|| name.to_owned());
                }
            }
        }
        Self(all)
    }

    /// The name of a thing in the nearest base pack that has one.
    pub fn name(&self, named: NameField, id: &str) -> Option<&str> {
        Some(self.0.get(&named)?.get(id)?.as_str())
    }
}
