//! Finds the positions of keys and values in a record's header, for error messages.

use std::ops::Range;

use toml::de::{DeTable, DeValue};

/// The maximum number of items of a table or list whose positions are stored.
const MOST: usize = 64;
/// The maximum depth of keys whose positions are stored: `seats.0.player` has 3 levels.
const DEEPEST: usize = 3;

/// The positions, in a record's text, of the keys and values in its header.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Places(Vec<Place>);

#[derive(Clone, Debug, PartialEq, Eq)]
struct Place {
    name: String,
    key: Range<usize>,
    value: Range<usize>,
}

impl Places {
    /// Collects the positions of the keys and values in the table `match`.
    pub fn new(root: &DeTable<'_>) -> Self {
        let mut places = Self::default();
        if let Some(table) = root.get("match").and_then(|table| table.get_ref().as_table()) {
            places.add(table, "", DEEPEST);
        }
        places
    }

    /// The byte range of the value of the key `name`.
    pub fn value(&self, name: &str) -> Option<&Range<usize>> {
        self.find(name).map(|place| &place.value)
    }

    /// The byte range of the key `name`. For an item of a list, the range of the item.
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
