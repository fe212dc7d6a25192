//! A pack's rules as written: they refer to items by index and are unchecked. [`crate::World::new`] turns them into a
//! world or lists their faults.

pub(crate) mod ability;
pub(crate) mod event_card;
pub(crate) mod icon;
pub(crate) mod offer_card;

use crate::house_rules::{Cards, HouseRules};
use crate::ids::Empire;
use crate::raw::ability::Ability;
use crate::raw::event_card::EventCard;
use crate::raw::icon::{ICON_KINDS, Icon};
use crate::raw::offer_card::OfferCard;
use crate::scoring::early_end::EarlyEnd;
use crate::scoring::scoring_set::ScoringSet;

/// The rules of a pack, unchecked.
#[derive(Clone, Debug, PartialEq)]
pub struct Raw {
    /// The fewest and the most societies in a match.
    pub societies: (usize, usize),
    /// The number of agents of each society.
    pub agents: u8,
    /// The most agents of a society that may be in regions (R4.3).
    pub agents_in_regions: u8,
    /// The number of agents that each society places in a round, for matches of two, three and four societies (R4.2).
    pub agents_per_round: [u8; 3],
    /// The number of copies of each card (R1.4).
    pub copies: u8,
    /// The number of wild cards in each deck, if the house rule is on (section 10).
    pub wild: u8,
    /// The ids of the loyalty slots, from the first to the last. Their multipliers are in `house`.
    pub slots: Vec<String>,
    /// The ids of the positions of a council, from the first to the last.
    pub offices: Vec<String>,
    /// The ids of the kinds of icons that the pack adds (R1.5).
    pub icons: Vec<String>,
    /// The empires. An `Empire` is an index in this list.
    pub empires: Vec<RawEmpire>,
    /// The regions. A `Region` is an index in this list.
    pub regions: Vec<RawRegion>,
    /// The borders by land as pairs of indices in `regions`. Each border is listed once.
    pub borders: Vec<(usize, usize)>,
    /// The borders across a sea as pairs of indices in `regions` (R1.6). Each border is listed once.
    pub seas: Vec<(usize, usize)>,
    /// The abilities of all cards.
    pub abilities: Vec<Ability>,
    /// The event cards, which are used if the house rule is on (section 11).
    pub events: Vec<EventCard>,
    /// The offer cards, which are used if the house rule is on (section 12).
    pub offers: Vec<OfferCard>,
    /// The turn orders, the printed one first.
    pub orders: Vec<RawOrder>,
    /// The scoring sets that the pack defines (R9.3). A set of a single city replaces the points of cities.
    pub points: Vec<ScoringSet>,
    /// The condition that ends a match early, if any (R9.4).
    pub end: Option<EarlyEnd>,
    /// The pack's defaults for the house rules.
    pub house: HouseRules,
}

impl Raw {
    /// True if the pack has cards of this kind.
    pub fn has(&self, cards: Cards) -> bool {
        match cards {
            Cards::Wild => self.wild > 0,
            Cards::Event => !self.events.is_empty(),
            Cards::Offer => !self.offers.is_empty(),
        }
    }

    /// All kinds of icons in this pack: first the printed ones, then those that the pack adds.
    pub fn icons(&self) -> impl DoubleEndedIterator<Item = Icon> + Clone + use<> {
        Icon::with_own(self.icons.len())
    }

    /// The id of an icon.
    pub fn icon_id(&self, icon: Icon) -> &str {
        icon.id(&self.icons)
    }

    /// Removes the cards of this kind from the pack.
    pub fn leave_out(&mut self, cards: Cards) {
        match cards {
            Cards::Wild => self.wild = 0,
            Cards::Event => self.events.clear(),
            Cards::Offer => self.offers.clear(),
        }
    }
}

/// An empire in a pack's unchecked rules.
#[derive(Clone, Debug, PartialEq)]
pub struct RawEmpire {
    /// The empire's id in notation.
    pub id: String,
    /// The total number of the empire's banners, in its supply and on the map.
    pub banners: u8,
    /// The printed lines of each council position, from the first position to the last.
    pub council: Vec<Vec<Printed>>,
}

/// A region in a pack's unchecked rules.
#[derive(Clone, Debug, PartialEq)]
pub struct RawRegion {
    /// The region's id in notation.
    pub id: String,
    /// The region's number on the printed board.
    pub number: u32,
    /// The empire to which the region is home, if any.
    pub home: Option<Empire>,
    /// The number of icons of each kind in the region, by [`Icon::index`].
    pub icons: [u8; ICON_KINDS],
    /// The region's supply limit, which is the largest army that it feeds (R5.7).
    pub feeds: Feeds,
    /// The empire that has banners in the region at the start, and their number.
    pub start: Option<(Empire, u8)>,
}

/// The supply limit of a region, which is the largest army that it feeds (R5.7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Feeds {
    /// The limit that the house rules set for regions with or without a farm.
    #[default]
    Usual,
    /// Exactly this limit, whatever the house rules say.
    Just(u8),
    /// This number added to the limit of the house rules. It may be negative, but the sum is at least one.
    More(i8),
}

impl Feeds {
    /// The region's supply limit. `usual` is the limit that the house rules set for it.
    pub fn limit(self, usual: u8) -> u8 {
        match self {
            Self::Usual => usual,
            Self::Just(banners) => banners,
            Self::More(more) => usual.saturating_add_signed(more).max(1),
        }
    }
}

/// A turn order in a pack's unchecked rules.
#[derive(Clone, Debug, PartialEq)]
pub struct RawOrder {
    /// The turn order's id in notation.
    pub id: String,
    /// The empires in the order in which they act.
    pub empires: Vec<Empire>,
}

/// An action printed on a council position (R5.3 to R5.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Printed {
    /// Add banners from the supply (R5.3).
    Add(Count),
    /// Draw cards from the empire's deck (R5.4).
    Draw(Count),
    /// Attack with the empire's banners (R5.5).
    Attack,
    /// Swap the active agent to another position (R5.6).
    Swap,
}

/// The amount that a printed action gives: a fixed number, or a number for each group of icons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Count {
    /// The number of banners or cards that is given, once or for each group of icons.
    pub number: u8,
    /// The size and icon of a group: `number` is given once for each full group of this many icons in the empire's
    /// regions. If `None`, it is given once.
    pub per: Option<(u8, Icon)>,
}
