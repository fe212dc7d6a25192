//! `text/LANGUAGE.toml`: every word of a pack that people read.

use std::collections::HashMap;

use super::limits::{ARTICLES, NAME};
use super::names::Names;
use super::node::{Node, Table};
use super::source::Span;
use super::texts::TERMS;
use crate::rules::{Empire, Position, Raw, Region, Seat, Slot, nearest};

/// A word for one thing and for several.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Word {
    /// For one.
    pub one: String,
    /// For any other number.
    pub other: String,
}

/// A name with a short form.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SocietyName {
    /// The id.
    pub id: String,
    /// In full.
    pub name: String,
    /// In one word.
    pub short: String,
}

/// A card's ability in words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AbilityText {
    /// Its name.
    pub name: String,
    /// What it does.
    pub text: String,
}

/// An event card in words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EventText {
    /// Its name.
    pub name: String,
    /// What each of its halves does.
    pub does: Vec<String>,
}

/// All words of a pack in one language.
#[derive(Clone, Debug, Default)]
pub struct Words {
    /// The name of the game.
    pub name: String,
    /// What it is about.
    pub about: String,
    pub(super) terms: HashMap<String, Word>,
    pub(super) empires: Vec<String>,
    pub(super) societies: Vec<SocietyName>,
    pub(super) positions: Vec<String>,
    pub(super) seats: HashMap<Seat, String>,
    pub(super) slots: Vec<String>,
    pub(super) regions: Vec<String>,
    pub(super) orders: Vec<String>,
    pub(super) abilities: Vec<AbilityText>,
    pub(super) events: Vec<EventText>,
    pub(super) offers: Vec<AbilityText>,
    pub(super) setups: Vec<AbilityText>,
    pub(super) articles: HashMap<String, String>,
    pub(super) short: HashMap<String, String>,
}

/// What the words are for: the ids that need one.
pub(super) struct Wanted<'a> {
    pub names: &'a Names,
    pub raw: &'a Raw,
    pub societies: &'a [String],
    pub abilities: &'a [String],
    pub setups: &'a [String],
}

/// Reads the words; every missing or unknown one is a fault.
pub(super) fn read(top: Table<'_>, wanted: &Wanted<'_>) -> Words {
    let slots: Vec<String> = wanted.raw.slots.clone();
    let orders: Vec<String> = wanted.raw.orders.iter().map(|o| o.id.clone()).collect();
    Words {
        name: name(top, "name"),
        about: text(top, "about"),
        terms: terms(top),
        empires: texts(top, "empires", &wanted.names.empires),
        societies: tables(top, "societies", wanted.societies, |table| SocietyName {
            id: String::new(),
            name: name(table, "name"),
            short: name(table, "short"),
        })
        .into_iter()
        .zip(wanted.societies)
        .map(|(name, id)| SocietyName { id: id.clone(), ..name })
        .collect(),
        positions: texts(top, "positions", &wanted.names.positions),
        seats: seats(top, wanted),
        slots: texts(top, "slots", &slots),
        regions: texts(top, "regions", &wanted.names.regions),
        orders: texts(top, "orders", &orders),
        abilities: tables(top, "abilities", wanted.abilities, card),
        events: events(top, wanted),
        offers: described(top, "offers", &wanted.names.offers, card),
        setups: described(top, "setups", wanted.setups, card),
        articles: by_name(top, "articles"),
        short: by_name(top, "short"),
    }
}

/// What things are called.
fn terms(top: Table<'_>) -> HashMap<String, Word> {
    let Some(terms) = top.need("terms").and_then(|n| n.table()) else { return HashMap::new() };
    let word = |table| Word { one: name(table, "one"), other: name(table, "other") };
    let read = |term: &str| terms.need(term).and_then(|n| n.table()).map(word).unwrap_or_default();
    TERMS.iter().map(|term| ((*term).to_owned(), read(term))).collect()
}

/// A text that must be there.
fn text(table: Table<'_>, key: &str) -> String {
    table.need(key).map(|n| n.said()).unwrap_or_default()
}

/// A name that must be there.
fn name(table: Table<'_>, key: &str) -> String {
    table.need(key).map(named).unwrap_or_default()
}

/// A table with a table for each id, where there may be none.
fn described<T: Default>(top: Table<'_>, key: &str, ids: &[String], read: impl Fn(Table<'_>) -> T) -> Vec<T> {
    if ids.is_empty() && top.get(key).is_none() { Vec::new() } else { tables(top, key, ids, read) }
}

/// The words of a card: its name and what it does.
fn card(table: Table<'_>) -> AbilityText {
    AbilityText { name: name(table, "name"), text: text(table, "text") }
}

/// The words of the events, as many sentences as each has halves.
fn events(top: Table<'_>, wanted: &Wanted<'_>) -> Vec<EventText> {
    for event in &wanted.raw.events {
        let table = top.get("events").and_then(|n| n.table()).and_then(|t| t.get(&event.id));
        let Some(does) = table.and_then(|n| n.table()).and_then(|t| t.get("does")) else { continue };
        let (given, halves) = (does.list().len(), event.halves.len());
        does.count_in(
            given,
            if given == 1 { "sentence" } else { "sentences" },
            "an event has one for each half, and this",
            halves..=halves,
        );
    }
    described(top, "events", &wanted.names.events, |table| EventText {
        name: name(table, "name"),
        does: table
            .need("does")
            .map(|n| n.list())
            .unwrap_or_default()
            .into_iter()
            .map(|n| n.said())
            .collect(),
    })
}

/// What is said of names, by the name; there may be nothing.
fn by_name(top: Table<'_>, key: &str) -> HashMap<String, String> {
    let node = top.get(key);
    let table = node.and_then(|n| n.table());
    if let (Some(node), Some(table)) = (node, table)
        && table.entries().count() > ARTICLES
    {
        node.fault(format!("{} {key}: a language has {ARTICLES} at most", table.entries().count()));
        return HashMap::new();
    }
    let entries = table.iter().flat_map(Table::entries);
    entries.map(|(name, _, node)| (name.to_owned(), named(node))).collect()
}

/// A name: a text that has room on the table.
fn named(node: Node<'_>) -> String {
    let name = node.said();
    let count = name.chars().count();
    if count > NAME {
        node.fault(format!("this name has {count} characters; {NAME} are the most"));
    }
    if name.contains('\n') {
        node.fault("a name stands in one line");
    }
    name
}

/// What a table has for an id; an id that could not be read has nothing.
fn entry<'a>(table: Table<'a>, id: &str) -> Option<Node<'a>> {
    if id.is_empty() { None } else { table.need(id) }
}

/// A table with a text for each id.
fn texts(top: Table<'_>, key: &str, ids: &[String]) -> Vec<String> {
    let Some(table) = top.need(key).and_then(|n| n.table()) else { return Vec::new() };
    unknown_keys(table, key, ids);
    ids.iter().map(|id| entry(table, id).map(named).unwrap_or_default()).collect()
}

/// A table with a table for each id.
fn tables<T: Default>(top: Table<'_>, key: &str, ids: &[String], read: impl Fn(Table<'_>) -> T) -> Vec<T> {
    let Some(table) = top.need(key).and_then(|n| n.table()) else { return Vec::new() };
    unknown_keys(table, key, ids);
    let one = |id: &String| entry(table, id).and_then(|n| n.table()).map(&read).unwrap_or_default();
    ids.iter().map(one).collect()
}

/// Notes the keys of a table that are no ids; a strange one may be that of an id that could not be
/// read. What the pack extends may speak of things that the pack does not have.
pub(super) fn unknown_keys(table: Table<'_>, what: &str, ids: &[String]) {
    let all_read = !ids.is_empty() && ids.iter().all(|id| !id.is_empty());
    let strange = |key: &str, span: &Span| !ids.iter().any(|id| id == key) && !table.inherits(span);
    for (key, span, _) in table.entries().filter(|(key, span, _)| strange(key, span)) {
        if table.is_full() {
            return;
        }
        let near = nearest(key, ids.iter().map(String::as_str).filter(|id| !id.is_empty()));
        if near.is_some() || all_read {
            let meant = near.map_or(String::new(), |n| format!("; did you mean \"{n}\"?"));
            table.fault_at(span, format!("the pack has no \"{key}\" among its {what}{meant}"));
        }
    }
}

fn seats(top: Table<'_>, wanted: &Wanted<'_>) -> HashMap<Seat, String> {
    let mut names = HashMap::new();
    let Some(table) = top.get("seats").and_then(|n| n.table()) else { return names };
    for (key, span, node) in table.entries() {
        match seat(key, wanted) {
            Some(seat) => {
                names.insert(seat, named(node));
            }
            None if table.inherits(&span) => {}
            None if table.is_full() => {}
            None => {
                let all: Vec<String> = seat_names(wanted).collect();
                let near = nearest(key, all.iter().map(String::as_str));
                let meant = near.map_or(String::new(), |n| format!("; did you mean \"{n}\"?"));
                table.fault_at(
                    span,
                    format!("\"{key}\" is no position: they are called \"empire.position\"{meant}"),
                );
            }
        }
    }
    names
}

/// All positions of all councils as "empire.position".
fn seat_names(wanted: &Wanted<'_>) -> impl Iterator<Item = String> {
    wanted.raw.empires.iter().flat_map(|empire| {
        let positions = wanted.names.positions.iter().take(empire.council.len());
        positions.map(|position| format!("{}.{position}", empire.id))
    })
}

fn seat(key: &str, wanted: &Wanted<'_>) -> Option<Seat> {
    let (empire, position) = key.split_once('.')?;
    let empire = wanted.names.find_empire(empire)?;
    let index = wanted.names.positions.iter().position(|p| p == position)?;
    let council = wanted.raw.empires.get(empire.index())?.council.len();
    (index < council).then_some(Seat::new(empire, Position::new(index)?))
}

/// The name at an index, or a mark that shows that there is none.
fn at(names: &[String], index: usize) -> &str {
    names.get(index).map_or("?", String::as_str)
}

impl Words {
    /// These words with those of another language wherever one is missing.
    pub(super) fn or(mut self, other: &Self) -> Self {
        let fill = |text: &mut String, with: &str| {
            if text.is_empty() {
                with.clone_into(text);
            }
        };
        let fill_all = |texts: &mut Vec<String>, with: &[String]| {
            texts.resize(with.len(), String::new());
            texts.iter_mut().zip(with).for_each(|(text, with)| fill(text, with));
        };
        fill(&mut self.name, &other.name);
        fill(&mut self.about, &other.about);
        for (term, with) in &other.terms {
            let word = self.terms.entry(term.clone()).or_default();
            fill(&mut word.one, &with.one);
            fill(&mut word.other, &with.other);
        }
        fill_all(&mut self.empires, &other.empires);
        fill_all(&mut self.positions, &other.positions);
        fill_all(&mut self.slots, &other.slots);
        fill_all(&mut self.regions, &other.regions);
        fill_all(&mut self.orders, &other.orders);
        self.societies.resize(other.societies.len(), SocietyName::default());
        for (society, with) in self.societies.iter_mut().zip(&other.societies) {
            fill(&mut society.id, &with.id);
            fill(&mut society.name, &with.name);
            fill(&mut society.short, &with.short);
        }
        let described = [
            (&mut self.abilities, &other.abilities),
            (&mut self.offers, &other.offers),
            (&mut self.setups, &other.setups),
        ];
        for (things, with) in described {
            things.resize(with.len(), AbilityText::default());
            for (thing, with) in things.iter_mut().zip(with) {
                fill(&mut thing.name, &with.name);
                fill(&mut thing.text, &with.text);
            }
        }
        self.events.resize(other.events.len(), EventText::default());
        for (event, with) in self.events.iter_mut().zip(&other.events) {
            fill(&mut event.name, &with.name);
            fill_all(&mut event.does, &with.does);
        }
        // Articles belong to their language: those of another would be wrong in this one's sentences.
        for (name, short) in &other.short {
            self.short.entry(name.clone()).or_insert_with(|| short.clone());
        }
        self
    }

    /// The articles of names, in a language whose sentences ask for them.
    pub fn articles(&self) -> &HashMap<String, String> {
        &self.articles
    }

    /// A name as it is said in tight places: its shorter form, where it has one.
    pub fn short<'a>(&'a self, name: &'a str) -> &'a str {
        self.short.get(name).map_or(name, String::as_str)
    }

    /// What a thing is called; `term` is one of [`TERMS`].
    pub fn term(&self, term: &str) -> Word {
        self.terms.get(term).cloned().unwrap_or_default()
    }

    /// An empire's name.
    pub fn empire(&self, empire: Empire) -> &str {
        at(&self.empires, empire.index())
    }

    /// A region's name.
    pub fn region(&self, region: Region) -> &str {
        at(&self.regions, region.index())
    }

    /// A position's name by itself, as all councils have it.
    pub fn position(&self, position: Position) -> &str {
        at(&self.positions, position.index())
    }

    /// The name of one council's position, if it has one of its own.
    pub fn own_seat_name(&self, seat: Seat) -> Option<&str> {
        self.seats.get(&seat).map(String::as_str)
    }

    /// A slot's name.
    pub fn slot(&self, slot: Slot) -> &str {
        at(&self.slots, slot.index())
    }

    /// The name of the n-th turn order.
    pub fn order(&self, index: usize) -> &str {
        at(&self.orders, index)
    }

    /// The n-th ability's words.
    pub fn ability(&self, index: usize) -> &AbilityText {
        static NONE: AbilityText = AbilityText { name: String::new(), text: String::new() };
        self.abilities.get(index).unwrap_or(&NONE)
    }

    /// The n-th event's words.
    pub fn event(&self, index: usize) -> &EventText {
        static NONE: EventText = EventText { name: String::new(), does: Vec::new() };
        self.events.get(index).unwrap_or(&NONE)
    }

    /// The n-th offer's words.
    pub fn offer(&self, index: usize) -> &AbilityText {
        static NONE: AbilityText = AbilityText { name: String::new(), text: String::new() };
        self.offers.get(index).unwrap_or(&NONE)
    }

    /// The n-th set-up's words.
    pub fn setup(&self, index: usize) -> &AbilityText {
        static NONE: AbilityText = AbilityText { name: String::new(), text: String::new() };
        self.setups.get(index).unwrap_or(&NONE)
    }

    /// The societies that can be played.
    pub fn societies(&self) -> &[SocietyName] {
        &self.societies
    }
}
