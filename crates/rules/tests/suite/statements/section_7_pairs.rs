//! Section 7: the table of abilities (R7.3): the abilities that cost cards of two decks.

use rules::*;

use crate::table::{Table, each, empire, region};

#[test]
fn r7_3_bear_eagle_kills_up_to_3_banners_in_one_region() {
    let mut game = Table::printed().army(13, "bear", 5).turn("bear", "attack", "bear+eagle eagle+bear");
    game.play("play bear+eagle 3 pay eagle+bear");
    let mut regions = Vec::new();
    for (number, most) in
        [(1, 2), (2, 2), (4, 2), (11, 3), (12, 3), (13, 3), (25, 2), (26, 2), (32, 2), (33, 2), (35, 2)]
    {
        regions.extend((1..=most).map(|x| format!("choose region r{number} x{x}")));
    }
    assert_eq!(game.legal(), regions, "anybody's, one's own too");
    game.play("choose region r26 x2");
    assert_eq!((game.banners(26), game.supply("lion"), game.window()), (0, 16, "before"));
}

#[test]
fn r7_3_bear_elephant_reinforces_an_empty_region_with_3_banners() {
    let mut game = Table::printed().turn("bear", "attack", "bear+elephant elephant+bear");
    game.play("play bear+elephant 3 pay elephant+bear");
    let held = [1, 2, 4, 11, 12, 13, 25, 26, 32, 33, 35];
    let empty: Vec<usize> = (1..=40).filter(|n| !held.contains(n)).collect();
    assert_eq!(game.legal(), each("choose region", &empty));
    game.play("choose region r15");
    assert_eq!((game.owner(15), game.banners(15), game.supply("horse")), ("horse", 3, 17));
}

#[test]
fn r7_3_bear_horse_takes_all_banners_out_into_bordering_regions_their_empire_controls() {
    let mut game = Table::printed().army(26, "lion", 4).army(27, "bear", 1).turn(
        "bear",
        "attack",
        "bear+horse horse+bear",
    );
    game.play("play bear+horse 3 pay horse+bear");
    assert_eq!(game.legal(), each("choose region", &[1, 2, 4, 11, 12, 13, 25, 26, 27, 32, 33, 35]));
    game.play("choose region r26");
    assert_eq!((game.banners(26), game.owner(26)), (0, "lion"));
    // Lion's regions around 26, except 27, which Bear holds.
    assert_eq!(game.legal(), each("place", &[24, 25, 28]));
    game.play("place r24; place r24; place r28; place r25");
    assert_eq!([24, 25, 28].map(|n| game.banners(n)), [2, 3, 1]);
}

#[test]
fn r7_3_bear_horse_sends_them_back_to_the_supply_where_there_is_no_such_region() {
    // Bear has banners only in region 21, among Horse's and Lion's regions.
    let mut game = Table::printed().army(21, "bear", 3).turn("bear", "attack", "bear+horse horse+bear");
    let supply = game.supply("bear");
    game.play("play bear+horse 3 pay horse+bear; choose region r21");
    assert_eq!((game.owner(21), game.supply("bear"), game.window()), ("horse", supply + 3, "before"));
    assert!(game.heard.contains(&Event::Killed(empire("bear"), region(21), 3, Cause::Nowhere)));
}

#[test]
fn r7_3_bear_lion_adds_a_banner_for_each_killed_enemy_to_any_region_of_the_active_empire() {
    let mut game = Table::printed().army(15, "horse", 2).turn("bear", "attack", "bear+lion lion+bear");
    game.play("act 1; attack r13>r15 x3; play bear+lion 3 pay lion+bear");
    assert_eq!(game.legal(), each("place", &[8, 9, 10, 11, 12, 13, 15]));
    game.play("place r8; place r15");
    assert_eq!([8, 15].map(|n| game.banners(n)), [1, 2]);
    // Without a killed enemy, the card cannot be played.
    let mut game = Table::printed().turn("bear", "attack", "bear+lion lion+bear horse+lion");
    game.play("act 1; attack r13>r15 x3");
    assert!(game.window() == "aftermath" && !game.allows("play bear+lion 3 pay lion+bear"));
}

#[test]
fn r7_3_bear_lion_counts_the_same_kills_again_when_played_again() {
    let hand = "bear+lion bear+lion lion+bear lion+bear";
    let mut game = Table::printed().army(15, "horse", 2).turn("bear", "attack", hand);
    game.play("act 1; attack r13>r15 x2; play bear+lion 3 pay lion+bear; place r8; place r8");
    game.play("play bear+lion 3 pay lion+bear; place r8; place r8");
    assert_eq!(game.banners(8), 4);
}

#[test]
fn r7_3_eagle_elephant_kills_up_to_5_enemy_banners_around_a_region_with_a_banner_of_ones_own() {
    // Bear is in regions 15 and 13. Around 15 are Lion in 25 and 26 and Horse in 14.
    let table = Table::printed().cleared().army(15, "bear", 1).army(13, "bear", 1).army(25, "lion", 3);
    let table = table.army(26, "lion", 2).army(14, "horse", 2).army(27, "lion", 4);
    let mut game = table.turn("bear", "attack", "eagle+elephant elephant+eagle");
    game.play("play eagle+elephant 3 pay elephant+eagle");
    assert_eq!(game.legal(), ["choose region r15"], "13 borders no enemy banner, and 9 holds none of Bear's");
    game.play("choose region r15");
    assert_eq!(game.legal(), each("kill", &[14, 25, 26]), "27 does not border 15");
    game.play("kill r25; kill r25; kill r25; kill r26");
    assert_eq!(game.legal(), ["kill r14", "kill r26", "done"]);
    game.play("kill r14");
    assert_eq!(game.window(), "before", "five are killed");
    assert_eq!([25, 26, 14].map(|n| game.banners(n)), [0, 1, 1]);
}

#[test]
fn r7_3_eagle_horse_reaches_any_region_of_another_empire_from_any_region() {
    let table = Table::printed().cleared().army(10, "bear", 1).army(13, "bear", 1).army(37, "elephant", 3);
    let mut game = table.turn("bear", "attack", "eagle+horse horse+lion");
    game.play("act 1; play eagle+horse 3 pay horse+lion");
    let foes = || (1..=40).filter(|n| !(8..=13).contains(n));
    let targets =
        [10, 13].into_iter().flat_map(|from| foes().map(move |n| format!("attack r{from}>r{n} x1")));
    assert_eq!(game.legal(), targets.collect::<Vec<_>>(), "with banners or empty");
    game.play("attack r10>r37 x1");
    assert_eq!((game.banners(37), game.owner(37)), (2, "elephant"));
}

#[test]
fn r7_3_eagle_lion_adds_a_banner_to_every_region_the_active_empire_controls() {
    let mut game = Table::printed().army(15, "bear", 1).army(9, "lion", 1).turn(
        "bear",
        "attack",
        "eagle+lion lion+bear",
    );
    let supply = game.supply("bear");
    game.play("play eagle+lion 3 pay lion+bear");
    assert_eq!([8, 10, 11, 12, 13, 15].map(|n| game.banners(n)), [1, 1, 4, 4, 4, 2]);
    assert_eq!((game.banners(9), game.supply("bear"), game.window()), (1, supply - 6, "before"));
}

#[test]
fn r7_3_eagle_lion_is_a_choice_of_regions_when_the_supply_is_short() {
    // There are two banners for six regions.
    let mut game = Table::printed().army(13, "bear", 12).turn("bear", "attack", "eagle+lion lion+bear");
    game.play("play eagle+lion 3 pay lion+bear");
    assert_eq!(game.legal(), each("place", &[8, 9, 10, 11, 12, 13]));
    game.play("place r9");
    assert_eq!(game.legal(), each("place", &[8, 10, 11, 12, 13]), "one each");
    game.play("place r8");
    assert_eq!((game.supply("bear"), game.window()), (0, "before"));
}

#[test]
fn r7_3_elephant_horse_reinforces_an_empty_region_without_city_and_fort_with_4_banners() {
    let mut game = Table::printed().turn("bear", "attack", "elephant+horse horse+lion");
    game.play("play elephant+horse 3 pay horse+lion");
    let plain = [3, 5, 6, 9, 10, 15, 17, 20, 22, 24, 29, 30, 34, 38, 40];
    assert_eq!(game.legal(), each("choose region", &plain), "32 has neither, but banners");
    game.play("choose region r17");
    assert_eq!((game.banners(17), game.supply("horse")), (4, 16));
}

#[test]
fn r7_3_elephant_lion_moves_1_to_6_banners_from_one_region_into_the_attack() {
    let table = Table::printed().cleared().army(13, "bear", 3).army(12, "bear", 8).army(18, "bear", 3);
    let mut game = table.turn("bear", "attack", "elephant+lion lion+bear");
    game.play("act 1; attack r13>r15 x1; play elephant+lion 3 pay lion+bear");
    let mut from = Vec::new();
    for (number, most) in [(12, 6), (13, 2), (18, 2)] {
        from.extend((1..=most).map(|x| format!("choose region r{number} x{x}")));
    }
    assert_eq!(game.legal(), from, "the source's remaining ones too; conquered 18 keeps one");
    game.play("choose region r12 x6");
    assert_eq!([12, 13, 15].map(|n| game.banners(n)), [2, 2, 7]);
}

#[test]
fn r7_3_horse_lion_takes_the_same_printed_action_again() {
    let mut game = Table::printed().turn("bear", "add 1 | attack", "horse+lion lion+bear");
    game.play("act 2; attack r13>r15 x1; pass; play horse+lion 3 pay lion+bear");
    assert_eq!(game.legal_with("place"), [""; 0]);
    assert!(game.legal().iter().all(|a| a.starts_with("attack ")), "the attack again, not the other line");
    game.play("attack r11>r4 x1");
    assert_eq!(game.banners(11), 2);
    // The card cannot be played if the same action can no longer be taken.
    let mut game = Table::printed().army(13, "bear", 13).turn("bear", "add 1", "horse+lion lion+bear");
    game.play("act 1; place r8");
    assert_eq!(game.supply("bear"), 0);
    assert_eq!(game.legal(), ["play horse+lion 1", "pass"]);
}
