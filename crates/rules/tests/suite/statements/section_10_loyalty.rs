//! Section 10: the loyalty set-ups.

use std::collections::{HashMap, HashSet};

use rules::*;

use crate::table::{Table, empire, society};

/// The world of a match with this loyalty set-up and number of societies.
fn world(setup: LoyaltySetup, societies: usize) -> World {
    Table::of(societies).house(|h| h.loyalty = setup).world()
}

/// The deals from the seeds 0 to `seeds - 1`.
fn deals(world: &World, seeds: u64) -> impl Iterator<Item = Deal> {
    (0..seeds).map(|seed| Deal::random(world, &mut Rng::new(seed)))
}

/// For each society, the empire on this slot.
fn on_slot(world: &World, deal: &Deal, slot: usize) -> Vec<Empire> {
    world.societies().map(|s| deal.loyalties[s].at(Slot::new(slot).unwrap()).unwrap()).collect()
}

fn distinct<T: std::hash::Hash + Eq>(list: &[T]) -> bool {
    list.iter().collect::<HashSet<_>>().len() == list.len()
}

/// True if these tokens could have been dealt under this loyalty set-up.
fn fits(setup: LoyaltySetup, tokens: &[&str]) -> bool {
    let world = world(setup, tokens.len());
    let mut loyalties = BySociety::all(Tokens::NONE);
    for (society, tokens) in world.societies().zip(tokens) {
        loyalties[society] = tokens.split(' ').map(empire).collect();
    }
    Deal { first: society(0), order: Deal::printed_order(&world), loyalties }.check(&world).is_ok()
}

const BEAR: &str = "bear eagle elephant lion horse";

#[test]
fn r10_loyalty_set_up_random_deals_anything() {
    assert!(fits(LoyaltySetup::Random, &[BEAR, BEAR]));
    let world = world(LoyaltySetup::Random, 3);
    assert!(deals(&world, 200).any(|deal| !distinct(&on_slot(&world, &deal, 0))));
}

#[test]
fn r10_loyalty_set_up_unique_devout_has_no_two_societies_share_the_first_slot() {
    for societies in 2..=4 {
        let world = world(LoyaltySetup::UniqueDevout, societies);
        assert!(deals(&world, 100).all(|deal| distinct(&on_slot(&world, &deal, 0))));
        assert!(
            deals(&world, 100).any(|deal| !distinct(&on_slot(&world, &deal, 4))),
            "the last one may be shared"
        );
    }
    assert!(!fits(LoyaltySetup::UniqueDevout, &[BEAR, "bear horse eagle elephant lion"]));
    assert!(fits(LoyaltySetup::UniqueDevout, &[BEAR, "eagle bear elephant lion horse"]));
}

#[test]
fn r10_loyalty_set_up_unique_devout_and_opposed_keeps_the_last_slot_apart_too() {
    for societies in 2..=4 {
        let world = world(LoyaltySetup::UniqueEnds, societies);
        assert!(
            deals(&world, 100).all(|d| [0, 4].into_iter().all(|slot| distinct(&on_slot(&world, &d, slot))))
        );
    }
    assert!(!fits(LoyaltySetup::UniqueEnds, &[BEAR, "eagle bear elephant lion horse"]));
    assert!(fits(LoyaltySetup::UniqueEnds, &[BEAR, "eagle bear elephant horse lion"]));
}

#[test]
fn r10_loyalty_set_up_differ_has_every_two_societies_differ_in_so_many_slots() {
    for least in 2..=4 {
        for societies in 2..=4 {
            let world = world(LoyaltySetup::Differ(least), societies);
            let mut fewest = 5;
            for deal in deals(&world, 300) {
                for a in 0..societies {
                    for b in a + 1..societies {
                        let differ = |slot: &usize| {
                            let on = on_slot(&world, &deal, *slot);
                            on[a] != on[b]
                        };
                        fewest = fewest.min((0..5).filter(differ).count());
                    }
                }
            }
            assert_eq!(fewest, usize::from(least), "{societies} societies");
        }
    }
    assert!(!fits(LoyaltySetup::Differ(3), &[BEAR, "eagle bear elephant lion horse"]));
}

#[test]
fn r10_loyalty_set_up_dealt_devout_lets_each_lay_out_the_rest() {
    let table =
        Table::of(3).house(|h| h.loyalty = LoyaltySetup::DealtDevout).tokens(&["lion", "bear", "horse"]);
    let mut game = table.start();
    assert_eq!(game.state.phase(), Phase::Lay);
    game.play("lay eagle; lay bear; lay horse; lay elephant");
    assert_eq!(game.tokens(0), "lion eagle bear horse elephant");
}

#[test]
fn r10_1_balanced_sums_of_an_empires_multipliers_lie_within_the_bounds() {
    for (societies, bounds) in [(2, 2..=5), (3, 4..=6), (4, 6..=7)] {
        let world = world(LoyaltySetup::Balanced, societies);
        let sums = deals(&world, 300).flat_map(|deal| {
            world
                .empires()
                .map(|empire| {
                    let slots = world.societies().map(|s| deal.loyalties[s].slot_of(empire).unwrap().index());
                    slots.map(|slot| [4, 3, 2, 0, -1][slot]).sum::<i32>()
                })
                .collect::<Vec<_>>()
        });
        let seen: HashSet<i32> = sums.collect();
        assert_eq!(seen, bounds.collect(), "{societies} societies: within, and everything within");
    }
}

#[test]
fn r10_1_balanced_deals_are_all_those_and_no_others() {
    // Bear and Horse 4 - 1, Eagle and Lion 3 + 0, Elephant 2 + 2.
    assert!(fits(LoyaltySetup::Balanced, &[BEAR, "horse lion elephant eagle bear"]));
    // Bear would have 8.
    assert!(!fits(LoyaltySetup::Balanced, &[BEAR, "bear lion elephant eagle horse"]));
    // Sums of 4 + 0, 3 + 2, 2 + 3, 0 + 4 and -1 - 1 = -2 do not all fit.
    assert!(!fits(LoyaltySetup::Balanced, &[BEAR, "lion elephant eagle bear horse"]));
}

/// The tokens of the society `other` as letters, if those of `holder` are ABCDE from its first slot on.
fn letters(deal: &Deal, holder: Society, other: Society) -> String {
    let slot = |e: Empire| deal.loyalties[holder].slot_of(e).unwrap().index();
    deal.loyalties[other].iter().map(|e| char::from(b"ABCDE"[slot(e)])).collect()
}

/// All ways to seat the societies so that one holds ABCDE and the others the other patterns. Each way lists the
/// societies by pattern.
fn seatings(world: &World, deal: &Deal, patterns: &[&str]) -> Vec<Vec<usize>> {
    let holders = world.societies().map(|holder| {
        let held: Vec<String> = world.societies().map(|other| letters(deal, holder, other)).collect();
        patterns.iter().map(|p| held.iter().position(|h| h == p)).collect::<Option<Vec<usize>>>()
    });
    holders.flatten().collect()
}

/// Checks that all deals of a setup follow its patterns, and that each society comes up with each pattern.
fn follow(setup: LoyaltySetup, societies: usize, patterns: &[&str]) {
    let world = world(setup, societies);
    let mut seen = HashSet::new();
    let mut first = HashSet::new();
    for deal in deals(&world, 600) {
        let seatings = seatings(&world, &deal, patterns);
        assert!(!seatings.is_empty(), "{:?}", deal.loyalties);
        first.extend(deal.loyalties[society(0)].at(Slot::new(0).unwrap()));
        seen.extend(seatings);
    }
    assert_eq!(seen.len(), (1..=societies).product::<usize>(), "who sits where is random");
    assert_eq!(first.len(), 5, "A to E are the empires in a random order");
}

#[test]
fn r10_1_cyclical_deals_are_the_patterns_for_three_and_four_societies() {
    follow(LoyaltySetup::Cyclical, 3, &["ABCDE", "CBEDA", "EBADC"]);
    follow(LoyaltySetup::Cyclical, 4, &["ABCDE", "BDCEA", "DECAB", "EACBD"]);
    let tokens = |second| [BEAR, second, "horse eagle bear lion elephant"];
    assert!(fits(LoyaltySetup::Cyclical, &tokens("elephant eagle horse lion bear")));
    assert!(!fits(LoyaltySetup::Cyclical, &tokens("elephant eagle horse bear lion")));
}

#[test]
fn r10_1_teams_deals_are_the_patterns_for_four_societies() {
    follow(LoyaltySetup::Teams, 4, &["ABCDE", "BACED", "EDCBA", "DECAB"]);
    assert!(!fits(LoyaltySetup::Teams, &[BEAR; 4]));
}

#[test]
fn r10_1_dealt_devout_is_a_distinct_first_slot_for_each_in_secret() {
    for societies in 2..=4 {
        let world = world(LoyaltySetup::DealtDevout, societies);
        let mut seen = HashSet::new();
        for deal in deals(&world, 200) {
            assert!(distinct(&on_slot(&world, &deal, 0)));
            assert!(world.societies().all(|s| deal.loyalties[s].iter().count() == 1));
            seen.extend(on_slot(&world, &deal, 0).first().copied());
        }
        assert_eq!(seen.len(), 5);
    }
    let table = Table::printed().house(|h| h.loyalty = LoyaltySetup::DealtDevout).tokens(&["lion", "bear"]);
    let mut game = table.start();
    let other = |game: &crate::table::Game| {
        game.state.view(&game.world, society(1)).tokens(society(0)).iter().count()
    };
    assert_eq!(other(&game), 0);
    game.play("lay eagle; lay bear; lay horse; lay elephant");
    assert_eq!(other(&game), 0, "what it lays is its own secret, too");
}

#[test]
fn r10_2_for_balanced_with_other_numbers_the_bounds_are_the_mean_and_a_spread_rounded_outwards() {
    // Three empires and two societies: the slots 4, 3, 2 sum up to 6 on the mean, and 5 to 7 is legal.
    let table = Table::of(2).only_three_empires().house(|h| h.loyalty = LoyaltySetup::Balanced);
    let world = table.world();
    let check = |one: &str, other: &str| {
        let mut loyalties = BySociety::all(Tokens::NONE);
        loyalties[society(0)] = one.split(' ').map(empire).collect();
        loyalties[society(1)] = other.split(' ').map(empire).collect();
        Deal { first: society(0), order: Deal::printed_order(&world), loyalties }.check(&world).is_ok()
    };
    assert!(check("bear eagle elephant", "elephant eagle bear"), "6, 6, 6");
    assert!(check("bear eagle elephant", "elephant bear eagle"), "7, 5, 6");
    assert!(!check("bear eagle elephant", "bear elephant eagle"), "8, 5, 5");
    // With 4, 4, 3 the mean is 22 / 3: less and more by one that is 19 / 3 and 25 / 3, outwards 6 and 9.
    let table = table.house(|h| h.multipliers = BySlot([4, 4, 3, 0, 0, 0, 0, 0]));
    let world = table.world();
    let sums: HashSet<i32> = deals(&world, 300)
        .flat_map(|deal| {
            let of =
                |e: Empire| world.societies().map(move |s| deal.loyalties[s].slot_of(e).unwrap().index());
            world.empires().map(|e| of(e).map(|slot| [4, 4, 3][slot]).sum::<i32>()).collect::<Vec<_>>()
        })
        .collect();
    assert_eq!(sums, HashSet::from([6, 7, 8]));
}

#[test]
fn r10_2_a_deal_is_uniform_over_all_deals_that_fit() {
    // Three empires and two societies: 36 deals in all.
    for (setup, fitting) in [
        (LoyaltySetup::Random, 36),
        (LoyaltySetup::UniqueDevout, 6 * 4),
        (LoyaltySetup::UniqueEnds, 6 * 3),
        (LoyaltySetup::Balanced, 6 * 3),
        (LoyaltySetup::Differ(3), 6 * 2),
        (LoyaltySetup::DealtDevout, 3 * 2),
    ] {
        let world = Table::of(2).only_three_empires().house(|h| h.loyalty = setup).world();
        let mut counts: HashMap<[Vec<Empire>; 2], u64> = HashMap::new();
        let each = 200;
        for deal in deals(&world, each * fitting) {
            let key = [0, 1].map(|i| deal.loyalties[society(i)].iter().collect());
            *counts.entry(key).or_default() += 1;
        }
        assert_eq!(counts.len() as u64, fitting, "{setup:?}");
        // Five times the standard deviation of 200.
        assert!(counts.values().all(|n| n.abs_diff(each) < 71), "{setup:?}: {counts:?}");
    }
}
