//! The sounds that there are, and which of them something has that happens.

use rules::{Cause, Event};

/// A sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sound {
    /// A card is played or turned over.
    Card,
    /// An agent or a banner is put down.
    Placed,
    /// Banners are on their way.
    March,
    /// Banners fall.
    Clash,
    /// A region is taken.
    Conquest,
    /// A city is lost on which the person has bet.
    Loss,
    /// A round begins.
    Round,
    /// Tokens are turned over.
    Revealed,
    /// The person is to decide.
    Turn,
    /// The person has won.
    Victory,
    /// Somebody else has.
    Defeat,
}

impl Sound {
    /// All of them.
    #[cfg(test)]
    pub const ALL: [Self; 11] = [
        Self::Card,
        Self::Placed,
        Self::March,
        Self::Clash,
        Self::Conquest,
        Self::Loss,
        Self::Round,
        Self::Revealed,
        Self::Turn,
        Self::Victory,
        Self::Defeat,
    ];
}

impl Sound {
    /// What is heard of something that happens; `points` is what it brings the person.
    pub fn of(event: &Event, points: Option<i32>) -> Option<Self> {
        match event {
            Event::Round { .. } => Some(Self::Round),
            Event::Retrieved(..)
            | Event::Deployed(..)
            | Event::Added(..)
            | Event::Swapped { .. }
            | Event::Relocated(..)
            | Event::Traded(..)
            | Event::Reseated(..) => Some(Self::Placed),
            Event::Moved { .. } | Event::Attack { .. } | Event::Joined(..) => Some(Self::March),
            Event::Killed(.., cause) => match cause {
                Cause::Fort | Cause::Combat => Some(Self::Clash),
                Cause::Card | Cause::Supply | Cause::Nowhere | Cause::InsteadOfSwap => None,
            },
            Event::Control { .. } if points.is_some_and(|points| points < 0) => Some(Self::Loss),
            Event::Control { .. } => Some(Self::Conquest),
            Event::Drew(..)
            | Event::Played(..)
            | Event::Discarded(..)
            | Event::Revealed(..)
            | Event::Offered(..) => Some(Self::Card),
            Event::Exchanged(..) | Event::Turned(..) | Event::Raised(..) => Some(Self::Revealed),
            Event::Order(_)
            | Event::Laid(..)
            | Event::Turn(_)
            | Event::Acts { .. }
            | Event::Idle(_)
            | Event::NothingToDo(..)
            | Event::Takes(..)
            | Event::TakenUp(..)
            | Event::DrewCard(..)
            | Event::Outcome { .. }
            | Event::Borrows(..)
            | Event::First(_)
            | Event::DiscardedCard(..)
            | Event::Kept(_)
            | Event::Incident(..)
            | Event::Void(_)
            | Event::Restarts(_)
            | Event::EndsEarly { .. }
            | Event::Answered(..)
            | Event::Steers(..)
            | Event::Over => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Region;

    #[test]
    fn a_region_that_is_taken_sounds_as_what_it_brings() {
        let region = Region::new(0).unwrap();
        let event = Event::Control { region, from: None, to: None };
        assert_eq!(Sound::of(&event, Some(-3)), Some(Sound::Loss));
        assert_eq!(Sound::of(&event, Some(4)), Some(Sound::Conquest));
        assert_eq!(Sound::of(&event, None), Some(Sound::Conquest));
        assert_eq!(Sound::of(&Event::Over, None), None);
    }
}
