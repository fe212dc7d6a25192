//! Section 5: empire turns.

use rules::*;

use crate::table::{Game, Table, each, empire, region, society};

/// Puts all banners of an add into one region and returns their number.
fn pour(game: &mut Game, number: usize) -> usize {
    let before = game.banners(number);
    while game.window() == "a choice" {
        game.play(&format!("place r{number}"));
    }
    usize::from(game.banners(number) - before)
}

/// The ids of the positions on which a society has agents.
fn posts(game: &Game, index: usize) -> Vec<String> {
    game.state.posts(society(index)).map(|s| game.world.position_id(s)).collect()
}

#[test]
fn r5_1_empires_act_in_turn_order_their_positions_from_first_to_last() {
    let mut game = Table::printed()
        .order("horse eagle bear lion elephant")
        .agents(0, "horse.chancellor bear.marshal")
        .agents(1, "eagle.steward elephant.sheriff")
        .seated();
    let mut events = game.heard.clone();
    game.until(|state| state.phase() != Phase::Turns);
    events.append(&mut game.heard);
    let told = events.iter().filter_map(|event| match event {
        Event::Turn(empire) => Some(game.world.empire_id(*empire).to_owned()),
        Event::Acts { position, .. } | Event::Idle(position) => Some(game.world.position_id(*position)),
        _ => None,
    });
    let expected = ["horse", "eagle", "bear", "lion", "elephant"].into_iter().flat_map(|e| {
        let positions = ["sheriff", "steward", "marshal", "chancellor"].map(|p| format!("{e}.{p}"));
        [vec![e.to_owned()], positions.to_vec()].concat()
    });
    assert_eq!(told.collect::<Vec<_>>(), expected.collect::<Vec<_>>());
}

#[test]
fn r5_1_who_controls_a_position_is_determined_when_its_turn_comes() {
    // The second society controls the steward until the first society swaps onto it.
    let table = Table::printed().prints("bear.sheriff", "swap").prints("bear.steward", "add 1");
    let mut game = table.agents(0, "bear.sheriff").agents(1, "bear.steward").seated();
    assert_eq!((game.acting().as_str(), game.mover()), ("bear.sheriff", 0));
    game.play("act 1; swap steward; act 1; place r8");
    assert_eq!((game.acting().as_str(), game.mover()), ("bear.steward", 0));
}

#[test]
fn r5_2_a_controlled_position_takes_exactly_one_of_its_printed_actions() {
    let table = || Table::printed().agents(0, "bear.steward").agents(1, "bear.chancellor");
    let mut game = table().seated();
    assert_eq!(game.legal(), ["act 1", "act 2"], "one of the two, and no passing");
    game.play("act 1; place r8; place r8");
    assert_eq!(game.acting(), "bear.steward");
    let mut game = table().seated();
    game.play("act 2; attack r13>r15 x1");
    assert_eq!(game.acting(), "bear.steward");
    assert_eq!(game.legal(), ["act 1", "act 2"]);
}

#[test]
fn r5_2_an_action_that_would_change_nothing_is_not_legal() {
    // Horse has no banners at the start, so that its marshal cannot attack.
    let game = Table::printed().turn("horse", "add 1 per fort | attack", "");
    assert_eq!(game.legal(), ["act 1"]);
    let game = Table::printed().army(15, "horse", 1).turn("horse", "add 1 per fort | attack", "");
    assert_eq!(game.legal(), ["act 1", "act 2"]);
}

#[test]
fn r5_2_a_position_with_nothing_to_do_is_passed_over_by_itself() {
    let table =
        Table::printed().order("horse").prints("horse.sheriff", "attack").prints("horse.steward", "add 1");
    let game = table.agents(0, "horse.sheriff").agents(1, "horse.steward").seated();
    assert_eq!(game.acting(), "horse.steward");
    assert!(game.heard.iter().any(|event| matches!(event, Event::NothingToDo(position, by)
        if game.world.position_id(*position) == "horse.sheriff" && *by == society(0))));
}

#[test]
fn r5_2_a_position_is_not_passed_over_while_a_card_is_playable() {
    // Horse cannot attack, but Lion+Lion reinforces a city.
    let game = Table::printed().turn("horse", "attack", "lion+bear lion+eagle");
    assert_eq!(game.legal_with("act"), [""; 0]);
    assert!(game.allows("play lion+bear 2 pay lion+eagle") && game.allows("pass"));
}

#[test]
fn r5_3_an_add_of_a_number_places_so_many() {
    let mut game = Table::printed().turn("eagle", "add 2", "");
    game.play("act 1");
    assert_eq!(pour(&mut game, 2), 2);
}

#[test]
fn r5_3_an_add_per_icon_counts_over_all_regions_the_active_empire_controls() {
    // Regions 9 and 12 are Bear's farms; region 24 is Lion's.
    for (armies, farms) in [(&[][..], 2), (&[(24, "bear")][..], 3), (&[(9, "lion")][..], 1)] {
        let table = armies.iter().fold(Table::printed(), |t, (n, e)| t.army(*n, e, 1));
        let mut game = table.turn("bear", "add 1 per farm", "");
        game.play("act 1");
        assert_eq!(pour(&mut game, 8), farms);
    }
    // Bear's forts are in regions 8, 11, 12 and 13. Bear has one city.
    for (line, banners) in [("add 1 per fort", 4), ("add 1 per city", 1), ("add 2 per fort", 8)] {
        let mut game = Table::printed().turn("bear", line, "");
        game.play("act 1");
        assert_eq!(pour(&mut game, 8), banners, "{line}");
    }
}

#[test]
fn r5_3_each_banner_goes_to_any_region_the_empire_controls() {
    let mut game = Table::printed().army(15, "bear", 2).army(9, "lion", 1).turn("bear", "add 2", "");
    game.play("act 1");
    let own = each("place", &[8, 10, 11, 12, 13, 15]);
    assert_eq!(game.legal(), own);
    game.play("place r15");
    assert_eq!(game.legal(), own, "the same region again, too");
}

#[test]
fn r5_3_an_add_is_not_available_with_an_empty_supply_or_a_count_of_zero() {
    let game = Table::printed().army(13, "bear", 14).turn("bear", "add 1 per farm | attack", "");
    assert_eq!((game.supply("bear"), game.legal()), (0, vec!["act 2".to_owned()]));
    let table = Table::printed().army(9, "lion", 1).army(12, "lion", 1);
    let game = table.turn("bear", "add 1 per farm | attack", "");
    assert_eq!(game.legal(), ["act 2"], "Lion holds both farms");
}

#[test]
fn r5_3_all_banners_are_placed_as_far_as_the_supply_goes() {
    let mut game = Table::printed().turn("bear", "add 2", "");
    game.play("act 1; place r8");
    assert!(!game.allows("done") && !game.allows("pass"));
    // Bear has four forts, but only three banners in its supply.
    let mut game = Table::printed().army(13, "bear", 11).turn("bear", "add 1 per fort", "");
    assert_eq!(game.supply("bear"), 3);
    game.play("act 1");
    assert_eq!((pour(&mut game, 8), game.supply("bear")), (3, 0));
}

#[test]
fn r5_4_a_draw_of_a_number_brings_so_many_cards_of_the_empires_deck_into_the_hand() {
    let mut game = Table::printed().turn("lion", "draw 2", "");
    game.play("act 1; drawn lion+bear; drawn lion+horse");
    assert_eq!(game.hand(0), ["lion+bear", "lion+horse"]);
    assert!(game.hand(1).is_empty());
    let deck = game.state.deck(&game.world, empire("lion"));
    assert_eq!((deck.len(), deck.count(empire("bear")), deck.count(empire("horse"))), (6, 1, 1));
}

#[test]
fn r5_4_a_draw_per_icons_is_rounded_down() {
    // Regions 24, 29 and 30 are Lion's farms; 22, 17, 9 and 12 are farms of other empires.
    for (more, cards) in [(&[][..], 1), (&[22, 17][..], 1), (&[22, 17, 9][..], 2), (&[22, 17, 9, 12][..], 2)]
    {
        let table = more.iter().fold(Table::printed(), |t, n| t.army(*n, "lion", 1));
        let mut game = table.turn("lion", "draw 1 per 3 farms", "");
        let drawn = ["; drawn lion+bear", "; drawn lion+horse"];
        game.play(&format!("act 1{}", drawn[..cards].concat()));
        assert_eq!(game.hand(0).len(), cards);
    }
}

#[test]
fn r5_4_a_draw_goes_as_far_as_the_deck() {
    let seven = "lion+bear lion+bear lion+eagle lion+eagle lion+elephant lion+elephant lion+horse";
    let mut game = Table::printed().turn("lion", "draw 2", seven);
    game.play("act 1; drawn lion+horse");
    assert_eq!(game.hand(0).len(), 8);
}

#[test]
fn r5_4_a_draw_is_not_available_when_it_is_zero() {
    let game = Table::printed().army(24, "bear", 1).turn("lion", "draw 1 per 3 farms | add 1", "");
    assert_eq!(game.legal(), ["act 2"], "two farms of three");
    let all = "lion+bear lion+bear lion+eagle lion+eagle lion+elephant lion+elephant lion+horse lion+horse";
    let game = Table::printed().turn("lion", "draw 1 | add 1", all);
    assert_eq!(game.legal_with("act"), ["act 2"], "the deck is empty");
}

#[test]
fn r5_5_an_attack_action_is_an_attack_to_be_declared() {
    let mut game = Table::printed().cleared().army(13, "bear", 2).turn("bear", "add 1 | attack", "");
    game.play("act 2");
    assert_eq!(game.legal(), ["attack r13>r15 x1", "attack r13>r15 x2"]);
    game.play("attack r13>r15 x1");
    assert_eq!((game.owner(15), game.banners(15), game.banners(13)), ("bear", 1, 1));
}

/// A table where the first society, on Bear's sheriff, can swap, and the second society is on Bear's marshal.
fn swapping() -> Table {
    Table::printed().prints("bear.sheriff", "swap").agents(0, "bear.sheriff").agents(1, "bear.marshal")
}

#[test]
fn r5_6_the_active_agent_trades_places_within_its_own_council() {
    let mut game = swapping().seated();
    game.play("act 1");
    assert_eq!(game.legal(), ["swap steward", "swap marshal", "swap chancellor"]);
    game.play("swap marshal");
    assert_eq!(
        (posts(&game, 0), posts(&game, 1)),
        (vec!["bear.marshal".into()], vec!["bear.sheriff".into()])
    );
    let mut game = swapping().seated();
    game.play("act 1; swap steward");
    assert_eq!(
        (posts(&game, 0), posts(&game, 1)),
        (vec!["bear.steward".into()], vec!["bear.marshal".into()])
    );
    assert_eq!(game.state.occupied().len(), 2);
}

#[test]
fn r5_6_it_is_the_active_agent_that_moves_wherever_it_stands() {
    // The agent on the marshal acts for the sheriff and may swap onto it.
    let table = Table::printed().prints("bear.sheriff", "swap | add 1").prints("bear.steward", "swap");
    let mut game = table.agents(0, "bear.marshal").agents(1, "lion.sheriff").seated();
    assert_eq!(game.acting(), "bear.sheriff");
    game.play("act 1");
    assert_eq!(
        game.legal(),
        ["swap sheriff", "swap chancellor"],
        "nothing but a swap is printed on the steward"
    );
    game.play("swap sheriff");
    assert_eq!((posts(&game, 0), game.legal()), (vec!["bear.sheriff".into()], vec!["act 2".to_owned()]));
}

#[test]
fn r5_6_with_swap_with_agents_only_the_other_place_must_be_occupied() {
    let mut game = swapping().house(|h| h.swap_with_agents_only = true).seated();
    game.play("act 1");
    assert_eq!(game.legal(), ["swap marshal"]);
    let table =
        Table::printed().prints("bear.sheriff", "swap | add 1").house(|h| h.swap_with_agents_only = true);
    let game = table.agents(0, "bear.sheriff").agents(1, "lion.sheriff").seated();
    assert_eq!(game.legal(), ["act 2"], "nobody to swap with");
}

#[test]
fn r5_6_one_of_the_printed_actions_of_the_new_place_follows_at_once_other_than_a_swap() {
    // Bear's chancellor has the printed lines *attack* and *swap*. Lion is a card for Before.
    let mut game = Table::printed().turn("bear", "swap", "lion+eagle");
    assert!(game.allows("play lion+eagle 1"));
    game.play("act 1; swap chancellor");
    assert_eq!(game.legal(), ["act 1"]);
    game.play("act 1; attack r13>r15 x3");
    assert_eq!(game.banners(15), 3);
}

#[test]
fn r5_6_a_swap_after_which_no_action_would_be_legal_is_not_legal() {
    // Without a banner that could attack, the chancellor has no action left.
    let table = Table::printed().cleared().prints("bear.sheriff", "swap");
    let mut game = table.agents(0, "bear.sheriff").agents(1, "lion.sheriff").seated();
    game.play("act 1");
    assert_eq!(game.legal(), ["swap steward", "swap marshal"]);
    let mut table = Table::printed().cleared().prints("bear.sheriff", "swap | add 1");
    for position in ["bear.steward", "bear.marshal", "bear.chancellor"] {
        table = table.prints(position, "attack");
    }
    let game = table.agents(0, "bear.sheriff").agents(1, "lion.sheriff").seated();
    assert_eq!(game.legal(), ["act 2"], "and so is the swap line");
}

#[test]
fn r5_6_play_goes_on_after_the_position_whose_turn_it_was() {
    // The agent swaps from the sheriff to the chancellor. The steward is next, and the agent acts again later.
    let mut game = swapping().seated();
    game.play("act 1; swap chancellor; act 1; attack r13>r15 x1");
    assert_eq!((game.acting().as_str(), game.mover()), ("bear.steward", 1));
    game.until(|state| state.mover() == Some(society(0)));
    assert_eq!(game.acting(), "bear.chancellor");
}

#[test]
fn r5_7_above_4_banners_or_6_with_a_farm_the_excess_goes_back_to_the_supply() {
    let mut game = Table::printed()
        .cleared()
        .army(13, "bear", 6)
        .army(12, "bear", 8)
        .army(11, "bear", 4)
        .prints("bear.sheriff", "add 1")
        .agents(0, "bear.sheriff")
        .agents(1, "lion.sheriff")
        .seated();
    game.play("act 1; place r12");
    assert_eq!([13, 12, 11].map(|n| game.banners(n)), [4, 6, 4], "12 has a farm");
    assert_eq!(game.supply("bear"), 20 - 14);
    let gone: Vec<&Event> = game.heard.iter().filter(|e| matches!(e, Event::Killed(..))).collect();
    let bear = empire("bear");
    assert_eq!(
        gone,
        [
            &Event::Killed(bear, region(12), 3, Cause::Supply),
            &Event::Killed(bear, region(13), 2, Cause::Supply)
        ]
    );
}

#[test]
fn r5_7_the_check_comes_after_the_empires_last_position_and_looks_at_its_armies_alone() {
    let mut game = Table::printed()
        .army(13, "bear", 9)
        .army(25, "lion", 9)
        .agents(0, "bear.sheriff")
        .agents(1, "bear.chancellor")
        .seated();
    game.until(|state| state.turn().is_some_and(|s| s.office() == Office::new(3).unwrap()));
    assert!(game.acting() == "bear.chancellor" && game.banners(13) > 4, "not before its last position");
    game.play("act 1; attack r11>r4 x1");
    assert_eq!(game.banners(13), 4);
    assert!(game.heard.contains(&Event::Turn(empire("lion"))));
}

#[test]
fn r5_7_other_empires_armies_are_not_looked_at() {
    let table = Table::printed().army(25, "lion", 9).prints("bear.sheriff", "add 1");
    let mut game = table.agents(0, "bear.sheriff").agents(1, "lion.sheriff").seated();
    game.play("act 1; place r8");
    assert_eq!((game.acting().as_str(), game.banners(25)), ("lion.sheriff", 9));
    game.until(|state| state.turns_taken() == 2 || state.phase() != Phase::Turns);
    assert_eq!(game.banners(25), 4, "its own turn is over");
}

#[test]
fn r5_8_after_the_last_empire_the_round_advances_and_the_marker_passes_to_the_left() {
    for societies in 2..=4 {
        let mut game = Table::of(societies).start();
        for round in 1..=3 {
            assert_eq!(game.state.first().index(), (usize::from(round) - 1) % societies);
            game.until(|state| state.round() == round + 1);
            let first = society(usize::from(round) % societies);
            assert_eq!(game.state.first(), first);
            assert!(game.heard.contains(&Event::First(first)));
            assert!(matches!(game.state.phase(), Phase::Cleanup | Phase::Loyalty));
        }
    }
}

#[test]
fn r5_8_after_the_last_of_four_rounds_the_game_ends_at_once() {
    let mut game = Table::printed().start();
    game.until(|state| state.round() == 4 && state.phase() == Phase::Turns);
    assert!(!game.state.is_over());
    game.until(|state| state.is_over());
    let late = |e: &Event| {
        matches!(e, Event::Discarded(..) | Event::Kept(_) | Event::Exchanged(..) | Event::Round { .. })
    };
    assert!(!game.heard.iter().any(late), "no cleanup, no swap, no further round");
    assert_eq!(game.heard.last(), Some(&Event::Over));
    assert!(game.legal().is_empty());
    assert_eq!(game.state.mover(), None);
}
