//! Who tells programs of a match: all that is said to them is made of its world, of names, and of one view.

use std::sync::Arc;

use serde_json::{Map, Value};

use packs::Pack;
use rules::{Empire, Society, World};

/// What is known of a match apart from how it stands: its world, and the names that its pack gives to things.
#[derive(Clone, Debug)]
pub struct MatchJson {
    pub(crate) world: Arc<World>,
    pub(crate) pack: Arc<Pack>,
    /// Which of the pack's societies sits on each seat.
    pub(crate) societies: Vec<usize>,
}

impl MatchJson {
    /// Tells of matches in this world, with these of the pack's societies on the seats.
    pub fn new(world: Arc<World>, pack: Arc<Pack>, societies: Vec<usize>) -> Self {
        Self { world, pack, societies }
    }

    /// The world.
    pub fn world(&self) -> &World {
        &self.world
    }

    /// The id of a society's name.
    pub(crate) fn society_id(&self, society: Society) -> Option<&str> {
        let place = self.societies.get(society.index())?;
        self.pack.words.societies().get(*place).map(|society| society.id.as_str())
    }

    /// Something of every empire, by its id.
    pub fn by_empire(&self, value: impl Fn(Empire) -> Value) -> Value {
        let world = &self.world;
        Value::Object(
            world.empires().map(|e| (world.empire_id(e).to_owned(), value(e))).collect::<Map<_, _>>(),
        )
    }
}
