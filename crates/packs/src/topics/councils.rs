//! `councils.toml`: the empires, their banners, and the actions printed on their council positions.

use super::declared_ids::{Names, are_all_read, id, new_id};
use super::fault_places::{Places, Stretch};
use crate::toml::key_declaration::{Field, Kind, field};
use crate::toml::toml_reader::{Node, Table};
use rules::{
    Count, Empire, Icon, Line, List, MAX_BANNERS, MAX_COUNT, MAX_EMPIRES, MAX_LINES, MAX_OFFICES,
    MIN_EMPIRES, Office, Place, Position, Printed, Raw, RawEmpire, nearest,
};

/// The keys of `councils.toml`.
pub const FIELDS: &[Field] = &[
    field(
        "positions",
        Kind::List(&Kind::Id, 1, MAX_OFFICES),
        "The ids of the council positions, the first to act first (R1.2).",
    ),
    field("empires", Kind::List(&Kind::Table(EMPIRE), MIN_EMPIRES, MAX_EMPIRES), "The empires (R1.2)."),
];

const EMPIRE: &[Field] = &[
    field("id", Kind::Id, "Its id in notation."),
    field(
        "banners",
        Kind::Whole(1, MAX_BANNERS as i64),
        "The number of its banners, in the supply and on the map.",
    ),
    field(
        "council",
        Kind::List(&Kind::List(&Kind::Action, 1, MAX_LINES), 1, MAX_OFFICES),
        "The printed actions of each position: \"add 2\", \"add 1 per farm\", \"draw 1 per 2 forts\", \
         \"attack\", \"swap\".",
    ),
];

/// Reads the ids of empires and positions, which other files refer to.
pub fn ids(top: Table<'_>, names: &mut Names) {
    if let Some(node) = top.need("positions") {
        let offices = node.list();
        node.count(offices.len(), "positions", "a pack");
        for office in offices {
            names.offices.push(new_id(office, &names.offices));
        }
    }
    if let Some(node) = top.need("empires") {
        let empires = node.list();
        node.count(empires.len(), "empires", "a pack");
        for table in empires.into_iter().filter_map(|n| n.table()) {
            names.empires.push(id(table, &names.empires));
        }
    }
}

/// Reads the empires into `raw`.
pub fn read(top: Table<'_>, names: &Names, raw: &mut Raw, places: &mut Places) {
    raw.offices = names.offices.clone();
    if let Some(node) = top.get("positions") {
        places.put(Place::List(List::Positions), Stretch::new(top, node.span()));
        for (i, office) in node.list().iter().enumerate() {
            places.put(Place::Office(i), Stretch::new(top, office.span()));
        }
    }
    let Some(node) = top.get("empires") else { return };
    places.put(Place::List(List::Empires), Stretch::new(top, node.span()));
    let tables = node.list().into_iter().filter_map(|n| n.table());
    for (i, table) in tables.enumerate() {
        let Some(empire) = Empire::new(i) else { break };
        let banners = table.need("banners");
        let span = banners.map_or_else(|| table.span(), |n| n.span());
        places.put(Place::Empire(empire), Stretch::new(top, span));
        // An invalid number counts as the maximum, so that it causes no further faults.
        let banners = banners.and_then(|n| n.whole()).unwrap_or(MAX_BANNERS);
        let mut council = Vec::new();
        if let Some(node) = table.need("council") {
            let offices = node.list();
            if !names.offices.is_empty() {
                let most = names.offices.len();
                node.count_in(offices.len(), "positions", "a council of this pack", 1..=most);
            }
            for (p, node) in offices.into_iter().enumerate() {
                council.push(office(top, (empire, p), node, names, places));
            }
        }
        let id = names.empires.get(i).cloned().unwrap_or_default();
        raw.empires.push(RawEmpire { id, banners, council });
    }
}

fn office(
    top: Table<'_>,
    (empire, index): (Empire, usize),
    node: Node<'_>,
    names: &Names,
    places: &mut Places,
) -> Vec<Printed> {
    let lines = node.list();
    node.count(lines.len(), "actions", "a position");
    if let Some(office) = Office::new(index) {
        let position = Position::new(empire, office);
        places.put(Place::Position(position), Stretch::new(top, node.span()));
        for (i, line) in lines.iter().enumerate() {
            if let Some(number) = Line::new(i) {
                places.put(Place::Line(position, number), Stretch::new(top, line.span()));
            }
        }
    }
    lines.into_iter().filter_map(|node| line(node, names)).collect()
}

/// Reads a printed action. Reports a fault if it is invalid.
fn line(node: Node<'_>, names: &Names) -> Option<Printed> {
    let text = node.text()?;
    let words: Vec<&str> = text.split_whitespace().collect();
    let printed = match words.as_slice() {
        ["attack"] => Ok(Printed::Attack),
        ["swap"] => Ok(Printed::Swap),
        ["add", rest @ ..] => count(rest, names).map(Printed::Add),
        ["draw", rest @ ..] => count(rest, names).map(Printed::Draw),
        other => Err(nearest(other.first().unwrap_or(&""), ["add", "draw", "attack", "swap"].into_iter())),
    };
    match printed {
        Ok(printed) => {
            fits(node, printed);
            Some(printed)
        }
        // An icon may be one that could not be read, which is a fault of its own.
        Err(_) if !are_all_read(&names.icons) => None,
        Err(near) => {
            let meant = near.map_or(String::new(), |n| format!(" (did you mean \"{n}\"?)"));
            node.fault(format!(
                "\"{text}\" is not a printed action{meant}; they are \"add 2\", \"add 1 per farm\", \"draw 1 per 2 forts\", \"attack\" and \"swap\""
            ));
            None
        }
    }
}

/// Reports a fault for each number of a printed action that is out of range.
fn fits(node: Node<'_>, printed: Printed) {
    if let Printed::Add(Count { number, per }) | Printed::Draw(Count { number, per }) = printed {
        for n in [Some(number), per.map(|(every, _)| every)].into_iter().flatten() {
            if !(1..=MAX_COUNT).contains(&n) {
                node.fault(format!("{n} is outside the range 1 to {MAX_COUNT}"));
            }
        }
    }
}

/// Parses the count in a printed action: `2`, `1 per farm` or `1 per 2 farms`.
fn count(words: &[&str], names: &Names) -> Result<Count, Option<String>> {
    let number = |word: &str| word.parse::<u8>().map_err(|_| None);
    let icon = |word: &str| {
        let found = names.icons().find(|(icon, id)| word == *id || word == plural(*icon, id));
        let known = names.icons().map(|(_, id)| id).filter(|id| !id.is_empty());
        found.map(|(icon, _)| icon).ok_or_else(|| nearest(word, known))
    };
    match words {
        [n] => Ok(Count { number: number(n)?, per: None }),
        [n, "per", word] => Ok(Count { number: number(n)?, per: Some((1, icon(word)?)) }),
        [n, "per", every, word] => Ok(Count { number: number(n)?, per: Some((number(every)?, icon(word)?)) }),
        _ => Err(None),
    }
}

/// The plural of an icon's id, as used in printed actions.
fn plural(icon: Icon, id: &str) -> String {
    if icon == Icon::City { "cities".to_owned() } else { format!("{id}s") }
}

/// A printed action as written in `councils.toml`. `icons` are the ids of the pack's own icons.
pub fn to_toml(printed: Printed, icons: &[String]) -> String {
    let count = |count: Count| match count.per {
        None => count.number.to_string(),
        Some((1, icon)) => format!("{} per {}", count.number, icon.id(icons)),
        Some((every, icon)) => format!("{} per {every} {}", count.number, plural(icon, icon.id(icons))),
    };
    match printed {
        Printed::Add(n) => format!("add {}", count(n)),
        Printed::Draw(n) => format!("draw {}", count(n)),
        Printed::Attack => "attack".into(),
        Printed::Swap => "swap".into(),
    }
}
