//! A pack's rules as written: they refer to items by index and are not checked. [`crate::World::new`] turns
//! them into a world or lists their faults.

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

/// The rules data of a pack.
#[derive(Clone, Debug, PartialEq)]
pub struct Raw {
    /// Fewest and most societies.
    pub societies: (usize, usize),
    /// Agents of each society.
    pub agents: u8,
    /// R4.3: most agents of a society in regions.
    pub agents_in_regions: u8,
    /// R4.2: agents that each society places in a round, in matches of two, three and four societies.
    pub agents_per_round: [u8; 3],
    /// R1.4: copies of each card.
    pub copies: u8,
    /// Section 10: wild cards in each deck, if the house rule is on.
    pub wild: u8,
    /// Ids of the loyalty slots, from the first; the multipliers are in `house`.
    pub slots: Vec<String>,
    /// Ids of the council positions, from the first.
    pub offices: Vec<String>,
    /// Ids of the icons that the pack adds (R1.5).
    pub icons: Vec<String>,
    /// The empires, by index.
    pub empires: Vec<RawEmpire>,
    /// The regions, by index.
    pub regions: Vec<RawRegion>,
    /// Borders by land, each once, as pairs of indices of regions.
    pub borders: Vec<(usize, usize)>,
    /// Borders across a sea, each once, as pairs of indices of regions (R1.6).
    pub seas: Vec<(usize, usize)>,
    /// The abilities of all cards.
    pub abilities: Vec<Ability>,
    /// Section 11: the event cards, used if the house rule is on.
    pub events: Vec<EventCard>,
    /// Section 12: the offer cards, used if the house rule is on.
    pub offers: Vec<OfferCard>,
    /// Turn orders, the printed one first.
    pub orders: Vec<RawOrder>,
    /// The scoring sets that the pack gives (R9.3). A set of a single city changes the points of cities.
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

    /// The icons of the pack, the printed ones first.
    pub fn icons(&self) -> impl DoubleEndedIterator<Item = Icon> + Clone + use<> {
        Icon::with_own(self.icons.len())
    }

    /// The id of an icon.
    pub fn icon_id(&self, icon: Icon) -> &str {
        icon.id(&self.icons)
    }

    /// Removes the cards of this kind from the rules.
    pub fn leave_out(&mut self, cards: Cards) {
        match cards {
            Cards::Wild => self.wild = 0,
            Cards::Event => self.events.clear(),
            Cards::Offer => self.offers.clear(),
        }
    }
}

/// An empire as written.
#[derive(Clone, Debug, PartialEq)]
pub struct RawEmpire {
    /// The empire's id in notation.
    pub id: String,
    /// The number of its banners, in the supply and on the map together.
    pub banners: u8,
    /// The printed lines of each council position, first to last.
    pub council: Vec<Vec<Printed>>,
}

/// A region as written.
#[derive(Clone, Debug, PartialEq)]
pub struct RawRegion {
    /// The region's id in notation.
    pub id: String,
    /// The region's number on the printed board.
    pub number: u32,
    /// The region's home empire, if it has one.
    pub home: Option<Empire>,
    /// Counts of icons, by [`Icon::index`].
    pub icons: [u8; ICON_KINDS],
    /// The supply limit, which is the largest army that the region feeds (R5.7).
    pub feeds: Feeds,
    /// The empire and number of the banners there at the start.
    pub start: Option<(Empire, u8)>,
}

/// The supply limit of a region, which is the largest army that it feeds (R5.7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Feeds {
    /// The limit of the rules for regions with or without a farm.
    #[default]
    Usual,
    /// Exactly this limit, whatever the rules say.
    Just(u8),
    /// This number more, or fewer if negative, than the usual limit, but at least one.
    More(i8),
}

impl Feeds {
    /// The limit of a region for which the rules say `usual`.
    pub fn limit(self, usual: u8) -> u8 {
        match self {
            Self::Usual => usual,
            Self::Just(banners) => banners,
            Self::More(more) => usual.saturating_add_signed(more).max(1),
        }
    }
}

/// A turn order as written.
#[derive(Clone, Debug, PartialEq)]
pub struct RawOrder {
    /// The order's id in notation.
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
    /// Swap the agent with another position (R5.6).
    Swap,
}

/// The amount that a printed action gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Count {
    /// The number given, once or several times as `per` says.
    pub number: u8,
    /// The number is given once for every so many of these icons in the empire's regions. If `None`, it is
    /// given once.
    pub per: Option<(u8, Icon)>,
}
