//! Section 7: playing cards, and the play windows.

use rules::*;

use crate::table::{Game, Table, empire, society};

/// The view of the rival, which is the second society.
fn rivals_view(game: &Game) -> View {
    game.state.view(&game.world, society(1))
}

#[test]
fn r7_1_a_card_is_played_by_the_controller_of_the_acting_position_alone() {
    // The second society has drawn a Horse card, which moves banners only in its own play windows.
    let table = Table::printed().prints("lion.sheriff", "draw 1").prints("horse.sheriff", "draw 1");
    let table = table.prints("bear.sheriff", "add 1").order("horse bear lion");
    let mut game = table.agents(0, "bear.sheriff").agents(1, "horse.sheriff").seated();
    game.play("act 1; drawn horse+bear");
    assert_eq!((game.acting().as_str(), game.mover()), ("bear.sheriff", 0));
    assert_eq!(game.hand(1), ["horse+bear"]);
    assert_eq!(game.legal(), ["act 1"]);
    assert!(!game.allows("play horse+bear 1"));
}

#[test]
fn r7_1_it_is_played_before_during_or_after_the_positions_action() {
    // Horse may be played in Before, in Aftermath and in After.
    let mut game = Table::printed().turn("bear", "attack", "horse+bear");
    assert!(game.window() == "before" && game.allows("play horse+bear 1"));
    game.play("act 1; attack r13>r15 x2");
    assert!(game.window() == "aftermath" && game.allows("play horse+bear 1"));
    game.play("pass");
    assert!(game.window() == "after" && game.allows("play horse+bear 1"));
    game.play("pass");
    assert_eq!(game.mover(), 1, "another position's turn");
}

#[test]
fn r7_1_the_card_itself_and_others_of_the_hand_pay_the_cost() {
    let plays = |hand: &str| {
        let game = Table::printed().turn("bear", "add 1", hand);
        [game.legal_with("play lion+bear 2"), game.legal_with("play lion+eagle 2")].concat()
    };
    assert_eq!(plays("lion+bear"), [""; 0], "one Lion card is not two");
    assert_eq!(plays("lion+bear horse+lion"), [""; 0], "nor is another deck's");
    assert_eq!(plays("lion+bear lion+bear"), ["play lion+bear 2 pay lion+bear"]);
    let both = ["play lion+bear 2 pay lion+eagle", "play lion+eagle 2 pay lion+bear"];
    assert_eq!(plays("lion+bear lion+eagle"), both);
}

#[test]
fn r7_1_the_effect_must_be_possible_and_change_something() {
    // Populate adds a banner to each region, but not if the supply is empty.
    let hand = "eagle+lion lion+eagle";
    let populate = "play lion+eagle 3 pay eagle+lion";
    assert!(Table::printed().turn("bear", "attack", hand).allows(populate));
    assert!(!Table::printed().army(13, "bear", 14).turn("bear", "attack", hand).allows(populate));
    // Horse moves banners, but not a single banner that must stay in a conquered region.
    let horse = "play horse+lion 1";
    assert!(Table::printed().cleared().army(9, "bear", 1).turn("bear", "add 1", "horse+lion").allows(horse));
    assert!(
        !Table::printed().cleared().army(15, "bear", 1).turn("bear", "add 1", "horse+lion").allows(horse)
    );
}

#[test]
fn r7_1_several_may_be_played_and_one_resolves_fully_before_the_next() {
    let mut game = Table::printed().turn("bear", "add 1", "horse+bear horse+lion");
    game.play("play horse+bear 1");
    assert!(game.legal().iter().all(|a| a.starts_with("choose ")), "first where from and where to");
    game.play("choose r13>r8 x3");
    assert_eq!(game.legal_with("play"), ["play horse+lion 1"]);
    game.play("play horse+lion 1; choose r8>r9 x3");
    assert_eq!((game.banners(8), game.banners(9)), (0, 3));
    assert_eq!(game.legal(), ["act 1"]);
}

#[test]
fn r7_1_the_cards_paid_go_back_into_their_decks_before_the_effect() {
    // All eight Horse cards are drawn. Midnight Oil returns one to the deck and draws it again.
    let hand =
        "lion+horse horse+bear horse+bear horse+eagle horse+eagle horse+elephant horse+elephant horse+lion";
    let mut game = Table::printed().turn("horse", "draw 1", hand);
    game.play("act 1; drawn horse+lion");
    assert!(game.state.deck(&game.world, empire("horse")).is_empty());
    assert_eq!(game.window(), "after");
    game.play("play horse+lion 3 pay lion+horse; drawn horse+lion");
    assert!(game.state.deck(&game.world, empire("horse")).is_empty());
    assert_eq!(game.state.deck(&game.world, empire("lion")).len(), 8);
    assert_eq!(game.hand(0).len(), 8);
}

#[test]
fn r7_1_the_decks_are_shuffled_when_cards_go_back() {
    // The card that was returned last may be drawn first or not.
    let mut game = Table::printed().turn("lion", "draw 1", "lion+bear lion+eagle");
    game.play("play lion+bear 2 pay lion+eagle; choose region r26");
    let firsts: std::collections::HashSet<Card> = (0..60)
        .map(|seed| {
            let mut state = game.state;
            let draw = Action::Act(Line::new(0).unwrap());
            state.play(&game.world, draw, &mut Rng::new(seed), &mut ()).unwrap();
            state.hand(society(0)).kinds().next().unwrap().0
        })
        .collect();
    assert_eq!(firsts.len(), 4);
}

#[test]
fn r7_1_the_deck_of_each_card_in_a_hand_is_public_but_not_which_of_its_cards_it_is() {
    let one = Table::printed().turn("bear", "add 1", "bear+lion bear+eagle");
    let other = Table::printed().turn("bear", "add 1", "bear+horse bear+horse");
    assert_ne!(one.state, other.state);
    assert_eq!(rivals_view(&one), rivals_view(&other));
    assert_eq!(rivals_view(&one).cards(society(0), empire("bear")), 2);
    assert_eq!(rivals_view(&one).cards(society(0), empire("lion")), 0);
    assert_eq!(rivals_view(&one).deck_len(&one.world, empire("bear")), 6);
    assert_ne!(one.state.view(&one.world, society(0)), other.state.view(&other.world, society(0)));
}

#[test]
fn r7_2_before_comes_with_the_choice_of_action_and_without_a_pass_while_one_is_legal() {
    let game = Table::printed().turn("bear", "add 1 | attack", "horse+bear");
    assert_eq!(game.legal(), ["act 1", "act 2", "play horse+bear 1"]);
}

#[test]
fn r7_2_passing_in_before_ends_the_positions_turn_without_an_after() {
    // Horse could be played in After, too.
    let mut game = Table::printed().army(13, "bear", 14).turn("bear", "add 1", "horse+bear");
    assert_eq!(game.legal(), ["play horse+bear 1", "pass"]);
    game.play("pass");
    assert_eq!(game.mover(), 1);
    assert_eq!(game.hand(0), ["horse+bear"]);
}

#[test]
fn r7_2_muster_comes_after_the_attack_is_declared_and_before_blood() {
    let mut game = Table::printed().turn("bear", "attack", "elephant+bear");
    game.play("act 1; attack r12>r25 x2");
    assert_eq!(game.window(), "muster");
    assert_eq!((game.banners(12), game.owner(25), game.banners(25)), (1, "lion", 2));
    assert_eq!(game.legal(), ["play elephant+bear 1", "pass"]);
    game.play("pass");
    assert_eq!(game.banners(25), 1);
}

#[test]
fn r7_2_aftermath_comes_after_each_attack() {
    // The printed attack, and the attack that Bear grants.
    let mut game =
        Table::printed().cleared().army(13, "bear", 5).turn("bear", "attack", "bear+lion horse+bear");
    game.play("act 1; attack r13>r15 x4");
    assert_eq!(game.window(), "aftermath");
    game.play("play bear+lion 1; attack r15>r14 x3");
    assert_eq!((game.window(), game.banners(14)), ("aftermath", 3));
    game.play("pass");
    assert_eq!(game.window(), "after");
}

#[test]
fn r7_2_after_comes_when_the_action_is_done() {
    let mut game = Table::printed().turn("bear", "add 2", "horse+bear");
    game.play("act 1; place r8");
    assert_eq!(game.window(), "a choice");
    game.play("place r8");
    assert_eq!(game.legal(), ["play horse+bear 1", "pass"].map(String::from));
    assert_eq!(game.window(), "after");
}

#[test]
fn r7_2_a_window_in_which_nothing_can_be_played_is_passed_over_by_itself() {
    let mut game = Table::printed().turn("bear", "attack", "");
    game.play("act 1; attack r12>r25 x3");
    assert_eq!(game.mover(), 1, "no muster, no aftermath, no After");
    // A card that can only be played in Muster opens no other play window.
    let mut game = Table::printed().turn("bear", "attack", "elephant+bear");
    game.play("act 1; attack r12>r25 x3; pass");
    assert_eq!(game.mover(), 1);
}

#[test]
fn r7_2_a_window_is_left_for_good_by_passing() {
    let mut game = Table::printed().turn("bear", "attack", "horse+bear bear+lion");
    game.play("act 1; attack r13>r15 x3");
    assert!(game.allows("play bear+lion 1"));
    game.play("pass");
    assert_eq!(game.window(), "after");
    assert!(game.allows("play horse+bear 1") && !game.allows("play bear+lion 1"));
}

#[test]
fn r7_2_a_window_is_left_for_good_by_a_card_that_grants_another_attack() {
    // After the second attack's Aftermath, the After opens, not the first attack's Aftermath again.
    let table = Table::printed().cleared().army(13, "bear", 5).army(14, "horse", 4);
    let mut game = table.turn("bear", "attack", "bear+lion bear+eagle horse+bear");
    game.play("act 1; attack r13>r15 x5; play bear+lion 1; attack r15>r14 x4");
    assert_eq!((game.window(), game.banners(14), game.banners(15)), ("aftermath", 0, 1));
    assert!(!game.allows("play bear+eagle 1"), "nothing was won, and the first victory is past");
    game.play("pass");
    assert_eq!(game.window(), "after");
}

#[test]
fn r7_2_when_the_last_window_is_left_the_positions_turn_is_over() {
    let mut game = Table::printed().turn("bear", "add 1", "horse+bear");
    game.play("act 1; place r8");
    let acting = game.acting();
    game.play("pass");
    assert!(game.acting() != acting && game.mover() == 1);
}

#[test]
fn r7_2_the_same_ability_may_be_played_again_in_the_same_window() {
    let mut game = Table::printed().turn("bear", "add 1", "horse+bear horse+bear");
    game.play("act 1; place r8; play horse+bear 1; choose r13>r8 x1");
    assert_eq!(game.window(), "after");
    game.play("play horse+bear 1; choose r13>r8 x1");
    assert_eq!(game.banners(8), 3);
}

#[test]
fn r7_2_passes_and_open_windows_are_not_public() {
    let mut game = Table::printed().turn("bear", "attack", "horse+bear");
    game.play("act 1; attack r13>r15 x3");
    let aftermath = rivals_view(&game);
    assert_eq!(game.window(), "aftermath");
    game.play("pass");
    assert_eq!(game.window(), "after");
    assert_eq!(rivals_view(&game), aftermath);
    assert!(game.heard.is_empty(), "nothing is told of a pass");
    assert_eq!(rivals_view(&game).stack().top(), None);
    // The rival sees which position is acting.
    assert_eq!(aftermath.acting().map(|s| game.world.position_id(s)).as_deref(), Some("bear.sheriff"));
}
