//! `cards.toml`: how many copies of each card there are, and what the abilities cost and do.

use super::names::{Names, id};
use super::node::{Field, Node, Table, field};
use super::places::{Places, Spot};
use super::{events, offers};
use crate::rules::{
    Ability, Cost, Effect, Empire, Flaw, Icon, List, MAX_BANNERS, MAX_COPIES, MAX_WILD, Number, Place, Raw,
    Where, Window, Windows,
};

/// The keys of `cards.toml`.
pub const FIELDS: &[Field] = &[
    field("copies", "number", "Copies of each card in its deck (R1.4)."),
    field("wild", "number", "Wild cards of each deck, where the house rule has them; optional."),
    field("abilities", "list of tables", "One ability for each cost: A, A+A, A+B (R7.3)."),
    field("offers", "list of tables", "The offer cards, where the house rule has them; optional (R12.1)."),
    field("events", "list of tables", "The event cards, where the house rule has them; optional (R11.1)."),
];

const ABILITY: &[Field] = &[
    field("id", "id", "Its id, by which the words of the pack call it."),
    field("cost", "list of one or two empires", "What must be paid: [A], [A, A] or [A, B]."),
    field("when", "list of windows", "before, declaring, muster, aftermath, after (R7.2)."),
    field("effect", "effect", "What it does."),
    field("banners", "number", "How many banners, for the effects that take a number."),
    field("empty", "true or false", "Only regions without banners (reinforce, reach)."),
    field("with", "icon", "Only regions with this icon (reinforce)."),
    field("without", "list of icons", "Only regions without these icons (reinforce)."),
];

/// The effects by name, each with the keys that it takes and what it does.
pub const EFFECTS: &[(&str, &[&str], &str)] = &[
    ("attack-again", &[], "One more attack from the region just won, with at most the survivors."),
    ("kill-survivors", &[], "Kill the survivors of the attack, whichever side they are on."),
    ("relocate", &[], "Instead: the active agent moves to an empty position and takes an action there."),
    ("borrow", &[], "Instead: take an action of a position held by another agent of one's own."),
    ("reach", &["empty"], "The attack may also target regions anywhere."),
    ("rally", &["banners"], "Add banners from the supply to the attackers."),
    ("join", &["banners"], "Move up to so many banners from one region into the attack."),
    ("reinforce", &["banners", "empty", "with", "without"], "Reinforce one region."),
    ("shift", &[], "Move banners from one region of the active empire to another."),
    ("rearrange", &[], "Rearrange one empire's banners."),
    ("kill", &["banners"], "Kill up to so many banners in one region."),
    ("disperse", &[], "Take all banners out of a region into its neighbours."),
    ("subjugate", &["banners"], "For each killed enemy add so many banners."),
    ("strike", &["banners"], "Kill up to so many enemy banners around a region of one's own."),
    ("populate", &[], "Add one banner to every region of the active empire."),
    ("repeat", &[], "Take the same printed action again."),
];

/// Reads the abilities into the raw rules and gives back their ids.
pub fn read(top: Table<'_>, names: &mut Names, raw: &mut Raw, places: &mut Places) -> Vec<String> {
    if let Some(node) = top.need("copies") {
        places.put(Place::Number(Number::Copies), Spot::of(top, node.span()));
        raw.copies = node.integer(1, MAX_COPIES.into()).unwrap_or(1);
    }
    if let Some(node) = top.get("wild") {
        places.put(Place::Number(Number::Wild), Spot::of(top, node.span()));
        raw.wild = node.integer(0, MAX_WILD.into()).unwrap_or_default();
    }
    events::read(top, names, raw, places);
    offers::read(top, names, raw, places);
    let names = &*names;
    let mut ids = Vec::new();
    let Some(node) = top.need("abilities") else { return ids };
    places.put(Place::List(List::Abilities), Spot::of(top, node.span()));
    let (mut costs, mut all_read) = (Vec::new(), true);
    for item in node.list() {
        let Some(table) = item.table(ABILITY) else {
            all_read = false;
            continue;
        };
        ids.push(id(table, &ids));
        let (cost, effect) = (cost(table, names, &mut costs), effect(table));
        let windows = windows(table, effect);
        all_read &= cost.is_some();
        if let (Some(cost), Some(effect)) = (cost, effect) {
            places.put(Place::Ability(raw.abilities.len()), Spot::of(top, table.span()));
            raw.abilities.push(Ability { cost, effect, windows });
        }
    }
    if all_read && node.is_list() && names.empires.iter().all(|id| !id.is_empty()) {
        without_ability(node, names, &costs);
    }
    ids
}

/// Notes the costs for which there is no ability.
fn without_ability(node: Node<'_>, names: &Names, costs: &[Cost]) {
    let empires = || Empire::first(names.empires.len());
    let wanted = empires().flat_map(|a| {
        let pairs = empires().filter(move |b| a < *b).map(move |b| Cost::Pair(a, b));
        [Cost::One(a), Cost::Two(a)].into_iter().chain(pairs)
    });
    let missing: Vec<String> =
        wanted.filter(|c| !costs.contains(c)).map(|c| cost_written(c, names)).collect();
    if !missing.is_empty() {
        node.fault(format!(
            "every cost has its ability (R7.3), but there is none for {}",
            missing.join(", ")
        ));
    }
}

/// A cost as it is written in a pack.
fn cost_written(cost: Cost, names: &Names) -> String {
    let id = |e: Empire| names.empires.get(e.index()).map_or("", String::as_str);
    match cost {
        Cost::One(a) => format!("[\"{}\"]", id(a)),
        Cost::Two(a) => format!("[\"{0}\", \"{0}\"]", id(a)),
        Cost::Pair(a, b) => format!("[\"{}\", \"{}\"]", id(a), id(b)),
    }
}

/// Reads a cost that none of the earlier abilities has, and adds it to theirs.
fn cost(table: Table<'_>, names: &Names, earlier: &mut Vec<Cost>) -> Option<Cost> {
    let node = table.need("cost")?;
    let (cost, plain) = match node.list().as_slice() {
        [one] => {
            let cost = Cost::One(names.empire(*one)?);
            (cost, cost)
        }
        [a, b] => {
            let (a, b) = (names.empire(*a)?, names.empire(*b)?);
            if a == b {
                (Cost::Two(a), Cost::Two(a))
            } else {
                (Cost::Pair(a, b), Cost::Pair(a.min(b), a.max(b)))
            }
        }
        _ if node.is_list() => {
            node.fault("a cost is one or two cards (R1.4)");
            return None;
        }
        _ => return None,
    };
    if earlier.contains(&plain) {
        node.fault(Flaw::SameCost.to_string());
    }
    earlier.push(plain);
    Some(cost)
}

/// Reads the windows, in each of which the effect must mean something.
fn windows(table: Table<'_>, effect: Option<Effect>) -> Windows {
    let Some(list) = table.need("when") else { return Windows::of(&[]) };
    let items = list.list();
    if items.is_empty() && list.is_list() {
        list.fault(Flaw::NoWindow.to_string());
    }
    let window = |node: Node<'_>| {
        let index = node.one_of("window", Window::ALL.into_iter().map(Window::id))?;
        let window = Window::ALL[index];
        if let Some(effect) = effect
            && !effect.windows().has(window)
        {
            let right: Vec<&str> = effect.windows().iter().map(Window::id).collect();
            node.fault(format!("{}; it takes {}", Flaw::WrongWindow(window), right.join(", ")));
        }
        Some(window)
    };
    Windows::of(&items.into_iter().filter_map(window).collect::<Vec<_>>())
}

fn effect(table: Table<'_>) -> Option<Effect> {
    let node = table.need("effect")?;
    let (name, keys, _) = EFFECTS[node.one_of("effect", EFFECTS.iter().map(|e| e.0))?];
    for key in ["banners", "empty", "with", "without"] {
        if let Some(extra) = table.get(key)
            && !keys.contains(&key)
        {
            extra.fault(format!("the effect \"{name}\" takes no \"{key}\""));
        }
    }
    let banners = || table.need("banners").and_then(|n| n.integer::<u8>(1, MAX_BANNERS.into()));
    let empty = || table.get("empty").and_then(|n| n.boolean()).unwrap_or(false);
    Some(match name {
        "attack-again" => Effect::AttackAgain,
        "kill-survivors" => Effect::KillSurvivors,
        "relocate" => Effect::Relocate,
        "borrow" => Effect::Borrow,
        "reach" => Effect::Reach { empty: empty() },
        "rally" => Effect::Rally(banners()?),
        "join" => Effect::Join(banners()?),
        "reinforce" => Effect::Reinforce { banners: banners()?, place: place(table, empty()) },
        "shift" => Effect::Shift,
        "rearrange" => Effect::Rearrange,
        "kill" => Effect::Kill(banners()?),
        "disperse" => Effect::Disperse,
        "subjugate" => Effect::Subjugate(banners()?),
        "strike" => Effect::Strike(banners()?),
        "populate" => Effect::Populate,
        _ => Effect::Repeat,
    })
}

fn place(table: Table<'_>, empty: bool) -> Where {
    let with = table.get("with").and_then(Names::icon);
    let mut without = [false; 3];
    for node in table.get("without").map(|n| n.list()).unwrap_or_default() {
        let Some(icon) = Names::icon(node) else { continue };
        if with == Some(icon) {
            node.fault(Flaw::Contradiction(icon).to_string());
        }
        without[icon.index()] = true;
    }
    Where { empty, with, without }
}

/// The effect and its parameters as they are written in a pack.
pub(super) fn written(effect: Effect) -> Vec<(&'static str, String)> {
    let name = match effect {
        Effect::AttackAgain => "attack-again",
        Effect::KillSurvivors => "kill-survivors",
        Effect::Relocate => "relocate",
        Effect::Borrow => "borrow",
        Effect::Reach { .. } => "reach",
        Effect::Rally(_) => "rally",
        Effect::Join(_) => "join",
        Effect::Reinforce { .. } => "reinforce",
        Effect::Shift => "shift",
        Effect::Rearrange => "rearrange",
        Effect::Kill(_) => "kill",
        Effect::Disperse => "disperse",
        Effect::Subjugate(_) => "subjugate",
        Effect::Strike(_) => "strike",
        Effect::Populate => "populate",
        Effect::Repeat => "repeat",
    };
    let mut keys = vec![("effect", format!("\"{name}\""))];
    keys.extend(effect.banners().map(|n| ("banners", n.to_string())));
    if let Effect::Reach { empty: true } | Effect::Reinforce { place: Where { empty: true, .. }, .. } = effect
    {
        keys.push(("empty", "true".into()));
    }
    if let Effect::Reinforce { place, .. } = effect {
        keys.extend(place.with.map(|icon| ("with", format!("\"{}\"", icon.id()))));
        let without = Icon::ALL.into_iter().filter(|i| place.without[i.index()]);
        let without: Vec<String> = without.map(|i| format!("\"{}\"", i.id())).collect();
        if !without.is_empty() {
            keys.push(("without", format!("[{}]", without.join(", "))));
        }
    }
    keys
}
