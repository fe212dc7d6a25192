//! Perspectives, which determine how much of a match is shown.

use super::match_in_play::Match;
use super::player::Player;
use rules::{Audience, Event, Society};

/// The perspective from which a match is shown: that of one society, or all-seeing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Perspective {
    /// The match is shown with what this society may know.
    Society(Society),
    /// The match is shown with all hidden information, which is allowed once it is over.
    Open,
}

impl Perspective {
    /// The perspectives from which the match may be replayed. Once it is over, all are allowed. Before that,
    /// only the perspective of the person, and none if several people play.
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

    /// The society that the sentence about an event addresses as "you". From the open perspective, it is the
    /// society that alone may know of the event, or else `viewer`.
    pub fn listener(self, event: &Event, viewer: Society) -> Society {
        match (self, event.audience()) {
            (Self::Society(society), _) => society,
            (Self::Open, Audience::Only(society)) => society,
            (Self::Open, Audience::All) => viewer,
        }
    }
}
