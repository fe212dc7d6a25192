//! The data that the checks of a pack use.

use std::sync::Arc;

use crate::files::pack_files::Files;
use crate::language::Language;
use crate::toml::fault_collector::Faults;
use crate::toml::layered_source_text::Source;
use crate::toml::toml_reader::{Node, Table};
use crate::topics::board_picture::Picture;
use crate::topics::fault_places::Places;
use crate::topics::theme::Theme;
use rules::{Icon, Incident, Place, Printed, Raw};

/// A completely parsed pack, with the positions of its items in its files.
pub struct Whole<'a> {
    pub raw: &'a Raw,
    /// The ids of the abilities, in the order of `raw.abilities`.
    pub abilities: &'a [String],
    /// The ids of the societies, in order.
    pub societies: &'a [String],
    pub look: &'a Theme,
    pub picture: &'a Picture,
    pub manifest: Table<'a>,
    pub rules: Table<'a>,
    pub councils: Table<'a>,
    pub map: Table<'a>,
    pub theme: Table<'a>,
    /// The text file of each of the pack's languages, as a table.
    pub texts: &'a [Table<'a>],
    pub places: &'a Places,
    pub sources: &'a [&'a Source],
    /// The files of the pack itself, without those of the packs that it extends.
    pub files: &'a Files,
    /// The codes of the languages in which the pack has texts.
    pub languages: &'a [String],
    /// The interface languages that the pack contains or adds texts to.
    pub spoken: &'a [Arc<Language>],
    pub faults: &'a Faults,
}

impl Whole<'_> {
    /// Reports a fault at an item of the rules.
    pub fn fault(&self, place: Place, message: impl Into<String>) {
        self.faults.add(self.places.at(self.sources, place, message));
    }

    /// Reports a warning at an item of the rules.
    pub fn warn(&self, place: Place, message: impl Into<String>) {
        self.faults.warn(|| self.places.at(self.sources, place, message));
    }

    /// The id of the region with this index.
    pub fn region(&self, index: usize) -> &str {
        self.raw.regions.get(index).map_or("", |r| r.id.as_str())
    }

    /// The number of icons of one kind on the map.
    pub fn icons(&self, icon: Icon) -> usize {
        self.raw.regions.iter().map(|r| usize::from(r.icons[icon.index()])).sum()
    }

    /// True if the map has enough icons for a printed action to have any effect.
    pub fn can_count(&self, line: Printed) -> bool {
        let (Printed::Add(count) | Printed::Draw(count)) = line else { return true };
        let Some((every, icon)) = count.per else { return true };
        let doubles = |half: &Incident| matches!(half, Incident::Double(double) if *double == icon);
        let doubled = self.raw.events.iter().any(|event| event.halves.iter().any(doubles));
        self.icons(icon) * if doubled { 2 } else { 1 } >= usize::from(every)
    }
}

/// The node that this path of keys leads to. `None` if a key is missing.
pub fn node_at<'a>(table: Table<'a>, keys: &[&str]) -> Option<Node<'a>> {
    let (last, way) = keys.split_last()?;
    let mut table = table;
    for key in way {
        table = table.get(key)?.as_table()?;
    }
    table.get(last)
}

/// Lists names in quotation marks, at most three in full: `"a"`, `"a" and "b"`, `"a", "b" and 3 more`.
pub fn quote_list(names: &[&str]) -> String {
    let quoted = |name: &&str| format!("\"{name}\"");
    match names {
        [] => String::new(),
        [one] => quoted(one),
        [a, b] => format!("{} and {}", quoted(a), quoted(b)),
        [a, b, c] => format!("{}, {} and {}", quoted(a), quoted(b), quoted(c)),
        [a, b, rest @ ..] => format!("{}, {} and {} more", quoted(a), quoted(b), rest.len()),
    }
}
