//! Where what the head of a record says stands in it.

use std::ops::Range;

use toml::de::{DeTable, DeValue};

/// The most items of a table or list whose places are known.
const MOST: usize = 64;
/// The deepest nesting of keys, as in `seats.0.player`.
const DEEPEST: usize = 3;

/// The places of keys and values of the head.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Places(Vec<Place>);

#[derive(Clone, Debug, PartialEq, Eq)]
struct Place {
    name: String,
    key: Range<usize>,
    value: Range<usize>,
}

impl Places {
    /// The places of what stands in the table of the match.
    pub fn new(root: &DeTable<'_>) -> Self {
        let mut places = Self::default();
        if let Some(table) = root.get("match").and_then(|table| table.get_ref().as_table()) {
            places.add(table, "", DEEPEST);
        }
        places
    }

    /// Where a value stands.
    pub fn value(&self, name: &str) -> Option<&Range<usize>> {
        self.find(name).map(|place| &place.value)
    }

    /// Where its key stands; of an item of a list, the item.
    pub fn key(&self, name: &str) -> Option<&Range<usize>> {
        self.find(name).map(|place| &place.key)
    }

    fn find(&self, name: &str) -> Option<&Place> {
        self.0.iter().find(|place| place.name == name)
    }

    fn add(&mut self, table: &DeTable<'_>, within: &str, deep: usize) {
        for (key, value) in table.iter().take(MOST) {
            let name = format!("{within}{}", key.get_ref());
            let inner = format!("{name}.");
            self.0.push(Place { name, key: key.span(), value: value.span() });
            match value.get_ref() {
                DeValue::Table(table) if deep > 1 => self.add(table, &inner, deep - 1),
                DeValue::Array(items) if deep > 1 => {
                    for (i, item) in items.iter().take(MOST).enumerate() {
                        let (name, place) = (format!("{inner}{i}"), item.span());
                        if let Some(table) = item.get_ref().as_table() {
                            self.add(table, &format!("{name}."), deep - 2);
                        }
                        self.0.push(Place { name, key: place.clone(), value: place });
                    }
                }
                _ => {}
            }
        }
    }
}
