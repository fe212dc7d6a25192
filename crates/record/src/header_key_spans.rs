//! The positions of keys and values in the header of a record, for error messages.

use std::ops::Range;

use toml::de::{DeTable, DeValue};

/// The most items of a table or list whose positions are stored.
const MOST: usize = 64;
/// The deepest nesting of keys, as in `seats.0.player`.
const DEEPEST: usize = 3;

/// The positions of the header's keys and values in the record's text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Places(Vec<Place>);

#[derive(Clone, Debug, PartialEq, Eq)]
struct Place {
    name: String,
    key: Range<usize>,
    value: Range<usize>,
}

impl Places {
    /// Finds the positions of all keys and values in the table `match`.
    pub fn new(root: &DeTable<'_>) -> Self {
        let mut places = Self::default();
        if let Some(table) = root.get("match").and_then(|table| table.get_ref().as_table()) {
            places.add(table, "", DEEPEST);
        }
        places
    }

    /// The position of a key's value, in bytes.
    pub fn value(&self, name: &str) -> Option<&Range<usize>> {
        self.find(name).map(|place| &place.value)
    }

    /// The position of a key, in bytes. For an item of a list, the position of the item.
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
