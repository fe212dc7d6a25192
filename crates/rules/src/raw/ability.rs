//! Abilities of cards: effects with parameters, from which packs build them (R7.3).

use crate::ids::Empire;
use crate::raw::icon::{Icon, Icons};

/// When a card may be played (R7.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Window {
    /// Before the position takes its action, with the choice of it.
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
    /// All windows, in the order in which a turn opens them.
    pub const ALL: [Self; 5] = [Self::Before, Self::Declaring, Self::Muster, Self::Aftermath, Self::After];

    /// The index into tables by window.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The id used in packs and reports.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Before => "before",
            Self::Declaring => "declaring",
            Self::Muster => "muster",
            Self::Aftermath => "aftermath",
            Self::After => "after",
        }
    }

    /// The description for authors of packs.
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

/// A set of windows, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Windows(u8);

impl Windows {
    /// The set that contains these windows.
    pub const fn new(windows: &[Window]) -> Self {
        let mut bits = 0;
        let mut i = 0;
        while i < windows.len() {
            bits |= 1 << windows[i].index();
            i += 1;
        }
        Self(bits)
    }

    /// True if the set contains a window.
    pub const fn has(self, window: Window) -> bool {
        self.0 >> window.index() & 1 == 1
    }

    /// True if the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The windows, in order.
    pub fn iter(self) -> impl Iterator<Item = Window> {
        Window::ALL.into_iter().filter(move |w| self.has(*w))
    }
}

/// The regions that an effect may reinforce.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Where {
    /// Only regions without banners.
    pub empty: bool,
    /// Only regions with this icon.
    pub with: Option<Icon>,
    /// Only regions with none of these icons.
    pub without: Icons,
}

/// The effect of a card (R7.3). All numbers count banners. The kinds in `rules/kinds` define how packs write
/// it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Effect {
    /// One more attack from the region just won, with at most the survivors (printed: Bear).
    AttackAgain,
    /// Kill the survivors of the attack, whichever side they are on (Bear+Bear).
    KillSurvivors,
    /// Instead: the active agent moves to an empty position and takes an action there (Eagle).
    Relocate,
    /// Instead: take an action of a position that another of the player's agents controls (Lion).
    Borrow,
    /// The attack may also target regions beyond the borders (Eagle+Eagle, Armada).
    Reach {
        /// Only regions without banners.
        empty: bool,
        /// Only regions across a sea from where the attack starts (R1.6).
        sea: bool,
    },
    /// Add banners from the supply to the attackers (Elephant, Elephant+Elephant).
    Rally(u8),
    /// Move up to this number of banners from one region to the attackers (Reinforcements).
    Join(u8),
    /// Reinforce one region (Lion+Lion, Recruit, Uprising).
    Reinforce {
        /// The number of banners to add.
        banners: u8,
        /// The regions that may get the banners.
        place: Where,
    },
    /// Move banners from one region to another of the active empire (Horse).
    Shift,
    /// Rearrange one empire's banners (Horse+Horse).
    Rearrange,
    /// Kill up to this number of banners in one region (Mercenaries).
    Kill(u8),
    /// Take all banners out of a region into its neighbours (Disperse).
    Disperse,
    /// Add this number of banners for each killed enemy (Subjugate).
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
    /// True if the payment can decide whether the effect is possible. Cards return to their decks before the
    /// effect and can no longer pay for another (R7.1, R7.4).
    pub(crate) const fn hangs_on_payment(self) -> bool {
        matches!(self, Self::Relocate | Self::Borrow | Self::AttackAgain | Self::Repeat)
    }
}

/// The cards that an ability costs, including the played one (R1.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cost {
    /// The card itself: `A`.
    One(Empire),
    /// The card and another of its deck: `A+A`.
    Two(Empire),
    /// Cards of both decks; on A's cards with partner B and on B's with partner A: `A+B`.
    Pair(Empire, Empire),
}

/// One ability of a pack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ability {
    /// The cost, which also determines which cards have the ability.
    pub cost: Cost,
    /// The effect when the card is played.
    pub effect: Effect,
    /// The windows in which the ability may be played.
    pub windows: Windows,
}

/// Which of a card's three abilities is used (R1.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Use {
    /// The ability that costs only the card itself.
    Alone,
    /// The ability that costs two cards of the deck.
    Double,
    /// The ability that costs a card of each of the two decks.
    Paired,
}

impl Use {
    /// All three uses in printed order.
    pub const ALL: [Self; 3] = [Self::Alone, Self::Double, Self::Paired];

    /// 1, 2 or 3, as in notation.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }
}
