//! `text/LANGUAGE.toml`: every word of a pack that people read.

use std::collections::HashMap;

use super::kind::{Field, Kind, Thing, field};
use super::names::Names;
use super::node::{Node, Table};
use super::source::Span;
use crate::rules::{Empire, Position, Raw, Region, Seat, Slot, nearest};

/// The keys of a text file.
pub const FIELDS: &[Field] = &[
    field("name", Kind::Text, "The name of the game."),
    field("about", Kind::Text, "A sentence or two on what it is about."),
    field("terms", Kind::Table(TERM), "What things are called, in this language and this world."),
    field("empires", Kind::ById(Thing::Empire, &Kind::Text), "The empires' names by id."),
    field("societies", Kind::ById(Thing::Society, &Kind::Table(SOCIETY)), "The societies' names by id."),
    field("positions", Kind::ById(Thing::Position, &Kind::Text), "The council positions' names by id."),
    field(
        "seats",
        Kind::ById(Thing::Seat, &Kind::Text),
        "Names of single positions, as \"empire.position\"; the position's name where left out.",
    )
    .optional(),
    field("slots", Kind::ById(Thing::Slot, &Kind::Text), "The loyalty slots' names by id."),
    field("regions", Kind::ById(Thing::Region, &Kind::Text), "The regions' names by id."),
    field("orders", Kind::ById(Thing::Order, &Kind::Text), "The turn orders' names by id."),
    field("abilities", Kind::ById(Thing::Ability, &Kind::Table(ABILITY)), "The abilities' words by id."),
    field("offers", Kind::ById(Thing::Offer, &Kind::Table(ABILITY)), "The offer cards' words by id.")
        .needed_where("there are offer cards"),
    field("events", Kind::ById(Thing::Event, &Kind::Table(EVENT)), "The event cards' words by id.")
        .needed_where("there are event cards"),
    field(
        "setups",
        Kind::ById(Thing::Setup, &Kind::Table(SETUP)),
        "The words of the set-ups offered, by id.",
    )
    .needed_where("there are set-ups"),
    field(
        "articles",
        Kind::ById(Thing::Name, &Kind::Text),
        "The articles that names or their first words take, as in \"Lion\" = \"le\".",
    )
    .optional(),
];

const WORD: &[Field] =
    &[field("one", Kind::Text, "For one."), field("other", Kind::Text, "For any other number.")];

const SOCIETY: &[Field] = &[
    field("name", Kind::Text, "Its full name."),
    field("short", Kind::Text, "A name of one word, for tight places."),
];

const ABILITY: &[Field] = &[
    field("name", Kind::Text, "Its name."),
    field("text", Kind::Text, "What it does, short and exact, with the numbers."),
];

const SETUP: &[Field] = &[
    field("name", Kind::Text, "Its name, two or three words."),
    field("text", Kind::Text, "A sentence on how one plays so."),
];

const EVENT: &[Field] = &[
    field("name", Kind::Text, "Its name."),
    field("does", Kind::List(&Kind::Text, 1, 2), "What each of its halves does, short and exact."),
];

const fn term(name: &'static str, doc: &'static str) -> Field {
    field(name, Kind::Table(WORD), doc)
}

const TERM: &[Field] = &[
    term("empire", "A power that fights for regions; it has banners, a council and a deck."),
    term("region", "A part of the map."),
    term("banner", "One of an empire's soldiers, ships or the like: a unit."),
    term("army", "All banners of one empire in one region."),
    term("agent", "What a society places on councils."),
    term("society", "What a player is."),
    term("council", "The positions of one empire."),
    term("position", "A place on a council."),
    term("card", "A card of a deck."),
    term("token", "What a society lays on a slot for an empire, to bet on it."),
    term("city", "The icon that scores."),
    term("farm", "The icon that feeds larger armies."),
    term("fort", "The icon that kills an attacker."),
    term("supply", "Where banners are that stand in no region."),
];

/// The terms that every pack names.
pub const TERMS: [&str; TERM.len()] = {
    let mut names = [""; TERM.len()];
    let mut i = 0;
    while i < names.len() {
        names[i] = TERM[i].name;
        i += 1;
    }
    names
};

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
    let text = |table: Table<'_>, key: &str| table.need(key).map(|n| n.said()).unwrap_or_default();
    let slots: Vec<String> = wanted.raw.slots.clone();
    let orders: Vec<String> = wanted.raw.orders.iter().map(|o| o.id.clone()).collect();
    Words {
        name: text(top, "name"),
        about: text(top, "about"),
        terms: terms(top),
        empires: texts(top, "empires", &wanted.names.empires),
        societies: tables(top, "societies", wanted.societies, |table| SocietyName {
            id: String::new(),
            name: text(table, "name"),
            short: text(table, "short"),
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
        abilities: tables(top, "abilities", wanted.abilities, |table| AbilityText {
            name: text(table, "name"),
            text: text(table, "text"),
        }),
        events: events(top, wanted),
        offers: described(top, "offers", &wanted.names.offers),
        setups: described(top, "setups", wanted.setups),
        articles: articles(top),
    }
}

/// What things are called.
fn terms(top: Table<'_>) -> HashMap<String, Word> {
    let Some(terms) = top.need("terms").and_then(|n| n.table()) else { return HashMap::new() };
    let text = |table: Table<'_>, key: &str| table.need(key).map(|n| n.said()).unwrap_or_default();
    let word = |table| Word { one: text(table, "one"), other: text(table, "other") };
    let read = |term: &str| terms.need(term).and_then(|n| n.table()).map(word).unwrap_or_default();
    TERMS.iter().map(|term| ((*term).to_owned(), read(term))).collect()
}

/// Names and texts of things of which there may be none.
fn described(top: Table<'_>, key: &str, ids: &[String]) -> Vec<AbilityText> {
    if ids.is_empty() && top.get(key).is_none() {
        return Vec::new();
    }
    tables(top, key, ids, |table| AbilityText {
        name: table.need("name").map(|n| n.said()).unwrap_or_default(),
        text: table.need("text").map(|n| n.said()).unwrap_or_default(),
    })
}

/// The words of the events, as many sentences as each has halves.
fn events(top: Table<'_>, wanted: &Wanted<'_>) -> Vec<EventText> {
    let ids = &wanted.names.events;
    if ids.is_empty() && top.get("events").is_none() {
        return Vec::new();
    }
    for event in &wanted.raw.events {
        let table = top.get("events").and_then(|n| n.table()).and_then(|t| t.get(&event.id));
        let Some(does) = table.and_then(|n| n.table()).and_then(|t| t.get("does")) else { continue };
        let halves = event.halves.len();
        does.count_in(
            does.list().len(),
            "sentences",
            "an event has one for each half, and this",
            halves..=halves,
        );
    }
    tables(top, "events", ids, |table| EventText {
        name: table.need("name").map(|n| n.said()).unwrap_or_default(),
        does: table
            .need("does")
            .map(|n| n.list())
            .unwrap_or_default()
            .into_iter()
            .map(|n| n.said())
            .collect(),
    })
}

/// The articles of names; there may be none.
fn articles(top: Table<'_>) -> HashMap<String, String> {
    let table = top.get("articles").and_then(|n| n.table());
    let entries = table.iter().flat_map(Table::entries);
    entries.map(|(name, _, node)| (name.to_owned(), node.said())).collect()
}

/// What a table has for an id; an id that could not be read has nothing.
fn entry<'a>(table: Table<'a>, id: &str) -> Option<Node<'a>> {
    if id.is_empty() { None } else { table.need(id) }
}

/// A table with a text for each id.
fn texts(top: Table<'_>, key: &str, ids: &[String]) -> Vec<String> {
    let Some(table) = top.need(key).and_then(|n| n.table()) else { return Vec::new() };
    unknown_keys(table, key, ids);
    ids.iter().map(|id| entry(table, id).map(|n| n.said()).unwrap_or_default()).collect()
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
                names.insert(seat, node.said());
            }
            None if table.inherits(&span) => {}
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
        self
    }

    /// The articles of names, in a language whose sentences ask for them.
    pub fn articles(&self) -> &HashMap<String, String> {
        &self.articles
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
