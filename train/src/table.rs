//! The tables at which bots learn: all shipped packs or a single one, two to four seats, and sometimes other
//! house rules.

use std::collections::HashMap;
use std::path::Path;
use std::sync::{Arc, LazyLock, Mutex, OnceLock};

use packs::{Files, Library, Pack};
use rules::{Deal, EmpireOrder, HouseRule, HouseRules, Rng, Value, World};

/// The packs to draw from. The base game is twice as likely as the others.
const PACKS: [&str; 4] = ["war-of-whispers", "war-of-whispers", "whispers-of-the-stars", "lantern-delta"];

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

/// One of the packs to learn from.
pub fn any_pack(rng: &mut Rng) -> Arc<Pack> {
    let any = PACKS[rng.below(PACKS.len() as u32) as usize];
    ONLY.get().cloned().unwrap_or_else(|| pack(any))
}

/// A pack's table for a number of societies, with the pack's own house rules.
pub fn world(id: &str, seats: usize) -> World {
    let pack = pack(id);
    made(&pack, &pack.rules.raw.house, seats).unwrap_or_else(|| panic!("{id} has no room for {seats}"))
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

fn made(pack: &Pack, house: &HouseRules, seats: usize) -> Option<World> {
    World::new(&pack.rules.raw, house, seats).ok()
}

/// The table of a game, its deal, and the source of chance. The seed determines all three.
pub fn dealt(seed: u64) -> (World, Deal, Rng) {
    let mut rng = Rng::new(seed);
    let pack = any_pack(&mut rng);
    let seats = [4, 4, 4, 3, 2][rng.below(5) as usize];
    let house = some_house(pack.rules.raw.house, &mut rng);
    let world = made(&pack, &house, seats)
        .or_else(|| made(&pack, &pack.rules.raw.house, seats))
        .or_else(|| made(&pack, &pack.rules.raw.house, 2))
        .unwrap_or_else(|| panic!("{} seats two", pack.id));
    let deal = Deal::random(&world, &mut rng);
    (world, deal, rng)
}

/// The pack's own house rules in two of three games, and random ones otherwise.
fn some_house(own: HouseRules, rng: &mut Rng) -> HouseRules {
    let mut house = own;
    if rng.below(3) == 0 {
        let mut is = || rng.below(4) == 0;
        for rule in HouseRule::ALL {
            match rule.value() {
                Value::Switch(field, _) => *field(&mut house) = is(),
                Value::Cards(field, _) => *field(&mut house) |= is(),
                _ => {}
            }
        }
        if is() {
            house.order = EmpireOrder::ShuffledEachRound;
        }
        house.rounds = 3 + rng.below(3) as u8;
    }
    house
}
