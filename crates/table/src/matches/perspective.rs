//! Whose eyes a match is looked at with.

use super::game::Match;
use super::player::Player;
use rules::{Audience, Event, Society};

/// Whose eyes a match is looked at with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Perspective {
    /// Those of a society, which sees what it may know.
    Society(Society),
    /// Everything lies open, as it does once a match is over.
    Open,
}

impl Perspective {
    /// Those with which a match can be looked back at, one after another: everybody's and open ones once it is over.
    /// Before that there are none but those of the people who play, and where several do, none at all.
    pub fn choices(game: &Match) -> Vec<Self> {
        let societies = game.world().societies();
        if game.state().is_over() {
            return societies.map(Self::Society).chain([Self::Open]).collect();
        }
        let person = |society: &Society| game.player(*society) == Player::Human;
        if game.is_shared() { Vec::new() } else { societies.filter(person).map(Self::Society).collect() }
    }

    /// Whether they see an event.
    pub fn see(self, event: &Event) -> bool {
        match self {
            Self::Society(society) => event.audience().has(society),
            Self::Open => true,
        }
    }

    /// The society as which they hear of an event, where the viewer is this one.
    pub fn listener(self, event: &Event, viewer: Society) -> Society {
        match (self, event.audience()) {
            (Self::Society(society), _) => society,
            (Self::Open, Audience::Only(society)) => society,
            (Self::Open, Audience::All) => viewer,
        }
    }
}
