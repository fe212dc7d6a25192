//! A world with what the policy's inputs need, and the mix of worlds that it learns from.

use std::sync::Arc;

use bots::policy::Ground;
use packs::Pack;
use rules::{HouseRule, LoyaltySetup, Rng, Value, World};

use crate::table;

/// The base game.
const BASE: &str = "war-of-whispers";

/// A world with what the network's inputs need.
pub struct Arena {
    pub world: Arc<World>,
    pub ground: Ground,
}

impl Arena {
    pub fn new(world: World) -> Self {
        let ground = Ground::new(&world);
        Self { world: Arc::new(world), ground }
    }
}

/// World number `number` of the mix of all packs, house rules and numbers of societies, with its pack. The seed determines
/// the mix. A third are the base pack as printed, and half of the others have a pack's own house rules.
pub fn any_world(seed: u64, number: u64) -> (Arc<Pack>, World) {
    let mut rng = Rng::stream(seed, number);
    let pack = table::any_pack(&mut rng);
    let seats = [4, 4, 4, 3, 2][rng.below(5) as usize];
    if number.is_multiple_of(3) {
        return (table::pack(BASE), table::world(BASE, seats));
    }
    let own = pack.rules.raw.house;
    let mut house = own;
    if rng.below(2) == 0 {
        let mut sometimes = || rng.below(4) == 0;
        for rule in HouseRule::ALL {
            match rule.value() {
                Value::Switch(field, _) => *field(&mut house) ^= sometimes(),
                Value::Cards(field, _) => *field(&mut house) |= sometimes(),
                _ => {}
            }
        }
        if rng.below(3) == 0 {
            house.order = rules::EmpireOrder::ShuffledEachRound;
        }
        if rng.below(2) == 0 {
            house.loyalty = LoyaltySetup::ALL[rng.below(LoyaltySetup::ALL.len() as u32) as usize].1;
        }
        if rng.below(3) == 0 {
            house.rounds = 3 + rng.below(4) as u8;
        }
    }
    // A pack may have no room for so many, and a setup may not fit their number.
    let tries = [(house, seats), (own, seats), (own, 3), (own, 2)];
    let found = tries.iter().find_map(|(house, seats)| World::new(&pack.rules.raw, house, *seats).ok());
    let world = found.unwrap_or_else(|| panic!("{} seats two", pack.id));
    (pack, world)
}
