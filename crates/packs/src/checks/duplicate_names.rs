//! Warns if two items have the same name.

use std::collections::HashMap;

use super::check_input::Whole;
use crate::toml::toml_reader::{Node, Table};

/// The tables whose values are names, then those whose entries have a name under the given key.
const PLAIN: [&str; 6] = ["empires", "positions", "seats", "slots", "regions", "orders"];
const NAMED: [(&str, &str); 5] = [
    ("societies", "name"),
    ("societies", "short"),
    ("abilities", "name"),
    ("events", "name"),
    ("offers", "name"),
];

pub(super) fn check(whole: &Whole<'_>) {
    for text in whole.texts {
        for key in PLAIN {
            note_duplicate_names(
                key,
                table(*text, key).iter().flat_map(Table::entries).map(|(id, _, node)| (id, node)),
            );
        }
        for (key, name) in NAMED {
            let entries = table(*text, key);
            let entries = entries.iter().flat_map(Table::entries);
            note_duplicate_names(
                key,
                entries.filter_map(|(id, _, node)| Some((id, node.as_table()?.get(name)?))),
            );
        }
    }
}

fn table<'a>(text: Table<'a>, key: &str) -> Option<Table<'a>> {
    text.get(key)?.as_table()
}

/// Warns of each name that an earlier item in the table also has.
fn note_duplicate_names<'a>(what: &str, names: impl Iterator<Item = (&'a str, Node<'a>)>) {
    let mut first: HashMap<String, &str> = HashMap::new();
    for (id, node) in names {
        let Some(name) = node.as_text().filter(|name| !name.trim().is_empty()) else { continue };
        match first.get(&name.trim().to_lowercase()) {
            Some(earlier) => node.warn(format!(
                "\"{earlier}\" and \"{id}\" of the {what} are both called \"{name}\": give one of them another name"
            )),
            None => _ = first.insert(name.trim().to_lowercase(), id),
        }
    }
}
