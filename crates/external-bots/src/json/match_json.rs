//! A match as JSON for programs, made from its world, the names of the pack, and one view.

use std::sync::Arc;

use serde_json::{Map, Value};

use packs::Pack;
use rules::{Empire, Society, World};

/// Writes a match as JSON. It holds the parts of the match that do not change: the world and the names.
#[derive(Clone, Debug)]
pub struct MatchJson {
    pub(crate) world: Arc<World>,
    pub(crate) pack: Arc<Pack>,
    /// For each seat, the index of its society in the pack's list.
    pub(crate) societies: Vec<usize>,
}

impl MatchJson {
    /// A writer for matches in this world. `societies` has, for each seat, the index of its society in the
    /// pack's list.
    pub fn new(world: Arc<World>, pack: Arc<Pack>, societies: Vec<usize>) -> Self {
        Self { world, pack, societies }
    }

    /// The world of the match.
    pub fn world(&self) -> &World {
        &self.world
    }

    /// The id of a society in the match.
    pub(crate) fn society_id(&self, society: Society) -> Option<&str> {
        let place = self.societies.get(society.index())?;
        self.pack.words.societies().get(*place).map(|society| society.id.as_str())
    }

    /// A JSON object with a value for each empire, by its id.
    pub fn by_empire(&self, value: impl Fn(Empire) -> Value) -> Value {
        let world = &self.world;
        Value::Object(
            world.empires().map(|e| (world.empire_id(e).to_owned(), value(e))).collect::<Map<_, _>>(),
        )
    }
}
