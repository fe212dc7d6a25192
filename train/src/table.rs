//! The tables at which bots learn: all shipped packs or a single one, two to four seats, and sometimes other
//! house rules.

use std::collections::HashMap;
use std::path::Path;
use std::sync::{Arc, LazyLock, Mutex, OnceLock};

use packs::{Files, Library, Pack};
use rules::{Deal, EmpireOrder, HouseRule, HouseRules, LoyaltySetup, Rng, Value, World};

/// The packs to draw from. The base game is twice as likely as the others.
const PACKS: [&str; 5] =
    ["war-of-whispers", "war-of-whispers", "whispers-of-the-stars", "lantern-delta", "drowned-crown"];

/// The only pack to play; unset to play all of them.
static ONLY: OnceLock<Arc<Pack>> = OnceLock::new();

/// Restricts all games to one pack: an id, a folder or a `.zip`. Call it once, at the start.
///
/// # Errors
/// The faults of the pack in words.
pub fn play_only(id: &str) -> Result<(), String> {
    // It is only called once, so the pack is not set yet.
    let _ = ONLY.set(load(id)?);
    Ok(())
}

static LOADED: LazyLock<Mutex<HashMap<String, Arc<Pack>>>> = LazyLock::new(Mutex::default);

/// The pack with this id, in this folder or in this `.zip`. A built-in pack is read only once. A folder is read each time,
/// because its files may change.
///
/// # Errors
/// The faults of the pack in words.
pub fn load(id: &str) -> Result<Arc<Pack>, String> {
    let mut loaded = LOADED.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    if let Some(pack) = loaded.get(id) {
        return Ok(pack.clone());
    }
    let library = Library::default();
    let built_in = library.find(id);
    let is_built_in = built_in.is_some();
    let files = built_in.unwrap_or_else(|| Files::at(Path::new(id)));
    let pack = Arc::new(Pack::load_with(&files, &library).map_err(|report| report.to_string())?);
    if is_built_in {
        loaded.insert(id.to_owned(), pack.clone());
    }
    Ok(pack)
}

/// The pack with this id. It panics if the pack has faults, so it is only for packs that are known to have none.
pub fn pack(id: &str) -> Arc<Pack> {
    load(id).unwrap_or_else(|report| panic!("{report}"))
}

/// The only pack to play, if there is one.
pub fn only_pack() -> Option<Arc<Pack>> {
    ONLY.get().cloned()
}

/// A pack's table for a number of societies, with the pack's own house rules.
pub fn world(id: &str, seats: usize) -> World {
    let pack = pack(id);
    let raw = &pack.rules.raw;
    World::new(raw, &raw.house, seats).unwrap_or_else(|_| panic!("{id} has no room for {seats}"))
}

/// A pack's table for a number of societies, with house rules such as `rounds=6` that differ from the pack's own.
///
/// # Errors
/// The reason in words if the pack or a rule is unknown, or if they do not fit each other.
pub fn world_with(id: &str, seats: usize, rules: &[String]) -> Result<World, String> {
    let pack = load(id)?;
    let raw = &pack.rules.raw;
    let mut house = raw.house;
    for rule in rules {
        let (key, value) = rule.split_once('=').ok_or_else(|| format!("`{rule}` is not KEY=VALUE"))?;
        house.set(key, value, raw).map_err(|why| why.to_string())?;
    }
    World::new(raw, &house, seats).map_err(|faults| format!("{id} with {seats} societies: {faults:?}"))
}

/// The table of a game, its deal, and the source of chance. The seed determines all three.
pub fn dealt(seed: u64) -> (World, Deal, Rng) {
    let mut rng = Rng::new(seed);
    let (_, world) = random_world(&mut rng);
    let deal = Deal::random(&world, &mut rng);
    (world, deal, rng)
}

/// A random table for two to four societies with its pack: one of the packs to learn from, and in half of all cases with
/// random house rules instead of the pack's own.
pub fn random_world(rng: &mut Rng) -> (Arc<Pack>, World) {
    let any = PACKS[rng.below(PACKS.len() as u32) as usize];
    let pack = only_pack().unwrap_or_else(|| pack(any));
    let seats = random_seats(rng);
    let own = pack.rules.raw.house;
    let house = if rng.below(2) == 0 { random_house(own, rng) } else { own };
    // A pack may have no room for so many, and a setup may not fit their number. Every pack seats some number.
    let tries = [(house, seats), (own, seats), (own, 4), (own, 3), (own, 2)];
    let found = tries.iter().find_map(|(house, seats)| World::new(&pack.rules.raw, house, *seats).ok());
    let world = found.unwrap_or_else(|| panic!("{} seats nobody", pack.id));
    (pack, world)
}

/// A random number of societies. Four are most likely.
pub fn random_seats(rng: &mut Rng) -> usize {
    [4, 4, 4, 3, 2][rng.below(5) as usize]
}

/// Random changes to a pack's own house rules.
fn random_house(own: HouseRules, rng: &mut Rng) -> HouseRules {
    let mut house = own;
    let mut sometimes = || rng.below(4) == 0;
    for rule in HouseRule::ALL {
        match rule.value() {
            Value::Switch(field, _) => *field(&mut house) ^= sometimes(),
            Value::Cards(field, _) => *field(&mut house) |= sometimes(),
            _ => {}
        }
    }
    if rng.below(3) == 0 {
        house.order = EmpireOrder::ShuffledEachRound;
    }
    if rng.below(2) == 0 {
        house.loyalty = LoyaltySetup::ALL[rng.below(LoyaltySetup::ALL.len() as u32) as usize].1;
    }
    if rng.below(3) == 0 {
        house.rounds = 3 + rng.below(4) as u8;
    }
    house
}
