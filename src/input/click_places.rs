//! Where on the table each action is clicked. Marks, clicks and the list of choices all follow from this
//! table. Every action has an entry, so that a new one can't be forgotten.

use rules::{Action, Card, Empire, Office, Position, Region, Use};

/// The thing that is clicked to take an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Click {
    /// A choice in the list.
    Choice,
    /// An empire in the list of choices, or the player's own token of that empire.
    Empire(Empire),
    /// Two of the player's own tokens, one after the other.
    Tokens(Empire, Empire),
    /// A position of a council.
    Position(Position),
    /// A position in the active agent's council.
    Office(Office),
    /// A region of the map.
    Region(Region),
    /// A region, and then a number of banners in the list.
    Banners(Region, u8),
    /// A region, then another that it reaches, and then a number of banners in the list.
    Route {
        /// The first region.
        from: Region,
        /// The second one.
        to: Region,
        /// The number of banners.
        banners: u8,
    },
    /// A card in the player's hand.
    Card(Card),
    /// An ability of a card in the hand. If several cards can pay for it, one of them is then chosen in the
    /// list.
    Ability {
        /// The card in the hand.
        card: Card,
        /// The ability of that card.
        using: Use,
        /// The second card that pays, if there is one.
        pay: Option<Card>,
    },
}

impl Click {
    /// The thing that is clicked to take this action.
    pub const fn for_action(action: Action) -> Self {
        match action {
            Action::Lay(empire) | Action::ChooseEmpire(empire) => Self::Empire(empire),
            Action::Exchange(one, other) => Self::Tokens(one, other),
            Action::RetrievePosition(position)
            | Action::DeployPosition(position)
            | Action::ChoosePosition(position) => Self::Position(position),
            Action::Swap(office) => Self::Office(office),
            Action::RetrieveRegion(region)
            | Action::DeployRegion(region)
            | Action::ChooseRegion(region)
            | Action::Place(region)
            | Action::Kill(region) => Self::Region(region),
            Action::ChooseSome { region, banners } => Self::Banners(region, banners),
            Action::Attack { from, to, banners } | Action::ChooseMove { from, to, banners } => {
                Self::Route { from, to, banners }
            }
            Action::Discard(card) => Self::Card(card),
            Action::Play { card, using, pay } => Self::Ability { card, using, pay },
            Action::Act(_)
            | Action::Done
            | Action::Pass
            | Action::Keep
            | Action::Half(_)
            | Action::Offer(_)
            | Action::Accept
            | Action::Decline
            | Action::Follow => Self::Choice,
        }
    }

    /// True if the action is in the list of choices from the start.
    pub const fn is_listed(self) -> bool {
        match self {
            Self::Choice | Self::Empire(_) => true,
            Self::Tokens(..)
            | Self::Position(_)
            | Self::Office(_)
            | Self::Region(_)
            | Self::Banners(..)
            | Self::Route { .. }
            | Self::Card(_)
            | Self::Ability { .. } => false,
        }
    }

    /// The position to click; `None` for other actions. `council` is the active agent's.
    pub fn position(self, council: Option<Empire>) -> Option<Position> {
        match self {
            Self::Position(position) => Some(position),
            Self::Office(office) => council.map(|empire| Position::new(empire, office)),
            Self::Choice
            | Self::Empire(_)
            | Self::Tokens(..)
            | Self::Region(_)
            | Self::Banners(..)
            | Self::Route { .. }
            | Self::Card(_)
            | Self::Ability { .. } => None,
        }
    }

    /// The region to click next, if `from` has been clicked already.
    pub fn region(self, from: Option<Region>) -> Option<Region> {
        match (self, from) {
            (Self::Region(region), _)
            | (Self::Banners(region, _) | Self::Route { from: region, .. }, None) => Some(region),
            (Self::Route { from, to, .. }, Some(clicked)) => (from == clicked).then_some(to),
            (Self::Banners(..), Some(_))
            | (
                Self::Choice
                | Self::Empire(_)
                | Self::Tokens(..)
                | Self::Position(_)
                | Self::Office(_)
                | Self::Card(_)
                | Self::Ability { .. },
                _,
            ) => None,
        }
    }

    /// The number of banners to choose in the list, if these regions have been clicked.
    pub fn banners(self, clicked: [Option<Region>; 2]) -> Option<u8> {
        match self {
            Self::Banners(region, banners) => (clicked[0] == Some(region)).then_some(banners),
            Self::Route { from, to, banners } => (clicked == [Some(from), Some(to)]).then_some(banners),
            Self::Choice
            | Self::Empire(_)
            | Self::Tokens(..)
            | Self::Position(_)
            | Self::Office(_)
            | Self::Region(_)
            | Self::Card(_)
            | Self::Ability { .. } => None,
        }
    }

    /// The empires of which one is to be clicked next, if the token of `first` has been clicked already.
    pub fn empires(self, first: Option<Empire>) -> [Option<Empire>; 2] {
        match (self, first) {
            (Self::Empire(empire), _) => [Some(empire), None],
            (Self::Tokens(one, other), None) => [Some(one), Some(other)],
            (Self::Tokens(one, other), Some(first)) => {
                [(other == first).then_some(one), (one == first).then_some(other)]
            }
            (
                Self::Choice
                | Self::Position(_)
                | Self::Office(_)
                | Self::Region(_)
                | Self::Banners(..)
                | Self::Route { .. }
                | Self::Card(_)
                | Self::Ability { .. },
                _,
            ) => [None, None],
        }
    }

    /// The ability of this card to click, and the second card that pays.
    pub fn ability(self, own: Card) -> Option<(Use, Option<Card>)> {
        match self {
            Self::Ability { card, using, pay } => (card == own).then_some((using, pay)),
            Self::Choice
            | Self::Empire(_)
            | Self::Tokens(..)
            | Self::Position(_)
            | Self::Office(_)
            | Self::Region(_)
            | Self::Banners(..)
            | Self::Route { .. }
            | Self::Card(_) => None,
        }
    }
}
