//! Rule sets that the properties are held against: each house rule alone, in pairs, and all at once.

use whispers::content::Pack;
use whispers::content::house;
use whispers::rules::*;

/// House rules as `key=value` texts.
pub const SETS: [&str; 30] = [
    "",
    "agents-in-regions=on",
    "whispers-kept=on",
    "loyalty=unique-devout",
    "loyalty=unique-ends",
    "loyalty=balanced",
    "loyalty=differ-3",
    "loyalty=differ-4",
    "loyalty=dealt-devout",
    "order=stars",
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

/// Every house rule other than the printed one, for pairs of them.
const RULES: [&str; 27] = [
    "agents-in-regions=on",
    "whispers-kept=on",
    "loyalty=unique-devout",
    "loyalty=unique-ends",
    "loyalty=balanced",
    "loyalty=cyclical",
    "loyalty=teams",
    "loyalty=differ-2",
    "loyalty=differ-3",
    "loyalty=differ-4",
    "loyalty=dealt-devout",
    "order=stars",
    "order=shuffled",
    "order=shuffled-each-round",
    "swap=agents-only",
    "supply-check=everyone",
    "fort-pairs=together",
    "final-whisper=on",
    "wild-cards=on",
    "event-cards=on",
    "offer-cards=on",
    "rounds=3",
    "hand-limit=1",
    "agents-per-round=4",
    "supply-limit=2,farm-supply-limit=3",
    "multipliers=3 2 1 0",
    "multipliers=0 3 2 1 -1",
];

/// The world of a rule set; `None` where the rules do not fit the pack or so many societies.
pub fn world(pack: &Pack, set: &str, societies: usize) -> Option<World> {
    let mut rules = pack.rules.raw.house;
    for rule in set.split(',').filter(|r| !r.is_empty()) {
        let (key, value) = rule.trim().split_once('=').unwrap();
        house::set(&mut rules, key, value, &pack.orders(), pack.slots()).ok()?;
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

/// Every two house rules together, with one number of societies after another.
#[allow(dead_code)]
pub fn pairs(pack: &Pack) -> Vec<(String, World)> {
    let mut all = Vec::new();
    for (i, one) in RULES.iter().enumerate() {
        for (j, other) in RULES.iter().enumerate().skip(i + 1) {
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

/// How many games a property plays for each world: few, or as many as `WHISPERS_GAMES` says.
pub fn games(few: u32) -> u32 {
    std::env::var("WHISPERS_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(few)
}
