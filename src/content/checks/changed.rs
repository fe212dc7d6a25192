//! Cards that do something else here than in the pack below, while their words stand as they do there.

use ::toml::de::{DeTable, DeValue};

use super::whole::{Whole, listed, within};
use crate::content::toml::faults::Faults;
use crate::content::toml::parse::parse;
use crate::content::toml::source::{Layer, Source};

/// The lists of cards with the keys that their words tell, but for numbers, and with what of their words does.
const CARDS: [(&str, &[&str], &str); 3] = [
    ("abilities", &["effect", "with", "without", "empty", "sea"], "text"),
    ("events", &["empire", "does"], "does"),
    ("offers", &["gives", "by", "payment"], "text"),
];

pub(super) fn check(whole: &Whole<'_>) {
    let Some(source) = whole.sources.iter().find(|source| source.name == "cards.toml") else { return };
    let mut layers = source.layers();
    let Some(own) = layers.next().filter(|layer| layer.name == source.name) else { return };
    let below: Vec<Layer<'_>> = layers.collect();
    for (list, keys, said) in CARDS {
        for (id, changed) in changes(own, &below, (list, keys)) {
            for text in whole.texts {
                let words = within(*text, &[list, &id, said]);
                if let Some(node) = words.filter(|node| text.inherits(&node.span())) {
                    let what = listed(&changed);
                    node.warn(format!(
                        "this is said as it stands below, but cards.toml says another {what} of \"{id}\" here: write \
                         {list}.{id} anew"
                    ));
                }
            }
        }
    }
}

/// The cards of a layer that are others below, each with the keys of which it says something else.
fn changes<'k>(
    own: Layer<'_>,
    below: &[Layer<'_>],
    (list, keys): (&str, &'k [&'k str]),
) -> Vec<(String, Vec<&'k str>)> {
    let own = entries(own, list, keys);
    let below: Vec<_> = below.iter().map(|layer| entries(*layer, list, keys)).collect();
    let was = |id: &str, at: usize| {
        let known = below.iter().filter_map(|all| all.iter().find(|(known, _)| known == id));
        known.map(|(_, values)| values[at].clone()).find(Option::is_some).flatten()
    };
    let is_below = |id: &str| below.iter().any(|all| all.iter().any(|(known, _)| known == id));
    let changed = |(id, values): (String, Vec<Option<String>>)| {
        let others =
            keys.iter().enumerate().filter(|(at, _)| values[*at].is_some() && values[*at] != was(&id, *at));
        let others: Vec<&str> = others.map(|(_, key)| *key).collect();
        (is_below(&id) && !others.is_empty()).then_some((id, others))
    };
    own.into_iter().filter_map(changed).collect()
}

/// The entries of a list by their ids, with what they say of some keys.
fn entries(layer: Layer<'_>, list: &str, keys: &[&str]) -> Vec<(String, Vec<Option<String>>)> {
    let source = Source::new(layer.name, layer.text);
    let Some(root) = parse(&source, &Faults::default()) else { return Vec::new() };
    let Some(DeValue::Array(items)) = root.get_ref().get(list).map(|list| list.get_ref()) else {
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

/// A value as a text that is the same wherever it is written.
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
