//! The house rules of section 10; loyalty setups but for *dealt Devout* are a matter of the deal.

use super::world::World;

#[derive(Clone, Debug)]
pub struct HouseRules {
    /// Agents may also be placed in regions (R4.3).
    pub agents_in_regions: bool,
    /// +1 for each token never revealed (R9.1).
    pub whispers_kept: bool,
    pub empire_order: EmpireOrder,
    /// A swap only with an occupied position (R5.6).
    pub swap_with_agents_only: bool,
    /// The supply check covers all empires' armies (R5.7).
    pub supply_check_everyone: bool,
    /// The banners of an add of two per icon go in pairs.
    pub fort_pairs_together: bool,
    /// One last loyalty step after the last round.
    pub final_whisper: bool,
    /// Each society starts with its first slot only and lays out the rest itself.
    pub dealt_devout_rest_chosen: bool,
    /// Wild cards are among the decks.
    pub wild_cards: bool,
    /// Event cards are among the decks (section 11).
    pub event_cards: bool,
    /// Offer cards are among the decks (section 12).
    pub offer_cards: bool,
    pub rounds: usize,
    pub hand_limit: usize,
    /// `None`: 2, or 3 with two societies (R4.2).
    pub agents_per_round: Option<usize>,
    pub limit_without_farm: usize,
    pub limit_with_farm: usize,
    /// By slot, the first to the last.
    pub multipliers: Vec<i64>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EmpireOrder {
    /// Empire ids, the first to act first.
    Fixed(Vec<String>),
    /// Chance supplies a new order at the start of each round.
    ReshuffledEachRound,
}

impl HouseRules {
    pub fn printed(world: &World) -> HouseRules {
        let id = |empire: &usize| world.empires[*empire].id.clone();
        HouseRules {
            agents_in_regions: false,
            whispers_kept: false,
            empire_order: EmpireOrder::Fixed(world.turn_order.iter().map(id).collect()),
            swap_with_agents_only: false,
            supply_check_everyone: false,
            fort_pairs_together: false,
            final_whisper: false,
            dealt_devout_rest_chosen: false,
            wild_cards: false,
            event_cards: false,
            offer_cards: false,
            rounds: 4,
            hand_limit: 5,
            agents_per_round: None,
            limit_without_farm: world.limit_without_farm,
            limit_with_farm: world.limit_with_farm,
            multipliers: world.multipliers.clone(),
        }
    }

    /// R4.2
    pub fn agents_each_round(&self, societies: usize) -> usize {
        match self.agents_per_round {
            Some(number) => number,
            None if societies == 2 => 3,
            None => 2,
        }
    }
}
