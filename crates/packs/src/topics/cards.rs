//! `cards.toml`: the number of copies of each card, and the costs and effects of abilities.

use super::declared_ids::{Names, id};
use super::fault_places::{Places, Stretch};
use super::map::{REMOVED, REPLACED};
use super::{event_cards, kinds_with_keys, offer_cards};
use crate::toml::key_declaration::{ANY_NUMBER, Choice, Field, Kind, Thing, field};
use crate::toml::toml_reader::Table;
use rules::{
    Ability, CardPart, Cost, Effect, Kinds, List, MAX_COPIES, MAX_WILD, Number, Place, Raw, Window, Windows,
};

/// The keys of `cards.toml`.
pub const FIELDS: &[Field] = &[
    field(
        "copies",
        Kind::Whole(1, MAX_COPIES as i64),
        "The number of copies of each card in its deck (R1.4).",
    ),
    field(
        "wild",
        Kind::Whole(0, MAX_WILD as i64),
        "The number of wild cards in each deck, if the house rule adds them. None by default.",
    )
    .optional(),
    field(
        "abilities",
        Kind::List(&Kind::Table(ABILITY), 0, ANY_NUMBER),
        "One ability for each cost: A, A+A, A+B (R7.3).",
    ),
    field(
        "offers",
        Kind::List(&Kind::Table(offer_cards::OFFER), 0, ANY_NUMBER),
        "The offer cards, used if the house rule is on (R12.1).",
    )
    .optional(),
    field(
        "events",
        Kind::List(&Kind::Table(event_cards::EVENT), 0, ANY_NUMBER),
        "The event cards, used if the house rule is on (R11.1).",
    )
    .optional(),
    REPLACED,
];

const ABILITY: &[Field] = &kinds_with_keys::join::<{ OWN.len() + Effect::KEYS.len() }>(&[
    OWN,
    &kinds_with_keys::fields::<Effect, { Effect::KEYS.len() }>(),
]);

const OWN: &[Field] = &[
    field("id", Kind::Id, "Its id, used by the text files."),
    field(
        "cost",
        Kind::List(&Kind::Name(Thing::Empire), 1, 2),
        "The cards to pay: [A], [A, A] or [A, B] (R1.4).",
    ),
    field(
        "when",
        Kind::List(&Kind::OneOf("window", kinds_with_keys::WINDOWS), 1, ANY_NUMBER),
        "The windows in which it can be played. The effect limits the choice (R7.2).",
    ),
    field("effect", Kind::OneOf("effect", EFFECTS), "The effect."),
    REMOVED,
];

const EFFECTS: &[Choice] = &kinds_with_keys::choices::<Effect, { Effect::FORMS.len() }>();

/// Reads the abilities into `raw`. Returns their ids.
pub fn read(top: Table<'_>, names: &mut Names, raw: &mut Raw, places: &mut Places) -> Vec<String> {
    if let Some(node) = top.need("copies") {
        places.put(Place::Number(Number::Copies), Stretch::new(top, node.span()));
        raw.copies = node.whole().unwrap_or(1);
    }
    if let Some(node) = top.get("wild") {
        places.put(Place::Number(Number::Wild), Stretch::new(top, node.span()));
        raw.wild = node.whole().unwrap_or_default();
    }
    event_cards::read(top, names, raw, places);
    offer_cards::read(top, names, raw, places);
    let names = &*names;
    let mut ids = Vec::new();
    let Some(node) = top.need("abilities") else { return ids };
    places.put(Place::List(List::Abilities), Stretch::new(top, node.span()));
    let tables: Vec<Option<Table<'_>>> = node.list().into_iter().map(|item| item.table()).collect();
    for table in tables.iter().flatten() {
        ids.push(id(*table, &ids));
        raw.abilities.extend(ability(*table, names, raw.abilities.len(), places));
    }
    let whole = node.is_list() && raw.abilities.len() == tables.len();
    if !whole || names.empires.iter().any(String::is_empty) {
        places.doubt(Place::List(List::Abilities));
    }
    ids
}

/// Reads the ability with index `n`.
fn ability(table: Table<'_>, names: &Names, n: usize, places: &mut Places) -> Option<Ability> {
    let cost = cost(table, names, n, places);
    let effect = kinds_with_keys::read(table, "effect", names, CardPart::Ability(n), places);
    let windows = windows(table, n, places);
    places.put(Place::Ability(n), Stretch::new(table, table.span()));
    Some(Ability { cost: cost?, effect: effect?, windows })
}

fn cost(table: Table<'_>, names: &Names, n: usize, places: &mut Places) -> Option<Cost> {
    let node = table.need("cost")?;
    places.put(Place::Cost(n), Stretch::new(table, node.span()));
    match node.list().as_slice() {
        [one] => Some(Cost::One(names.empire(*one)?)),
        [a, b] => {
            let (a, b) = (names.empire(*a), names.empire(*b));
            let (a, b) = (a?, b?);
            Some(if a == b { Cost::Two(a) } else { Cost::Pair(a, b) })
        }
        _ if node.is_list() => {
            node.fault("a cost is one or two cards (R1.4)");
            None
        }
        _ => None,
    }
}

fn windows(table: Table<'_>, n: usize, places: &mut Places) -> Windows {
    let list = table.need("when");
    let items = list.map(|list| list.list()).unwrap_or_default();
    let mut windows = Vec::new();
    for node in &items {
        let window = node.choice().and_then(|index| Window::ALL.get(index).copied());
        if let Some(window) = window {
            places.put(Place::Window(n, window), Stretch::new(table, node.span()));
            windows.push(window);
        }
    }
    match list {
        Some(list) if list.is_list() && windows.len() == items.len() => {
            places.put(Place::Windows(n), Stretch::new(table, list.span()));
        }
        _ => places.doubt(Place::Windows(n)),
    }
    Windows::new(&windows)
}

/// The TOML keys and values of an effect. `icons` are the ids of the pack's own icons.
pub(crate) fn to_toml(effect: Effect, icons: &[String]) -> Vec<(&'static str, String)> {
    let mut keys = vec![("effect", format!("\"{}\"", effect.form().id))];
    keys.extend(kinds_with_keys::to_toml(effect, icons));
    keys
}
