//! Warns of card texts that are missing in a language, so that the first language's text is shown instead.

use super::check_input::{Whole, node_at};
use crate::toml::toml_reader::{Node, Table};

/// The tables of cards, and the key of the text in each entry.
const SAID: [(&str, &str); 3] = [("abilities", "text"), ("offers", "text"), ("events", "does")];

pub(super) fn check(whole: &Whole<'_>) {
    let Some((first, others)) = whole.texts.split_first() else { return };
    let Some(language) = whole.languages.first() else { return };
    for text in others {
        for (key, part) in SAID {
            for (id, node) in card_texts(*first, key, part) {
                let Some(entry) = node_at(*text, &[key, id]) else { continue };
                let lacks = entry.as_table().is_some_and(|entry| entry.get(part).is_none());
                // If an extended pack lacks the text, that pack's own check reports it.
                if lacks && !first.inherits(&node.span()) {
                    entry.lacks(format!("the key \"{part}\" is missing; \"{language}\" stands in"));
                }
            }
        }
    }
}

/// The cards that have a text in a language, each as its id and the text's node.
fn card_texts<'a>(text: Table<'a>, key: &str, part: &str) -> Vec<(&'a str, Node<'a>)> {
    let table = text.get(key).and_then(|node| node.as_table());
    let entries = table.iter().flat_map(Table::entries);
    entries.filter_map(|(id, _, node)| Some((id, node.as_table()?.get(part)?))).collect()
}
