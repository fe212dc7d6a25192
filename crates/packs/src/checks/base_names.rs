//! The names that a pack, and the packs it extends, give to items such as empires or regions.

use std::collections::BTreeMap;

use crate::toml::fault_collector::Faults;
use crate::toml::layered_source_text::Source;
use crate::toml::parse::parse;
use crate::toml::toml_reader::{Node, Table};
use crate::topics::text_file::FIELDS;

/// A table of names, and the key of the name in each entry. The key is empty if the entry itself is the name.
pub(super) type NameField = (&'static str, &'static str);

/// The names in a table, each as the item's id, the TOML node and the text.
pub(super) fn names<'a>(text: Table<'a>, key: &str, part: &str) -> Vec<(&'a str, Node<'a>, &'a str)> {
    let table = text.get(key).and_then(|node| node.as_table());
    let entries = table.iter().flat_map(Table::entries);
    let named = |node: Node<'a>| if part.is_empty() { Some(node) } else { node.as_table()?.get(part) };
    entries
        .filter_map(|(id, _, node)| named(node).and_then(|node| Some((id, node, node.as_text()?))))
        .collect()
}

/// The names that the extended packs give to items, by table and id.
pub(super) struct BaseNames(BTreeMap<NameField, BTreeMap<String, String>>);

impl BaseNames {
    /// Collects the names in these tables from the extended packs.
    pub fn new(text: Table<'_>, tables: impl Iterator<Item = NameField> + Clone) -> Self {
        let mut all: BTreeMap<NameField, BTreeMap<String, String>> = BTreeMap::new();
        for layer in text.layers().skip(1) {
            let (source, scratch) = (Source::new(layer.name, layer.text), Faults::default());
            let Some(root) = parse(&source, &scratch) else { continue };
            let below = Table::partial(&source, &scratch, &root, FIELDS);
            for named in tables.clone() {
                let known = all.entry(named).or_default();
                for (id, _, name) in names(below, named.0, named.1) {
                    // The name in the nearest extended pack takes precedence.
                    known.entry(id.to_owned()).or_insert_with(|| name.to_owned());
                }
            }
        }
        Self(all)
    }

    /// The name of an item in the nearest extended pack that names it.
    pub fn name(&self, named: NameField, id: &str) -> Option<&str> {
        Some(self.0.get(&named)?.get(id)?.as_str())
    }
}
