//! The event cards of `cards.toml`: what each does, as kinds with parameters (R11.2).

use super::forms;
use super::map::REMOVED;
use super::names::{Names, id};
use super::places::{Places, Stretch};
use crate::toml::kind::{Choice, Field, Kind, Thing, field};
use crate::toml::node::{Node, Table};
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

const INCIDENT: &[Field] = &forms::join::<{ 1 + Incident::KEYS.len() }>(&[
    &[field("kind", Kind::OneOf("kind of event", KINDS), "The effect.")],
    &forms::fields::<Incident, { Incident::KEYS.len() }>(),
]);

const KINDS: &[Choice] = &forms::choices::<Incident, { Incident::FORMS.len() }>();

/// Reads the events into the raw rules.
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
        let half = |(n, node): (usize, &Node<'_>)| forms::read(node.table()?, "kind", known, at(n), places);
        let halves: Vec<Incident> = items.iter().enumerate().filter_map(half).collect();
        if let Some(node) = does {
            node.count(items.len(), "halves", "an event");
        }
        // What cannot be read has been noted; its words are those of the whole event.
        let Some(empire) = empire.filter(|_| halves.len() == items.len()) else { continue };
        places.put(Place::Event(raw.events.len()), Stretch::new(top, table.span()));
        raw.events.push(EventCard { id, empire, halves });
    }
}

/// The pack's TOML for an event or one of its halves.
pub(crate) fn to_toml(incident: Incident, icons: &[String]) -> String {
    let keys = forms::to_toml(incident, icons).into_iter();
    let keys: String = keys.map(|(key, value)| format!(", {key} = {value}")).collect();
    format!("{{ kind = \"{}\"{keys} }}", incident.form().id)
}
