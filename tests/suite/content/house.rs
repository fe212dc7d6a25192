//! Faults of the printed house rules in `rules.toml`.

use crate::content::broken::*;

#[test]
fn an_unknown_rule_with_the_nearest() {
    let report = r##"
the pack: 1 fault

rules.toml:23:1: there is no house rule "loyalti"; did you mean "loyalty"?
   |
23 | loyalti = "random"
   | ^^^^^^^
"##;
    assert_report(&shipped().edit("rules.toml", r#"loyalty = "random""#, r#"loyalti = "random""#), report);
}

#[test]
fn an_unknown_rule_with_no_other_near() {
    let report = r##"
the pack: 1 fault

rules.toml:23:1: there is no house rule "wibbledywobble"; there are agents-in-regions, whispers-kept, loyalty, order, swap, supply-check, fort-pairs, final-whisper, wild-cards, event-cards, offer-cards, rounds, hand-limit, agents-per-round, supply-limit, farm-supply-limit, multipliers
   |
23 | wibbledywobble = 4
   | ^^^^^^^^^^^^^^
"##;
    assert_report(&shipped().edit("rules.toml", r#"loyalty = "random""#, "wibbledywobble = 4"), report);
}

#[test]
fn an_unknown_value() {
    let report = r##"
the pack: 1 fault

rules.toml:23:11: the house rule "loyalty" takes random, unique-devout, unique-ends, balanced, cyclical, teams, differ-2, differ-3, differ-4, dealt-devout, not "randon"
   |
23 | loyalty = "randon"
   |           ^^^^^^^^
"##;
    assert_report(&shipped().edit("rules.toml", r#"loyalty = "random""#, r#"loyalty = "randon""#), report);
}

#[test]
fn neither_on_nor_off() {
    let report = r##"
the pack: 1 fault

rules.toml:22:17: the house rule "whispers-kept" takes off, on, not "maybe"
   |
22 | whispers-kept = "maybe"
   |                 ^^^^^^^
"##;
    assert_report(
        &shipped().edit("rules.toml", r#"whispers-kept = "off""#, r#"whispers-kept = "maybe""#),
        report,
    );
}

#[test]
fn an_unknown_order() {
    let report = r##"
the pack: 1 fault

rules.toml:24:9: the house rule "order" takes printed, stars, shuffled, shuffled-each-round, not "printet"
   |
24 | order = "printet"
   |         ^^^^^^^^^
"##;
    assert_report(&shipped().edit("rules.toml", r#"order = "printed""#, r#"order = "printet""#), report);
}

#[test]
fn a_wrong_word_for_swaps() {
    let report = r##"
the pack: 1 fault

rules.toml:25:8: the house rule "swap" takes any, agents-only, not "all"
   |
25 | swap = "all"
   |        ^^^^^
"##;
    assert_report(&shipped().edit("rules.toml", r#"swap = "any""#, r#"swap = "all""#), report);
}

#[test]
fn a_wrong_word_for_the_supply_check() {
    let report = r##"
the pack: 1 fault

rules.toml:26:16: the house rule "supply-check" takes active, everyone, not "all"
   |
26 | supply-check = "all"
   |                ^^^^^
"##;
    assert_report(
        &shipped().edit("rules.toml", r#"supply-check = "active""#, r#"supply-check = "all""#),
        report,
    );
}

#[test]
fn a_wrong_word_for_pairs() {
    let report = r##"
the pack: 1 fault

rules.toml:27:14: the house rule "fort-pairs" takes free, together, not "apart"
   |
27 | fort-pairs = "apart"
   |              ^^^^^^^
"##;
    assert_report(&shipped().edit("rules.toml", r#"fort-pairs = "free""#, r#"fort-pairs = "apart""#), report);
}

#[test]
fn no_rounds() {
    let report = r##"
the pack: 1 fault

rules.toml:29:10: the house rule "rounds" takes a number from 1 to 9, not "0"
   |
29 | rounds = 0
   |          ^
"##;
    assert_report(&shipped().edit("rules.toml", "rounds = 4", "rounds = 0"), report);
}

#[test]
fn more_than_nine_rounds() {
    let report = r##"
the pack: 1 fault

rules.toml:29:10: the house rule "rounds" takes a number from 1 to 9, not "10"
   |
29 | rounds = 10
   |          ^^
"##;
    assert_report(&shipped().edit("rules.toml", "rounds = 4", "rounds = 10"), report);
}

#[test]
fn a_fraction_of_a_round() {
    let report = r##"
the pack: 1 fault

rules.toml:29:10: the house rule "rounds" takes a number from 1 to 9, not "3.5"
   |
29 | rounds = 3.5
   |          ^^^
"##;
    assert_report(&shipped().edit("rules.toml", "rounds = 4", "rounds = 3.5"), report);
}

#[test]
fn a_hand_limit_below_zero() {
    let report = r##"
the pack: 1 fault

rules.toml:30:14: the house rule "hand-limit" takes a number from 0 to 99, not "-1"
   |
30 | hand-limit = -1
   |              ^^
"##;
    assert_report(&shipped().edit("rules.toml", "hand-limit = 5", "hand-limit = -1"), report);
}

#[test]
fn a_hand_limit_of_three_digits() {
    let report = r##"
the pack: 1 fault

rules.toml:30:14: the house rule "hand-limit" takes a number from 0 to 99, not "100"
   |
30 | hand-limit = 100
   |              ^^^
"##;
    assert_report(&shipped().edit("rules.toml", "hand-limit = 5", "hand-limit = 100"), report);
}

#[test]
fn more_than_fifteen_agents_a_round() {
    let report = r##"
the pack: 1 fault

rules.toml:31:20: the house rule "agents-per-round" takes a number from 1 to 15, not "16"
   |
31 | agents-per-round = 16
   |                    ^^
"##;
    assert_report(
        &shipped().edit("rules.toml", r#"agents-per-round = "printed""#, "agents-per-round = 16"),
        report,
    );
}

#[test]
fn supply_limits_out_of_range() {
    let report = r##"
the pack: 2 faults

rules.toml:32:16: the house rule "supply-limit" takes a number from 1 to 40, not "0"
   |
32 | supply-limit = 0
   |                ^

rules.toml:33:21: the house rule "farm-supply-limit" takes a number from 1 to 40, not "41"
   |
33 | farm-supply-limit = 41
   |                     ^^
"##;
    assert_report(
        &shipped().edit(
            "rules.toml",
            "supply-limit = 4\nfarm-supply-limit = 6",
            "supply-limit = 0\nfarm-supply-limit = 41",
        ),
        report,
    );
}

#[test]
fn a_list_for_a_value() {
    let report = r##"
the pack: 1 fault

rules.toml:29:10: the house rule "rounds" takes a number from 1 to 9, not "[4]"
   |
29 | rounds = [4]
   |          ^^^
"##;
    assert_report(&shipped().edit("rules.toml", "rounds = 4", "rounds = [4]"), report);
}

#[test]
fn fewer_multipliers_than_slots() {
    let report = r##"
the pack: 1 fault

rules.toml:29:15: the house rule "multipliers" takes 5 numbers from -9 to 9, one for each slot, not "4 3"
   |
29 | multipliers = "4 3"
   |               ^^^^^
"##;
    assert_report(&shipped().edit("rules.toml", "rounds = 4", r#"multipliers = "4 3""#), report);
}

#[test]
fn more_multipliers_than_slots() {
    let report = r##"
the pack: 1 fault

rules.toml:29:15: the house rule "multipliers" takes 5 numbers from -9 to 9, one for each slot, not "4 3 2 1 0 -1"
   |
29 | multipliers = "4 3 2 1 0 -1"
   |               ^^^^^^^^^^^^^^
"##;
    assert_report(&shipped().edit("rules.toml", "rounds = 4", r#"multipliers = "4 3 2 1 0 -1""#), report);
}

#[test]
fn a_multiplier_that_has_no_opposite() {
    let report = r##"
the pack: 1 fault

rules.toml:29:15: the house rule "multipliers" takes 5 numbers from -9 to 9, one for each slot, not "4 3 2 0 -128"
   |
29 | multipliers = "4 3 2 0 -128"
   |               ^^^^^^^^^^^^^^
"##;
    assert_report(&shipped().edit("rules.toml", "rounds = 4", r#"multipliers = "4 3 2 0 -128""#), report);
}

#[test]
fn multipliers_that_are_no_numbers() {
    let report = r##"
the pack: 1 fault

rules.toml:29:15: the house rule "multipliers" takes 5 numbers from -9 to 9, one for each slot, not "four three two none"
   |
29 | multipliers = "four three two none"
   |               ^^^^^^^^^^^^^^^^^^^^^
"##;
    assert_report(
        &shipped().edit("rules.toml", "rounds = 4", r#"multipliers = "four three two none""#),
        report,
    );
}

#[test]
fn a_loyalty_setup_that_not_every_number_of_societies_can_play() {
    let report = r##"
the pack: 1 fault

rules.toml:23:11: this loyalty setup needs four societies and five empires (R10.2)
   |
23 | loyalty = "teams"
   |           ^^^^^^^
"##;
    assert_report(&shipped().edit("rules.toml", r#"loyalty = "random""#, r#"loyalty = "teams""#), report);
}

#[test]
fn a_loyalty_setup_for_more_societies() {
    let report = r##"
the pack: 1 fault

rules.toml:23:11: this loyalty setup needs three or four societies and five empires (R10.2)
   |
23 | loyalty = "cyclical"
   |           ^^^^^^^^^^
"##;
    assert_report(&shipped().edit("rules.toml", r#"loyalty = "random""#, r#"loyalty = "cyclical""#), report);
}

#[test]
fn house_rules_that_are_no_table() {
    let report = r##"
the pack: 2 faults

rules.toml:20:9: this should be a table, not a text
   |
20 | house = "plain"
   |         ^^^^^^^

rules.toml:21:2: there is no key "hous" here; did you mean "house"?
   |
21 | [hous]
   |  ^^^^
"##;
    assert_report(&shipped().edit("rules.toml", "[house]", "house = \"plain\"\n[hous]"), report);
}
