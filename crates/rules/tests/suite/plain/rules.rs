//! The house rules of section 10. Of the loyalty set-ups, only *dealt Devout* is here. The others affect only the deal.

use super::world::World;

#[derive(Clone, Debug)]
pub struct HouseRules {
    /// True if agents may also be placed in regions (R4.3).
    pub agents_in_regions: bool,
    /// True if each token that is never revealed scores one point (R9.1).
    pub whispers_kept: bool,
    pub empire_order: EmpireOrder,
    /// True if a swap needs an agent on the other position (R5.6).
    pub swap_with_agents_only: bool,
    /// True if supply checks cover the armies of all empires (R5.7).
    pub supply_check_everyone: bool,
    /// True if the banners of an add of two per icon are placed in pairs.
    pub fort_pairs_together: bool,
    /// True if there is one more loyalty step after the last round.
    pub final_whisper: bool,
    /// True if each society is dealt only its first token and lays the others itself.
    pub dealt_devout_rest_chosen: bool,
    /// True if wild cards are in the decks.
    pub wild_cards: bool,
    /// True if event cards are in the decks (section 11).
    pub event_cards: bool,
    /// True if offer cards are in the decks (section 12).
    pub offer_cards: bool,
    pub rounds: usize,
    pub hand_limit: usize,
    /// The number of agents that a society places in a round. `None` means 2, or 3 with two societies (R4.2).
    pub agents_per_round: Option<usize>,
    pub limit_without_farm: usize,
    pub limit_with_farm: usize,
    /// For each slot, from the first to the last, its multiplier.
    pub multipliers: Vec<i64>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EmpireOrder {
    /// The ids of the empires in the order in which they act.
    Fixed(Vec<String>),
    /// The order is drawn at random at the start of each round.
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

    /// R4.2: the number of agents that each society places in a round.
    pub fn agents_each_round(&self, societies: usize) -> usize {
        match self.agents_per_round {
            Some(number) => number,
            None if societies == 2 => 3,
            None => 2,
        }
    }
}
