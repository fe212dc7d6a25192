//! A match as JSON for programs: made from its world, from names, and from one view.

use std::sync::Arc;

use serde_json::{Map, Value};

use packs::Pack;
use rules::{Empire, Society, World};

/// The parts of a match that do not change: its world and the names of its pack.
#[derive(Clone, Debug)]
pub struct MatchJson {
    pub(crate) world: Arc<World>,
    pub(crate) pack: Arc<Pack>,
    /// The pack's society on each seat.
    pub(crate) societies: Vec<usize>,
}

impl MatchJson {
    /// The JSON of matches in this world, with these of the pack's societies on the seats.
    pub fn new(world: Arc<World>, pack: Arc<Pack>, societies: Vec<usize>) -> Self {
        Self { world, pack, societies }
    }

    /// The world of the match.
    pub fn world(&self) -> &World {
        &self.world
    }

    /// The id of a society.
    pub(crate) fn society_id(&self, society: Society) -> Option<&str> {
        let place = self.societies.get(society.index())?;
        self.pack.words.societies().get(*place).map(|society| society.id.as_str())
    }

    /// A value for every empire, by its id.
    pub fn by_empire(&self, value: impl Fn(Empire) -> Value) -> Value {
        let world = &self.world;
        Value::Object(
            world.empires().map(|e| (world.empire_id(e).to_owned(), value(e))).collect::<Map<_, _>>(),
        )
    }
}
