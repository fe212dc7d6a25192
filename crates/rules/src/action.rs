//! A decision: one value for each choice that RULES.md section 14 knows.

use crate::ids::{Card, Empire, Line, Office, Position, Region};
use crate::raw::ability::Use;

/// One decision. Lists of legal actions are sorted by this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Lay this token on the next free slot (house rule *dealt Devout, rest chosen*).
    Lay(Empire),
    /// Take an agent back from a position (R4.1).
    RetrievePosition(Position),
    /// Take an agent back from a region (R4.3).
    RetrieveRegion(Region),
    /// Place an agent on a position (R4.2).
    DeployPosition(Position),
    /// Place an agent in a region (R4.3).
    DeployRegion(Region),
    /// Take a printed line (R5.2).
    Act(Line),
    /// Swap with this position of the council (R5.6).
    Swap(Office),
    /// Declare an attack (R6.1).
    Attack {
        /// The region that the banners leave.
        from: Region,
        /// The region under attack.
        to: Region,
        /// The number of attacking banners.
        banners: u8,
    },
    /// Play a card (R7.1).
    Play {
        /// The played card, from the hand.
        card: Card,
        /// For which of its abilities.
        using: Use,
        /// The card paid beside it.
        pay: Option<Card>,
    },
    /// Choose an empire for a card.
    ChooseEmpire(Empire),
    /// Choose a position for a card.
    ChoosePosition(Position),
    /// Choose a region for a card.
    ChooseRegion(Region),
    /// Choose a region and a number of banners for a card.
    ChooseSome {
        /// The region where the card takes effect.
        region: Region,
        /// The number of banners, at least 1.
        banners: u8,
    },
    /// Choose banners to move for a card.
    ChooseMove {
        /// The region that they leave.
        from: Region,
        /// The region that they reach.
        to: Region,
        /// The number of banners that move.
        banners: u8,
    },
    /// Put the next banner (or pair) here.
    Place(Region),
    /// Kill one banner here.
    Kill(Region),
    /// End an optional series.
    Done,
    /// Leave a window.
    Pass,
    /// Discard a card (R8.1).
    Discard(Card),
    /// Leave the tokens as they are (R8.2).
    Keep,
    /// Exchange two tokens (R8.2); the empires in the pack's order.
    Exchange(Empire, Empire),
    /// Choose a half of an event, from 0 (R11.1).
    Half(u8),
    /// Make this offer (R12.1).
    Offer(Card),
    /// Accept an offer.
    Accept,
    /// Decline an offer.
    Decline,
    /// An automaton follows its script (section 13).
    Follow,
}

const _: () = assert!(size_of::<Action>() == 4, "lists of legal actions stay small");
