//! Warns of cards whose rules a pack changes while it inherits their texts from an extended pack.

use ::toml::de::{DeTable, DeValue};

use super::check_input::{Whole, node_at, quote_list};
use crate::toml::fault_collector::Faults;
use crate::toml::layered_source_text::{Layer, Source};
use crate::toml::parse::parse;

/// For each list of cards: its name, the keys of the rules that a card's text describes without numbers, and the key
/// of the text.
const CARDS: [(&str, &[&str], &str); 3] = [
    ("abilities", &["effect", "with", "without", "empty", "sea"], "text"),
    ("events", &["empire", "does"], "does"),
    ("offers", &["gives", "by", "payment"], "text"),
];

pub(super) fn check(whole: &Whole<'_>) {
    let Some(source) = whole.sources.iter().find(|source| source.name == "cards.toml") else { return };
    if source.layers().next().is_none_or(|layer| layer.name != source.name) {
        return;
    }
    let layers: Vec<Cards> = source.layers().map(cards).collect();
    let Some((own, below)) = layers.split_first() else { return };
    for (at, (list, keys, said)) in CARDS.into_iter().enumerate() {
        let below: Vec<&[Entry]> = below.iter().map(|layer| layer[at].as_slice()).collect();
        for (id, changed) in changes(&own[at], &below, keys) {
            for text in whole.texts {
                let words = node_at(*text, &[list, id, said]);
                if let Some(node) = words.filter(|node| text.inherits(&node.span())) {
                    let what = quote_list(&changed);
                    node.warn(format!(
                        "this text is inherited, but cards.toml has another {what} of \"{id}\" here: write \
                         {list}.{id} again"
                    ));
                }
            }
        }
    }
}

/// The id of a card, with the values of some of its keys.
type Entry = (String, Vec<Option<String>>);
/// The cards of a layer (the files of one pack), in the order of [`CARDS`].
type Cards = [Vec<Entry>; 3];

/// The cards of a layer whose values differ from the layers below, each with the keys that differ.
fn changes<'o, 'k>(
    own: &'o [Entry],
    below: &[&[Entry]],
    keys: &'k [&'k str],
) -> impl Iterator<Item = (&'o str, Vec<&'k str>)> {
    let was = |id: &str, at: usize| {
        let known = below.iter().filter_map(|all| all.iter().find(|(known, _)| known == id));
        known.map(|(_, values)| values[at].as_ref()).find(Option::is_some).flatten()
    };
    let is_below = |id: &str| below.iter().any(|all| all.iter().any(|(known, _)| known == id));
    own.iter().filter_map(move |(id, values)| {
        let others = keys.iter().zip(values).enumerate();
        let others = others.filter(|(at, (_, value))| value.is_some() && value.as_ref() != was(id, *at));
        let others: Vec<&str> = others.map(|(_, (key, _))| *key).collect();
        (is_below(id) && !others.is_empty()).then_some((id.as_str(), others))
    })
}

/// The cards of a layer. Its file is parsed once for all lists.
fn cards(layer: Layer<'_>) -> Cards {
    let source = Source::new(layer.name, layer.text);
    let root = parse(&source, &Faults::default());
    CARDS.map(|(list, keys, _)| {
        root.as_ref().map_or_else(Vec::new, |root| entries(root.get_ref(), list, keys))
    })
}

/// The cards of a list, each as its id and the values of these keys.
fn entries(root: &DeTable<'_>, list: &str, keys: &[&str]) -> Vec<Entry> {
    let Some(DeValue::Array(items)) = root.get(list).map(|list| list.get_ref()) else {
        return Vec::new();
    };
    let entry = |table: &DeTable<'_>| {
        let id = table.get("id")?.get_ref().as_str()?.to_owned();
        let value = |key: &&str| table.get(*key).map(|value| same(value.get_ref()));
        Some((id, keys.iter().map(value).collect()))
    };
    let tables = items.iter().filter_map(|item| match item.get_ref() {
        DeValue::Table(table) => entry(table),
        _ => None,
    });
    tables.collect()
}

/// A TOML value as a text that does not depend on its formatting in the file.
fn same(value: &DeValue<'_>) -> String {
    match value {
        DeValue::Array(items) => items.iter().map(|item| same(item.get_ref()) + ",").collect(),
        DeValue::Table(table) => {
            table.iter().map(|(key, value)| format!("{}={},", key.get_ref(), same(value.get_ref()))).collect()
        }
        DeValue::String(text) => text.to_string(),
        DeValue::Integer(number) => number.as_str().to_owned(),
        DeValue::Float(number) => number.as_str().to_owned(),
        DeValue::Boolean(yes) => yes.to_string(),
        DeValue::Datetime(time) => time.to_string(),
    }
}
