//! Section 10: house rules, except loyalty set-ups and wild cards.

use std::collections::HashSet;

use rules::*;

use crate::table::{Game, Table, each, empire, region, society};

#[test]
fn r10_agents_in_regions_are_off_or_on() {
    let off = Table::printed().start();
    assert_eq!(off.legal_with("deploy region"), [""; 0]);
    let mut on = Table::printed().house(|h| h.agents_in_regions = true).start();
    on.play("deploy region r14");
    assert!(on.state.scouts(society(0)).has(region(14)));
}

#[test]
fn r10_whispers_kept_are_off_or_on_and_worth_one_for_each_unrevealed_token() {
    let score = |kept| {
        let game = Table::printed().house(|h| h.whispers_kept = kept).start();
        game.state.score(&game.world, society(0))
    };
    assert_eq!(score(true) - score(false), 5);
}

/// The ids of the empires in the turn order of this round.
fn order(game: &Game) -> Vec<&str> {
    game.state.order().empires(&game.world).map(|e| game.world.empire_id(e)).collect()
}

/// The printed game with a second turn order, as in the Stars pack.
fn two_orders() -> Table {
    Table::printed().pack(|raw| {
        let empires = ["bear", "eagle", "elephant", "lion", "horse"].map(empire).to_vec();
        raw.orders.push(RawOrder { id: "stars".into(), empires });
    })
}

#[test]
fn r10_empire_order_is_one_of_the_packs_by_name_the_first_being_printed() {
    let game = two_orders().start();
    assert_eq!(order(&game), ["bear", "lion", "horse", "elephant", "eagle"]);
    let game = two_orders().house(|h| h.order = EmpireOrder::Named(1)).start();
    assert_eq!(order(&game), ["bear", "eagle", "elephant", "lion", "horse"]);
    let table = two_orders().house(|h| h.order = EmpireOrder::Named(1));
    let game = table.agents(0, "lion.sheriff").agents(1, "eagle.sheriff").seated();
    assert_eq!(game.acting(), "eagle.sheriff", "before Lion");
}

#[test]
fn r10_empire_order_shuffled_for_each_match_stays_for_all_its_rounds() {
    let world = Table::printed().house(|h| h.order = EmpireOrder::ShuffledOnce).world();
    let orders: HashSet<Vec<Empire>> = (0..2000)
        .map(|seed| Deal::random(&world, &mut Rng::new(seed)).order.empires(&world).collect())
        .collect();
    assert_eq!(orders.len(), 120, "any order may come up");
    let deal = Deal::random(&world, &mut Rng::new(3));
    let state = State::start(&world, &deal, &mut ());
    let mut game = Game { world, state, heard: Vec::new() };
    for round in 2..=4 {
        game.until(|state| state.round() == round && state.phase() == Phase::Turns);
        assert_eq!(game.state.order(), deal.order);
    }
}

#[test]
fn r10_empire_order_shuffled_each_round_never_has_the_same_empire_first_twice_running() {
    let table = Table::printed().house(|h| (h.order, h.rounds) = (EmpireOrder::ShuffledEachRound, 9));
    let world = table.world();
    let mut changed = 0;
    for seed in 0..20 {
        let mut rng = Rng::new(seed);
        let mut state = State::start(&world, &Deal::random(&world, &mut rng), &mut ());
        let (mut round, mut last) = (1, state.order());
        let mut legal = Vec::new();
        while !state.is_over() {
            state.legal(&world, &mut legal);
            state.play(&world, legal[0], &mut rng, &mut ()).unwrap();
            if state.round() > round && state.phase() == Phase::Retrieve {
                assert_ne!(state.order().nth(0), last.nth(0));
                changed += 1;
                (round, last) = (state.round(), state.order());
            }
            assert_eq!(state.order(), last, "within a round it stays");
        }
    }
    assert_eq!(changed, 20 * 8);
}

#[test]
fn r10_empire_order_is_public_before_the_first_deployment_that_it_matters_for() {
    let table = Table::printed().house(|h| h.order = EmpireOrder::ShuffledEachRound);
    let mut game = table.agents(0, "bear.sheriff").agents(1, "lion.sheriff").seated();
    let first = Table::printed().house(|h| h.order = EmpireOrder::ShuffledEachRound).start();
    assert!(first.heard.contains(&Event::Order(first.state.order())));
    game.until(|state| state.phase() == Phase::Retrieve);
    let told = game.heard.iter().position(|e| *e == Event::Order(game.state.order()));
    assert!(told.is_some(), "before anybody takes an agent back");
    let audience = Event::Order(game.state.order()).audience();
    assert!((0..2).all(|i| audience.has(society(i))));
    assert_eq!(game.state.view(&game.world, society(0)).order(), game.state.order());
}

#[test]
fn r10_swap_is_with_any_position_or_with_agents_only() {
    let swaps = |agents_only| {
        let table = Table::printed().house(|h| h.swap_with_agents_only = agents_only);
        let mut game = table.turn("bear", "swap", "");
        game.play("act 1");
        game.legal()
    };
    assert_eq!(swaps(false), ["swap steward", "swap marshal", "swap chancellor"]);
    assert_eq!(swaps(true), ["swap chancellor"], "where the other society's agent is");
}

#[test]
fn r10_supply_check_is_of_the_active_empire_or_of_everyone() {
    for (everyone, left) in [(false, [4, 9, 9]), (true, [4, 4, 6])] {
        let mut game = Table::printed()
            .house(|h| h.check_everyone = everyone)
            .army(13, "bear", 9)
            .army(25, "lion", 9)
            .army(38, "elephant", 9)
            .prints("bear.sheriff", "add 1")
            .agents(0, "bear.sheriff")
            .agents(1, "lion.sheriff")
            .seated();
        game.play("act 1; place r8");
        assert_eq!([13, 25, 38].map(|n| game.banners(n)), left, "38 has a farm");
    }
}

#[test]
fn r10_fort_pairs_are_free_or_go_together() {
    // Lion's marshal adds two for each of Lion's two forts.
    let add = |together| {
        let table = Table::printed().house(|h| h.pairs_together = together);
        let mut game = table.turn("lion", "add 2 per fort", "");
        game.play("act 1; place r27");
        game
    };
    assert_eq!(add(false).banners(27), 1);
    let mut game = add(true);
    assert_eq!((game.banners(27), game.window()), (2, "a choice"));
    assert_eq!(game.legal(), each("place", &[24, 25, 26, 27, 28, 29, 30, 31, 32]), "the next pair anywhere");
    game.play("place r28");
    assert_eq!((game.banners(28), game.mover()), (2, 1));
}

#[test]
fn r10_fort_pairs_leave_a_last_one_when_the_supply_is_odd() {
    let table = Table::printed().army(32, "lion", 13).house(|h| h.pairs_together = true);
    let mut game = table.turn("lion", "add 2 per fort", "");
    assert_eq!(game.supply("lion"), 3);
    game.play("act 1; place r27; place r28");
    assert_eq!((game.banners(27), game.banners(28), game.supply("lion")), (2, 1, 0));
}

#[test]
fn r10_fort_pairs_concern_adds_of_two_per_icon_alone() {
    for line in ["add 2", "add 1 per fort"] {
        let table = Table::printed().house(|h| h.pairs_together = true);
        let mut game = table.turn("lion", line, "");
        game.play("act 1; place r27");
        assert_eq!((game.banners(27), game.window()), (1, "a choice"), "{line}");
    }
}

#[test]
fn r10_final_whisper_is_one_last_loyalty_step_after_the_last_round_without_cleanup() {
    let table = || {
        let table = Table::printed().tokens(&["bear eagle elephant lion horse"; 2]);
        let table = table.house(|h| (h.rounds, h.hand_limit) = (1, 0)).prints("bear.sheriff", "draw 2");
        table.agents(0, "bear.sheriff").agents(1, "lion.sheriff")
    };
    let mut without = table().seated();
    without.until(|state| state.is_over());
    assert_eq!(without.hand(0).len(), 2);
    let mut game = table().house(|h| h.final_whisper = true).seated();
    game.until(|state| state.phase() != Phase::Turns);
    assert_eq!((game.state.phase(), game.hand(0).len()), (Phase::FinalWhisper, 2), "nobody discards");
    assert_eq!((game.mover(), game.legal().len()), (1, 11), "the new first player, as in any loyalty step");
    let before = game.state.score(&game.world, society(1));
    game.play("exchange bear horse");
    assert_eq!(game.mover(), 0);
    game.play("keep");
    assert!(game.state.is_over());
    // Horse's four cities and Bear's one now count 4 and -1, not -1 and 4. The exchange counts for ties.
    assert_eq!(game.state.score(&game.world, society(1)) - before, 4 * 4 - 1);
    assert_eq!(game.state.standing(&game.world, society(1)).exchanges.0, 1);
}

#[test]
fn r10_rounds_are_four_or_as_agreed() {
    let rounds = |table: Table| {
        let mut game = table.start();
        game.until(|state| state.is_over());
        // The event for the first round came before those in `heard`.
        1 + game.heard.iter().filter(|e| matches!(e, Event::Round { .. })).count()
    };
    assert_eq!(rounds(Table::printed()), 4);
    for agreed in [1, 3, 6] {
        assert_eq!(rounds(Table::printed().house(|h| h.rounds = agreed)), usize::from(agreed));
    }
}

#[test]
fn r10_hand_limit_is_five_or_as_agreed() {
    for limit in [0, 3, 5] {
        let table = Table::printed().prints("bear.sheriff", "draw 7").house(|h| h.hand_limit = limit);
        let mut game = table.agents(0, "bear.sheriff").agents(1, "lion.sheriff").seated();
        game.until(|state| state.phase() == Phase::Loyalty);
        assert_eq!(game.hand(0).len(), usize::from(limit));
    }
    let game =
        Table::printed().prints("bear.sheriff", "draw 7").agents(0, "bear.sheriff").agents(1, "lion.sheriff");
    let mut game = game.seated();
    game.until(|state| state.phase() == Phase::Loyalty);
    assert_eq!(game.hand(0).len(), 5);
}

#[test]
fn r10_agents_per_round_are_the_printed_number_or_as_agreed() {
    for (societies, agreed, each) in
        [(2, None, 3), (3, None, 2), (4, None, 2), (2, Some(1), 1), (3, Some(4), 4)]
    {
        let mut game = Table::of(societies).house(|h| h.agents_per_round = agreed).start();
        game.until(|state| state.phase() == Phase::Turns);
        assert!((0..societies).all(|i| game.state.posts(society(i)).len() == each));
    }
}

#[test]
fn r10_supply_limits_are_four_and_six_or_as_agreed() {
    let mut game = Table::printed()
        .house(|h| (h.supply_limit, h.farm_supply_limit) = (2, 5))
        .army(13, "bear", 6)
        .army(12, "bear", 8)
        .prints("bear.sheriff", "add 1")
        .agents(0, "bear.sheriff")
        .agents(1, "lion.sheriff")
        .seated();
    game.play("act 1; place r8");
    assert_eq!([13, 12, 11, 8].map(|n| game.banners(n)), [2, 5, 2, 1], "12 has a farm");
}

#[test]
fn r10_multipliers_are_the_printed_ones_or_as_agreed() {
    let game = Table::printed().tokens(&["horse lion eagle elephant bear"; 2]);
    let game = game.house(|h| h.multipliers = BySlot([5, 2, 1, -1, -2, 0, 0, 0])).start();
    assert_eq!(game.state.score(&game.world, society(0)), 5 * 4 + 2 * 3 + 2 - 2 - 2);
}

#[test]
fn r10_2_a_choice_that_does_not_fit_is_refused_before_the_match_with_the_reason() {
    let refuse = |societies, change: fn(&mut HouseRules)| {
        let table = Table::of(societies).house(change);
        let faults = World::new(&table.raw, &table.raw.house, societies).unwrap_err();
        faults[0].flaw.to_string()
    };
    assert!(refuse(2, |h| h.loyalty = LoyaltySetup::Cyclical).contains("three or four societies"));
    assert!(refuse(3, |h| h.loyalty = LoyaltySetup::Teams).contains("four societies"));
    assert!(refuse(2, |h| h.loyalty = LoyaltySetup::Differ(1)).contains("2, 3 or 4 slots"));
    assert!(refuse(2, |h| h.loyalty = LoyaltySetup::Differ(5)).contains("2, 3 or 4 slots"));
    assert!(refuse(2, |h| h.rounds = 0).contains("outside the range 1"));
    assert!(refuse(2, |h| h.order = EmpireOrder::Named(1)).contains("does not have"));
    for setup in
        [LoyaltySetup::Cyclical, LoyaltySetup::Teams, LoyaltySetup::Balanced, LoyaltySetup::Differ(4)]
    {
        let table = Table::of(4).house(|h| h.loyalty = setup);
        assert!(World::new(&table.raw, &table.raw.house, 4).is_ok(), "{setup:?}");
    }
}

#[test]
fn r10_2_cyclical_and_teams_need_five_empires() {
    for (setup, fits) in [
        (LoyaltySetup::Cyclical, false),
        (LoyaltySetup::Teams, false),
        (LoyaltySetup::Random, true),
        (LoyaltySetup::Balanced, true),
        (LoyaltySetup::DealtDevout, true),
        (LoyaltySetup::UniqueDevout, true),
        (LoyaltySetup::Differ(3), true),
    ] {
        let table = Table::of(3).only_three_empires().house(|h| h.loyalty = setup);
        assert_eq!(World::new(&table.raw, &table.raw.house, 3).is_ok(), fits, "{setup:?}");
    }
    // With three empires, four societies cannot all have different empires on their first slot.
    for setup in [LoyaltySetup::UniqueDevout, LoyaltySetup::UniqueEnds, LoyaltySetup::DealtDevout] {
        let table = Table::of(4).only_three_empires().house(|h| h.loyalty = setup);
        assert!(World::new(&table.raw, &table.raw.house, 4).is_err(), "{setup:?}");
    }
}
