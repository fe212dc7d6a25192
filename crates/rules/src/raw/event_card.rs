//! Effects of event cards: a closed set of kinds with parameters, from which packs build events (R11.2).

use crate::ids::Empire;
use crate::raw::icon::Icon;

/// One end of a council.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// The position that acts first.
    First,
    /// The position that acts last.
    Last,
}

impl End {
    /// Both ends, the first position's before the last's.
    pub const ALL: [Self; 2] = [Self::First, Self::Last];

    /// The id used in packs.
    pub const fn id(self) -> &'static str {
        match self {
            Self::First => "first",
            Self::Last => "last",
        }
    }

    /// The description for authors of packs.
    pub const fn meaning(self) -> &'static str {
        match self {
            Self::First => "The first position of a council.",
            Self::Last => "The last position of a council.",
        }
    }
}

/// The effect of an event or of one of its halves. *This empire* is the empire of the event's deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Incident {
    /// Trade the agents of one end of this council and of another of its positions.
    TradeWithin(End),
    /// Trade the agents of one end of this council and of one end of another council.
    TradeAcross {
        /// The end of this council.
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
    /// Rearrange all agents of this council so that each one moves.
    Reseat {
        /// True if the empire's turn then starts again from its first position.
        restart: bool,
    },
    /// Until the round ends, every icon of this kind counts twice for printed actions.
    Double(Icon),
    /// Until the round ends there are no supply checks.
    NoSupplyCheck,
    /// Clear all banners out of one region that borders a region this empire controls.
    Clear,
    /// Kill this number of this empire's banners in every region where it has any.
    Attrition(u8),
    /// Until the round ends this empire does not attack.
    Truce,
    /// Move one banner to a region that the empire controls, from every region with at least this number of
    /// its banners.
    Gather(u8),
    /// Clear a region of this empire's banners and kill one banner in each bordering region.
    Uproar,
    /// Move this empire's whole army from one region to any empty region.
    March,
}

impl Incident {
    /// True if the effect lasts until the round ends.
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
    /// The effects, of which the society that draws the event chooses one.
    pub halves: Vec<Incident>,
}

/// The effects of events that last until the round ends (R11.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Lasting {
    /// The icons that count twice, one bit each by [`Icon::index`].
    pub(crate) doubled: u8,
    /// The empires that do not attack, one bit each.
    pub(crate) truces: u8,
    /// True while supply checks are skipped.
    pub(crate) unchecked: bool,
}

impl Lasting {
    /// True while an icon counts twice for printed actions.
    #[inline(always)]
    pub const fn doubles(self, icon: Icon) -> bool {
        self.doubled >> icon.index() & 1 == 1
    }

    /// True while an empire does not attack.
    #[inline(always)]
    pub const fn holds_back(self, empire: Empire) -> bool {
        self.truces >> empire.index() & 1 == 1
    }

    /// True while supply checks are skipped.
    #[inline(always)]
    pub const fn skips_supply_checks(self) -> bool {
        self.unchecked
    }
}
