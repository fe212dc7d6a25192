//! Section 6: attack and combat.

use rules::*;

use crate::table::{Game, Table, empire, region};

/// A match in which Bear is about to declare an attack. Only these armies are on the map.
fn attack(armies: &[(usize, &str, u8)]) -> Game {
    let table = armies.iter().fold(Table::printed().cleared(), |t, (n, e, b)| t.army(*n, e, *b));
    let mut game = table.turn("bear", "attack", "");
    game.play("act 1");
    game
}

/// From the task Aftermath: the number of killed enemies, the number of survivors, and true if the attack was won.
fn aftermath(game: &Game) -> Option<(u8, u8, bool)> {
    match game.state.stack().top() {
        Some(Task::Aftermath { killed, survivors, won, .. }) => Some((*killed, *survivors, *won)),
        _ => None,
    }
}

#[test]
fn r6_1_the_target_is_controlled_by_another_empire_and_borders_the_source() {
    // Region 12 borders Bear's own regions 10, 11 and 13, and Lion's empty region 25.
    let game = attack(&[(12, "bear", 1)]);
    assert_eq!(game.legal(), ["attack r12>r25 x1"]);
    // Regions 10 and 13 are targets too, once Eagle and Horse hold them.
    let game = attack(&[(12, "bear", 1), (10, "eagle", 1), (13, "horse", 3)]);
    assert_eq!(game.legal(), ["attack r12>r10 x1", "attack r12>r13 x1", "attack r12>r25 x1"]);
}

#[test]
fn r6_1_the_source_is_one_region_of_the_active_empire() {
    // Bear's armies in 13 and 12 and Lion's in 26 are next to 25 and 15. Only Bear's are sources, one at a time.
    let game = attack(&[(12, "bear", 1), (13, "bear", 2), (26, "lion", 5)]);
    assert_eq!(game.legal(), ["attack r12>r25 x1", "attack r13>r15 x1", "attack r13>r15 x2"]);
}

#[test]
fn r6_1_the_strength_is_at_least_one_and_at_most_all_in_a_home_source() {
    let game = attack(&[(13, "bear", 4)]);
    let all: Vec<String> = (1..=4).map(|n| format!("attack r13>r15 x{n}")).collect();
    assert_eq!(game.legal(), all);
}

#[test]
fn r6_1_a_home_source_may_be_emptied() {
    let mut game = attack(&[(13, "bear", 4)]);
    game.play("attack r13>r15 x4");
    assert_eq!((game.banners(13), game.owner(13), game.banners(15)), (0, "bear", 4));
}

#[test]
fn r6_1_a_conquered_source_keeps_at_least_one() {
    // Region 15 is Horse's home.
    let game = attack(&[(15, "bear", 3)]);
    let strengths: Vec<String> = game.legal_with("attack r15>r14");
    assert_eq!(strengths, ["attack r15>r14 x1", "attack r15>r14 x2"]);
    // A single banner cannot leave a conquered region.
    let game = attack(&[(15, "bear", 1), (12, "bear", 1)]);
    assert_eq!(game.legal(), ["attack r12>r25 x1"]);
}

#[test]
fn r6_1_there_is_no_way_but_borders() {
    // Regions 13 and 14 both border 15, but not each other.
    let game = attack(&[(13, "bear", 4)]);
    assert!(!game.allows("attack r13>r14 x4") && !game.allows("attack r13>r25 x1"));
}

#[test]
fn r6_1_across_a_sea_there_is_a_way_only_where_the_pack_draws_one() {
    // Regions 40 and 1 have a printed border. Here, 40 and 5 get one.
    let mut raw = Table::printed().cleared().army(40, "elephant", 1);
    let game = |table: Table| {
        let mut game = table.turn("elephant", "attack", "");
        game.play("act 1");
        game.legal()
    };
    raw = raw.pack(|raw| raw.borders.push((39, 4)));
    assert_eq!(game(raw), ["attack r40>r1 x1", "attack r40>r5 x1"]);
    assert_eq!(game(Table::printed().cleared().army(40, "elephant", 1)), ["attack r40>r1 x1"]);
}

#[test]
fn r6_2_a_fort_kills_one_attacker_before_losses_are_traded() {
    // Region 25 has a fort.
    let mut game = attack(&[(12, "bear", 5), (25, "lion", 2)]);
    game.play("attack r12>r25 x4");
    assert_eq!((game.owner(25), game.banners(25)), ("bear", 1));
    let losses: Vec<&Event> = game.heard.iter().filter(|e| matches!(e, Event::Killed(..))).collect();
    let (bear, lion, at) = (empire("bear"), empire("lion"), region(25));
    assert_eq!(
        losses,
        [
            &Event::Killed(bear, at, 1, Cause::Fort),
            &Event::Killed(bear, at, 2, Cause::Combat),
            &Event::Killed(lion, at, 2, Cause::Combat)
        ]
    );
}

#[test]
fn r6_2_one_attacker_falls_for_each_fort() {
    let table = Table::printed().cleared().army(12, "bear", 5).army(25, "lion", 1);
    let mut game = table.pack(|raw| raw.regions[24].icons[2] = 3).turn("bear", "attack", "");
    game.play("act 1; attack r12>r25 x5");
    assert_eq!((game.owner(25), game.banners(25), game.supply("bear")), ("bear", 1, 15 + 4));
}

#[test]
fn r6_2_without_a_fort_losses_are_traded_one_for_one_until_a_side_has_none() {
    for (attackers, defenders, owner, left) in
        [(1, 3, "horse", 2), (2, 3, "horse", 1), (3, 3, "horse", 0), (4, 3, "bear", 1), (6, 3, "bear", 3)]
    {
        let mut game = attack(&[(13, "bear", 6), (15, "horse", defenders)]);
        game.play(&format!("attack r13>r15 x{attackers}"));
        assert_eq!((game.owner(15), game.banners(15)), (owner, left), "{attackers} against {defenders}");
        assert_eq!(game.banners(13), 6 - attackers, "what did not attack stayed");
    }
}

#[test]
fn r6_2_the_fort_of_an_empty_home_region_kills_too() {
    let mut game = attack(&[(12, "bear", 2)]);
    game.play("attack r12>r25 x2");
    assert_eq!((game.owner(25), game.banners(25), game.supply("bear")), ("bear", 1, 19));
}

#[test]
fn r6_2_attackers_left_over_hold_the_region() {
    let mut game = attack(&[(13, "bear", 2)]);
    game.play("attack r13>r15 x2");
    assert_eq!((game.owner(15), game.banners(15)), ("bear", 2));
    let control =
        Event::Control { region: region(15), from: Some(empire("horse")), to: Some(empire("bear")) };
    assert!(game.heard.contains(&control));
}

#[test]
fn r6_2_with_none_left_on_either_side_the_region_is_empty_and_its_home_empires() {
    // Eagle holds region 15, which is Horse's home.
    let mut game = attack(&[(13, "bear", 2), (15, "eagle", 2)]);
    game.play("attack r13>r15 x2");
    assert_eq!((game.owner(15), game.banners(15)), ("horse", 0));
}

#[test]
fn r6_2_moving_within_ones_own_regions_is_never_an_attack() {
    let game = attack(&[(12, "bear", 2), (13, "bear", 1)]);
    assert!(!game.allows("attack r12>r13 x1") && !game.allows("attack r12>r10 x1"));
    // Horse moves banners into its own region with a fort: the fort has no effect, and nobody fights.
    let mut game = Table::printed().turn("bear", "attack", "horse+bear");
    game.play("play horse+bear 1; choose r12>r8 x3");
    assert_eq!(game.banners(8), 3);
    assert!(!game.heard.iter().any(|e| matches!(e, Event::Attack { .. } | Event::Killed(..))));
}

#[test]
fn r6_2_hopeless_attacks_are_legal() {
    // One banner attacks a fort and nine banners. It dies at the fort, and nobody else dies.
    let mut game = attack(&[(12, "bear", 1), (25, "lion", 9)]);
    game.play("attack r12>r25 x1");
    assert_eq!((game.owner(25), game.banners(25), game.supply("bear")), ("lion", 9, 20));
}

/// A match after Bear's attack on region 15 or 25. Bear has a card in hand that keeps Aftermath open.
fn fought(armies: &[(usize, &str, u8)], declared: &str) -> Game {
    let table = armies.iter().fold(Table::printed().cleared(), |t, (n, e, b)| t.army(*n, e, *b));
    let mut game = table.turn("bear", "attack", "bear+eagle bear+lion lion+bear eagle+bear");
    game.play(&format!("act 1; attack {declared}"));
    game
}

#[test]
fn r6_3_killed_enemies_are_the_defending_banners_that_the_attack_removed() {
    let game = fought(&[(13, "bear", 5), (15, "horse", 2)], "r13>r15 x5");
    assert_eq!(aftermath(&game), Some((2, 3, true)));
    // Attackers killed by the fort do not count as killed enemies. Neither do defenders that survive.
    let game = fought(&[(12, "bear", 3), (25, "lion", 4)], "r12>r25 x3");
    assert_eq!(aftermath(&game), Some((2, 2, false)));
}

#[test]
fn r6_3_what_bear_bear_kills_is_not_counted() {
    // The attack kills two of four defenders. Bear+Bear kills the other two, so two are killed enemies.
    let table = Table::printed().cleared().army(12, "bear", 3).army(25, "lion", 4);
    let mut game = table.turn("bear", "attack", "bear+eagle bear+eagle bear+lion lion+bear");
    game.play("act 1; attack r12>r25 x3; play bear+eagle 2 pay bear+eagle");
    assert_eq!(game.banners(25), 0);
    game.play("play bear+lion 3 pay lion+bear; place r8; place r8");
    assert_eq!((game.banners(8), game.supply("bear"), game.mover()), (2, 18, 1));
}

#[test]
fn r6_3_survivors_are_the_attackers_left_over_or_else_the_defenders() {
    let game = fought(&[(13, "bear", 5), (15, "horse", 2)], "r13>r15 x5");
    assert_eq!(aftermath(&game), Some((2, 3, true)), "three attackers");
    let game = fought(&[(13, "bear", 1), (15, "horse", 4)], "r13>r15 x1");
    assert_eq!(aftermath(&game), Some((1, 3, false)), "three defenders");
    let game = fought(&[(13, "bear", 2), (15, "horse", 2)], "r13>r15 x2");
    assert_eq!(aftermath(&game).map(|a| a.1), Some(0), "nobody");
}
