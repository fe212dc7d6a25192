//! The perspective from which a match is shown.

use super::match_in_play::Match;
use super::player::Player;
use rules::{Audience, Event, Society};

/// The perspective from which a match is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Perspective {
    /// What one society may know.
    Society(Society),
    /// Everything, which is allowed after the end of a match.
    Open,
}

impl Perspective {
    /// The perspectives that a person who replays the match may choose. Once it is over, these are all;
    /// before, only that of the only person.
    pub fn choices(game: &Match) -> Vec<Self> {
        let societies = game.world().societies();
        if game.state().is_over() {
            return societies.map(Self::Society).chain([Self::Open]).collect();
        }
        let person = |society: &Society| game.player(*society) == Player::Human;
        if game.is_shared() { Vec::new() } else { societies.filter(person).map(Self::Society).collect() }
    }

    /// True if an event is visible from this perspective.
    pub fn see(self, event: &Event) -> bool {
        match self {
            Self::Society(society) => event.audience().has(society),
            Self::Open => true,
        }
    }

    /// The society that an event addresses as "you". From the open perspective, it is `viewer`.
    pub fn listener(self, event: &Event, viewer: Society) -> Society {
        match (self, event.audience()) {
            (Self::Society(society), _) => society,
            (Self::Open, Audience::Only(society)) => society,
            (Self::Open, Audience::All) => viewer,
        }
    }
}
