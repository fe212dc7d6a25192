//! Section 8: cleanup and loyalty.

use rules::*;

use crate::table::{Game, Table, empire, society};

/// The end of round 1 of a match. The first society has seven Eagle cards, the second six Lion cards.
fn full_hands() -> Game {
    let table = Table::printed().prints("eagle.sheriff", "draw 7").prints("lion.sheriff", "draw 6");
    let mut game = table.order("eagle lion").agents(0, "eagle.sheriff").agents(1, "lion.sheriff").seated();
    game.play(
        "act 1; drawn eagle+bear; drawn eagle+bear; drawn eagle+elephant; drawn eagle+elephant; \
         drawn eagle+lion; drawn eagle+lion; drawn eagle+horse",
    );
    game.play(
        "act 1; drawn lion+bear; drawn lion+bear; drawn lion+eagle; drawn lion+eagle; \
         drawn lion+horse; drawn lion+horse; pass",
    );
    assert_eq!(game.state.phase(), Phase::Cleanup);
    game
}

#[test]
fn r8_1_societies_over_five_cards_discard_to_it_in_player_order_from_the_new_first_player() {
    let mut game = full_hands();
    assert_eq!(game.state.first(), society(1));
    let mut order = Vec::new();
    while game.state.phase() == Phase::Cleanup {
        order.push(game.mover());
        let first = game.legal()[0].clone();
        game.play(&first);
    }
    assert_eq!(order, [1, 0, 0], "one card of six, two of seven");
    assert_eq!((game.hand(0).len(), game.hand(1).len()), (5, 5));
}

#[test]
fn r8_1_it_discards_cards_of_its_choice_back_into_the_decks() {
    let mut game = full_hands();
    assert_eq!(game.legal(), ["discard lion+bear", "discard lion+eagle", "discard lion+horse"]);
    assert!(!game.allows("pass"), "it must");
    game.play("discard lion+eagle; discard eagle+horse");
    assert_eq!(game.legal(), ["discard eagle+bear", "discard eagle+elephant", "discard eagle+lion"]);
    game.play("discard eagle+bear");
    assert_eq!(game.hand(0), ["eagle+bear", "eagle+elephant", "eagle+elephant", "eagle+lion", "eagle+lion"]);
    let deck = game.state.deck(&game.world, empire("eagle"));
    assert_eq!((deck.len(), deck.count(empire("horse")), deck.count(empire("bear"))), (3, 2, 1));
    assert_eq!(game.state.deck(&game.world, empire("lion")).len(), 3);
}

#[test]
fn r8_1_five_cards_or_fewer_are_kept() {
    let table = Table::printed().prints("eagle.sheriff", "draw 5").order("eagle");
    let mut game = table.agents(0, "eagle.sheriff").agents(1, "lion.sheriff").seated();
    game.until(|state| state.phase() > Phase::Turns);
    assert_eq!((game.hand(0).len(), game.state.phase()), (5, Phase::Loyalty));
}

/// A match at the loyalty step of round 1.
fn loyalty() -> Game {
    let table = Table::of(3).tokens(&["bear eagle elephant lion horse"; 3]);
    let mut game =
        table.agents(0, "bear.sheriff").agents(1, "lion.sheriff").agents(2, "horse.sheriff").seated();
    game.until(|state| state.phase() == Phase::Loyalty);
    game
}

#[test]
fn r8_2_each_society_may_exchange_in_player_order_from_the_new_first_player() {
    let mut game = loyalty();
    let mut order = Vec::new();
    while game.state.phase() == Phase::Loyalty {
        order.push(game.mover());
        game.play("keep");
    }
    assert_eq!(order, [1, 2, 0]);
}

#[test]
fn r8_2_the_slots_of_two_face_down_tokens_are_exchanged_or_nothing() {
    let mut game = loyalty();
    let ids = ["bear", "eagle", "elephant", "lion", "horse"];
    let pairs = (0..5).flat_map(|a| (a + 1..5).map(move |b| format!("exchange {} {}", ids[a], ids[b])));
    assert_eq!(game.legal(), ["keep".to_owned()].into_iter().chain(pairs).collect::<Vec<_>>());
    let before = game.tokens(1);
    game.play("exchange bear horse");
    assert_eq!(
        (before.as_str(), game.tokens(1).as_str()),
        ("bear eagle elephant lion horse", "horse eagle elephant lion bear")
    );
    assert_eq!(game.mover(), 2, "once a step");
    game.play("keep");
    assert_eq!(game.tokens(2), "bear eagle elephant lion horse");
}

#[test]
fn r8_2_both_are_then_face_up_for_all_to_see() {
    let mut game = loyalty();
    game.play("exchange bear horse");
    let view = game.state.view(&game.world, society(0));
    let up: Vec<usize> =
        game.world.slots().filter(|s| view.is_revealed(society(1), *s)).map(Slot::index).collect();
    assert_eq!(up, [0, 4]);
    let known: Vec<Option<Empire>> = game.world.slots().map(|s| view.tokens(society(1)).at(s)).collect();
    assert_eq!(known, [Some(empire("horse")), None, None, None, Some(empire("bear"))]);
}

#[test]
fn r8_2_face_up_tokens_never_move_and_stay_face_up() {
    let mut game = loyalty();
    game.play("exchange bear horse");
    game.until(|state| {
        state.round() == 3 && state.phase() == Phase::Loyalty && state.mover() == Some(society(1))
    });
    assert_eq!(
        game.legal(),
        ["keep", "exchange eagle elephant", "exchange eagle lion", "exchange elephant lion"]
    );
    assert!(!game.allows("exchange bear eagle") && !game.allows("exchange bear horse"));
    game.play("exchange eagle lion");
    assert_eq!(game.tokens(1), "horse lion elephant eagle bear");
    assert_eq!(game.world.slots().filter(|s| game.state.is_revealed(society(1), *s)).count(), 4);
    assert_eq!(game.state.exchanges(society(1)).len(), 2);
}
