//! Sets the same house rules in both implementations (section 10). Covers every house rule that the engine declares,
//! because the plain rules do not use the engine's table.

use crate::plain::random::Random;
use crate::plain::rules::{EmpireOrder as PlainOrder, HouseRules as PlainRules};
use crate::plain::world::World as PlainWorld;
use rules::*;
use testing::printed_game;

/// Changes a house rule of the plain rules from its printed value. Of the loyalty set-ups, uses the one that adds
/// decisions.
fn set(plain: &mut PlainRules, rule: HouseRule) {
    match rule {
        HouseRule::AgentsInRegions => plain.agents_in_regions = true,
        HouseRule::WhispersKept => plain.whispers_kept = true,
        HouseRule::Loyalty => plain.dealt_devout_rest_chosen = true,
        HouseRule::Order => plain.empire_order = PlainOrder::ReshuffledEachRound,
        HouseRule::Swap => plain.swap_with_agents_only = true,
        HouseRule::SupplyCheck => plain.supply_check_everyone = true,
        HouseRule::FortPairs => plain.fort_pairs_together = true,
        HouseRule::FinalWhisper => plain.final_whisper = true,
        HouseRule::WildCards => plain.wild_cards = true,
        HouseRule::EventCards => plain.event_cards = true,
        HouseRule::OfferCards => plain.offer_cards = true,
        HouseRule::Rounds => plain.rounds = 3,
        HouseRule::HandLimit => plain.hand_limit = 1,
        HouseRule::AgentsPerRound => plain.agents_per_round = Some(4),
        HouseRule::SupplyLimit => plain.limit_without_farm = 2,
        HouseRule::FarmSupplyLimit => plain.limit_with_farm = 3,
        HouseRule::Multipliers => plain.multipliers.reverse(),
    }
}

/// The printed rules of a world with these house rules changed. Leaves out cards that the world does not have.
pub fn with(world: &PlainWorld, rules: &[HouseRule]) -> PlainRules {
    let mut plain = PlainRules::printed(world);
    rules.iter().for_each(|rule| set(&mut plain, *rule));
    plain.wild_cards &= world.wild > 0;
    plain.event_cards &= !world.events.is_empty();
    plain.offer_cards &= !world.offers.is_empty();
    plain
}

/// Random house rules. Each is changed in one match out of three.
pub fn random(world: &PlainWorld, random: &mut Random) -> PlainRules {
    let some: Vec<HouseRule> = HouseRule::ALL.into_iter().filter(|_| random.below(3) == 0).collect();
    let mut plain = with(world, &some);
    plain.rounds = 1 + random.below(5);
    plain.hand_limit = random.below(8);
    plain.agents_per_round = plain.agents_per_round.map(|_| 1 + random.below(5));
    plain
}

/// The engine's house rules that correspond to these plain rules.
pub fn ours(plain: &PlainRules) -> HouseRules {
    let mut ours = printed_game::printed().house;
    for rule in HouseRule::ALL {
        hand_over(plain, &mut ours, rule);
    }
    ours
}

/// Copies one house rule from the plain rules to the engine's.
fn hand_over(plain: &PlainRules, ours: &mut HouseRules, rule: HouseRule) {
    match rule {
        HouseRule::AgentsInRegions => ours.agents_in_regions = plain.agents_in_regions,
        HouseRule::WhispersKept => ours.whispers_kept = plain.whispers_kept,
        HouseRule::Loyalty if plain.dealt_devout_rest_chosen => ours.loyalty = LoyaltySetup::DealtDevout,
        HouseRule::Order if plain.empire_order == PlainOrder::ReshuffledEachRound => {
            ours.order = EmpireOrder::ShuffledEachRound;
        }
        HouseRule::Loyalty | HouseRule::Order => {}
        HouseRule::Swap => ours.swap_with_agents_only = plain.swap_with_agents_only,
        HouseRule::SupplyCheck => ours.check_everyone = plain.supply_check_everyone,
        HouseRule::FortPairs => ours.pairs_together = plain.fort_pairs_together,
        HouseRule::FinalWhisper => ours.final_whisper = plain.final_whisper,
        HouseRule::WildCards => ours.wild_cards = plain.wild_cards,
        HouseRule::EventCards => ours.event_cards = plain.event_cards,
        HouseRule::OfferCards => ours.offer_cards = plain.offer_cards,
        HouseRule::Rounds => ours.rounds = plain.rounds as u8,
        HouseRule::HandLimit => ours.hand_limit = plain.hand_limit as u8,
        HouseRule::AgentsPerRound => ours.agents_per_round = plain.agents_per_round.map(|n| n as u8),
        HouseRule::SupplyLimit => ours.supply_limit = plain.limit_without_farm as u8,
        HouseRule::FarmSupplyLimit => ours.farm_supply_limit = plain.limit_with_farm as u8,
        HouseRule::Multipliers => {
            for (slot, n) in Slot::first(8).zip(&plain.multipliers) {
                ours.multipliers[slot] = *n as i8;
            }
        }
    }
}
