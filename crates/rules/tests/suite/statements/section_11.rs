//! Section 11: event cards.

use rules::*;

use crate::table::{Game, Table, each, empire, region, society};

fn events() -> Table {
    Table::printed().house(|h| h.event_cards = true)
}

/// A match in which the first society, with the sheriff of this empire, is about to draw this number of cards.
fn drawing(table: Table, id: &str, cards: u8) -> Game {
    table.turn(id, &format!("draw {cards}"), "")
}

/// Plays a match up to the point where this event has been drawn as a single card.
fn drawn(table: Table, event: &str) -> Game {
    let id = event.split(':').next().unwrap();
    let mut game = drawing(table, id, 1);
    game.play(&format!("act 1; drawn {event}"));
    game
}

#[test]
fn r11_1_two_events_for_each_empire_are_among_its_deck_where_the_rule_has_them() {
    let deck = |on| Table::printed().house(|h| h.event_cards = on).world().deck(empire("lion")).len();
    assert_eq!((deck(false), deck(true)), (8, 10));
}

#[test]
fn r11_1_a_pack_without_events_refuses_the_rule() {
    let raw = events().pack(|raw| raw.events.clear()).raw;
    let faults = World::new(&raw, &raw.house, 2).unwrap_err();
    let place = Place::House(HouseRule::EventCards);
    assert_eq!(faults, [Fault { place, flaw: Flaw::NoSuchCards("event cards") }]);
}

#[test]
fn r11_1_drawn_an_event_is_shown_carried_out_and_leaves_the_game_as_the_drawn_card() {
    let game = drawn(events(), "lion:roar-of-the-pride");
    let card = Card::event(empire("lion"), 0);
    assert!(game.heard.contains(&Event::Revealed(society(0), card)));
    assert_eq!(Event::Revealed(society(0), card).audience(), Audience::All);
    assert_eq!((game.state.gone(empire("lion")).len(), game.hand(0).len()), (1, 0));
    assert_eq!(game.state.deck(&game.world, empire("lion")).count_of(card), 0);
    let mut game = game;
    game.play("choose region r28");
    assert_eq!(game.mover(), 1, "it was the only card to be drawn, and no window opens");
}

#[test]
fn r11_1_the_drawer_chooses_which_half_where_both_can_change_something() {
    let game = drawn(events(), "eagle:harvest-moon");
    assert_eq!(game.legal(), ["half 1", "half 2"]);
    // There are no foreign banners in Bear's home, so only the attack is possible, and the player must choose it.
    let game = drawn(events(), "bear:old-grudges");
    assert!(game.legal().iter().all(|a| a.starts_with("attack")));
}

#[test]
fn r11_1_one_that_can_change_nothing_leaves_the_game_and_another_is_drawn_in_its_place() {
    let mut game = drawing(events().cleared(), "horse", 1);
    game.play("act 1; drawn horse:long-ride; drawn horse+lion");
    assert!(game.heard.contains(&Event::Void(Card::event(empire("horse"), 1))));
    assert_eq!((game.hand(0), game.state.gone(empire("horse")).len()), (vec!["horse+lion".to_owned()], 1));
}

#[test]
fn r11_1_the_number_of_draws_is_fixed_first_and_each_event_resolved_before_the_next() {
    let mut game = drawing(events(), "eagle", 3);
    game.play("act 1; drawn eagle+lion; drawn eagle:harvest-moon");
    assert_eq!(game.hand(0), ["eagle+lion"], "the third card waits");
    game.play("half 1; drawn eagle+bear");
    assert_eq!(game.hand(0), ["eagle+bear", "eagle+lion"]);
}

#[test]
fn r11_1_no_cards_are_played_during_one() {
    let mut game = events().turn("elephant", "draw 1", "lion+horse horse+lion");
    game.play("act 1; drawn elephant:stampede");
    assert_eq!(game.legal_with("play"), [""; 0]);
}

#[test]
fn r11_1_the_drawer_keeps_the_position_even_if_its_agent_is_moved() {
    let mut game = drawing(events(), "eagle", 2);
    game.play("act 1; drawn eagle:empty-nest; half 2");
    game.play("choose eagle.chancellor; choose eagle.sheriff; drawn eagle+lion");
    assert_eq!(game.state.occupant(position(&game, "eagle.chancellor")), Some(society(0)));
    assert_eq!(game.hand(0), ["eagle+lion"]);
}

/// The position with this id.
fn position(game: &Game, id: &str) -> Position {
    game.world.positions().find(|s| game.world.position_id(*s) == id).unwrap()
}

#[test]
fn r11_2_trade_within_a_council_is_of_its_last_position_and_another_not_both_of_one_society() {
    let mut game = drawn(events(), "bear:winter-wedding");
    game.play("half 1");
    // The first society has the sheriff, the other the chancellor.
    assert_eq!(game.legal(), ["choose bear.sheriff", "choose bear.steward", "choose bear.marshal"]);
    game.play("choose bear.sheriff");
    assert_eq!(game.state.occupant(position(&game, "bear.sheriff")), Some(society(1)));
    assert_eq!(game.state.occupant(position(&game, "bear.chancellor")), Some(society(0)));
}

#[test]
fn r11_2_trade_across_councils_is_with_the_first_position_of_another() {
    let mut game = drawn(events(), "bear:winter-wedding");
    game.play("half 2");
    let sheriffs = ["eagle", "elephant", "lion", "horse"].map(|e| format!("choose {e}.sheriff"));
    assert_eq!(game.legal(), sheriffs, "empty ones too: the chancellor is there");
    game.play("choose lion.sheriff");
    assert_eq!(game.state.occupant(position(&game, "lion.sheriff")), Some(society(1)));
    assert_eq!(game.state.occupant(position(&game, "bear.chancellor")), None);
}

#[test]
fn r11_2_an_events_attack_is_between_two_regions_of_one_empire_and_forts_count() {
    let mut game = drawn(events(), "bear:old-grudges");
    // Bear has three banners each in regions 11, 12 and 13. Region 12 borders 11 and 13.
    assert_eq!(game.legal_with("attack r11"), each_strength("r11>r12"));
    assert_eq!(game.legal_with("attack r13"), each_strength("r13>r12"));
    let supply = game.supply("bear");
    game.play("attack r13>r12 x3");
    // The fort kills one banner, two fall on each side, and one defender is left.
    assert_eq!((game.banners(13), game.banners(12), game.supply("bear")), (0, 1, supply + 5));
    assert_eq!(game.mover(), 1, "without any window");
}

fn each_strength(way: &str) -> Vec<String> {
    (1..=3).map(|n| format!("attack {way} x{n}")).collect()
}

#[test]
fn r11_2_expel_clears_foreign_banners_out_of_one_home_region() {
    let mut game = drawn(events().army(9, "lion", 2).army(10, "eagle", 1), "bear:old-grudges");
    game.play("half 2");
    assert_eq!(game.legal(), each("choose region", &[9, 10]));
    game.play("choose region r9");
    assert_eq!((game.banners(9), game.owner(9), game.banners(10)), (0, "bear", 1));
}

#[test]
fn r11_2_withdraw_clears_the_empires_banners_out_of_one_region() {
    let mut game = drawn(events().army(14, "eagle", 1), "eagle:empty-nest");
    game.play("half 1");
    assert_eq!(game.legal(), each("choose region", &[1, 2, 4, 14]));
    game.play("choose region r14");
    assert_eq!((game.banners(14), game.owner(14)), (0, "horse"));
}

#[test]
fn r11_2_withdraw_at_home_is_out_of_a_home_region() {
    let mut game = drawn(events().army(14, "lion", 1), "lion:contested-crown");
    game.play("half 1");
    assert_eq!(game.legal(), each("choose region", &[25, 26, 32]));
}

#[test]
fn r11_2_rearranged_each_agent_goes_to_another_position_than_its_own_empty_ones_included() {
    let mut game = drawn(events(), "eagle:empty-nest");
    game.play("half 2");
    let places = ["steward", "marshal", "chancellor"].map(|p| format!("choose eagle.{p}"));
    assert_eq!(game.legal(), places, "the sheriff's agent first, and not to its own place");
    game.play("choose eagle.steward");
    assert_eq!(game.legal(), ["choose eagle.sheriff", "choose eagle.marshal"]);
    assert_eq!(game.state.occupant(position(&game, "eagle.sheriff")), Some(society(0)), "not yet moved");
    game.play("choose eagle.marshal");
    assert_eq!(game.state.occupant(position(&game, "eagle.steward")), Some(society(0)));
    assert_eq!(game.state.occupant(position(&game, "eagle.marshal")), Some(society(1)));
}

#[test]
fn r11_2_rearranging_never_leaves_the_last_agent_only_its_own_place() {
    // In a council of two, both agents must trade places.
    let table = events().pack(|raw| {
        let council = &mut raw.empires[1].council;
        *council = vec![council[0].clone(), council[3].clone()];
        council[0] = vec![facts_line("draw 1")];
    });
    let mut game = table.order("eagle").agents(0, "eagle.sheriff").agents(1, "eagle.steward").seated();
    game.play("act 1; drawn eagle:empty-nest; half 2");
    assert_eq!(game.legal(), ["choose eagle.steward"]);
    game.play("choose eagle.steward");
    assert_eq!(game.legal(), ["choose eagle.sheriff"]);
}

fn facts_line(text: &str) -> Printed {
    testing::printed_game::line(text)
}

#[test]
fn r11_2_doubled_farms_count_twice_for_printed_actions_but_not_for_supply_until_the_round_ends() {
    let mut game = drawn(events(), "eagle:harvest-moon");
    let (control, farms) = (game.state.control(empire("eagle")), |g: &Game| {
        let count = Count { number: 1, per: Some((1, Icon::Farm)) };
        g.state.amount(&g.world, count, empire("eagle"))
    });
    let before = farms(&game);
    assert_eq!(before, game.world.icons_in(Icon::Farm, control));
    game.play("half 1");
    assert_eq!(farms(&game), 2 * before);
    assert_eq!((game.world.limit(region(2)), game.world.limit(region(1))), (6, 4));
    game.until(|state| state.phase() == Phase::Cleanup || state.round() == 2);
    assert_eq!(game.state.lasting(), Lasting::default());
}

#[test]
fn r11_2_without_supply_checks_armies_stay_until_the_round_ends() {
    for half in [1, 2] {
        let mut game = drawn(events().army(1, "eagle", 9), "eagle:harvest-moon");
        game.play(&format!("half {half}"));
        game.until(|state| state.turns_taken() > 0 || state.phase() != Phase::Turns);
        assert_eq!(game.banners(1) > 4, half == 2);
    }
}

#[test]
fn r11_2_stampede_clears_all_banners_out_of_a_region_that_borders_the_empires() {
    let mut game = drawn(events(), "elephant:stampede");
    // Lion's region 32 borders 35. Lion's regions 25 and 26 border none of Elephant's.
    assert_eq!(game.legal_with("choose region r3"), each("choose region", &[32, 33, 35]));
    assert!(!game.allows("choose region r26"));
    game.play("choose region r32");
    assert_eq!((game.banners(32), game.supply("lion")), (0, 16));
}

#[test]
fn r11_2_attrition_kills_one_banner_in_every_region_the_empire_stands_in() {
    let mut game = drawn(events().army(20, "elephant", 1), "elephant:long-rains");
    game.play("half 1");
    assert_eq!([20, 33, 35].map(|n| game.banners(n)), [0, 1, 1]);
}

#[test]
fn r11_2_a_truce_keeps_the_empire_from_attacking_until_the_round_ends() {
    let table = events().prints("elephant.steward", "attack | add 1");
    let mut game = drawn(table, "elephant:long-rains");
    game.play("half 2");
    assert_eq!((game.acting(), game.legal()), ("elephant.steward".to_owned(), vec!["act 2".to_owned()]));
}

#[test]
fn r11_2_a_truce_and_the_like_always_count_as_a_change() {
    let game = drawn(events().cleared(), "elephant:long-rains");
    assert_eq!(game.mover(), 1, "the only half that is possible, and nothing is to be chosen");
    assert!(game.state.lasting().holds_back(empire("elephant")));
}

#[test]
fn r11_2_gathered_is_one_banner_from_every_region_with_two_or_more() {
    let mut game = drawn(events().army(20, "lion", 1), "lion:roar-of-the-pride");
    game.play("choose region r28");
    assert_eq!([20, 25, 26, 32, 28].map(|n| game.banners(n)), [1, 1, 1, 1, 3]);
}

#[test]
fn r11_2_an_uproar_clears_a_region_and_kills_one_banner_in_each_bordering_one() {
    let mut game = drawn(events().army(27, "lion", 2), "lion:contested-crown");
    game.play("half 2; choose region r26");
    // Region 26 borders 25, 27 and others.
    assert_eq!([26, 25, 27, 32].map(|n| game.banners(n)), [0, 1, 1, 2]);
}

#[test]
fn r11_2_starting_again_makes_the_remaining_draws_then_everything_from_the_first_position_acts_again() {
    let table = events().agents(0, "horse.chancellor");
    let table =
        table.agents(1, "horse.steward").prints("horse.steward", "draw 2").prints("horse.sheriff", "add 1");
    let mut game = table.order("horse").agents(0, "bear.chancellor").agents(1, "bear.steward").seated();
    assert_eq!(game.acting(), "horse.sheriff", "steered by the steward");
    game.play("act 1; place r14");
    game.play("act 1; drawn horse:change-of-riders");
    game.play("choose horse.sheriff; choose horse.steward; drawn horse+lion");
    assert!(game.heard.contains(&Event::Restarts(empire("horse"))));
    assert_eq!((game.acting().as_str(), game.mover()), ("horse.sheriff", 1));
    game.play("act 1; place r14; pass; act 1; drawn horse+bear; drawn horse+eagle");
    assert_eq!(
        game.hand(0),
        ["horse+bear", "horse+eagle"],
        "the steward acts again, under the other society"
    );
}

#[test]
fn r11_2_a_long_ride_takes_a_whole_army_to_any_empty_region_without_an_attack() {
    let mut game = drawn(events().army(20, "horse", 3), "horse:long-ride");
    assert!(game.allows("choose r20>r8 x3") && !game.allows("choose r20>r8 x2"));
    assert!(!game.allows("choose r20>r26 x3"), "Lion's banners stand there");
    game.play("choose r20>r8 x3");
    assert_eq!((game.banners(8), game.owner(8), game.banners(20)), (3, "horse", 0), "the fort does nothing");
}

#[test]
fn r11_2_a_full_council_of_one_society_is_not_rearranged_but_starts_again() {
    let table = events().order("horse").prints("horse.sheriff", "draw 1");
    let council = ["sheriff", "steward", "marshal", "chancellor"];
    let table = council.iter().fold(table, |t, p| t.agents(0, &format!("horse.{p}")));
    let elsewhere = ["lion", "bear", "eagle", "elephant"];
    let mut game = elsewhere.iter().fold(table, |t, e| t.agents(1, &format!("{e}.chancellor"))).seated();
    game.play("act 1; drawn horse:change-of-riders");
    assert!(game.heard.contains(&Event::Restarts(empire("horse"))), "nobody is asked to move an agent");
    assert_eq!((game.acting().as_str(), game.mover()), ("horse.sheriff", 0));
}

/// A table with offers, and with events that start the councils of Eagle and Bear again. Eagle's sheriff draws an
/// offer of control, which is paid for with two cards. Control of the position `later` can be offered later in the
/// round.
fn starting_again(order: &str, later: &str) -> Table {
    let table = events().house(|h| h.offer_cards = true).pack(|raw| {
        for id in ["empty-nest", "winter-wedding"] {
            let event = raw.events.iter_mut().find(|e| e.id == id).unwrap();
            event.halves = vec![Incident::Reseat { restart: true }];
        }
    });
    let table = table.order(order).prints("eagle.sheriff", "draw 1").prints(later, "add 1");
    table.agents(0, "eagle.sheriff").agents(1, later)
}

fn restarts(game: &Game) -> Vec<Event> {
    game.heard.iter().filter(|e| matches!(e, Event::Restarts(_))).copied().collect()
}

#[test]
fn r11_2_a_first_position_that_is_being_paid_for_has_not_acted_and_goes_on_under_the_offerer() {
    let mut game = starting_again("eagle bear", "bear.sheriff").seated();
    game.play("act 1; drawn eagle:open-archive; offer eagle:open-archive; accept");
    game.play("choose bear; drawn bear:winter-wedding; choose bear.steward; done");
    assert_eq!((restarts(&game), game.acting().as_str(), game.mover()), (vec![], "bear.sheriff", 0));
    assert_eq!(game.state.active_agent(position(&game, "bear.sheriff")), game.state.acting_agent());
    game.play("act 1; place r13");
    assert_eq!(restarts(&game), [], "the turn has not started again");
}

#[test]
fn r11_2_where_play_returns_what_was_paid_for_happens_first_and_the_turn_has_no_after() {
    let table = starting_again("eagle lion", "lion.sheriff").prints("eagle.sheriff", "draw 3");
    let mut game = table.agents(1, "lion.steward").agents(0, "horse.chancellor").seated();
    // Horse's card could be played after the action.
    game.play("act 1; drawn eagle:open-archive; drawn eagle+horse; drawn eagle+lion");
    game.play("offer eagle:open-archive; accept; choose eagle; drawn eagle:empty-nest; choose eagle.steward");
    game.play("choose horse; drawn horse+lion");
    assert_eq!((restarts(&game), game.acting().as_str(), game.mover()), (vec![], "lion.sheriff", 0));
    let banners = game.banners(26);
    game.play("act 1; place r26");
    assert_eq!((game.banners(26), restarts(&game)), (banners + 1, vec![Event::Restarts(empire("eagle"))]));
    assert_eq!((game.acting().as_str(), game.mover()), ("eagle.sheriff", 0));
}

#[test]
fn r11_2_an_empty_council_does_not_start_again() {
    let mut game = starting_again("eagle bear lion", "lion.sheriff").seated();
    game.play("act 1; drawn eagle:open-archive; offer eagle:open-archive; accept");
    game.play("choose bear; drawn bear:winter-wedding; drawn bear+lion; done");
    let event = Card::event(empire("bear"), 0);
    assert!(game.heard.iter().any(|e| matches!(e, Event::Void(card) if card.deck() == event.deck())));
    assert_eq!((game.acting().as_str(), game.mover()), ("lion.sheriff", 0));
    game.play("act 1; place r26");
    assert_eq!(restarts(&game), []);
}

#[test]
fn r11_2_of_two_councils_that_start_again_play_returns_to_the_one_that_acts_first() {
    let table = starting_again("eagle bear lion", "lion.sheriff").agents(1, "bear.sheriff");
    let mut game = table.prints("bear.sheriff", "add 1").agents(0, "horse.chancellor").seated();
    game.play("act 1; drawn eagle:open-archive; pass; act 1; place r13");
    game.play("offer eagle:open-archive; accept; choose eagle; drawn eagle:empty-nest; choose eagle.steward");
    game.play("choose bear; drawn bear:winter-wedding; choose bear.steward; act 1; place r26");
    assert_eq!(restarts(&game), [Event::Restarts(empire("eagle"))], "Bear acts again anyway");
    assert_eq!((game.acting().as_str(), game.mover()), ("eagle.sheriff", 0));
}
