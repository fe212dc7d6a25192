//! A world with what the policy's inputs need, and the mix of worlds that it learns from.

use std::sync::Arc;

use bots::policy::Ground;
use packs::Pack;
use rules::{Rng, World};

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
/// the mix. A third are the base pack as printed, unless only one pack is played.
pub fn any_world(seed: u64, number: u64) -> (Arc<Pack>, World) {
    let mut rng = Rng::stream(seed, number);
    if number.is_multiple_of(3) && table::only_pack().is_none() {
        return (table::pack(BASE), table::world(BASE, table::random_seats(&mut rng)));
    }
    table::random_world(&mut rng)
}
