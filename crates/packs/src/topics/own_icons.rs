//! The pack's own icons: `icons` in `map.toml`, and the number of each icon in each region (R1.5).

use super::declared_ids::{Names, new_id};
use super::fault_places::{Places, Stretch};
use super::terms::TERMS;
use crate::toml::key_declaration::{Field, Kind, field};
use crate::toml::toml_reader::Table;
use rules::{Flaw, ICON_KINDS, Icon, List, MAX_OWN_ICONS, Place, Raw};

/// The key that declares a pack's own icons.
pub const ICONS: Field = field(
    "icons",
    Kind::List(&Kind::Id, 0, MAX_OWN_ICONS),
    "The ids of the pack's own icons, besides city, farm and fort (R1.5). None by default.",
)
.optional();

/// Reads the ids of the pack's own icons. An invalid one becomes an empty string.
pub fn ids(top: Table<'_>) -> Vec<String> {
    let mut ids: Vec<String> = Vec::new();
    let Some(node) = top.get("icons") else { return ids };
    let list = node.list();
    node.count(list.len(), "icons of its own", "a pack");
    for node in list.into_iter().take(MAX_OWN_ICONS) {
        let mut id = new_id(node, &ids);
        if Icon::PRINTED.into_iter().any(|icon| icon.printed_id() == Some(&id)) {
            node.fault(Flaw::PrintedIcon(id.clone()).to_string());
            id.clear();
        } else if TERMS.contains(&id.as_str()) {
            node.fault(format!(
                "\"{id}\" is a name that every pack uses for something else; choose another id"
            ));
            id.clear();
        }
        ids.push(id);
    }
    ids
}

/// Reads the pack's own icons into `raw`.
pub fn read(top: Table<'_>, names: &Names, raw: &mut Raw, places: &mut Places) {
    raw.icons.clone_from(&names.icons);
    let Some(node) = top.get("icons") else { return };
    places.put(Place::List(List::Icons), Stretch::new(top, node.span()));
    for (i, item) in node.list().into_iter().enumerate() {
        places.put(Place::Icon(i), Stretch::new(top, item.span()));
    }
}

/// The numbers of the pack's own icons in a region, by [`Icon::index`]. Printed icons count 0 here.
pub fn counts(table: Table<'_>, names: &Names) -> [u8; ICON_KINDS] {
    let mut counts = [0; ICON_KINDS];
    let Some(own) = table.get("icons").and_then(|node| node.table()) else { return counts };
    super::declared_ids::unknown_keys(own, "icons", &names.icons);
    for (icon, id) in names.icons().filter(|(icon, id)| icon.own().is_some() && !id.is_empty()) {
        counts[icon.index()] = own.get(id).and_then(|node| node.whole()).unwrap_or_default();
    }
    counts
}
