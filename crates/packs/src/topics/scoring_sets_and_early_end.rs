//! Additions to the printed rules in `rules.toml`: scoring sets (R9.3) and the early end of the match (R9.4).

use std::fmt::Write;

use super::declared_ids::Names;
use super::fault_places::{Places, Stretch};
use crate::toml::key_declaration::{Choice, Field, Kind, Thing, choice, field};
use crate::toml::toml_reader::Table;
use rules::{
    EarlyEnd, EndCheck, ICON_KINDS, Icon, List, MAX_IN_SET, MAX_POINTS, MAX_SCORING_SETS, Place, Raw,
    ScoringSet,
};

/// The keys for scoring sets and for the early end.
pub const EXTRAS: [Field; 2] = [
    field(
        "points",
        Kind::List(&Kind::Table(POINTS), 0, MAX_SCORING_SETS),
        "Sets of icons that score besides cities, which score one point each (R9.3). None by default.",
    )
    .optional(),
    field(
        "end",
        Kind::Table(END),
        "The condition that ends a match before its last round (R9.4). None by default.",
    )
    .optional(),
];

const POINTS: &[Field] = &[
    field(
        "for",
        Kind::List(&Kind::Name(Thing::Icon), 1, MAX_IN_SET as usize),
        "The icons of the set. It scores once for each complete set that an empire holds. A set of a single \
         city replaces the point for cities.",
    ),
    field(
        "points",
        Kind::Whole(0, MAX_POINTS as i64),
        "The points for a set, before the loyalty multiplier.",
    ),
];

const END: &[Field] = &[
    field("least", Kind::Whole(1, 99), "The number of icons with which an empire ends the match.").optional(),
    field("none", Kind::Boolean, "Whether an empire without the icon ends the match. False by default.")
        .optional(),
    field("icon", Kind::Name(Thing::Icon), "The icon to count. City by default.").optional(),
    field("when", Kind::OneOf("time to look", WHEN), "The time of the check. `turn` by default.").optional(),
];

const WHEN: &[Choice] = &{
    let mut words = [choice("", ""); EndCheck::ALL.len()];
    let mut i = 0;
    while i < words.len() {
        words[i] = choice(EndCheck::ALL[i].id(), EndCheck::ALL[i].meaning());
        i += 1;
    }
    words
};

/// Reads scoring sets and the early end into `raw`.
pub fn read(top: Table<'_>, names: &Names, raw: &mut Raw, places: &mut Places) {
    if let Some(node) = top.get("points") {
        let list = node.list();
        node.count(list.len(), "sets of icons that score", "a pack");
        places.put(Place::List(List::ScoringSet), Stretch::new(top, node.span()));
        for table in list.into_iter().filter_map(|node| node.table()) {
            places.put(Place::ScoringSet(raw.points.len()), Stretch::new(top, table.span()));
            raw.points.extend(scoring_set(table, names));
        }
    }
    if let Some(table) = top.get("end").and_then(|node| node.table()) {
        places.put(Place::End, Stretch::new(top, table.span()));
        raw.end = end(table, names);
    }
}

fn scoring_set(table: Table<'_>, names: &Names) -> Option<ScoringSet> {
    let node = table.need("for")?;
    let items = node.list();
    node.count(items.len(), "icons", "a set that scores");
    let named: Vec<Icon> = items.iter().filter_map(|item| names.icon(*item)).collect();
    let mut icons = [0_u8; ICON_KINDS];
    for icon in &named {
        icons[icon.index()] = icons[icon.index()].saturating_add(1);
    }
    let points = table.need("points").and_then(|node| node.whole());
    Some(ScoringSet { icons, points: points? }).filter(|_| named.len() == items.len())
}

fn end(table: Table<'_>, names: &Names) -> Option<EarlyEnd> {
    let icon = match table.get("icon") {
        Some(node) => names.icon(node),
        None => Some(Icon::City),
    };
    let when = match table.get("when") {
        Some(node) => node.choice().and_then(|index| EndCheck::ALL.get(index).copied()),
        None => Some(EndCheck::Turn),
    };
    let least = match table.get("least") {
        Some(node) => Some(node.whole()?),
        None => None,
    };
    let none = table.get("none").is_some_and(|node| node.boolean().unwrap_or_default());
    Some(EarlyEnd { icon: icon?, least, none, when: when? })
}

/// Writes the scoring sets and the early end in TOML syntax, if there are any.
pub fn write(raw: &Raw, out: &mut String) -> std::fmt::Result {
    if !raw.points.is_empty() {
        writeln!(out, "points = [")?;
        for scored in &raw.points {
            let icons: Vec<&str> = scored.each().map(|icon| raw.icon_id(icon)).collect();
            writeln!(out, "  {{ for = {icons:?}, points = {} }},", scored.points)?;
        }
        writeln!(out, "]")?;
    }
    let Some(end) = raw.end else { return Ok(()) };
    write!(out, "end = {{ icon = {:?}, when = {:?}", raw.icon_id(end.icon), end.when.id())?;
    if let Some(least) = end.least {
        write!(out, ", least = {least}")?;
    }
    if end.none {
        write!(out, ", none = true")?;
    }
    writeln!(out, " }}")
}
