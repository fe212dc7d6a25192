//! Section 7: declaring attacks, actions that replace or repeat the printed one, and series of choices.

use crate::table::{Game, Table};

#[test]
fn r7_4_a_declaring_card_may_be_played_whenever_an_attack_is_due() {
    let far = "play eagle+elephant 2 pay eagle+lion";
    let hand = "eagle+elephant eagle+lion";
    // The attack of a printed line.
    let mut game = Table::printed().turn("bear", "attack", hand);
    game.play("act 1");
    assert!(game.allows(far));
    // An attack after a swap.
    let mut game = Table::printed().turn("bear", "swap", hand);
    game.play("act 1; swap chancellor; act 1");
    assert!(game.allows(far));
    // An attack that Bear grants.
    let table = Table::printed().cleared().army(13, "bear", 4);
    let mut game = table.turn("bear", "attack", "bear+lion eagle+elephant eagle+lion");
    game.play("act 1; attack r13>r15 x4; play bear+lion 1");
    assert!(game.allows(far));
    // An attack that Midnight Oil repeats.
    let mut game = Table::printed().turn("bear", "attack", "eagle+elephant eagle+lion lion+horse horse+lion");
    game.play("act 1; attack r11>r4 x1; pass; play horse+lion 3 pay lion+horse");
    assert!(game.allows(far));
}

#[test]
fn r7_4_one_such_card_may_be_played_and_the_attack_must_then_be_declared() {
    let hand = "eagle+elephant eagle+lion eagle+horse horse+eagle";
    let mut game = Table::printed().turn("bear", "attack", hand);
    game.play("act 1; play eagle+elephant 2 pay eagle+lion");
    assert!(game.legal().iter().all(|a| a.starts_with("attack ")), "no second card, and no way back");
}

#[test]
fn r7_4_the_effect_ends_with_that_attack() {
    let hand = "bear+lion eagle+elephant eagle+lion";
    let mut game = Table::printed().cleared().army(13, "bear", 4).turn("bear", "attack", hand);
    game.play("act 1; play eagle+elephant 2 pay eagle+lion; attack r13>r19 x4; play bear+lion 1");
    let borders = ["r16", "r18"];
    assert!(game.legal().iter().all(|a| borders.iter().any(|b| a.starts_with(&format!("attack r19>{b} ")))));
    assert!(!game.legal().is_empty());
}

/// A table with one banner in each region of the four empires other than Bear, so that no enemy region is empty.
fn crowded() -> Table {
    let homes = [("eagle", 1..=7), ("horse", 14..=23), ("lion", 24..=32), ("elephant", 33..=40)];
    homes.into_iter().fold(Table::printed(), |table, (empire, numbers)| {
        numbers.fold(table, |table, number| table.army(number, empire, 1))
    })
}

#[test]
fn r7_4_the_card_must_add_a_legal_attack() {
    let far = "play eagle+elephant 2 pay eagle+lion";
    let armada = "play eagle+horse 3 pay horse+eagle";
    let hand = "eagle+elephant eagle+lion eagle+horse horse+eagle";
    let mut game = crowded().turn("bear", "attack", hand);
    game.play("act 1");
    assert!(!game.allows(far), "no enemy region is empty");
    assert!(game.allows(armada));
}

#[test]
fn r7_4_an_attack_action_is_legal_when_the_player_can_pay_for_a_card_that_makes_an_attack() {
    // Bear has banners only in region 10, which borders only Bear's own regions.
    let inland = || Table::printed().cleared().army(10, "bear", 2);
    let legal = |game: Game| game.legal_with("act");
    assert_eq!(legal(inland().turn("bear", "add 1 | attack", "eagle+elephant")), ["act 1"]);
    let mut game = inland().turn("bear", "add 1 | attack", "eagle+elephant eagle+lion");
    assert_eq!(game.legal_with("act"), ["act 1", "act 2"]);
    game.play("act 2");
    assert!(
        game.legal().iter().all(|a| a.starts_with("play ")),
        "the card is all there is: {:?}",
        game.legal()
    );
    game.play("play eagle+elephant 2 pay eagle+lion; attack r10>r14 x2");
    assert_eq!(game.owner(14), "bear");
}

#[test]
fn r7_4a_instead_cards_need_a_legal_action_at_the_new_position() {
    // An empire without banners can do nothing at a position that only attacks.
    let game = Table::printed()
        .army(33, "elephant", 0)
        .army(35, "elephant", 0)
        .prints("elephant.steward", "attack")
        .prints("elephant.marshal", "add 1")
        .prints("elephant.chancellor", "attack")
        .agents(0, "elephant.chancellor");
    let mut borrow = game.turn("bear", "add 1", "lion+bear");
    borrow.play("play lion+bear 1");
    assert!(borrow.allows("choose elephant.marshal"));
    assert!(!borrow.allows("choose elephant.steward") && !borrow.allows("choose elephant.chancellor"));
    let game = Table::printed().prints("horse.steward", "attack").prints("horse.marshal", "add 1");
    let mut relocate = game.turn("bear", "add 1", "eagle+bear");
    relocate.play("play eagle+bear 1");
    assert!(relocate.allows("choose horse.marshal") && !relocate.allows("choose horse.steward"));
}

#[test]
fn r7_4a_after_a_swap_the_action_follows_without_a_before_and_midnight_oil_repeats_it() {
    let hand = "horse+lion lion+horse lion+bear";
    let mut game = Table::printed().prints("bear.steward", "add 1").turn("bear", "swap", hand);
    assert!(game.allows("play lion+bear 1"));
    game.play("act 1; swap steward");
    assert_eq!(game.legal(), ["act 1"], "no card in a Before");
    game.play("act 1; place r8");
    assert_eq!(game.window(), "after");
    game.play("play horse+lion 3 pay lion+horse; place r8");
    assert_eq!(game.banners(8), 2, "the add again, not the swap");
    assert_eq!(game.state.acting_agent().map(|s| game.world.position_id(s)).as_deref(), Some("bear.steward"));
}

#[test]
fn r7_4a_midnight_oil_repeats_at_the_place_where_the_action_was_taken() {
    // Lion lets the player add at Elephant's sheriff. The repeated action is Elephant's, too.
    let table = Table::printed().prints("elephant.sheriff", "add 1").agents(0, "elephant.sheriff");
    let mut game = table.turn("bear", "attack", "horse+lion lion+horse lion+bear");
    game.play("play lion+bear 1; choose elephant.sheriff; act 1; place r36");
    game.play("play horse+lion 3 pay lion+horse; place r36");
    assert_eq!((game.owner(36), game.banners(36)), ("elephant", 2));
}

#[test]
fn r7_4a_midnight_oil_counts_anew() {
    // Bear holds Horse's farm in region 17, for its third banner. Then that army is killed.
    let hand = "bear+eagle eagle+bear horse+lion lion+horse";
    let mut game = Table::printed().army(17, "bear", 1).turn("bear", "add 1 per farm", hand);
    game.play("act 1; place r8; place r8; place r8; play bear+eagle 3 pay eagle+bear; choose region r17 x1");
    game.play("play horse+lion 3 pay lion+horse; place r8; place r8");
    assert_eq!((game.banners(8), game.mover()), (5, 1));
}

#[test]
fn r7_4a_midnight_oil_repeats_without_what_cards_had_added() {
    let hand = "eagle+horse horse+eagle horse+lion lion+horse";
    let mut game = Table::printed().turn("bear", "attack", hand);
    game.play("act 1; play eagle+horse 3 pay horse+eagle; attack r13>r37 x3");
    game.play("pass; play horse+lion 3 pay lion+horse");
    assert!(game.allows("attack r12>r25 x1"));
    assert!(!game.allows("attack r12>r21 x1") && !game.allows("attack r12>r36 x1"));
}

#[test]
fn r7_4b_alchemists_fire_kills_at_least_one_and_then_as_many_as_wished() {
    let mut game = Table::printed().turn("bear", "attack", "eagle+elephant elephant+eagle");
    game.play("play eagle+elephant 3 pay elephant+eagle; choose region r12");
    assert_eq!(game.legal(), ["kill r25"], "at least one");
    game.play("kill r25");
    assert_eq!(game.legal(), ["kill r25", "done"]);
    game.play("done");
    assert_eq!((game.banners(25), game.window()), (1, "before"));
}

#[test]
fn r7_4b_horse_horse_makes_at_least_one_transfer_and_no_region_both_gives_and_takes() {
    // Bear has three banners in each of regions 11, 12 and 13.
    let mut game = Table::printed().turn("bear", "attack", "horse+bear horse+lion");
    game.play("play horse+bear 2 pay horse+lion; choose bear");
    assert!(!game.allows("done"), "at least one");
    game.play("choose r13>r12 x1");
    assert!(game.allows("done"));
    assert_eq!(game.legal_with("choose r12>"), [""; 0], "12 has taken");
    assert!(game.legal().iter().all(|a| !a.contains(">r13 ")), "13 has given");
    assert!(game.allows("choose r13>r8 x1") && game.allows("choose r11>r12 x1"), "again, and more");
    game.play("choose r11>r12 x2; done");
    assert_eq!([11, 12, 13].map(|n| game.banners(n)), [1, 6, 2]);
}

#[test]
fn r7_4b_disperse_sets_down_banner_by_banner_all_of_them() {
    let mut game = Table::printed().turn("bear", "attack", "bear+horse horse+bear");
    game.play("play bear+horse 3 pay horse+bear; choose region r12");
    for _ in 0..3 {
        assert_eq!(game.legal(), ["place r10", "place r11", "place r13"]);
        game.play("place r10");
    }
    assert_eq!((game.banners(12), game.banners(10), game.window()), (0, 3, "before"));
}

#[test]
fn r7_4b_subjugate_adds_banner_by_banner_all_of_them() {
    let mut game = Table::printed().turn("bear", "attack", "bear+lion lion+bear");
    game.play("act 1; attack r12>r25 x3; play bear+lion 3 pay lion+bear");
    for number in [8, 9] {
        assert!(!game.allows("done") && !game.allows("pass"));
        game.play(&format!("place r{number}"));
    }
    assert_eq!((game.banners(8), game.banners(9), game.mover()), (1, 1, 1));
}

#[test]
fn r7_5_actions_taken_instead_reopen_before_at_the_new_position() {
    let table = Table::printed().agents(0, "elephant.sheriff").prints("elephant.sheriff", "add 1");
    let mut game = table.turn("bear", "attack", "lion+bear horse+bear");
    game.play("play lion+bear 1; choose elephant.sheriff");
    assert_eq!((game.window(), game.acting().as_str()), ("before", "elephant.sheriff"));
    assert_eq!(game.legal(), ["act 1", "play horse+bear 1"]);
    let mut game = Table::printed().turn("bear", "attack", "eagle+bear horse+bear");
    game.play("play eagle+bear 1; choose elephant.steward");
    assert_eq!((game.window(), game.acting().as_str()), ("before", "elephant.steward"));
}

#[test]
fn r7_5_several_instead_cards_in_a_row_are_legal() {
    let table = Table::printed().agents(0, "elephant.sheriff").prints("elephant.sheriff", "add 1");
    let mut game = table.turn("bear", "add 1", "lion+bear lion+bear eagle+bear");
    game.play("play lion+bear 1; choose elephant.sheriff; play lion+bear 1; choose bear.sheriff");
    assert_eq!((game.window(), game.acting().as_str()), ("before", "bear.sheriff"));
    game.play("play eagle+bear 1; choose bear.marshal");
    assert_eq!(game.acting(), "bear.marshal");
}

#[test]
fn r7_5_actions_taken_again_open_the_windows_that_follow_them() {
    let hand = "elephant+bear horse+lion lion+horse horse+bear";
    let mut game = Table::printed().turn("bear", "attack", hand);
    game.play("act 1; attack r13>r15 x1; pass; pass; play horse+lion 3 pay lion+horse; attack r11>r4 x1");
    assert_eq!(game.window(), "muster");
    game.play("pass");
    assert_eq!(game.window(), "aftermath");
    game.play("pass");
    assert_eq!(game.window(), "after");
}

#[test]
fn r7_5_attacks_in_addition_open_the_windows_that_follow_them() {
    let hand = "bear+lion elephant+bear horse+bear";
    let mut game = Table::printed().cleared().army(13, "bear", 4).turn("bear", "attack", hand);
    game.play("act 1; attack r13>r15 x4; pass; play bear+lion 1; attack r15>r14 x3");
    assert_eq!(game.window(), "muster");
    game.play("pass");
    assert_eq!(game.window(), "aftermath");
    game.play("pass");
    assert_eq!(game.window(), "after");
}

#[test]
fn r7_5_several_repetitions_in_a_row_are_legal() {
    let hand = "lion+horse lion+horse horse+lion horse+lion";
    let mut game = Table::printed().turn("bear", "add 1", hand);
    game.play("act 1; place r8; play horse+lion 3 pay lion+horse; place r8");
    game.play("play horse+lion 3 pay lion+horse; place r8");
    assert_eq!((game.banners(8), game.mover()), (3, 1));
}

#[test]
fn r7_6_nothing_is_moved_or_added_into_a_region_with_another_empires_banners() {
    // Lion holds region 10 and Eagle region 9. Horse, Horse+Horse and Disperse cannot reach them.
    let hand = "bear+horse horse+bear horse+lion";
    let table = || Table::printed().army(10, "lion", 1).army(9, "eagle", 1);
    let into = |game: &Game| game.legal().iter().any(|a| a.contains("r10") || a.contains("r9"));
    let mut game = table().turn("bear", "attack", hand);
    game.play("play horse+bear 1");
    assert!(!into(&game));
    let mut game = table().turn("bear", "attack", hand);
    game.play("play horse+bear 2 pay horse+lion; choose bear");
    assert!(!into(&game));
    let mut game = table().turn("bear", "attack", hand);
    game.play("play bear+horse 3 pay horse+bear; choose region r11");
    assert_eq!(game.legal(), ["place r12"]);
}

#[test]
fn r7_6_entering_an_empty_region_without_an_attack_a_fort_does_nothing() {
    // Region 8 is empty and has a fort.
    let mut game = Table::printed().turn("bear", "attack", "horse+bear");
    let supply = game.supply("bear");
    game.play("play horse+bear 1; choose r11>r8 x3");
    assert_eq!((game.banners(8), game.supply("bear")), (3, supply));
}
