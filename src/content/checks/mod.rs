//! Checks of a pack as a whole, made when all of it has been read: one small file each.
//!
//! A fault is what keeps a pack from being played, or can never come about in any match of it; a
//! warning is what can be played and yet is hardly meant so. A check looks only at files in which
//! nothing else is wrong, so that nothing is said twice.
//!
//! Deliberately not here: what is wrong with a single value (said where it is read), and what the
//! rules say of themselves ([`crate::rules::World::new`]).

mod abilities;
mod articles;
mod cities;
mod colours;
mod councils;
mod crossings;
mod decks;
mod emblems;
mod house;
mod lands;
mod languages;
mod names;
mod numbers;
mod reach;
mod shorts;
mod slots;
mod start;
mod strays;

use super::files::Files;
use super::look::Theme;
use super::node::{Faults, Node, Table};
use super::picture::Picture;
use super::places::Places;
use super::source::Source;
use crate::rules::{Icon, Incident, Place, Printed, Raw};

/// A pack that has been read, and where its author wrote what.
pub(super) struct Whole<'a> {
    pub raw: &'a Raw,
    /// The ids of the abilities, in the order of `raw`.
    pub abilities: &'a [String],
    /// The ids of the societies.
    pub societies: &'a [String],
    pub look: &'a Theme,
    pub picture: &'a Picture,
    pub manifest: Table<'a>,
    pub rules: Table<'a>,
    pub map: Table<'a>,
    pub theme: Table<'a>,
    /// The words of each language.
    pub texts: &'a [Table<'a>],
    pub places: &'a Places,
    pub sources: &'a [&'a Source],
    /// The pack's own files.
    pub files: &'a Files,
    /// The languages that it speaks.
    pub languages: &'a [String],
    pub faults: &'a Faults,
}

type Check = fn(&Whole<'_>);

/// The files that rules are read from.
const RULES: [&str; 4] = ["rules.toml", "councils.toml", "map.toml", "cards.toml"];

/// The checks, each with the files that it looks at.
const CHECKS: [(Check, &[&str]); 18] = [
    (languages::check, &["manifest.toml"]),
    (slots::check, &RULES),
    (house::check, &RULES),
    (councils::check, &RULES),
    (decks::check, &RULES),
    (lands::check, &RULES),
    (reach::check, &RULES),
    (cities::check, &RULES),
    (start::check, &RULES),
    (abilities::check, &RULES),
    (colours::check, &["councils.toml", "theme.toml"]),
    (emblems::check, &["councils.toml", "theme.toml"]),
    (crossings::check, &["map.toml", "theme.toml"]),
    (articles::check, &[]),
    (names::check, &[]),
    (shorts::check, &[]),
    (numbers::check, &RULES),
    (strays::check, &["manifest.toml"]),
];

/// Makes every check whose files can be relied on.
pub(super) fn all(whole: &Whole<'_>) {
    let sound: Vec<bool> =
        CHECKS.iter().map(|(_, files)| !files.iter().any(|file| whole.faults.spoil(file))).collect();
    for ((check, _), sound) in CHECKS.iter().zip(sound) {
        if sound {
            check(whole);
        }
    }
}

impl Whole<'_> {
    /// Notes a fault at a place of the rules.
    fn fault(&self, place: Place, message: impl Into<String>) {
        self.faults.add(self.places.at(self.sources, place, message));
    }

    /// Notes a warning at a place of the rules.
    fn warn(&self, place: Place, message: impl Into<String>) {
        self.faults.warn(|| self.places.at(self.sources, place, message));
    }

    /// The id of a region, by its index.
    fn region(&self, index: usize) -> &str {
        self.raw.regions.get(index).map_or("", |r| r.id.as_str())
    }

    /// How often an icon stands on the map.
    fn icons(&self, icon: Icon) -> usize {
        self.raw.regions.iter().map(|r| usize::from(r.icons[icon.index()])).sum()
    }

    /// Whether a printed action can ever do something: its icons are on the map as often as it asks.
    fn can_count(&self, line: Printed) -> bool {
        let (Printed::Add(count) | Printed::Draw(count)) = line else { return true };
        let Some((every, icon)) = count.per else { return true };
        let doubles = |half: &Incident| matches!(half, Incident::Double(double) if *double == icon);
        let doubled = self.raw.events.iter().any(|event| event.halves.iter().any(doubles));
        self.icons(icon) * if doubled { 2 } else { 1 } >= usize::from(every)
    }
}

/// What stands at the end of a way of keys.
fn within<'a>(table: Table<'a>, keys: &[&str]) -> Option<Node<'a>> {
    let (last, way) = keys.split_last()?;
    let mut table = table;
    for key in way {
        table = table.get(key)?.as_table()?;
    }
    table.get(last)
}

/// Names in a sentence: `"a"`, `"a" and "b"`, `"a", "b" and 3 more`.
fn listed(names: &[&str]) -> String {
    let quoted = |name: &&str| format!("\"{name}\"");
    match names {
        [] => String::new(),
        [one] => quoted(one),
        [a, b] => format!("{} and {}", quoted(a), quoted(b)),
        [a, b, c] => format!("{}, {} and {}", quoted(a), quoted(b), quoted(c)),
        [a, b, rest @ ..] => format!("{}, {} and {} more", quoted(a), quoted(b), rest.len()),
    }
}
