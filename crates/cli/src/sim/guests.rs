//! The bots from outside of an arena, told of its games.

use std::sync::Arc;

use crate::arena::Guests;
use external_bots::{Programs, Teller};
use rules::World;
use table::Setup;

/// These programs, told of games that are set up like this.
pub(super) fn guests(setup: &Setup, world: &World, programs: Programs) -> Guests {
    let societies = setup.seats.iter().map(|seat| seat.society).collect();
    Guests::new(programs, Teller::new(Arc::new(world.clone()), Arc::clone(&setup.pack), societies))
}
