//! Abilities of cards: a cost, and an effect from a fixed set, with which packs build cards (R7.3).

use crate::ids::Empire;
use crate::raw::icon::{Icon, Icons};

/// A play window: a time in a position's turn at which cards may be played (R7.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Window {
    /// Before the position takes its action, together with the choice of that action.
    Before,
    /// While an attack is being declared (R7.4).
    Declaring,
    /// After an attack is declared, before it is fought.
    Muster,
    /// After each attack.
    Aftermath,
    /// After the position's action.
    After,
}

impl Window {
    /// All play windows, in the order in which a turn opens them.
    pub const ALL: [Self; 5] = [Self::Before, Self::Declaring, Self::Muster, Self::Aftermath, Self::After];

    /// The index of this play window, from 0, for arrays with an entry for each play window.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The play window's id in packs and reports.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Before => "before",
            Self::Declaring => "declaring",
            Self::Muster => "muster",
            Self::Aftermath => "aftermath",
            Self::After => "after",
        }
    }

    /// The play window's description for authors of packs.
    pub const fn meaning(self) -> &'static str {
        match self {
            Self::Before => "With the choice of the position's action.",
            Self::Declaring => "As a part of declaring an attack (R7.4).",
            Self::Muster => "After an attack is declared, before anybody falls.",
            Self::Aftermath => "After each attack.",
            Self::After => "After the position's action.",
        }
    }
}

/// A set of play windows, stored as one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Windows(u8);

impl Windows {
    /// The set that contains these play windows.
    pub const fn new(windows: &[Window]) -> Self {
        let mut bits = 0;
        let mut i = 0;
        while i < windows.len() {
            bits |= 1 << windows[i].index();
            i += 1;
        }
        Self(bits)
    }

    /// True if the set contains this play window.
    pub const fn has(self, window: Window) -> bool {
        self.0 >> window.index() & 1 == 1
    }

    /// True if the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The play windows in the set, in the order in which a turn opens them.
    pub fn iter(self) -> impl Iterator<Item = Window> {
        Window::ALL.into_iter().filter(move |w| self.has(*w))
    }
}

/// A filter for the regions that an effect may choose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Where {
    /// True if only regions without banners can be chosen.
    pub empty: bool,
    /// If set, only regions with this icon can be chosen.
    pub with: Option<Icon>,
    /// Only regions without any of these icons can be chosen.
    pub without: Icons,
}

/// The effect of a card (R7.3). All numbers count banners. The tables in `kinds` define how packs write effects.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Effect {
    /// Attack once more from the region just won, with at most the survivors (Bear in the printed game).
    AttackAgain,
    /// Kill the survivors of the attack, whichever side they are on (Bear+Bear).
    KillSurvivors,
    /// Instead of the position's action, the active agent moves to an empty position and takes an action there
    /// (Eagle).
    Relocate,
    /// Instead of the position's action, take an action of a position that another of the player's agents controls
    /// (Lion).
    Borrow,
    /// The attack may also target regions beyond the borders (Eagle+Eagle, Armada).
    Reach {
        /// True if this adds only regions without banners.
        empty: bool,
        /// True if this adds only regions across a sea from the start of the attack (R1.6).
        sea: bool,
    },
    /// Add this number of banners from the supply to the attackers (Elephant, Elephant+Elephant).
    Rally(u8),
    /// Move up to this number of banners from one region to the attackers (Reinforcements).
    Join(u8),
    /// Reinforce one region: add banners of the empire that controls it (Lion+Lion, Recruit, Uprising).
    Reinforce {
        /// The number of banners to add.
        banners: u8,
        /// The regions that can be chosen.
        place: Where,
    },
    /// Move banners from one region of the active empire to another (Horse).
    Shift,
    /// Rearrange one empire's banners among its regions (Horse+Horse).
    Rearrange,
    /// Kill up to this number of banners in one region (Mercenaries).
    Kill(u8),
    /// Move all banners of a region to neighbouring regions (Disperse).
    Disperse,
    /// Add this number of banners for each enemy banner that the attack killed (Subjugate).
    Subjugate(u8),
    /// Kill up to this number of enemy banners around a region with banners of the active empire (Alchemist's
    /// Fire).
    Strike(u8),
    /// Add one banner to every region of the active empire (Populate).
    Populate,
    /// Take the same printed action again (Midnight Oil).
    Repeat,
}

impl Effect {
    /// True if the choice of the second card to pay can decide whether the effect is possible. Paid cards return to
    /// their decks before the effect, so they cannot pay for another card (R7.1, R7.4).
    pub(crate) const fn hangs_on_payment(self) -> bool {
        matches!(self, Self::Relocate | Self::Borrow | Self::AttackAgain | Self::Repeat)
    }
}

/// The cards that an ability costs, including the played one (R1.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cost {
    /// One card of A's deck: `A`.
    One(Empire),
    /// Two cards of A's deck: `A+A`.
    Two(Empire),
    /// A card of A's deck whose partner is B, and any card of B's deck, or the reverse: `A+B`.
    Pair(Empire, Empire),
}

/// One ability of a pack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ability {
    /// The cost of the ability. It also determines which cards have the ability.
    pub cost: Cost,
    /// The effect when the card is played.
    pub effect: Effect,
    /// The play windows in which the ability may be used.
    pub windows: Windows,
}

/// Which of a card's three abilities is used (R1.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Use {
    /// The ability that costs only the card itself.
    Alone,
    /// The ability that costs two cards of the same deck.
    Double,
    /// The ability that costs one card from each of two decks.
    Paired,
}

impl Use {
    /// All three uses, in the order in which cards print them.
    pub const ALL: [Self; 3] = [Self::Alone, Self::Double, Self::Paired];

    /// The number of this ability in notation: 1, 2 or 3.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }
}
