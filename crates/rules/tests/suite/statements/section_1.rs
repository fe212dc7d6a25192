//! Section 1: parts.

use rules::*;

use crate::table::{Table, empire, region, society};

#[test]
fn r1_1_a_border_counts_both_ways() {
    let mut there = Table::printed().cleared().army(13, "bear", 3).turn("bear", "attack", "");
    there.play("act 1");
    assert_eq!(
        there.legal_with("attack r13>r15"),
        ["attack r13>r15 x1", "attack r13>r15 x2", "attack r13>r15 x3"]
    );
    let mut back = Table::printed().cleared().army(15, "horse", 1).turn("horse", "attack", "");
    back.play("act 1");
    assert_eq!(back.legal_with("attack r15>r13"), ["attack r15>r13 x1"]);
}

#[test]
fn r1_1_a_border_joins_two_regions_and_is_there_once() {
    let faults = |border| {
        let table = Table::printed().pack(|raw| raw.borders.push(border));
        World::new(&table.raw, &table.raw.house, 2).unwrap_err()
    };
    assert_eq!(faults((4, 4))[0].flaw, Flaw::SelfBorder);
    assert_eq!(faults((2, 0))[0].flaw, Flaw::SameBorder, "1 and 3 border each other already");
    assert_eq!(faults((0, 40))[0].flaw, Flaw::Unknown, "there is no 41st region");
}

#[test]
fn r1_1_a_region_has_at_most_one_home_empire() {
    let world = Table::printed().world();
    for region in world.regions() {
        let homes = world.empires().filter(|e| world.home(*e).has(region)).count();
        assert_eq!(homes, 1, "every printed region is somebody's home");
    }
    let world = Table::printed().pack(|raw| raw.regions[14].home = None).world();
    assert!(world.empires().all(|e| !world.home(e).has(region(15))));
}

#[test]
fn r1_1_a_region_counts_its_cities_farms_and_forts() {
    // Region 9 gets two farms besides the one in region 12, and region 8 a second city.
    let table = Table::printed().pack(|raw| {
        raw.regions[8].icons[..3].copy_from_slice(&[0, 2, 0]);
        raw.regions[7].icons[..3].copy_from_slice(&[2, 0, 1]);
    });
    let mut game = table.turn("bear", "add 1 per farm", "");
    assert_eq!(game.state.cities(&game.world, empire("bear")), 2);
    game.play("act 1; place r8; place r8; place r8");
    assert_eq!(game.banners(8), 3);
    assert_ne!(game.acting(), "bear.sheriff", "three farms gave three banners");
}

#[test]
fn r1_2_five_empires_act_in_a_fixed_order_each_with_four_positions_in_a_fixed_order() {
    // An agent on a chancellor controls the whole council.
    let mut game = Table::printed()
        .agents(0, "bear.chancellor lion.chancellor horse.chancellor")
        .agents(1, "elephant.chancellor eagle.chancellor eagle.marshal")
        .seated();
    let mut events = game.heard.clone();
    game.until(|state| state.phase() != Phase::Turns);
    events.append(&mut game.heard);
    let acted = events.iter().filter_map(|event| match event {
        Event::Acts { position, .. } => Some(game.world.position_id(*position)),
        _ => None,
    });
    let offices = ["sheriff", "steward", "marshal", "chancellor"];
    let all = ["bear", "lion", "horse", "elephant", "eagle"]
        .into_iter()
        .flat_map(|empire| offices.map(|office| format!("{empire}.{office}")));
    assert_eq!(acted.collect::<Vec<_>>(), all.collect::<Vec<_>>());
}

#[test]
fn r1_2_an_empire_has_a_supply_of_20_banners() {
    let table = Table::printed().cleared().prints("bear.sheriff", "add 9").prints("bear.steward", "add 9");
    let table = table.prints("bear.marshal", "add 9");
    let mut game = table.agents(0, "bear.chancellor").agents(1, "lion.sheriff").seated();
    assert_eq!(game.supply("bear"), 20);
    for supply in [11, 2] {
        game.play("act 1");
        for _ in 0..9 {
            game.play("place r13");
        }
        assert_eq!(game.supply("bear"), supply);
    }
    game.play("act 1; place r13; place r13");
    assert_eq!((game.supply("bear"), game.banners(13)), (0, 20));
    assert_eq!(game.acting(), "bear.chancellor", "the third nine ended with the supply");
}

#[test]
fn r1_2_an_empire_has_a_deck_of_8_cards() {
    let mut game = Table::printed().turn("lion", "draw 7 | draw 9", "");
    let mut all = game.state;
    all.play(&game.world, Action::Act(Line::new(1).unwrap()), &mut Rng::new(5), &mut ()).unwrap();
    let drawn: Vec<u8> =
        game.world.empires().map(|e| all.hand(society(0))[empire("lion")].count(e)).collect();
    assert_eq!(drawn, [2, 2, 2, 0, 2], "nine were asked for, and the whole deck came");
    game.play(
        "act 1; drawn lion+bear; drawn lion+bear; drawn lion+eagle; drawn lion+eagle; \
         drawn lion+elephant; drawn lion+elephant; drawn lion+horse",
    );
    assert_eq!(game.state.deck(&game.world, empire("lion")).len(), 1);
}

#[test]
fn r1_3_two_to_four_societies_play() {
    let table = Table::printed();
    for (societies, fits) in [(1, false), (2, true), (3, true), (4, true), (5, false)] {
        assert_eq!(World::new(&table.raw, &table.raw.house, societies).is_ok(), fits, "{societies}");
    }
}

#[test]
fn r1_3_each_society_has_nine_agents() {
    let mut game = Table::printed().house(|h| h.agents_per_round = Some(10)).start();
    game.until(|state| state.phase() == Phase::Turns);
    for i in 0..2 {
        assert_eq!(game.state.posts(society(i)).len(), 9);
        assert_eq!(game.state.agents_in_hand(&game.world, society(i)), 0);
    }
}

#[test]
fn r1_3_each_society_has_a_token_for_each_empire_and_a_slot_for_each_token() {
    let world = Table::printed().world();
    for seed in 0..20 {
        let deal = Deal::random(&world, &mut Rng::new(seed));
        for society in world.societies() {
            let mut tokens: Vec<Empire> = deal.loyalties[society].iter().collect();
            assert_eq!(tokens.len(), world.slots().len());
            tokens.sort();
            assert!(tokens.into_iter().eq(world.empires()));
        }
    }
    let ids: Vec<&str> = world.slots().map(|s| world.slot_id(s)).collect();
    assert_eq!(ids, ["devout", "dutiful", "affiliated", "unallied", "opposed"]);
}

#[test]
fn r1_3_the_slots_multiply_by_4_3_2_0_and_minus_1() {
    // At the start every empire controls its home: of 12 cities Bear has 1, Eagle 2, Elephant 2, Lion 3, Horse 4.
    let orders = [
        ("bear eagle elephant lion horse", 4 + 3 * 2 + 2 * 2 - 4),
        ("horse lion elephant eagle bear", 4 * 4 + 3 * 3 + 2 * 2 - 1),
        ("lion horse bear elephant eagle", 4 * 3 + 3 * 4 + 2 - 2),
    ];
    for (tokens, points) in orders {
        let game = Table::printed().tokens(&[tokens, tokens]).start();
        assert_eq!(game.state.score(&game.world, society(0)), points, "{tokens}");
    }
}

#[test]
fn r1_3_each_society_has_a_hand_of_cards_of_its_own() {
    let game = Table::printed().turn("bear", "attack", "bear+lion lion+horse lion+bear");
    assert_eq!(game.hand(0), ["bear+lion", "lion+bear", "lion+horse"]);
    assert!(game.hand(1).is_empty());
}

#[test]
fn r1_4_a_deck_holds_two_cards_for_each_of_the_other_four_empires() {
    let world = Table::printed().world();
    for deck in world.empires() {
        for partner in world.empires() {
            let copies = if partner == deck { 0 } else { 2 };
            assert_eq!(world.deck(deck).count(partner), copies);
        }
        assert_eq!(world.deck(deck).len(), 8);
    }
    // A third card of the same kind cannot be drawn.
    let game = Table::printed().turn("bear", "draw 1", "bear+lion bear+lion");
    let third = game.world.parse_outcome("drawn bear+lion").unwrap();
    let script = [third];
    let mut chance = Scripted::new(&script);
    let mut state = game.state;
    state.play(&game.world, Action::Act(Line::new(0).unwrap()), &mut chance, &mut ()).unwrap();
    assert_eq!(chance.finish(), Err(Misfit::Impossible(third)));
}

#[test]
fn r1_4_a_card_has_three_abilities_the_first_two_the_decks_the_third_shared_with_its_partner() {
    let world = Table::printed().world();
    let of = |card, using| world.ability(world.ability_of(card, using));
    for a in world.empires() {
        for b in world.empires().filter(|b| *b != a) {
            let card = Card::new(a, b);
            assert_eq!(of(card, Use::Alone).cost, Cost::One(a));
            assert_eq!(of(card, Use::Double).cost, Cost::Two(a));
            let pair = of(card, Use::Paired).cost;
            assert!(pair == Cost::Pair(a, b) || pair == Cost::Pair(b, a));
            let other = Card::new(b, a);
            assert_eq!(world.ability_of(card, Use::Paired), world.ability_of(other, Use::Paired));
            assert_ne!(world.ability_of(card, Use::Alone), world.ability_of(other, Use::Alone));
        }
    }
}

#[test]
fn r1_4_the_third_ability_is_bought_with_either_of_the_two_cards() {
    let mut game =
        Table::printed().army(10, "bear", 1).turn("bear", "attack | add 1", "horse+bear bear+horse");
    let plays = ["play bear+horse 3 pay horse+bear", "play horse+bear 3 pay bear+horse"];
    assert!(plays.iter().all(|play| game.allows(play)));
    assert!(!game.allows("play horse+bear 2 pay bear+horse"), "two cards of one deck are another cost");
    game.play("play horse+bear 3 pay bear+horse");
    assert!(game.hand(0).is_empty());
}
