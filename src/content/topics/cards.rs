//! `cards.toml`: how many copies of each card there are, and what the abilities cost and do.

use super::icons::ICON;
use super::names::{Names, id};
use super::places::{Places, Stretch};
use super::{events, offers};
use crate::content::toml::kind::{ANY_NUMBER, Choice, Field, Kind, Thing, choice, field};
use crate::content::toml::node::{Node, Table};
use crate::rules::{
    Ability, Cost, Effect, Empire, Flaw, Icon, List, MAX_BANNERS, MAX_COPIES, MAX_WILD, Number, Place, Raw,
    Where, Window, Windows,
};

/// The keys of `cards.toml`.
pub const FIELDS: &[Field] = &[
    field("copies", Kind::Whole(1, MAX_COPIES as i64), "Copies of each card in its deck (R1.4)."),
    field(
        "wild",
        Kind::Whole(0, MAX_WILD as i64),
        "Wild cards of each deck, where the house rule has them; none when left out.",
    )
    .optional(),
    field(
        "abilities",
        Kind::List(&Kind::Table(ABILITY), 0, ANY_NUMBER),
        "One ability for each cost: A, A+A, A+B (R7.3).",
    ),
    field(
        "offers",
        Kind::List(&Kind::Table(offers::OFFER), 0, ANY_NUMBER),
        "The offer cards, where the house rule has them (R12.1).",
    )
    .optional(),
    field(
        "events",
        Kind::List(&Kind::Table(events::EVENT), 0, ANY_NUMBER),
        "The event cards, where the house rule has them (R11.1).",
    )
    .optional(),
];

const ABILITY: &[Field] = &[
    field("id", Kind::Id, "Its id, by which the words of the pack call it."),
    field(
        "cost",
        Kind::List(&Kind::Name(Thing::Empire), 1, 2),
        "What must be paid: [A], [A, A] or [A, B] (R1.4).",
    ),
    field(
        "when",
        Kind::List(&Kind::OneOf("window", WINDOWS), 1, ANY_NUMBER),
        "In which windows it can be played; the effect limits which these can be (R7.2).",
    ),
    field("effect", Kind::OneOf("effect", EFFECTS), "What it does."),
    field(
        "banners",
        Kind::Whole(1, MAX_BANNERS as i64),
        "How many banners, for the effects that take a number.",
    )
    .needed_where("the effect takes a number"),
    field("empty", Kind::Boolean, "Only regions without banners (reinforce, reach); false when left out.")
        .optional(),
    field("with", ICON, "Only regions with this icon (reinforce).").optional(),
    field("without", Kind::List(&ICON, 0, ANY_NUMBER), "Only regions without these icons (reinforce).")
        .optional(),
];

/// The windows of a turn in which cards are played.
const WINDOWS: &[Choice] = &[
    choice("before", "With the choice of the position's action."),
    choice("declaring", "As a part of declaring an attack (R7.4)."),
    choice("muster", "After an attack is declared, before anybody falls."),
    choice("aftermath", "After each attack."),
    choice("after", "After the position's action."),
];

const BEFORE: &[&str] = &["before"];
const DECLARING: &[&str] = &["declaring"];
const MUSTER: &[&str] = &["muster"];
const AFTERMATH: &[&str] = &["aftermath"];
const AFTER: &[&str] = &["after"];
const AROUND: &[&str] = &["before", "aftermath", "after"];

/// The effects, each with the keys that it takes, its windows and what it does.
pub const EFFECTS: &[Choice] = &[
    choice("attack-again", "One more attack from the region just won, with at most the survivors.")
        .limits("when", AFTERMATH),
    choice("kill-survivors", "Kill the survivors of the attack, whichever side they are on.")
        .limits("when", AFTERMATH),
    choice("relocate", "Instead: the active agent moves to an empty position and takes an action there.")
        .limits("when", BEFORE),
    choice("borrow", "Instead: take an action of a position held by another agent of one's own.")
        .limits("when", BEFORE),
    choice("reach", "The attack may also target regions anywhere.")
        .takes(&["empty"])
        .limits("when", DECLARING),
    choice("rally", "Add banners from the supply to the attackers.")
        .needs(&["banners"])
        .limits("when", MUSTER),
    choice("join", "Move up to so many banners from one region into the attack.")
        .needs(&["banners"])
        .limits("when", MUSTER),
    choice("reinforce", "Reinforce one region.")
        .needs(&["banners"])
        .takes(&["empty", "with", "without"])
        .limits("when", AROUND),
    choice("shift", "Move banners from one region of the active empire to another.").limits("when", AROUND),
    choice("rearrange", "Rearrange one empire's banners.").limits("when", AROUND),
    choice("kill", "Kill up to so many banners in one region.").needs(&["banners"]).limits("when", AROUND),
    choice("disperse", "Take all banners out of a region into its neighbours.").limits("when", AROUND),
    choice("subjugate", "For each killed enemy add so many banners.")
        .needs(&["banners"])
        .limits("when", AFTERMATH),
    choice("strike", "Kill up to so many enemy banners around a region of one's own.")
        .needs(&["banners"])
        .limits("when", AROUND),
    choice("populate", "Add one banner to every region of the active empire.").limits("when", AROUND),
    choice("repeat", "Take the same printed action again.").limits("when", AFTER),
];

/// Reads the abilities into the raw rules and gives back their ids.
pub fn read(top: Table<'_>, names: &mut Names, raw: &mut Raw, places: &mut Places) -> Vec<String> {
    if let Some(node) = top.need("copies") {
        places.put(Place::Number(Number::Copies), Stretch::of(top, node.span()));
        raw.copies = node.whole().unwrap_or(1);
    }
    if let Some(node) = top.get("wild") {
        places.put(Place::Number(Number::Wild), Stretch::of(top, node.span()));
        raw.wild = node.whole().unwrap_or_default();
    }
    events::read(top, names, raw, places);
    offers::read(top, names, raw, places);
    let names = &*names;
    let mut ids = Vec::new();
    let Some(node) = top.need("abilities") else { return ids };
    places.put(Place::List(List::Abilities), Stretch::of(top, node.span()));
    let (mut costs, mut all_read) = (Vec::new(), true);
    for item in node.list() {
        let Some(table) = item.table() else {
            all_read = false;
            continue;
        };
        ids.push(id(table, &ids));
        let (cost, effect) = (cost(table, names, &mut costs), effect(table));
        let windows = windows(table, effect);
        all_read &= cost.is_some();
        if let (Some(cost), Some(effect)) = (cost, effect) {
            places.put(Place::Ability(raw.abilities.len()), Stretch::of(top, table.span()));
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
        let index = node.choice()?;
        let window = Window::ALL.get(index).copied()?;
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
    let chosen = table.choose("effect")?;
    let banners = || table.need("banners").and_then(|n| n.whole::<u8>());
    let empty = || table.get("empty").and_then(|n| n.boolean()).unwrap_or(false);
    let banners = if chosen.has("banners") { banners()? } else { 0 };
    let place =
        if chosen.has("with") { place(table, empty()) } else { Where { empty: empty(), ..Where::default() } };
    Some(named(chosen.name, banners, place))
}

/// The effect of this name, with its number and place if it takes them.
fn named(name: &str, banners: u8, place: Where) -> Effect {
    match name {
        "attack-again" => Effect::AttackAgain,
        "kill-survivors" => Effect::KillSurvivors,
        "relocate" => Effect::Relocate,
        "borrow" => Effect::Borrow,
        "reach" => Effect::Reach { empty: place.empty },
        "rally" => Effect::Rally(banners),
        "join" => Effect::Join(banners),
        "reinforce" => Effect::Reinforce { banners, place },
        "shift" => Effect::Shift,
        "rearrange" => Effect::Rearrange,
        "kill" => Effect::Kill(banners),
        "disperse" => Effect::Disperse,
        "subjugate" => Effect::Subjugate(banners),
        "strike" => Effect::Strike(banners),
        "populate" => Effect::Populate,
        _ => Effect::Repeat,
    }
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
pub(in crate::content) fn written(effect: Effect) -> Vec<(&'static str, String)> {
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

#[cfg(test)]
mod tests {
    use crate::content::topics::cards::*;

    #[test]
    fn what_is_declared_of_icons_windows_and_effects_is_what_the_rules_say() {
        assert!(
            crate::content::topics::icons::ICONS
                .iter()
                .map(|c| c.name)
                .eq(Icon::ALL.into_iter().map(Icon::id))
        );
        assert!(WINDOWS.iter().map(|c| c.name).eq(Window::ALL.into_iter().map(Window::id)));
        for choice in EFFECTS {
            let effect = named(choice.name, 1, Where::default());
            let windows: Vec<&str> = effect.windows().iter().map(Window::id).collect();
            assert_eq!(choice.limits, Some(("when", windows.as_slice())), "{}", choice.name);
            assert_eq!(choice.needs.contains(&"banners"), effect.banners().is_some(), "{}", choice.name);
            assert_eq!(written(effect)[0].1, format!("\"{}\"", choice.name));
        }
    }
}
