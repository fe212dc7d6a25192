//! Effects of event cards: a fixed set of kinds with parameters, from which packs build events (R11.2).

use crate::ids::Empire;
use crate::raw::icon::Icon;

/// One end of a council: its first or last position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// The position that acts first.
    First,
    /// The position that acts last.
    Last,
}

impl End {
    /// The first and the last position, in this order.
    pub const ALL: [Self; 2] = [Self::First, Self::Last];

    /// The end's id in packs.
    pub const fn id(self) -> &'static str {
        match self {
            Self::First => "first",
            Self::Last => "last",
        }
    }

    /// The end's description for authors of packs.
    pub const fn meaning(self) -> &'static str {
        match self {
            Self::First => "The first position of a council.",
            Self::Last => "The last position of a council.",
        }
    }
}

/// The effect of an event card or of one of its halves. *This empire* is the empire of the event's deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Incident {
    /// Trade the agents of two positions of this empire's council: the given end and any other position.
    TradeWithin(End),
    /// Trade the agents of two positions: one end of this empire's council, and one end of another council.
    TradeAcross {
        /// The end of this empire's council.
        own: End,
        /// The end of the other council.
        other: End,
    },
    /// An attack between two regions of this empire.
    CivilAttack,
    /// Clear foreign banners out of one home region of this empire.
    Expel,
    /// Clear this empire's banners out of one region.
    Withdraw {
        /// True if only home regions of this empire can be chosen.
        home: bool,
    },
    /// Rearrange all agents of this empire's council, so that each agent moves.
    Reseat {
        /// True if this empire's turn then starts again from its first position.
        restart: bool,
    },
    /// Until the round ends, each icon of this kind counts twice for printed actions.
    Double(Icon),
    /// Until the round ends, there are no supply checks.
    NoSupplyCheck,
    /// Clear all banners out of one region that borders a region this empire controls.
    Clear,
    /// Kill this number of this empire's banners in every region where it has any.
    Attrition(u8),
    /// Until the round ends, this empire does not attack.
    Truce,
    /// Move one banner from every region with at least this number of this empire's banners into one region that it
    /// controls.
    Gather(u8),
    /// Return all banners of this empire in one region to its supply, and kill one banner in each bordering region.
    Uproar,
    /// Move this empire's whole army from one region to any empty region.
    March,
}

impl Incident {
    /// True if this effect lasts until the round ends.
    pub const fn lasts(self) -> bool {
        matches!(self, Self::Double(_) | Self::NoSupplyCheck | Self::Truce)
    }
}

/// An event card of a pack (section 11).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventCard {
    /// The event's id in notation.
    pub id: String,
    /// The empire whose deck contains the event.
    pub empire: Empire,
    /// The halves of the event, one or two. The society that draws it chooses which half is carried out.
    pub halves: Vec<Incident>,
}

/// The effects of events that last until the round ends (R11.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Lasting {
    /// The icons that count twice, one bit each: bit [`Icon::index`].
    pub(crate) doubled: u8,
    /// The empires that may not attack, one bit each.
    pub(crate) truces: u8,
    /// True if supply checks are skipped.
    pub(crate) unchecked: bool,
}

impl Lasting {
    /// True if this icon counts twice for printed actions until the round ends.
    #[inline(always)]
    pub const fn doubles(self, icon: Icon) -> bool {
        self.doubled >> icon.index() & 1 == 1
    }

    /// True if this empire may not attack until the round ends.
    #[inline(always)]
    pub const fn holds_back(self, empire: Empire) -> bool {
        self.truces >> empire.index() & 1 == 1
    }

    /// True if supply checks are skipped until the round ends.
    #[inline(always)]
    pub const fn skips_supply_checks(self) -> bool {
        self.unchecked
    }
}
