//! House rules: what players may agree on before a match (RULES.md section 10).

use super::ids::Slot;
use super::table::BySlot;

/// How loyalty is dealt (R3.2, R10.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LoyaltySetup {
    /// Any deal.
    Random,
    /// No two societies share the first slot's empire.
    UniqueDevout,
    /// No two share the first slot's empire, no two the last slot's.
    UniqueEnds,
    /// Every empire is worth about the same to all societies together.
    Balanced,
    /// The fixed cycle, with empires in a random order.
    Cyclical,
    /// Two pairs with opposite interests.
    Teams,
    /// Every two societies differ in at least so many slots.
    Differ(u8),
    /// Each is dealt a distinct first slot and lays the rest out as it likes.
    DealtDevout,
}

/// In which order the empires act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EmpireOrder {
    /// One of the pack's orders, by its place in the pack's list; 0 is the printed one.
    Named(usize),
    /// Shuffled once, before the match.
    ShuffledOnce,
    /// Shuffled at the start of each round; never the same empire first twice running.
    ShuffledEachRound,
}

impl EmpireOrder {
    /// Whether chance settles it.
    pub const fn is_drawn(self) -> bool {
        !matches!(self, Self::Named(_))
    }
}

/// What was agreed on for one match. A pack gives the defaults.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct HouseRules {
    /// R4.3: agents may be placed in regions.
    pub agents_in_regions: bool,
    /// R9.1: each token never revealed is worth 1.
    pub whispers_kept: bool,
    /// R3.2: how loyalty is dealt.
    pub loyalty: LoyaltySetup,
    /// R5.1: the empires' turn order.
    pub order: EmpireOrder,
    /// R5.6: a swap needs an agent to trade places with.
    pub swap_with_agents_only: bool,
    /// R5.7: the supply check looks at all empires' armies.
    pub check_everyone: bool,
    /// R5.3: banners of an add of two per icon go in pairs.
    pub pairs_together: bool,
    /// R8.2: one last loyalty step after the last round.
    pub final_whisper: bool,
    /// Section 10: wild cards are among the decks.
    pub wild_cards: bool,
    /// Section 11: event cards are among the decks.
    pub event_cards: bool,
    /// Section 12: offer cards are among the decks.
    pub offer_cards: bool,
    /// How many rounds are played.
    pub rounds: u8,
    /// R8.1: how many cards a society may keep.
    pub hand_limit: u8,
    /// R4.2: how many agents each society places in a round; the pack's number when `None`.
    pub agents_per_round: Option<u8>,
    /// R5.7: the most banners in a region without a farm.
    pub supply_limit: u8,
    /// R5.7: the most banners in a region with a farm.
    pub farm_supply_limit: u8,
    /// R1.3: the slots' multipliers, as many as the pack has slots.
    pub multipliers: BySlot<i8>,
}

impl HouseRules {
    /// The multiplier of a slot.
    pub fn multiplier(&self, slot: Slot) -> i32 {
        i32::from(self.multipliers[slot])
    }
}
