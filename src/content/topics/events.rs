//! The event cards of `cards.toml`: what each does, as kinds with parameters (R11.2).

use super::icons::ICON;
use super::names::{Names, id};
use super::places::{Places, Stretch};
use crate::content::toml::kind::{Choice, Field, Kind, Thing, choice, field};
use crate::content::toml::node::{Node, Table};
use crate::rules::{End, EventCard, Incident, MAX_BANNERS, MAX_EVENTS, Place, Raw};

/// The keys of an event card.
pub(super) const EVENT: &[Field] = &[
    field("id", Kind::Id, "Its id, by which the words of the pack call it."),
    field("empire", Kind::Name(Thing::Empire), "In whose deck it lies; the event is about this empire."),
    field(
        "does",
        Kind::List(&Kind::Table(INCIDENT), 1, 2),
        "What it does; of two the drawer chooses one (R11.1).",
    ),
];

const INCIDENT: &[Field] = &[
    field("kind", Kind::OneOf("kind of event", KINDS), "What it does."),
    field("position", END, "Which position of this council (trade-within, trade-across).")
        .needed_where("the kind takes it"),
    field("other", END, "Which position of the other council (trade-across).")
        .needed_where("the kind takes it"),
    field("home", Kind::Boolean, "Only home regions (withdraw); false when left out.").optional(),
    field("restart", Kind::Boolean, "The empire's turn then starts again (reseat); false when left out.")
        .optional(),
    field("icon", ICON, "Which icon counts twice (double).").needed_where("the kind takes it"),
    field(
        "banners",
        Kind::Whole(1, MAX_BANNERS as i64),
        "How many banners (attrition); the least in a region (gather).",
    )
    .needed_where("the kind takes it"),
];

const END: Kind = Kind::OneOf("end of a council", ENDS);

const ENDS: &[Choice] =
    &[choice("first", "The first position of a council."), choice("last", "The last position of a council.")];

/// The kinds of events, each with the keys that it takes and what it does.
pub const KINDS: &[Choice] = &[
    choice("trade-within", "Trade the agents of this position and of another of its council.")
        .needs(&["position"]),
    choice("trade-across", "Trade the agents of positions of two councils.").needs(&["position", "other"]),
    choice("civil-attack", "An attack between two regions of this empire."),
    choice("expel", "Clear foreign banners out of one home region of this empire."),
    choice("withdraw", "Clear this empire's banners out of one region.").takes(&["home"]),
    choice("reseat", "Rearrange all agents of this council so that each one moves.").takes(&["restart"]),
    choice("double", "Until the round ends every such icon counts twice for printed actions.")
        .needs(&["icon"]),
    choice("no-supply-check", "Until the round ends there are no supply checks."),
    choice("clear", "Clear all banners out of one region that borders one this empire controls."),
    choice("attrition", "Kill so many banners of this empire in every region it stands in.")
        .needs(&["banners"]),
    choice("truce", "Until the round ends this empire does not attack."),
    choice("gather", "Move one banner from every region with so many into one region.").needs(&["banners"]),
    choice("uproar", "Clear a region of this empire's banners and kill one in each bordering one."),
    choice("march", "Move this empire's whole army from one region to any empty region."),
];

/// Reads the events into the raw rules.
pub(super) fn read(top: Table<'_>, names: &mut Names, raw: &mut Raw, places: &mut Places) {
    for item in top.get("events").map(|n| n.list()).unwrap_or_default() {
        let Some(table) = item.table() else { continue };
        let id = id(table, &names.events);
        names.events.push(id.clone());
        let empire = table.need("empire").and_then(|n| names.empire(n));
        let does = table.need("does");
        let items = does.map(|n| n.list()).unwrap_or_default();
        let halves: Vec<Incident> = items.iter().filter_map(|n| incident(*n)).collect();
        if let Some(node) = does {
            node.count(items.len(), "halves", "an event");
        }
        // What cannot be read has been noted; its words are those of the whole event.
        let Some(empire) = empire.filter(|_| halves.len() == items.len()) else { continue };
        if raw.events.iter().filter(|event| event.empire == empire).count() == MAX_EVENTS {
            table.fault(format!("a deck has at most {MAX_EVENTS} events"));
        }
        places.put(Place::Event(raw.events.len()), Stretch::of(top, table.span()));
        raw.events.push(EventCard { id, empire, halves });
    }
}

fn incident(node: Node<'_>) -> Option<Incident> {
    let table = node.table()?;
    let chosen = table.choose("kind")?;
    let end = |key| table.need(key)?.choice().map(|index| if index == 0 { End::First } else { End::Last });
    let yes = |key| table.get(key).and_then(|n| n.boolean()).unwrap_or(false);
    let banners = || table.need("banners").and_then(|n| n.whole::<u8>());
    Some(match chosen.name {
        "trade-within" => Incident::TradeWithin(end("position")?),
        "trade-across" => {
            let (own, other) = (end("position"), end("other"));
            Incident::TradeAcross { own: own?, other: other? }
        }
        "civil-attack" => Incident::CivilAttack,
        "expel" => Incident::Expel,
        "withdraw" => Incident::Withdraw { home: yes("home") },
        "reseat" => Incident::Reseat { restart: yes("restart") },
        "double" => Incident::Double(table.need("icon").and_then(Names::icon)?),
        "no-supply-check" => Incident::NoSupplyCheck,
        "clear" => Incident::Clear,
        "attrition" => Incident::Attrition(banners()?),
        "truce" => Incident::Truce,
        "gather" => Incident::Gather(banners()?),
        "uproar" => Incident::Uproar,
        _ => Incident::March,
    })
}

/// What an event, or one half of it, does, as it is written in a pack.
pub(in crate::content) fn written(incident: Incident) -> String {
    let end = |end| if end == End::First { "first" } else { "last" };
    let (kind, keys) = match incident {
        Incident::TradeWithin(own) => ("trade-within", format!(", position = \"{}\"", end(own))),
        Incident::TradeAcross { own, other } => {
            ("trade-across", format!(", position = \"{}\", other = \"{}\"", end(own), end(other)))
        }
        Incident::CivilAttack => ("civil-attack", String::new()),
        Incident::Expel => ("expel", String::new()),
        Incident::Withdraw { home } => ("withdraw", format!(", home = {home}")),
        Incident::Reseat { restart } => ("reseat", format!(", restart = {restart}")),
        Incident::Double(icon) => ("double", format!(", icon = \"{}\"", icon.id())),
        Incident::NoSupplyCheck => ("no-supply-check", String::new()),
        Incident::Clear => ("clear", String::new()),
        Incident::Attrition(n) => ("attrition", format!(", banners = {n}")),
        Incident::Truce => ("truce", String::new()),
        Incident::Gather(n) => ("gather", format!(", banners = {n}")),
        Incident::Uproar => ("uproar", String::new()),
        Incident::March => ("march", String::new()),
    };
    format!("{{ kind = \"{kind}\"{keys} }}")
}
