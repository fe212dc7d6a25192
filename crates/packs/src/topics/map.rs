//! `map.toml`: regions and borders. The positions of regions on the map are read by [`super::board_picture`].

use std::fmt::Write;

use super::declared_ids::{Names, id};
use super::fault_places::{Places, Stretch};
use super::own_icons::{self, ICONS as OWN_ICONS, counts};
use super::sizes_and_points::{POINT, SIZE};
use crate::size_limits::BORDERS;
use crate::toml::key_declaration::{ANY_NUMBER, Field, Kind, Thing, field};
use crate::toml::list_overrides::{REMOVE, REMOVE_BORDERS, REMOVE_SEAS, REPLACE};
use crate::toml::toml_reader::{Node, Table};
use rules::{
    Empire, Feeds, Flaw, Icon, List, MAX_BANNERS, MAX_ICONS, MAX_REGIONS, Place, Raw, RawRegion, Region,
};

/// The keys of `map.toml`.
pub const FIELDS: &[Field] = &[
    field("size", SIZE, "The size of the map in map units, such as [1000, 700]. Regions use the same units.")
        .needed_where("the map of the theme is a realm"),
    OWN_ICONS,
    field("regions", Kind::List(&Kind::Table(REGION), 1, MAX_REGIONS), "The regions (R1.1)."),
    field(
        "borders",
        Kind::List(
            &Kind::Tuple(&[("region", Kind::Name(Thing::Region)), ("region", Kind::Name(Thing::Region))]),
            0,
            BORDERS,
        ),
        "The borders, each once, in either direction.",
    ),
    field(
        REMOVE_BORDERS,
        Kind::List(
            &Kind::Tuple(&[("region", Kind::Name(Thing::Region)), ("region", Kind::Name(Thing::Region))]),
            0,
            BORDERS,
        ),
        "In a pack that extends another: inherited borders to remove.",
    )
    .optional(),
    field(
        "seas",
        Kind::List(
            &Kind::Tuple(&[("region", Kind::Name(Thing::Region)), ("region", Kind::Name(Thing::Region))]),
            0,
            BORDERS,
        ),
        "Borders across a sea, each once. Only cards cross them (R1.6). None by default.",
    )
    .optional(),
    field(
        REMOVE_SEAS,
        Kind::List(
            &Kind::Tuple(&[("region", Kind::Name(Thing::Region)), ("region", Kind::Name(Thing::Region))]),
            0,
            BORDERS,
        ),
        "In a pack that extends another: inherited borders across a sea to remove.",
    )
    .optional(),
    REPLACED,
];

/// The key that names lists of a file that replace the inherited ones instead of being merged.
pub(super) const REPLACED: Field = field(
    REPLACE,
    Kind::List(&Kind::Text, 0, ANY_NUMBER),
    "In a pack that extends another: the keys of this file whose lists replace the inherited lists.",
)
.optional();

/// The key that removes an inherited entry of a merged list.
pub(super) const REMOVED: Field = field(
    REMOVE,
    Kind::Boolean,
    "In a pack that extends another: true removes the inherited entry with this id. The entry has no other \
     keys then.",
)
.optional();

const ICONS: Kind = Kind::Whole(0, MAX_ICONS as i64);

const REGION: &[Field] = &[
    field("id", Kind::Id, "Its id in notation."),
    field(
        "number",
        Kind::Whole(0, 9999),
        "Its number on the printed board. Its place in the list by default.",
    )
    .optional(),
    field("home", Kind::Name(Thing::Empire), "Its home empire. None by default.").optional(),
    field("cities", ICONS, "The number of cities. None by default.").optional(),
    field("farms", ICONS, "The number of farms. None by default.").optional(),
    field("forts", ICONS, "The number of forts. None by default.").optional(),
    field(
        "icons",
        Kind::ById(Thing::Icon, &ICONS),
        "The number of each of the pack's own icons (R1.5). None by default.",
    )
    .optional(),
    field(
        "limit",
        Kind::Whole(1, MAX_BANNERS as i64),
        "The supply limit, whatever the house rules (R5.7). Not together with `feeds`.",
    )
    .optional(),
    field(
        "feeds",
        Kind::Whole(-(MAX_BANNERS as i64), MAX_BANNERS as i64),
        "The difference from the usual supply limit, more or fewer banners. The limit is at least 1 (R5.7).",
    )
    .optional(),
    field(
        "start",
        Kind::Whole(1, MAX_BANNERS as i64),
        "The number of banners at the start. None by default.",
    )
    .optional(),
    field("held-by", Kind::Name(Thing::Empire), "The empire of these banners. The home empire by default.")
        .optional(),
    field("at", POINT, "Its centre on the map, in map units, y downwards.")
        .needed_where("the map of the theme is a realm"),
    REMOVED,
];

/// Reads the ids of the regions, before the rest of the map.
pub fn ids(top: Table<'_>) -> Vec<String> {
    let mut ids = Vec::new();
    if let Some(node) = top.need("regions") {
        node.count(node.list().len(), "regions", "a pack");
    }
    for table in tables(top) {
        ids.push(id(table, &ids));
    }
    ids
}

/// The tables of the regions.
pub(crate) fn tables(top: Table<'_>) -> impl Iterator<Item = Table<'_>> {
    let regions = top.get("regions").map(|n| n.list()).unwrap_or_default();
    regions.into_iter().filter_map(|n| n.table())
}

/// Reads regions and borders into `raw`.
pub fn read(top: Table<'_>, names: &Names, raw: &mut Raw, places: &mut Places) {
    own_icons::read(top, names, raw, places);
    places.put(Place::List(List::Regions), Stretch::new(top, top.get("regions").map_or(0..0, |n| n.span())));
    for (i, table) in tables(top).enumerate() {
        let region = region(table, i, names);
        for key in ["limit", "feeds"] {
            if let (Some(node), Some(region)) = (table.get(key), Region::new(i)) {
                places.put(Place::Feeds(region), Stretch::new(top, node.span()));
            }
        }
        if raw.regions.iter().any(|r| r.number == region.number) {
            let message = Flaw::Taken(region.number.to_string()).to_string();
            table.get("number").map_or_else(|| table.fault(message.as_str()), |n| n.fault(message.as_str()));
        }
        raw.regions.push(region);
        if let Some(region) = Region::new(i) {
            places.put(Place::Region(region), Stretch::new(top, table.span()));
        }
    }
    raw.borders = pairs(top, top.need("borders"), "borders", names, places, Place::Border);
    raw.seas = pairs(top, top.get("seas"), "borders across a sea", names, places, Place::Sea);
}

/// Reads the pairs of regions in a list, and stores their positions. Reports call the pairs `things`.
fn pairs(
    top: Table<'_>,
    list: Option<Node<'_>>,
    things: &str,
    names: &Names,
    places: &mut Places,
    place: fn(usize) -> Place,
) -> Vec<(usize, usize)> {
    let Some(list) = list else { return Vec::new() };
    let written = list.list();
    list.count(written.len(), things, "a map");
    let mut pairs = Vec::new();
    for node in written.into_iter().take(BORDERS) {
        let Some([a, b]) = node.tuple() else { continue };
        if let (Some(a), Some(b)) = (names.region(a), names.region(b)) {
            places.put(place(pairs.len()), Stretch::new(top, node.span()));
            pairs.push((a.index(), b.index()));
        }
    }
    pairs
}

/// Writes the properties of a region that the printed game does not have.
pub(crate) fn write_extras(raw: &Raw, region: &RawRegion, out: &mut String) -> std::fmt::Result {
    let own = Icon::OWN.into_iter().zip(&raw.icons).map(|(icon, id)| (id, region.icons[icon.index()]));
    let own: Vec<String> =
        own.filter(|(_, count)| *count > 0).map(|(id, count)| format!("{id} = {count}")).collect();
    if !own.is_empty() {
        write!(out, ", icons = {{ {} }}", own.join(", "))?;
    }
    match region.feeds {
        Feeds::Usual => Ok(()),
        Feeds::Just(banners) => write!(out, ", limit = {banners}"),
        Feeds::More(more) => write!(out, ", feeds = {more}"),
    }
}

fn feeds(table: Table<'_>) -> Feeds {
    let (just, more) = (table.get("limit"), table.get("feeds"));
    if let (Some(_), Some(node)) = (&just, &more) {
        node.fault("this region already has a limit: give either \"limit\" or \"feeds\"");
    }
    let just = just.and_then(|node| node.whole()).map(Feeds::Just);
    just.or_else(|| more.and_then(|node| node.whole()).map(Feeds::More)).unwrap_or_default()
}

fn region(table: Table<'_>, index: usize, names: &Names) -> RawRegion {
    let count = |key| table.get(key).and_then(|n| n.whole::<u8>()).unwrap_or_default();
    let empire = |key| -> Option<Empire> { table.get(key).and_then(|n| names.empire(n)) };
    let home = empire("home");
    let start = table.get("start").and_then(|n| n.whole::<u8>());
    let holder = if table.get("held-by").is_some() { empire("held-by") } else { home };
    if start.is_some() && table.get("home").is_none() && table.get("held-by").is_none() {
        table.fault("whose banners are here? Give \"home\" or \"held-by\"");
    }
    if let Some(node) = table.get("held-by")
        && table.get("start").is_none()
    {
        node.fault("no banners stand here: use \"held-by\" only with \"start\"");
    }
    let mut icons = counts(table, names);
    for (icon, key) in [(Icon::City, "cities"), (Icon::Farm, "farms"), (Icon::Fort, "forts")] {
        icons[icon.index()] = count(key);
    }
    RawRegion {
        id: names.regions.get(index).cloned().unwrap_or_default(),
        number: table.get("number").and_then(|n| n.whole()).unwrap_or(index as u32 + 1),
        home,
        icons,
        feeds: feeds(table),
        start: holder.zip(start),
    }
}
