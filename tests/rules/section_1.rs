//! Section 1: parts.

use whispers::rules::*;

use crate::table::{Table, empire, region, society};

#[test]
fn r1_1_a_border_counts_both_ways() {
    let there = Table::printed().cleared().army(13, "bear", 3).turn("bear", "attack", "");
    let mut there = there;
    there.play("act 1");
    assert_eq!(there.legal_with("attack r13>r15"), ["attack r13>r15 x1", "attack r13>r15 x2", "attack r13>r15 x3"]);
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
    // Two farms in 9 beside the one in 12, and a second city in 8.
    let table = Table::printed().pack(|raw| {
        raw.regions[8].icons = [0, 2, 0];
        raw.regions[7].icons = [2, 0, 1];
    });
    let mut game = table.turn("bear", "add 1 per farm", "");
    assert_eq!(game.state.cities(&game.world, empire("bear")), 2);
    game.play("act 1; place r8; place r8; place r8");
    assert_eq!(game.banners(8), 3);
    assert_ne!(game.acting(), "bear.sheriff", "three farms gave three banners");
}

#[test]
fn r1_2_five_empires_act_in_a_fixed_order_each_with_four_positions_in_a_fixed_order() {
    let seats = "bear.chancellor lion.chancellor horse.chancellor elephant.chancellor";
    let game = Table::printed().agents(0, seats).agents(1, "eagle.chancellor eagle.marshal eagle.sheriff eagle.steward");
    let mut game = game.seated();
    // Chancellors of Bear, Lion, Horse and Elephant control all positions to their left.
    let mut acted = vec![game.acting()];
    for _ in 1..20 {
        let before = game.acting();
        game.until(|state| state.acting().map(|s| format!("{s:?}")) != None && state.turn() != None);
        game.until_acting_is_not(&before);
        acted.push(game.acting());
    }
    let expected: Vec<String> = ["bear", "lion", "horse", "elephant", "eagle"]
        .iter()
        .flat_map(|e| ["sheriff", "steward", "marshal", "chancellor"].map(|p| format!("{e}.{p}")))
        .collect();
    assert_eq!(acted, expected);
}
