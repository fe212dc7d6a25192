//! What a pack calls its things, and what the packs below call them.

use std::collections::BTreeMap;

use crate::toml::faults::Faults;
use crate::toml::node::{Node, Table};
use crate::toml::parse::parse;
use crate::toml::source::Source;
use crate::topics::text::FIELDS;

/// A table of names, with what of an entry is one: nothing where the entry itself is.
pub(super) type Named = (&'static str, &'static str);

/// The names of a table with their ids.
pub(super) fn names<'a>(text: Table<'a>, key: &str, part: &str) -> Vec<(&'a str, Node<'a>, &'a str)> {
    let table = text.get(key).and_then(|node| node.as_table());
    let entries = table.iter().flat_map(Table::entries);
    let named = |node: Node<'a>| if part.is_empty() { Some(node) } else { node.as_table()?.get(part) };
    entries
        .filter_map(|(id, _, node)| named(node).and_then(|node| Some((id, node, node.as_text()?))))
        .collect()
}

/// What things are called in the packs below, each of whose texts is read once.
pub(super) struct Below(BTreeMap<Named, BTreeMap<String, String>>);

impl Below {
    /// The names of these tables.
    pub fn of(text: Table<'_>, tables: impl Iterator<Item = Named> + Clone) -> Self {
        let mut all: BTreeMap<Named, BTreeMap<String, String>> = BTreeMap::new();
        for layer in text.layers().skip(1) {
            let (source, scratch) = (Source::new(layer.name, layer.text), Faults::default());
            let Some(root) = parse(&source, &scratch) else { continue };
            let below = Table::unchecked(&source, &scratch, &root, FIELDS);
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

    /// What a thing is called in the nearest pack below that names it.
    pub fn name(&self, named: Named, id: &str) -> Option<&str> {
        Some(self.0.get(&named)?.get(id)?.as_str())
    }
}
