//! Which thing on the table a player clicks to take each action. Marks, clicks and the list of choices all
//! follow from this table. Every action has an entry, so that a new one can't be forgotten.

use rules::{Action, Card, Empire, Office, Position, Region, Use};

/// The thing that a player clicks to take an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Click {
    /// An item in the list of choices.
    Choice,
    /// An empire in the list of choices, or the player's own token with that empire.
    Empire(Empire),
    /// Two of the player's own tokens, clicked one after the other.
    Tokens(Empire, Empire),
    /// A position in a council.
    Position(Position),
    /// A position of the council in which the active agent sits.
    Office(Office),
    /// A region of the map.
    Region(Region),
    /// A region on the map, and then a number of banners in the list.
    Banners(Region, u8),
    /// A source region, then a target region that it reaches, and then a number of banners in the list.
    Route {
        /// The source region, clicked first.
        from: Region,
        /// The target region, clicked second.
        to: Region,
        /// The number of banners that attack or move.
        banners: u8,
    },
    /// A card in the player's hand.
    Card(Card),
    /// An ability of a card in the player's hand. If several other cards can complete the cost, the player
    /// then chooses one in the list.
    Ability {
        /// The card whose ability is used.
        card: Card,
        /// The ability to click on that card.
        using: Use,
        /// The second card that pays for the ability, if it costs two.
        pay: Option<Card>,
    },
}

impl Click {
    /// The thing that a player clicks to take this action.
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

    /// True if the choice appears in the list from the start, before anything is clicked.
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

    /// The council position to click, or `None` if the action needs none. `council` is the empire whose
    /// council the active agent sits in.
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

    /// The region to click next: the first one if `from` is `None`, otherwise the target that follows `from`.
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

    /// The number of banners to choose in the list, if `clicked` holds the regions that this action needs.
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

    /// The empires that can be clicked next. `first` is the token already clicked, if there is one.
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

    /// The ability to click on the card `own`, and the second card that pays for it.
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
