//! The event cards in `cards.toml`, with their effects (R11.2).

use super::declared_ids::{Names, id};
use super::fault_places::{Places, Stretch};
use super::kinds_with_keys;
use super::map::REMOVED;
use crate::toml::key_declaration::{Choice, Field, Kind, Thing, field};
use crate::toml::toml_reader::{Node, Table};
use rules::{CardPart, EventCard, Incident, Kinds, MAX_HALVES, Place, Raw};

/// The keys of an event card.
pub(super) const EVENT: &[Field] = &[
    field("id", Kind::Id, "Its id, used by the text files."),
    field(
        "empire",
        Kind::Name(Thing::Empire),
        "The empire whose deck contains it, and which the event affects.",
    ),
    field(
        "does",
        Kind::List(&Kind::Table(INCIDENT), 1, MAX_HALVES),
        "The effect, or two effects of which the drawer chooses one (R11.1).",
    ),
    REMOVED,
];

const INCIDENT: &[Field] = &kinds_with_keys::join::<{ 1 + Incident::KEYS.len() }>(&[
    &[field("kind", Kind::OneOf("kind of event", KINDS), "The effect.")],
    &kinds_with_keys::fields::<Incident, { Incident::KEYS.len() }>(),
]);

const KINDS: &[Choice] = &kinds_with_keys::choices::<Incident, { Incident::FORMS.len() }>();

/// Reads the events into `raw`.
pub(super) fn read(top: Table<'_>, names: &mut Names, raw: &mut Raw, places: &mut Places) {
    for item in top.get("events").map(|n| n.list()).unwrap_or_default() {
        let Some(table) = item.table() else { continue };
        let id = id(table, &names.events);
        names.events.push(id.clone());
        let empire = table.need("empire").and_then(|n| names.empire(n));
        let does = table.need("does");
        let items = does.map(|n| n.list()).unwrap_or_default();
        let at = |half| CardPart::Half(raw.events.len(), half);
        let known = &*names;
        let half = |(n, node): (usize, &Node<'_>)| {
            kinds_with_keys::read(node.table()?, "kind", known, at(n), places)
        };
        let halves: Vec<Incident> = items.iter().enumerate().filter_map(half).collect();
        if let Some(node) = does {
            node.count(items.len(), "halves", "an event");
        }
        // A half that cannot be read has been reported. Its event is left out.
        let Some(empire) = empire.filter(|_| halves.len() == items.len()) else { continue };
        places.put(Place::Event(raw.events.len()), Stretch::new(top, table.span()));
        raw.events.push(EventCard { id, empire, halves });
    }
}

/// One effect of an event, in TOML syntax. `icons` are the ids of the pack's own icons.
pub(crate) fn to_toml(incident: Incident, icons: &[String]) -> String {
    let keys = kinds_with_keys::to_toml(incident, icons).into_iter();
    let keys: String = keys.map(|(key, value)| format!(", {key} = {value}")).collect();
    format!("{{ kind = \"{}\"{keys} }}", incident.form().id)
}
