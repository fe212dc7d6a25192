//! The sounds of the table: one for an event when its animation begins, and one when the player must decide.

use crate::looks::Looks;
use crate::screens::table::staging::event_staging::staging;
use crate::screens::table::staging::gains::Holdings;
use crate::sound::{self, Sound};
use rules::{Event, View, World};

/// What the last sounds were played for, so that each sound is played only once.
#[derive(Debug, Default)]
pub(crate) struct SoundCues {
    event: Option<Event>,
    decides: bool,
}

impl SoundCues {
    /// Plays the sound of the event that is being animated, and the sound for the player's turn. `decides` is true
    /// while the player must decide. Each sound is played only once.
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
            looks.sounds.extend(sound_of(&new, Holdings::new(world, view).points(&new)));
        }
        if decides && !self.decides {
            looks.sounds.push(Sound::Turn);
        }
        (self.event, self.decides) = (event, decides);
    }
}

/// The sound of an event, if it has one. `points` is the change in the player's points, because a loss of points has a
/// sound of its own.
fn sound_of(event: &Event, points: Option<i32>) -> Option<Sound> {
    staging(event).sound.map(|sound| match sound {
        Sound::Conquest if points.is_some_and(|points| points < 0) => Sound::Loss,
        sound => sound,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Region;

    #[test]
    fn a_region_that_is_taken_sounds_as_what_it_brings() {
        let region = Region::new(0).unwrap();
        let event = Event::Control { region, from: None, to: None };
        assert_eq!(sound_of(&event, Some(-3)), Some(Sound::Loss));
        assert_eq!(sound_of(&event, Some(4)), Some(Sound::Conquest));
        assert_eq!(sound_of(&event, None), Some(Sound::Conquest));
        assert_eq!(sound_of(&Event::Over, None), None);
    }
}
