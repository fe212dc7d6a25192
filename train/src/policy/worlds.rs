//! The worlds in which the policy plays: one pack as printed, or a fixed mix of all packs and house rules.

pub use whispers_train::arena::Arena;
use whispers_train::arena::any_world;
use whispers_train::table;

use crate::game::on_cores;

/// The mix of worlds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Mix {
    /// The base pack as printed, four societies.
    Base,
    /// The base pack as printed, four or two societies.
    FourOrTwo,
    /// All packs, house rules and numbers of societies. A third are the base pack as printed, unless only one pack is played.
    All,
}

/// The number of worlds in the mix of all.
const WORLDS: u64 = 240;

/// The worlds of a mix. The seed determines them.
pub fn arenas(mix: Mix, seed: u64, threads: usize) -> Vec<Arena> {
    match mix {
        Mix::Base => vec![Arena::new(table::world("war-of-whispers", 4))],
        Mix::FourOrTwo => [4, 2].map(|seats| Arena::new(table::world("war-of-whispers", seats))).into(),
        Mix::All => {
            let numbers: Vec<u64> = (0..WORLDS).collect();
            on_cores(threads, &numbers, || (), |(), number| Arena::new(any_world(seed, *number).1))
        }
    }
}
