//! A decision of a society, with one variant for each kind of choice in RULES.md section 14.

use crate::ids::{Card, Empire, Line, Office, Position, Region};
use crate::raw::ability::Use;

/// One decision of a society. Lists of legal actions are sorted by the order of the variants, then of their fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Lay this empire's loyalty token on the society's next free slot (house rule *dealt Devout, rest chosen*).
    Lay(Empire),
    /// Take an agent back from a position (R4.1).
    RetrievePosition(Position),
    /// Take an agent back from a region (R4.3).
    RetrieveRegion(Region),
    /// Place an agent on a position (R4.2).
    DeployPosition(Position),
    /// Place an agent in a region (R4.3).
    DeployRegion(Region),
    /// Take the action on this printed line of the acting position (R5.2).
    Act(Line),
    /// Swap the active agent to this position of its council (R5.6).
    Swap(Office),
    /// Declare an attack (R6.1).
    Attack {
        /// The region that the attacking banners leave.
        from: Region,
        /// The region under attack.
        to: Region,
        /// The number of attacking banners.
        banners: u8,
    },
    /// Play a card (R7.1).
    Play {
        /// The played card, from the society's hand.
        card: Card,
        /// Which of the card's three abilities is used.
        using: Use,
        /// The second card of the cost; `None` if the ability costs only the played card.
        pay: Option<Card>,
    },
    /// Choose an empire for the effect of a card.
    ChooseEmpire(Empire),
    /// Choose a council position for the effect of a card.
    ChoosePosition(Position),
    /// Choose a region for the effect of a card.
    ChooseRegion(Region),
    /// Choose a region and a number of banners for the effect of a card.
    ChooseSome {
        /// The region where the card takes effect.
        region: Region,
        /// The number of banners, at least 1.
        banners: u8,
    },
    /// Choose banners to move from one region to another, for a card or an event.
    ChooseMove {
        /// The region that the banners leave.
        from: Region,
        /// The region that the banners reach.
        to: Region,
        /// The number of banners that move.
        banners: u8,
    },
    /// Place the next banner of a series, or the next pair, in this region.
    Place(Region),
    /// Kill one banner in this region.
    Kill(Region),
    /// End a series of choices early, such as a series of [`Action::Kill`].
    Done,
    /// Play no card in the current play window, or make no offer.
    Pass,
    /// Discard a card (R8.1).
    Discard(Card),
    /// Exchange no loyalty tokens (R8.2).
    Keep,
    /// Exchange the loyalty tokens of two empires (R8.2). The first empire is the earlier one in the pack's list.
    Exchange(Empire, Empire),
    /// Choose one half of an event card, by its index from 0 (R11.1).
    Half(u8),
    /// Offer a rival the bargain on this offer card (R12.1).
    Offer(Card),
    /// Accept an offer.
    Accept,
    /// Decline an offer.
    Decline,
    /// Let an automaton follow its script (section 13). Automata have no other action.
    Follow,
}

const _: () = assert!(size_of::<Action>() == 4, "lists of legal actions stay small");
