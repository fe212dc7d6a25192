//! Sets of house rules for property tests: each rule alone, rules in pairs, and all at once.

use crate::house_rule_values;
use packs::Pack;
use rules::*;

/// Combinations of house rules that interact, as `key=value` texts.
const TOGETHER: [&str; 7] = [
    "wild-cards=on,event-cards=on",
    "wild-cards=on,offer-cards=on",
    "event-cards=on,offer-cards=on",
    "wild-cards=on,event-cards=on,offer-cards=on,rounds=6",
    "rounds=9,hand-limit=20",
    "rounds=1,hand-limit=0",
    "supply-limit=1,farm-supply-limit=2",
];

/// Each value of each house rule except the pack's own, as `key=value` texts.
fn alone(raw: &Raw, values: fn(HouseRule, &Raw) -> Vec<String>) -> Vec<String> {
    let sets = |rule: HouseRule| {
        let set = move |value: String| format!("{}={value}", rule.id());
        values(rule, raw).into_iter().map(set)
    };
    HouseRule::ALL.into_iter().flat_map(sets).collect()
}

/// One rule set with every house rule changed: each to its last word or to a small number.
fn all_at_once(raw: &Raw) -> String {
    let last = |rule: HouseRule| {
        let value = house_rule_values::words_and_numbers(rule, raw).pop()?;
        Some(format!("{}={value}", rule.id()))
    };
    HouseRule::ALL.into_iter().filter_map(last).collect::<Vec<_>>().join(",")
}

/// Every rule set except the printed one, as `key=value` texts.
pub fn all(raw: &Raw) -> Vec<String> {
    let sets = alone(raw, house_rule_values::words_and_bounds).into_iter().chain(TOGETHER.map(String::from));
    sets.chain([all_at_once(raw)]).collect()
}

/// The world of a pack with this rule set. `None` if the rules don't fit the pack or the number of societies.
pub fn world(pack: &Pack, set: &str, societies: usize) -> Option<World> {
    let mut rules = pack.rules.raw.house;
    for rule in set.split(',').filter(|r| !r.is_empty()) {
        let (key, value) = rule.trim().split_once('=').unwrap();
        rules.set(key, value, &pack.rules.raw).ok()?;
    }
    World::new(&pack.rules.raw, &rules, societies).ok()
}

/// A world for every rule set and every number of societies that it allows, with a label such as `3:
/// rounds=9`.
pub fn worlds(pack: &Pack) -> Vec<(String, World)> {
    let raw = &pack.rules.raw;
    let sets = std::iter::once(String::new()).chain(all(raw));
    let worlds = sets.flat_map(|set| {
        (2..=4).filter_map(move |n| Some((format!("{n}: {set}"), world(pack, &set, n)?))).collect::<Vec<_>>()
    });
    worlds.collect()
}

/// A world for every pair of house rules, each with a label. The number of societies varies from pair to
/// pair.
pub fn pairs(pack: &Pack) -> Vec<(String, World)> {
    let mut all = Vec::new();
    let rules = alone(&pack.rules.raw, house_rule_values::words_and_numbers);
    for (i, one) in rules.iter().enumerate() {
        for (j, other) in rules.iter().enumerate().skip(i + 1) {
            let key = |rule: &str| rule.split('=').next().map(str::to_owned);
            if key(one) == key(other) {
                continue;
            }
            let set = format!("{one},{other}");
            let societies = (0..3).map(|n| 2 + (i + j + n) % 3);
            let mut fitting = societies.filter_map(|n| Some((format!("{n}: {set}"), world(pack, &set, n)?)));
            all.extend(fitting.next());
        }
    }
    all
}

/// The number of games that a property test plays for each world: `few`, or the value of `WHISPERS_GAMES`.
pub fn games(few: u32) -> u32 {
    std::env::var("WHISPERS_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(few)
}
