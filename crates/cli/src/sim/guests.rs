//! External bots in an arena.

use std::sync::Arc;

use crate::arena::ExternalPrograms;
use external_bots::{MatchJson, Programs};
use rules::World;
use table::Setup;

/// The programs of an arena with this setup as JSON.
pub(crate) fn guests(setup: &Setup, world: &World, programs: Programs) -> ExternalPrograms {
    let societies = setup.seats.iter().map(|seat| seat.society).collect();
    ExternalPrograms::new(
        programs,
        MatchJson::new(Arc::new(world.clone()), Arc::clone(&setup.pack), societies),
    )
}
