//! House rules, the same for both (section 10).

use crate::plain::random::Random;
use crate::plain::rules::{EmpireOrder as PlainOrder, HouseRules as PlainRules};
use crate::plain::world::World as PlainWorld;
use crate::support::facts;
use whispers::rules::*;

/// A house rule by name, and how the plain rules are told of it.
pub type Rule = (&'static str, fn(&mut PlainRules));

/// Every house rule other than the printed one; of loyalty setups the one that adds decisions.
pub const RULES: [Rule; 16] = [
    ("agents in regions", |rules| rules.agents_in_regions = true),
    ("whispers kept", |rules| rules.whispers_kept = true),
    ("dealt Devout", |rules| rules.dealt_devout_rest_chosen = true),
    ("shuffled each round", |rules| rules.empire_order = PlainOrder::ReshuffledEachRound),
    ("swap with agents only", |rules| rules.swap_with_agents_only = true),
    ("check everyone", |rules| rules.supply_check_everyone = true),
    ("fort pairs together", |rules| rules.fort_pairs_together = true),
    ("final whisper", |rules| rules.final_whisper = true),
    ("wild cards", |rules| rules.wild_cards = true),
    ("event cards", |rules| rules.event_cards = true),
    ("offer cards", |rules| rules.offer_cards = true),
    ("rounds", |rules| rules.rounds = 3),
    ("hand limit", |rules| rules.hand_limit = 1),
    ("agents per round", |rules| rules.agents_per_round = Some(4)),
    ("supply limits", |rules| (rules.limit_without_farm, rules.limit_with_farm) = (2, 3)),
    ("multipliers", |rules| rules.multipliers.reverse()),
];

/// The printed rules of a world but for these, in which cards that the world lacks are left out.
pub fn with(world: &PlainWorld, rules: &[Rule]) -> PlainRules {
    let mut plain = PlainRules::printed(world);
    rules.iter().for_each(|(_, set)| set(&mut plain));
    plain.wild_cards &= world.wild > 0;
    plain.event_cards &= !world.events.is_empty();
    plain.offer_cards &= !world.offers.is_empty();
    plain
}

/// House rules at random: each of them in one match out of three.
pub fn random(world: &PlainWorld, random: &mut Random) -> PlainRules {
    let some: Vec<Rule> = RULES.into_iter().filter(|_| random.below(3) == 0).collect();
    let mut plain = with(world, &some);
    plain.rounds = 1 + random.below(5);
    plain.hand_limit = random.below(8);
    plain.agents_per_round = plain.agents_per_round.map(|_| 1 + random.below(5));
    plain
}

/// The same house rules as the engine takes them.
pub fn ours(plain: &PlainRules) -> HouseRules {
    let mut ours = facts::printed().house;
    ours.agents_in_regions = plain.agents_in_regions;
    ours.whispers_kept = plain.whispers_kept;
    ours.swap_with_agents_only = plain.swap_with_agents_only;
    ours.check_everyone = plain.supply_check_everyone;
    ours.pairs_together = plain.fort_pairs_together;
    ours.final_whisper = plain.final_whisper;
    ours.wild_cards = plain.wild_cards;
    ours.event_cards = plain.event_cards;
    ours.offer_cards = plain.offer_cards;
    if plain.dealt_devout_rest_chosen {
        ours.loyalty = LoyaltySetup::DealtDevout;
    }
    if plain.empire_order == PlainOrder::ReshuffledEachRound {
        ours.order = EmpireOrder::ShuffledEachRound;
    }
    ours.rounds = plain.rounds as u8;
    ours.hand_limit = plain.hand_limit as u8;
    ours.agents_per_round = plain.agents_per_round.map(|n| n as u8);
    ours.supply_limit = plain.limit_without_farm as u8;
    ours.farm_supply_limit = plain.limit_with_farm as u8;
    for (slot, n) in Slot::first(8).zip(&plain.multipliers) {
        ours.multipliers[slot] = *n as i8;
    }
    ours
}
