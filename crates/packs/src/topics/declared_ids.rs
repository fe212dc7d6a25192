//! The ids that a pack declares. They are read first, so that other values can refer to them.

use std::collections::HashSet;

use crate::size_limits::ID_BYTES;
use crate::toml::layered_source_text::Span;
use crate::toml::toml_reader::{Node, Table};
use rules::{Empire, Flaw, Icon, Region, is_id, nearest};

/// The ids that a pack declares, each kind in the pack's order.
#[derive(Clone, Debug, Default)]
pub struct Names {
    /// The ids of empires.
    pub empires: Vec<String>,
    /// The ids of council positions.
    pub offices: Vec<String>,
    /// The ids of regions.
    pub regions: Vec<String>,
    /// The ids of the pack's own icons. An invalid id is an empty string.
    pub icons: Vec<String>,
    /// The ids of event cards, including faulty ones.
    pub events: Vec<String>,
    /// The ids of offer cards, including faulty ones.
    pub offers: Vec<String>,
}

impl Names {
    /// The empire whose id this value is. Reports a fault if there is none.
    pub fn empire(&self, node: Node<'_>) -> Option<Empire> {
        Empire::new(find("empire", &self.empires, node)?)
    }

    /// The region whose id this value is. Reports a fault if there is none.
    pub fn region(&self, node: Node<'_>) -> Option<Region> {
        Region::new(find("region", &self.regions, node)?)
    }

    /// The icon whose id this value is. Reports a fault if there is none.
    pub fn icon(&self, node: Node<'_>) -> Option<Icon> {
        if may_be_unread(node, &self.icons) && !self.icons().any(|(_, id)| node.as_text() == Some(id)) {
            return None;
        }
        let found = node.one_of("icon", self.icons().map(|(_, id)| id))?;
        self.icons().nth(found).map(|(icon, _)| icon)
    }

    /// All icons with their ids: those of the printed game, then the pack's own.
    pub fn icons(&self) -> impl Iterator<Item = (Icon, &str)> + Clone {
        Icon::with_own(self.icons.len()).map(|icon| (icon, icon.id(&self.icons)))
    }

    /// The empire with this id.
    pub fn find_empire(&self, id: &str) -> Option<Empire> {
        Empire::new(self.empires.iter().position(|e| e == id)?)
    }
}

/// Reads the id of a table. Reports a fault if it equals an earlier one.
pub fn id(table: Table<'_>, earlier: &[String]) -> String {
    table.need("id").map(|node| new_id(node, earlier)).unwrap_or_default()
}

/// Reads an id. Reports a fault if it equals an earlier one. Returns an empty string for an invalid id, so that it
/// causes no further faults.
pub fn new_id(node: Node<'_>, earlier: &[String]) -> String {
    let Some(text) = node.text() else { return String::new() };
    if !is_id(text) {
        node.fault(Flaw::BadId(text.to_owned()).to_string());
    } else if text.len() > ID_BYTES {
        node.fault(format!("this id has {} letters; the maximum is {ID_BYTES}", text.len()));
    } else if earlier.iter().any(|known| known == text) {
        node.fault(Flaw::Taken(text.to_owned()).to_string());
    } else {
        return text.to_owned();
    }
    String::new()
}

fn find(what: &str, names: &[String], node: Node<'_>) -> Option<usize> {
    if may_be_unread(node, names) {
        return None;
    }
    node.one_of(what, names.iter().map(String::as_str))
}

/// True if a text is none of these ids, but may be one that could not be read, which is a fault of its own.
fn may_be_unread(node: Node<'_>, ids: &[String]) -> bool {
    !are_all_read(ids) && node.as_text().is_some_and(|text| is_id(text) && !ids.iter().any(|id| id == text))
}

/// True if every id could be read, and none stands twice.
pub fn are_all_read(ids: &[String]) -> bool {
    let mut seen = HashSet::new();
    ids.iter().all(|id| !id.is_empty() && seen.insert(id))
}

/// Notes the keys of a table that are no ids; a strange one may be that of an id that could not be
/// read. What the pack extends may speak of things that the pack does not have.
pub fn unknown_keys(table: Table<'_>, what: &str, ids: &[String]) {
    if ids.is_empty() || !are_all_read(ids) {
        return;
    }
    let strange = |key: &str, span: &Span| !ids.iter().any(|id| id == key) && !table.inherits(span);
    for (key, span, _) in table.entries().filter(|(key, span, _)| strange(key, span)) {
        if table.is_full() {
            return;
        }
        let near = nearest(key, ids.iter().map(String::as_str));
        let meant = near.map_or(String::new(), |n| format!("; did you mean \"{n}\"?"));
        table.fault_at(span, format!("the pack has no \"{key}\" among its {what}{meant}"));
    }
}
