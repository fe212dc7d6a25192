//! Rule sets that the properties are held against: each house rule alone, and all at once.

use whispers::content::{Pack, house};
use whispers::rules::*;

/// House rules as `key=value` texts.
pub const SETS: [&str; 28] = [
    "",
    "agents-in-regions=on",
    "whispers-kept=on",
    "loyalty=unique-devout",
    "loyalty=unique-ends",
    "loyalty=balanced",
    "loyalty=differ-4",
    "loyalty=dealt-devout",
    "order=shuffled",
    "order=shuffled-each-round",
    "swap=agents-only",
    "supply-check=everyone",
    "fort-pairs=together",
    "final-whisper=on",
    "wild-cards=on",
    "event-cards=on",
    "offer-cards=on",
    "wild-cards=on,event-cards=on",
    "wild-cards=on,offer-cards=on",
    "event-cards=on,offer-cards=on",
    "wild-cards=on,event-cards=on,offer-cards=on,rounds=6",
    "rounds=9,hand-limit=20",
    "hand-limit=0",
    "rounds=1,hand-limit=0",
    "agents-per-round=4",
    "supply-limit=1,farm-supply-limit=2",
    "multipliers=1 1 1 1 1",
    "agents-in-regions=on,whispers-kept=on,loyalty=dealt-devout,order=shuffled-each-round,swap=agents-only,\
     supply-check=everyone,fort-pairs=together,final-whisper=on,wild-cards=on,event-cards=on,offer-cards=on,\
     rounds=6,hand-limit=2",
];

/// The world of a rule set; `None` where the rules do not fit so many societies.
pub fn world(pack: &Pack, set: &str, societies: usize) -> Option<World> {
    let mut rules = pack.rules.raw.house;
    for rule in set.split(',').filter(|r| !r.is_empty()) {
        let (key, value) = rule.trim().split_once('=').unwrap();
        let set = house::set(&mut rules, key, value, &pack.orders(), pack.slots());
        if set.is_err() && pack.id != "war-of-whispers" {
            // A pack of another shape has another number of multipliers.
            return None;
        }
        set.unwrap();
    }
    World::new(&pack.rules.raw, &rules, societies).ok()
}

/// Every rule set with every number of societies that it fits.
pub fn worlds(pack: &Pack) -> Vec<(String, World)> {
    let sets = SETS.iter().copied().chain(["loyalty=cyclical", "loyalty=teams"]);
    let all =
        sets.flat_map(|set| (2..=4).filter_map(move |n| Some((format!("{n}: {set}"), world(pack, set, n)?))));
    all.collect()
}

/// How many games a property plays for each world: few, or as many as `WHISPERS_GAMES` says.
pub fn games(few: u32) -> u32 {
    std::env::var("WHISPERS_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(few)
}
