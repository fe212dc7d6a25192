//! `rules.toml`: the numbers of a match, the loyalty slots, the turn orders and the default house rules.

use super::declared_ids::{Names, id};
use super::fault_places::{Places, Stretch};
use super::house_rules;
use super::kinds_with_keys;
use super::scoring_sets_and_early_end::EXTRAS;
use super::setups::SETUP;
use crate::size_limits;
use crate::toml::key_declaration::{Field, Kind, Thing, field};
use crate::toml::toml_reader::Table;
use rules::{
    BySlot, Empire, HouseRules, List, MAX_AGENTS, MAX_EMPIRES, MAX_MULTIPLIER, MAX_ORDERS, MAX_SOCIETIES,
    MIN_EMPIRES, MIN_SOCIETIES, Number, Place, Raw, RawOrder, is_order_word,
};

/// The keys of the rules in `rules.toml`.
pub const FIELDS: &[Field] = &kinds_with_keys::join::<{ PRINTED.len() + EXTRAS.len() }>(&[PRINTED, &EXTRAS]);

const PRINTED: &[Field] = &[
    field(
        "societies",
        Kind::Tuple(&[("least", SOCIETIES), ("most", SOCIETIES)]),
        "The lowest and highest number of societies.",
    ),
    field("agents", Kind::Whole(1, MAX_AGENTS as i64), "The number of agents of each society (R1.3)."),
    field(
        "agents-in-regions",
        Kind::Whole(0, MAX_AGENTS as i64),
        "The most agents of a society in regions, if the house rule allows them (R4.3).",
    ),
    field(
        "agents-per-round",
        Kind::Tuple(&[("with two", AGENTS_A_ROUND), ("three", AGENTS_A_ROUND), ("four", AGENTS_A_ROUND)]),
        "The agents that each society places in a round, in a match of two, three or four (R4.2).",
    ),
    field(
        "slots",
        Kind::List(&Kind::Table(SLOT), MIN_EMPIRES, MAX_EMPIRES),
        "The loyalty slots from the first, one for each empire (R1.3).",
    ),
    field(
        "orders",
        Kind::List(&Kind::Table(ORDER), 1, MAX_ORDERS),
        "Turn orders to choose from, the printed one first (R5.1).",
    ),
    field("house", Kind::House, "The printed house rules (section 10)."),
];

/// The keys of `rules.toml`: those of the rules, and the set-ups.
pub const FILE: &[Field] = &kinds_with_keys::join::<{ FIELDS.len() + 1 }>(&[FIELDS, &[SETUPS]]);

const SETUPS: Field = field(
    "setups",
    Kind::List(&Kind::Table(SETUP), 0, size_limits::SETUPS),
    "Presets on the set-up screen. They only fill in its settings.",
)
.optional();

const SOCIETIES: Kind = Kind::Whole(MIN_SOCIETIES as i64, MAX_SOCIETIES as i64);
const AGENTS_A_ROUND: Kind = Kind::Whole(1, MAX_AGENTS as i64);

const SLOT: &[Field] = &[
    field("id", Kind::Id, "Its id."),
    field(
        "multiplier",
        Kind::Whole(-MAX_MULTIPLIER as i64, MAX_MULTIPLIER as i64),
        "The points for each city of the slot's empire (R9.1).",
    ),
];

const ORDER: &[Field] = &[
    field("id", Kind::Id, "Its id, used by the house rule `order`."),
    field(
        "empires",
        Kind::List(&Kind::Name(Thing::Empire), MIN_EMPIRES, MAX_EMPIRES),
        "The empires in the order in which they act, each once.",
    ),
];

/// Reads the rules into `raw`.
pub fn read(top: Table<'_>, names: &Names, raw: &mut Raw, places: &mut Places) {
    if let Some(node) = top.need("societies")
        && let Some([least, most]) = node.tuple()
    {
        places.put(Place::Number(Number::Societies), Stretch::new(top, node.span()));
        if let (Some(least), Some(most)) = (least.whole(), most.whole()) {
            if least > most {
                node.fault(format!("from {least} to {most} societies? The smaller number comes first"));
            }
            raw.societies = (least, most);
        }
    }
    let mut number = |key, place, to: &mut u8| {
        if let Some(node) = top.need(key) {
            places.put(Place::Number(place), Stretch::new(top, node.span()));
            *to = node.whole().unwrap_or(1);
        }
    };
    number("agents", Number::Agents, &mut raw.agents);
    number("agents-in-regions", Number::AgentsInRegions, &mut raw.agents_in_regions);
    if let Some(node) = top.need("agents-per-round")
        && let Some(each) = node.tuple::<3>()
    {
        places.put(Place::Number(Number::AgentsPerRound), Stretch::new(top, node.span()));
        raw.agents_per_round = each.map(|n| n.whole().unwrap_or(1));
    }
    let multipliers = slots(top, names, raw, places);
    orders(top, names, raw, places);
    raw.house = house_defaults(top, raw, multipliers, places);
}

fn slots(top: Table<'_>, names: &Names, raw: &mut Raw, places: &mut Places) -> BySlot<i8> {
    let mut multipliers = BySlot::all(0);
    let Some(node) = top.need("slots") else { return multipliers };
    places.put(Place::List(List::Slots), Stretch::new(top, node.span()));
    let (slots, empires) = (node.list(), names.empires.len());
    if empires > 0 {
        node.count_in(slots.len(), "slots", &format!("a pack with {empires} empires"), empires..=empires);
    }
    for (i, table) in slots.into_iter().filter_map(|n| n.table()).enumerate() {
        raw.slots.push(id(table, &raw.slots));
        let multiplier = table.need("multiplier").and_then(|n| n.whole());
        if let Some(place) = multipliers.0.get_mut(i) {
            *place = multiplier.unwrap_or_default();
        }
        if let Some(slot) = rules::Slot::new(i) {
            places.put(Place::Slot(slot), Stretch::new(top, table.span()));
        }
    }
    multipliers
}

fn orders(top: Table<'_>, names: &Names, raw: &mut Raw, places: &mut Places) {
    let Some(node) = top.need("orders") else { return };
    places.put(Place::List(List::Orders), Stretch::new(top, node.span()));
    let list = node.list();
    node.count(list.len(), "turn orders", "a pack");
    let mut ids = Vec::new();
    for (i, table) in list.into_iter().filter_map(|n| n.table()).enumerate() {
        let id = id(table, &ids);
        if let Some(node) = table.get("id")
            && is_order_word(&id)
        {
            node.fault(format!(
                "the house rule \"order\" uses \"{id}\" for something else; choose another id"
            ));
        }
        ids.push(id.clone());
        let node = table.need("empires");
        let items = node.map(|n| n.list()).unwrap_or_default();
        let empires: Vec<Empire> = items.iter().filter_map(|e| names.empire(*e)).collect();
        let whole = node.is_some_and(|n| n.is_list()) && empires.len() == items.len();
        if !whole || names.empires.iter().any(String::is_empty) {
            places.doubt(Place::Order(i));
        }
        raw.orders.push(RawOrder { id, empires });
        places.put(Place::Order(i), Stretch::new(top, node.map_or(table.span(), |n| n.span())));
    }
}

fn house_defaults(top: Table<'_>, raw: &Raw, multipliers: BySlot<i8>, places: &mut Places) -> HouseRules {
    let mut house = HouseRules { multipliers, ..HouseRules::PLAIN };
    let Some(table) = top.need("house").and_then(|n| n.table()) else { return house };
    house_rules::read_table(table, raw, &mut house, |rule, span| {
        places.put(Place::House(rule), Stretch::new(top, span));
    });
    house
}
