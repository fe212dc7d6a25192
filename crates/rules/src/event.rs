//! Events: everything that happens in a match, step by step, with its audience. The log, the animations and
//! the announcements are made from them.

use crate::ids::{Card, Empire, Line, Position, Region, Slot, Society};
use crate::raw::ability::Use;
use crate::state::State;
use crate::state::deal::TurnOrder;

/// Where an agent is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Spot {
    /// On a council position.
    Position(Position),
    /// In a region (R4.3).
    Region(Region),
}

/// Why banners left the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cause {
    /// A card killed them.
    Card,
    /// A fort killed attackers before losses were traded (R6.2).
    Fort,
    /// Losses were traded one for one (R6.2).
    Combat,
    /// They exceeded the supply limit (R5.7).
    Supply,
    /// A card dispersed them, and no neighbouring region could take them.
    Nowhere,
    /// An automaton killed one banner of each army at its borders, instead of a swap (R13.5).
    InsteadOfSwap,
}

/// One thing that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// A round begins.
    Round {
        /// The round's number, from 1.
        round: u8,
        /// The society that goes first.
        first: Society,
    },
    /// The empires' order was shuffled for this round.
    Order(TurnOrder),
    /// A society laid an empire's token on one of its slots.
    Laid(Society, Slot, Empire),
    /// An agent was taken back (R4.1).
    Retrieved(Society, Spot),
    /// An agent was placed (R4.2).
    Deployed(Society, Spot),
    /// An empire's turn begins.
    Turn(Empire),
    /// A position's turn begins.
    Acts {
        /// The position that takes its action.
        position: Position,
        /// The society that controls it.
        society: Society,
        /// Where the active agent stands.
        agent: Position,
    },
    /// Nobody controls this position (R2.4).
    Idle(Position),
    /// The society that controls this position could do nothing (R5.2).
    NothingToDo(Position, Society),
    /// The position takes the action of a printed line.
    Takes(Position, Line),
    /// Banners were added to a region from the supply.
    Added(Empire, Region, u8),
    /// Banners moved without an attack.
    Moved {
        /// The empire whose banners move.
        empire: Empire,
        /// The region that they leave.
        from: Region,
        /// The region that they reach.
        to: Region,
        /// The number of banners that move.
        banners: u8,
    },
    /// Banners went back to the supply.
    Killed(Empire, Region, u8, Cause),
    /// Banners were taken up to be dispersed.
    TakenUp(Empire, Region, u8),
    /// Control of a region changed hands.
    Control {
        /// The region that changes hands.
        region: Region,
        /// The old controller.
        from: Option<Empire>,
        /// The new controller.
        to: Option<Empire>,
    },
    /// A society drew a card of this deck.
    Drew(Society, Empire),
    /// The card a society drew, for its own view.
    DrewCard(Society, Card),
    /// The active agent traded places (R5.6).
    Swapped {
        /// The agent's society.
        society: Society,
        /// The agent's old position.
        from: Position,
        /// The agent's new position.
        to: Position,
        /// The society whose agent came the other way.
        with: Option<Society>,
    },
    /// An attack was declared.
    Attack {
        /// The attacking empire.
        empire: Empire,
        /// The region that the attackers leave.
        from: Region,
        /// The region under attack.
        to: Region,
        /// The number of attacking banners.
        banners: u8,
    },
    /// Banners joined the attackers from a region, or from the supply if it is `None`.
    Joined(Empire, Option<Region>, u8),
    /// An attack is over (R6.3).
    Outcome {
        /// The attacking empire.
        empire: Empire,
        /// The region that was attacked.
        at: Region,
        /// Attackers left over.
        attackers: u8,
        /// Defenders left over.
        defenders: u8,
    },
    /// A society played a card for one of its abilities. The last card is the one paid beside it.
    Played(Society, Card, Use, Option<Card>),
    /// A society's active agent moved from the first position to the second to act there.
    Relocated(Society, Position, Position),
    /// A society takes the action of another position, which another of its agents controls.
    Borrows(Society, Position),
    /// The first-player marker passed (R5.8).
    First(Society),
    /// A society discarded a card of this deck (R8.1).
    Discarded(Society, Empire),
    /// The card a society discarded, for its own view.
    DiscardedCard(Society, Card),
    /// A society kept its tokens as they are (R8.2).
    Kept(Society),
    /// A society exchanged two tokens, now face up: each with its new slot.
    Exchanged(Society, (Empire, Slot), (Empire, Slot)),
    /// A society drew an event, which is carried out and leaves the game (R11.1).
    Revealed(Society, Card),
    /// A half of an event is carried out. The number is the half's index.
    Incident(Card, u8),
    /// A drawn event could change nothing. The society draws another card instead.
    Void(Card),
    /// The agents of two positions traded places, by an event or a payment.
    Traded(Position, Position),
    /// An event moved a society's agent from the first position to the second of the same council.
    Reseated(Society, Position, Position),
    /// An empire's turn starts again.
    Restarts(Empire),
    /// The first society offers the second the bargain of a card (R12.1).
    Offered(Society, Society, Card),
    /// A society answered the offer of a card: true if it accepted.
    Answered(Society, Card, bool),
    /// A society was given control of the acting position (R12.2).
    Steers(Society, Position),
    /// A society turned a token face up.
    Turned(Society, Empire, Slot),
    /// Glory Hounds moved a token up, from the first slot to the second. The tokens in between moved down by
    /// one (R13.6).
    Raised(Society, Empire, Slot, Slot),
    /// The match ends before its last round (R9.4).
    EndsEarly {
        /// The empire that holds enough icons, or none.
        empire: Empire,
        /// The number of icons of the decisive kind that the empire holds.
        icons: u8,
    },
    /// The match is over.
    Over,
}

/// The viewers of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Audience {
    /// Everyone at the table.
    All,
    /// Only one society.
    Only(Society),
}

impl Audience {
    /// True if a society is in the audience.
    pub fn has(self, society: Society) -> bool {
        match self {
            Self::All => true,
            Self::Only(s) => s == society,
        }
    }
}

impl Event {
    /// The viewers of the event. Each new event must name them here.
    pub fn audience(&self) -> Audience {
        match *self {
            Self::Laid(society, ..) | Self::DrewCard(society, _) | Self::DiscardedCard(society, _) => {
                Audience::Only(society)
            }
            Self::Round { .. }
            | Self::Order(_)
            | Self::Retrieved(..)
            | Self::Deployed(..)
            | Self::Turn(_)
            | Self::Acts { .. }
            | Self::Idle(_)
            | Self::NothingToDo(..)
            | Self::Takes(..)
            | Self::Added(..)
            | Self::Moved { .. }
            | Self::Killed(..)
            | Self::TakenUp(..)
            | Self::Control { .. }
            | Self::Drew(..)
            | Self::Swapped { .. }
            | Self::Attack { .. }
            | Self::Joined(..)
            | Self::Outcome { .. }
            | Self::Played(..)
            | Self::Relocated(..)
            | Self::Borrows(..)
            | Self::First(_)
            | Self::Discarded(..)
            | Self::Kept(_)
            | Self::Exchanged(..)
            | Self::Revealed(..)
            | Self::Incident(..)
            | Self::Void(_)
            | Self::Traded(..)
            | Self::Reseated(..)
            | Self::Restarts(_)
            | Self::Offered(..)
            | Self::Answered(..)
            | Self::Steers(..)
            | Self::Turned(..)
            | Self::Raised(..)
            | Self::EndsEarly { .. }
            | Self::Over => Audience::All,
        }
    }
}

/// A listener for events. `()` ignores them at no cost.
pub trait Sink {
    /// Receives an event with the state right after it. The state includes this event and all before it, but
    /// no banner, agent or control of a later one. The losses of one fight count as one change, and so do
    /// agents that trade places.
    fn see(&mut self, state: &State, event: impl FnOnce() -> Event);
}

impl Sink for () {
    #[inline(always)]
    fn see(&mut self, _state: &State, _event: impl FnOnce() -> Event) {}
}

impl Sink for Vec<Event> {
    fn see(&mut self, _state: &State, event: impl FnOnce() -> Event) {
        self.push(event());
    }
}

/// Keeps each event with the state right after it.
impl Sink for Vec<(Event, State)> {
    fn see(&mut self, state: &State, event: impl FnOnce() -> Event) {
        self.push((event(), *state));
    }
}
