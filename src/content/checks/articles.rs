//! Articles of names that nothing has.

use super::whole::Whole;
use crate::content::toml::node::{Node, Table};

pub(super) fn check(whole: &Whole<'_>) {
    // Where a name is missing or misspelt, its article is not to blame.
    let right = |text: &&Table<'_>| !whole.faults.spoil(text.file()) && !whole.faults.warn_of(text.file());
    for text in whole.texts.iter().filter(right) {
        let mut said = Vec::new();
        for (_, _, node) in text.entries().filter(|(key, _, _)| *key != "articles") {
            names(node, &mut said);
        }
        let articles = text.get("articles").and_then(|n| n.as_table());
        for (name, span, node) in articles.iter().flat_map(Table::entries) {
            let takes = |other: &&str| *other == name || other.split(' ').next() == Some(name);
            if !said.iter().any(takes) && !text.inherits(&span) {
                node.warn(format!("no name of the pack is \"{name}\" or begins with that word"));
            }
        }
    }
}

/// Every text of a value, at every depth.
fn names<'a>(node: Node<'a>, said: &mut Vec<&'a str>) {
    if let Some(table) = node.as_table() {
        for (_, _, node) in table.entries() {
            names(node, said);
        }
    } else {
        said.extend(node.as_text());
    }
}
