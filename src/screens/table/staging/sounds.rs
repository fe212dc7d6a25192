//! What is heard of what is shown: an event as it begins, and that it is the person's turn.

use crate::looks::Looks;
use crate::screens::table::staging::gains;
use crate::sound::{self, Sound};
use rules::{Event, View, World};

/// What has been heard last.
#[derive(Debug, Default)]
pub(crate) struct Heard {
    event: Option<Event>,
    decides: bool,
}

impl Heard {
    /// Lets hear what is shown from now on, once.
    pub fn hear(
        &mut self,
        looks: &mut Looks,
        world: &World,
        view: &View,
        event: Option<Event>,
        decides: bool,
    ) {
        if !sound::AVAILABLE {
            return;
        }
        if let Some(new) = event.filter(|new| self.event != Some(*new)) {
            looks.sounds.extend(Sound::of(&new, gains::points(world, view, &new)));
        }
        if decides && !self.decides {
            looks.sounds.push(Sound::Turn);
        }
        (self.event, self.decides) = (event, decides);
    }
}
