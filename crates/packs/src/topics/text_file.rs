//! `text/LANGUAGE.toml`: all names and texts of a pack in one language.

use std::collections::HashMap;

use super::declared_ids::unknown_keys;
use super::ids_that_need_words::PackIds;
use super::terms::{TERM, TERMS, WORD};
use super::words::{AbilityText, CATEGORIES, EventText, NameForms, SocietyName, Word, Words};
use crate::language::Grammar;
use crate::lessons::name_template::Template;
use crate::size_limits::{ARTICLES, NAME};
use crate::toml::key_declaration::{Field, Kind, Thing, field};
use crate::toml::toml_reader::{Node, Table};
use rules::{Office, Position, nearest};

/// The keys of a text file.
pub const FIELDS: &[Field] = &[
    field("name", Kind::Text, "The name of the game."),
    field("about", Kind::Text, "A description in a sentence or two."),
    field("terms", Kind::Table(TERM), "The names of things in this language and world."),
    field(
        "icons",
        Kind::ById(Thing::Icon, &Kind::Table(WORD)),
        "The names of the pack's own icons, by id, used in braces like terms (R1.5).",
    )
    .needed_where("the pack has icons of its own"),
    field("empires", Kind::ById(Thing::Empire, &Kind::Text), "The empires' names by id."),
    field("societies", Kind::ById(Thing::Society, &Kind::Table(SOCIETY)), "The societies' names by id."),
    field("positions", Kind::ById(Thing::Office, &Kind::Text), "The council positions' names by id."),
    field(
        "seats",
        Kind::ById(Thing::Position, &Kind::Text),
        "Names of single positions, as \"empire.position\". The position's name by default.",
    )
    .optional(),
    field("slots", Kind::ById(Thing::Slot, &Kind::Text), "The loyalty slots' names by id."),
    field("regions", Kind::ById(Thing::Region, &Kind::Text), "The regions' names by id."),
    field("orders", Kind::ById(Thing::Order, &Kind::Text), "The turn orders' names by id."),
    field("abilities", Kind::ById(Thing::Ability, &Kind::Table(ABILITY)), "The abilities' texts by id."),
    field("offers", Kind::ById(Thing::Offer, &Kind::Table(ABILITY)), "The offer cards' texts by id.")
        .needed_where("there are offer cards"),
    field("events", Kind::ById(Thing::Event, &Kind::Table(EVENT)), "The event cards' texts by id.")
        .needed_where("there are event cards"),
    field("setups", Kind::ById(Thing::Setup, &Kind::Table(SETUP)), "The texts of the set-ups, by id.")
        .needed_where("there are set-ups"),
    field(
        "articles",
        Kind::ById(Thing::Name, &Kind::Text),
        "The articles of names or of their first words, as in \"Hibou\" = \"le\".",
    )
    .optional(),
    field(
        "forms",
        Kind::ById(Thing::Name, &Kind::ById(Thing::Case, &Kind::Text)),
        "The inflected forms of names or of their first words, as in \"Bär\" = { dat = \"Bären\" }. `class` \
         gives their class if no article shows it. Use the id for the plural of a term: banner-other.",
    )
    .optional(),
    field(
        "short",
        Kind::ById(Thing::Name, &Kind::Text),
        "Shorter forms of names, by name, for tight places.",
    )
    .optional(),
];

const SOCIETY: &[Field] = &[
    field("name", Kind::Text, "Its full name."),
    field("short", Kind::Text, "A name of one word, for tight places."),
    field(
        "strikes",
        Kind::List(&Kind::Text, 1, VOICES),
        "What it says when it takes a city, in at most eight words each. By default the program has lines.",
    )
    .optional(),
    field(
        "falls",
        Kind::List(&Kind::Text, 1, VOICES),
        "What it says when it loses a city or an attack, in at most eight words each.",
    )
    .optional(),
];

/// The maximum number of lines that a society has for an occasion.
const VOICES: usize = 12;

const ABILITY: &[Field] = &[
    field("name", Kind::Text, "Its name."),
    field(
        "text",
        Kind::Text,
        "Its effect, short and exact, with the numbers. By default the program describes the effect.",
    )
    .optional(),
];

const SETUP: &[Field] = &[
    field("name", Kind::Text, "Its name, two or three words."),
    field("text", Kind::Text, "A description in one sentence."),
];

const EVENT: &[Field] = &[
    field("name", Kind::Text, "Its name."),
    field(
        "does",
        Kind::List(&Kind::Text, 1, 2),
        "The effect of each half, short and exact. By default the program describes the effects.",
    )
    .optional(),
];

/// Reads the names and texts. Reports missing and unknown ones.
pub(crate) fn read(top: Table<'_>, grammar: &Grammar, pack_ids: &PackIds<'_>) -> Words {
    let told = |node: Node<'_>| card_text(node, grammar, pack_ids);
    let card = |table: Table<'_>| AbilityText {
        name: name(table, "name"),
        text: table.get("text").map(told).unwrap_or_default(),
    };
    let setup = |table: Table<'_>| {
        let named = |node: Node<'_>| {
            told(node);
            read_line(node)
        };
        AbilityText {
            name: table.need("name").map(named).unwrap_or_default(),
            text: table.need("text").map(told).unwrap_or_default(),
        }
    };
    let slots: Vec<String> = pack_ids.raw.slots.clone();
    let orders: Vec<String> = pack_ids.raw.orders.iter().map(|o| o.id.clone()).collect();
    Words {
        name: name(top, "name"),
        about: top.need("about").map(told).unwrap_or_default(),
        terms: terms(top),
        icons: icons(top, pack_ids),
        empires: texts(top, "empires", &pack_ids.names.empires),
        societies: tables(top, "societies", pack_ids.societies, |table| SocietyName {
            id: String::new(),
            name: name(table, "name"),
            short: name(table, "short"),
            strikes: lines(table, "strikes"),
            falls: lines(table, "falls"),
        })
        .into_iter()
        .zip(pack_ids.societies)
        .map(|(name, id)| SocietyName { id: id.clone(), ..name })
        .collect(),
        offices: texts(top, "positions", &pack_ids.names.offices),
        positions: positions(top, pack_ids),
        slots: texts(top, "slots", &slots),
        regions: texts(top, "regions", &pack_ids.names.regions),
        orders: texts(top, "orders", &orders),
        abilities: tables(top, "abilities", pack_ids.abilities, card),
        events: events(top, pack_ids, &told),
        offers: read_tables(top, "offers", &pack_ids.names.offers, card),
        setups: read_tables(top, "setups", pack_ids.setups, setup),
        articles: entries_by_name(top, "articles"),
        forms: forms(top),
        short: entries_by_name(top, "short"),
    }
}

/// Reads the words for all terms.
fn terms(top: Table<'_>) -> HashMap<String, Word> {
    let Some(terms) = top.need("terms").and_then(|n| n.table()) else { return HashMap::new() };
    let read = |term: &str| {
        let node = terms.need(term)?;
        if let Some(said) = node.as_text() {
            let own = if said.trim().is_empty() { term } else { said };
            node.fault(format!("a term has its forms: {term} = {{ one = \"{own}\", other = \"{own}s\" }}"));
            return None;
        }
        node.table().map(word)
    };
    let read = |term: &str| read(term).unwrap_or_default();
    TERMS.iter().map(|term| ((*term).to_owned(), read(term))).collect()
}

/// Reads a word with its plural forms.
fn word(table: Table<'_>) -> Word {
    let more = CATEGORIES.into_iter().filter(|category| !["one", "other"].contains(category));
    let more = more.filter_map(|category| Some((category, read_name(table.get(category)?))));
    Word { one: name(table, "one"), other: name(table, "other"), more: more.collect() }
}

/// Reads the words for the pack's own icons.
fn icons(top: Table<'_>, pack_ids: &PackIds<'_>) -> Vec<(String, Word)> {
    let ids = &pack_ids.names.icons;
    let words = if ids.is_empty() && top.get("icons").is_none() {
        Vec::new()
    } else {
        tables(top, "icons", ids, word)
    };
    ids.iter().cloned().zip(words).collect()
}

/// Reads an optional list of short lines.
fn lines(table: Table<'_>, key: &str) -> Vec<String> {
    table.get(key).map(|node| node.list()).unwrap_or_default().into_iter().map(read_line).collect()
}

/// Reads a required name.
fn name(table: Table<'_>, key: &str) -> String {
    table.need(key).map(read_name).unwrap_or_default()
}

/// Reads a table that has a table for each id. It may be missing if there are no ids.
fn read_tables<T: Default>(
    top: Table<'_>,
    key: &str,
    ids: &[String],
    read: impl Fn(Table<'_>) -> T,
) -> Vec<T> {
    if ids.is_empty() && top.get(key).is_none() { Vec::new() } else { tables(top, key, ids, read) }
}

/// Reads a card's text, in which names can be inserted in braces.
fn card_text(node: Node<'_>, grammar: &Grammar, pack_ids: &PackIds<'_>) -> String {
    let text = node.display_text();
    if let Err(why) = Template::parse(&text, grammar, pack_ids) {
        node.fault(why);
    }
    text
}

/// Reads the texts of events, with one sentence for each half.
fn events(top: Table<'_>, pack_ids: &PackIds<'_>, told: &dyn Fn(Node<'_>) -> String) -> Vec<EventText> {
    for event in &pack_ids.raw.events {
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
    read_tables(top, "events", &pack_ids.names.events, |table| EventText {
        name: name(table, "name"),
        does: table.get("does").map(|n| n.list()).unwrap_or_default().into_iter().map(told).collect(),
    })
}

/// Reads the entries of an optional table whose keys are names.
fn entries_by_name(top: Table<'_>, key: &str) -> HashMap<String, String> {
    let node = top.get(key);
    let table = node.and_then(|n| n.table());
    if let (Some(node), Some(table)) = (node, table)
        && table.entries().count() > ARTICLES
    {
        node.fault(format!("{} {key}: a language has {ARTICLES} at most", table.entries().count()));
        return HashMap::new();
    }
    let entries = table.iter().flat_map(Table::entries);
    entries.map(|(name, _, node)| (name.to_owned(), read_name(node))).collect()
}

/// Reads the declined forms of names from an optional table.
fn forms(top: Table<'_>) -> HashMap<String, NameForms> {
    let Some(node) = top.get("forms") else { return HashMap::new() };
    let Some(table) = node.table() else { return HashMap::new() };
    if table.entries().count() > ARTICLES {
        node.fault(format!("{} forms: a language has {ARTICLES} at most", table.entries().count()));
        return HashMap::new();
    }
    let mut forms = HashMap::new();
    for (name, _, node) in table.entries() {
        let Some(own) = node.table() else { continue };
        let class = own.get("class").and_then(|n| n.text()).map(str::to_owned);
        let cases = own.entries().filter(|(case, ..)| *case != "class");
        let cases = cases.map(|(case, _, node)| (case.to_owned(), read_name(node))).collect();
        forms.insert(name.to_owned(), NameForms { class, cases });
    }
    forms
}

/// Reads a name, which must be short and is shown exactly as written.
fn read_name(node: Node<'_>) -> String {
    let name = read_line(node);
    if name.contains(['{', '}']) {
        node.warn("braces have no meaning in a name: they are shown as they are");
    }
    name
}

/// Reads a text on one line that is short enough for the table.
fn read_line(node: Node<'_>) -> String {
    let name = node.display_text();
    let count = name.chars().count();
    if count > NAME {
        node.fault(format!("this name has {count} characters; the maximum is {NAME}"));
    }
    if name.contains('\n') {
        node.fault("a name has only one line");
    }
    name
}

/// The value of the key `id`, which is required. `None` if the id itself could not be read.
fn entry<'a>(table: Table<'a>, id: &str) -> Option<Node<'a>> {
    if id.is_empty() { None } else { table.need(id) }
}

/// Reads a table that has a text for each id.
fn texts(top: Table<'_>, key: &str, ids: &[String]) -> Vec<String> {
    let Some(table) = top.need(key).and_then(|n| n.table()) else { return Vec::new() };
    unknown_keys(table, key, ids);
    ids.iter().map(|id| entry(table, id).map(read_name).unwrap_or_default()).collect()
}

/// Reads a required table that has a table for each id.
fn tables<T: Default>(top: Table<'_>, key: &str, ids: &[String], read: impl Fn(Table<'_>) -> T) -> Vec<T> {
    let Some(table) = top.need(key).and_then(|n| n.table()) else { return Vec::new() };
    unknown_keys(table, key, ids);
    let one = |id: &String| {
        let node = entry(table, id)?;
        if let (Some(said), "societies") = (node.as_text(), key) {
            let own = if said.trim().is_empty() { id } else { said };
            node.fault(format!(
                "a society has two names: {id} = {{ name = \"The {own}\", short = \"{own}\" }}"
            ));
            return None;
        }
        node.table().map(&read)
    };
    let one = |id: &String| one(id).unwrap_or_default();
    ids.iter().map(one).collect()
}

fn positions(top: Table<'_>, pack_ids: &PackIds<'_>) -> HashMap<Position, String> {
    let mut names = HashMap::new();
    let Some(table) = top.get("seats").and_then(|n| n.table()) else { return names };
    for (key, span, node) in table.entries() {
        match position(key, pack_ids) {
            Some(position) => {
                names.insert(position, read_name(node));
            }
            None if table.inherits(&span) => {}
            None if table.is_full() => {}
            None => {
                let all: Vec<String> = position_names(pack_ids).collect();
                let near = nearest(key, all.iter().map(String::as_str));
                let meant = near.map_or(String::new(), |n| format!("; did you mean \"{n}\"?"));
                table.fault_at(
                    span,
                    format!("\"{key}\" is not a position: they are called \"empire.position\"{meant}"),
                );
            }
        }
    }
    names
}

/// All positions of all councils, each as `empire.position`.
fn position_names(pack_ids: &PackIds<'_>) -> impl Iterator<Item = String> {
    pack_ids.raw.empires.iter().flat_map(|empire| {
        let offices = pack_ids.names.offices.iter().take(empire.council.len());
        offices.map(|office| format!("{}.{office}", empire.id))
    })
}

fn position(key: &str, pack_ids: &PackIds<'_>) -> Option<Position> {
    let (empire, office) = key.split_once('.')?;
    let empire = pack_ids.names.find_empire(empire)?;
    let index = pack_ids.names.offices.iter().position(|p| p == office)?;
    let council = pack_ids.raw.empires.get(empire.index())?.council.len();
    (index < council).then_some(Position::new(empire, Office::new(index)?))
}
