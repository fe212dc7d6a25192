//! Events: everything that happens in a match, step by step, with its audience. The log, the animations and the
//! announcements are made from events.

use crate::ids::{Card, Empire, Line, Position, Region, Slot, Society};
use crate::raw::ability::Use;
use crate::state::State;
use crate::state::deal::TurnOrder;

/// The place of an agent on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Spot {
    /// The agent is on this council position.
    Position(Position),
    /// The agent is in this region (R4.3).
    Region(Region),
}

/// Why banners left the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cause {
    /// A card or an event killed the banners.
    Card,
    /// A fort killed these attackers before both sides traded losses (R6.2).
    Fort,
    /// Both sides of an attack traded losses, one for one (R6.2).
    Combat,
    /// The banners exceeded the region's supply limit (R5.7).
    Supply,
    /// A card dispersed the banners, and their empire controlled no neighbouring region.
    Nowhere,
    /// An automaton killed one banner of each army at its empire's borders, instead of a swap (R13.5).
    InsteadOfSwap,
}

/// One thing that happened in a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// A round begins.
    Round {
        /// The round's number, from 1.
        round: u8,
        /// The society that goes first.
        first: Society,
    },
    /// The turn order of the empires was shuffled for this round.
    Order(TurnOrder),
    /// A society laid an empire's loyalty token on one of its slots, during set-up.
    Laid(Society, Slot, Empire),
    /// A society took an agent back from this spot (R4.1).
    Retrieved(Society, Spot),
    /// A society placed an agent on this spot (R4.2).
    Deployed(Society, Spot),
    /// An empire's turn begins.
    Turn(Empire),
    /// A council position begins its turn.
    Acts {
        /// The position that takes its action.
        position: Position,
        /// The society that controls the position.
        society: Society,
        /// The position of the active agent, which gives the society control of `position`.
        agent: Position,
    },
    /// Nobody controls this position, so it does nothing (R2.4).
    Idle(Position),
    /// This position does nothing, because the society that controls it had nothing that it could do (R5.2).
    NothingToDo(Position, Society),
    /// A position takes the action of one of its printed lines.
    Takes(Position, Line),
    /// An empire's banners were added to a region from its supply.
    Added(Empire, Region, u8),
    /// Banners moved without an attack.
    Moved {
        /// The empire whose banners move.
        empire: Empire,
        /// The region that the banners leave.
        from: Region,
        /// The region that the banners reach.
        to: Region,
        /// The number of banners that move.
        banners: u8,
    },
    /// An empire's banners in a region went back to its supply, for this reason.
    Killed(Empire, Region, u8, Cause),
    /// All banners of an empire in a region were taken up, to be dispersed to neighbouring regions.
    TakenUp(Empire, Region, u8),
    /// Control of a region changed hands.
    Control {
        /// The region that changes hands.
        region: Region,
        /// The empire that controlled the region before; `None` if none did.
        from: Option<Empire>,
        /// The empire that controls the region now; `None` if none does.
        to: Option<Empire>,
    },
    /// A society drew a card from this empire's deck. The public does not learn which card.
    Drew(Society, Empire),
    /// The card that a society drew. Only that society sees this event.
    DrewCard(Society, Card),
    /// The active agent swapped to another position (R5.6).
    Swapped {
        /// The agent's society.
        society: Society,
        /// The agent's old position.
        from: Position,
        /// The agent's new position.
        to: Position,
        /// The society of the agent that moved to `from` in exchange; `None` if `to` was empty.
        with: Option<Society>,
    },
    /// An attack was declared.
    Attack {
        /// The attacking empire.
        empire: Empire,
        /// The region that the attacking banners leave.
        from: Region,
        /// The region under attack.
        to: Region,
        /// The number of attacking banners.
        banners: u8,
    },
    /// Banners of an empire joined the attackers. They came from this region, or from the supply if it is `None`.
    Joined(Empire, Option<Region>, u8),
    /// An attack is over (R6.3).
    Outcome {
        /// The attacking empire.
        empire: Empire,
        /// The region that was attacked.
        at: Region,
        /// The number of attackers left over.
        attackers: u8,
        /// The number of defenders left over.
        defenders: u8,
    },
    /// A society played a card for one of its abilities. The last field is the second card of the cost, if there is
    /// one.
    Played(Society, Card, Use, Option<Card>),
    /// A society's active agent moved from the first position to the second, to take an action there (the card Eagle).
    Relocated(Society, Position, Position),
    /// A society takes the action of this position, which another of its agents controls (the card Lion).
    Borrows(Society, Position),
    /// This society received the first-player marker (R5.8).
    First(Society),
    /// A society discarded a card of this empire's deck (R8.1). The public does not learn which card.
    Discarded(Society, Empire),
    /// The card that a society discarded. Only that society sees this event.
    DiscardedCard(Society, Card),
    /// A society exchanged no loyalty tokens in this loyalty step (R8.2).
    Kept(Society),
    /// A society exchanged two loyalty tokens, which are now face up. Each pair is an empire and its new slot.
    Exchanged(Society, (Empire, Slot), (Empire, Slot)),
    /// A society drew this event card, which is now carried out and then leaves the game (R11.1).
    Revealed(Society, Card),
    /// One half of an event card is carried out. The number is the half's index, from 0.
    Incident(Card, u8),
    /// This drawn event could change nothing, so the society draws another card instead.
    Void(Card),
    /// The agents of two positions traded places, by an event or a payment.
    Traded(Position, Position),
    /// An event moved a society's agent from the first position to the second, within one council.
    Reseated(Society, Position, Position),
    /// An empire's turn starts again from the first position of its council.
    Restarts(Empire),
    /// The first society offers the second the bargain of an offer card (R12.1).
    Offered(Society, Society, Card),
    /// A society answered the offer of this card: true if it accepted.
    Answered(Society, Card, bool),
    /// A society was given control of the acting position by a rival (R12.2).
    Steers(Society, Position),
    /// A society turned the loyalty token of this empire face up, on this slot.
    Turned(Society, Empire, Slot),
    /// The Glory Hounds moved an empire's loyalty token up, from the first slot given to the second. The tokens in
    /// between moved down by one slot (R13.6).
    Raised(Society, Empire, Slot, Slot),
    /// The match ends before its last round (R9.4).
    EndsEarly {
        /// The empire that ends the match, by holding enough icons of the decisive kind or none of them.
        empire: Empire,
        /// The number of icons of the decisive kind that the empire holds.
        icons: u8,
    },
    /// The match is over.
    Over,
}

/// The societies that may see an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Audience {
    /// Everyone at the table.
    All,
    /// Only one society.
    Only(Society),
}

impl Audience {
    /// True if this society may see the event.
    pub fn has(self, society: Society) -> bool {
        match self {
            Self::All => true,
            Self::Only(s) => s == society,
        }
    }
}

impl Event {
    /// The societies that may see this event. Each new kind of event must be listed here.
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

/// A listener that receives each event of a match. The sink `()` ignores events at no cost.
pub trait Sink {
    /// Receives an event and the state right after it. The state includes this event and all earlier ones, but no
    /// change of banners, agents or control from a later event. All losses of one fight count as one change. So do two
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
