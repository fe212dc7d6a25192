//! The event cards of `cards.toml`: what each does, as kinds with parameters (R11.2).

use super::names::{Names, id};
use super::node::{Field, Node, Table, field};
use super::places::{Places, Spot};
use crate::rules::{End, EventCard, Incident, MAX_BANNERS, MAX_EVENTS, Place, Raw};

const EVENT: &[Field] = &[
    field("id", "id", "Its id, by which the words of the pack call it."),
    field("empire", "empire", "In whose deck it lies; the event is about this empire."),
    field("does", "list of one or two tables", "What it does; of two the drawer chooses one (R11.1)."),
];

const INCIDENT: &[Field] = &[
    field("kind", "kind of event", "What it does."),
    field("position", "first or last", "Which position of this council (trade-within, trade-across)."),
    field("other", "first or last", "Which position of the other council (trade-across)."),
    field("home", "true or false", "Only home regions (withdraw)."),
    field("restart", "true or false", "The empire's turn then starts again (reseat)."),
    field("icon", "icon", "Which icon counts twice (double)."),
    field("banners", "number", "How many banners (attrition); the least in a region (gather)."),
];

/// The kinds of events by name, each with the keys that it takes and what it does.
pub const KINDS: &[(&str, &[&str], &str)] = &[
    ("trade-within", &["position"], "Trade the agents of this position and of another of its council."),
    ("trade-across", &["position", "other"], "Trade the agents of positions of two councils."),
    ("civil-attack", &[], "An attack between two regions of this empire."),
    ("expel", &[], "Clear foreign banners out of one home region of this empire."),
    ("withdraw", &["home"], "Clear this empire's banners out of one region."),
    ("reseat", &["restart"], "Rearrange all agents of this council so that each one moves."),
    ("double", &["icon"], "Until the round ends every such icon counts twice for printed actions."),
    ("no-supply-check", &[], "Until the round ends there are no supply checks."),
    ("clear", &[], "Clear all banners out of one region that borders one this empire controls."),
    ("attrition", &["banners"], "Kill so many banners of this empire in every region it stands in."),
    ("truce", &[], "Until the round ends this empire does not attack."),
    ("gather", &["banners"], "Move one banner from every region with so many into one region."),
    ("uproar", &[], "Clear a region of this empire's banners and kill one in each bordering one."),
    ("march", &[], "Move this empire's whole army from one region to any empty region."),
];

/// Reads the events into the raw rules.
pub(super) fn read(top: Table<'_>, names: &mut Names, raw: &mut Raw, places: &mut Places) {
    for item in top.get("events").map(|n| n.list()).unwrap_or_default() {
        let Some(table) = item.table(EVENT) else { continue };
        let id = id(table, &names.events);
        names.events.push(id.clone());
        let empire = table.need("empire").and_then(|n| names.empire(n));
        let does = table.need("does");
        let items = does.map(|n| n.list()).unwrap_or_default();
        let halves: Vec<Incident> = items.iter().filter_map(|n| incident(*n)).collect();
        if let Some(node) = does {
            node.count(items.len(), "halves", "an event", 1..=2);
        }
        // What cannot be read has been noted; its words are those of the whole event.
        let Some(empire) = empire.filter(|_| halves.len() == items.len()) else { continue };
        if raw.events.iter().filter(|event| event.empire == empire).count() == MAX_EVENTS {
            table.fault(format!("a deck has at most {MAX_EVENTS} events"));
        }
        places.put(Place::Event(raw.events.len()), Spot::of(top, table.span()));
        raw.events.push(EventCard { id, empire, halves });
    }
}

fn incident(node: Node<'_>) -> Option<Incident> {
    let table = node.table(INCIDENT)?;
    let kind = table.need("kind")?;
    let (name, keys, _) = KINDS[kind.one_of("kind of event", KINDS.iter().map(|k| k.0))?];
    for field in INCIDENT.iter().skip(1) {
        if let Some(extra) = table.get(field.name)
            && !keys.contains(&field.name)
        {
            extra.fault(format!("the event \"{name}\" takes no \"{}\"", field.name));
        }
    }
    let end = |key| {
        let index = table.need(key)?.one_of("end of a council", ["first", "last"].into_iter())?;
        Some([End::First, End::Last][index])
    };
    let yes = |key| table.get(key).and_then(|n| n.boolean()).unwrap_or(false);
    let banners = || table.need("banners").and_then(|n| n.integer::<u8>(1, MAX_BANNERS.into()));
    Some(match name {
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
pub(super) fn written(incident: Incident) -> String {
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
