//! A pack may have the maximum of everything, but not one more.

use testing::editable_pack::*;
use testing::large_packs::*;

#[test]
fn eight_empires_are_accepted() {
    assert_eq!(assert_accepted(&with_empires(8)).rules.raw.empires.len(), 8);
}

#[test]
fn eight_empires_of_six_positions_are_accepted_and_it_is_told_that_names_will_not_be_written() {
    let pack = assert_accepted(&crowded());
    let told: Vec<&str> = pack.warnings.iter().map(|warning| warning.message.as_str()).collect();
    assert!(told.iter().any(|told| told.contains("without their names")), "{told:?}");
    // With fewer positions, all names are shown.
    let usual = assert_accepted(&with_empires(8)).warnings;
    assert!(usual.iter().all(|warning| !warning.message.contains("without their names")), "{usual:?}");
}

#[test]
fn nine_empires_are_too_many() {
    let report = r##"
the pack: 1 fault

councils.toml:4:1: 9 empires: a pack has 2 to 8
  |
4 | [[empires]]
  | ^^^^^^^^^^^
"##;
    assert_report(&with_empires(9), report);
}

#[test]
fn sixty_four_regions_are_accepted() {
    assert_eq!(assert_accepted(&with_regions(64)).rules.raw.regions.len(), 64);
}

#[test]
fn sixty_five_regions_are_too_many() {
    let report = r##"
the pack: 1 fault

map.toml:4:11: 65 regions: a pack has 1 to 64
  |
4 | regions = [
  |           ^
"##;
    assert_report(&with_regions(65), report);
}

#[test]
fn six_positions_are_accepted() {
    assert_eq!(assert_accepted(&with_positions(6)).rules.raw.offices.len(), 6);
}

#[test]
fn seven_positions_are_too_many() {
    let report = r##"
the pack: 1 fault

councils.toml:2:13: 7 positions: a pack has 1 to 6
  |
2 | positions = ["sheriff", "chancellor", "place-2", "place-3", "place-4", "place-5", "place-6"]
  |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
"##;
    assert_report(&with_positions(7), report);
}

#[test]
fn twenty_turn_orders_are_accepted() {
    assert_eq!(assert_accepted(&with_orders(20)).rules.raw.orders.len(), 20);
}

#[test]
fn twenty_one_turn_orders_are_too_many() {
    let report = r##"
the pack: 1 fault

rules.toml:12:10: 21 turn orders: a pack has 1 to 20
   |
12 | orders = [
   |          ^
"##;
    assert_report(&with_orders(21), report);
}

#[test]
fn the_most_of_every_number_is_accepted() {
    let pack = small()
        .edit(RULES, "agents = 3", "agents = 15")
        .edit(RULES, "agents-in-regions = 2", "agents-in-regions = 15")
        .edit(RULES, "[2, 2, 2]", "[15, 15, 15]")
        .edit(RULES, "multiplier = 4", "multiplier = 9")
        .edit(RULES, "multiplier = -1", "multiplier = -9")
        .edit(RULES, "rounds = 4", "rounds = 9")
        .edit(RULES, "hand-limit = 5", "hand-limit = 99")
        .edit(RULES, "agents-per-round = \"printed\"", "agents-per-round = 15")
        .edit(RULES, "supply-limit = 4\nfarm-supply-limit = 6", "supply-limit = 40\nfarm-supply-limit = 40")
        .edit(COUNCILS, "banners = 20", "banners = 40")
        .edit(
            COUNCILS,
            "[\"add 1 per farm\", \"attack\"]",
            "[\"add 9 per 9 farms\", \"draw 9\", \"attack\", \"swap\"]",
        )
        .edit(CARDS, "copies = 2", "copies = 4")
        .edit(CARDS, "banners = 1", "banners = 40")
        .edit(MAP, "forts = 1, start = 2", "cities = 3, farms = 3, forts = 3, start = 2");
    let raw = assert_accepted(&pack).rules.raw;
    assert_eq!((raw.agents, raw.copies, raw.house.rounds), (15, 4, 9));
}

#[test]
fn of_many_names_only_some_are_told() {
    let pack =
        with_regions(50).edit("map.toml", "[\"cliffhold\", \"larkfield\"]", "[\"atlantis\", \"larkfield\"]");
    let report = pack.load().unwrap_err();
    let told = "there is no region \"atlantis\"; there are cliffhold, larkfield, vanehall, hollowgate, oxmoor, \
                isle-6, isle-7, isle-8, isle-9, isle-10, isle-11, isle-12, …\n";
    assert!(report.contains(told), "{report}");
    let pack = with_regions(15).cut(MAP, "  [\"hollowgate\", \"isle-6\"],");
    let told = "\"cliffhold\", \"larkfield\" and 3 more cannot be reached (R6.1)";
    let report = pack.load().unwrap_err();
    assert!(report.contains(told), "{report}");
}
