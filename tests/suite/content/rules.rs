//! Faults of `rules.toml`.

use crate::content::broken::*;

#[test]
fn a_missing_number() {
    let report = r##"
the pack: 1 fault

rules.toml: the key "agents" is missing (whole number from 1 to 15): Agents of each society (R1.3).
"##;
    assert_report(&shipped().edit("rules.toml", "agents = 9\n", ""), report);
}

#[test]
fn a_text_where_a_number_belongs() {
    let report = r##"
the pack: 1 fault

rules.toml:3:10: this should be a whole number, not a text
  |
3 | agents = "nine"
  |          ^^^^^^
"##;
    assert_report(&shipped().edit("rules.toml", "agents = 9", r#"agents = "nine""#), report);
}

#[test]
fn a_fraction_where_a_whole_number_belongs() {
    let report = r##"
the pack: 1 fault

rules.toml:3:10: this should be a whole number, not a number with a fraction
  |
3 | agents = 9.5
  |          ^^^
"##;
    assert_report(&shipped().edit("rules.toml", "agents = 9", "agents = 9.5"), report);
}

#[test]
fn an_unknown_key_with_the_nearest() {
    let report = r##"
the pack: 2 faults

rules.toml: the key "agents" is missing (whole number from 1 to 15): Agents of each society (R1.3).

rules.toml:3:1: there is no key "agent" here; did you mean "agents"?
  |
3 | agent = 9
  | ^^^^^
"##;
    assert_report(&shipped().edit("rules.toml", "agents = 9", "agent = 9"), report);
}

#[test]
fn an_unknown_key_with_no_other_near() {
    let report = r##"
the pack: 1 fault

rules.toml:4:1: there is no key "wibbledywobble" here; the keys are societies, agents, agents-in-regions, agents-per-round, slots, orders, house, setups
  |
4 | wibbledywobble = 9
  | ^^^^^^^^^^^^^^
"##;
    assert_report(&shipped().edit("rules.toml", "agents = 9", "agents = 9\nwibbledywobble = 9"), report);
}

#[test]
fn no_agents() {
    let report = r##"
the pack: 1 fault

rules.toml:3:10: 0 is outside of 1 to 15
  |
3 | agents = 0
  |          ^
"##;
    assert_report(&shipped().edit("rules.toml", "agents = 9", "agents = 0"), report);
}

#[test]
fn more_than_fifteen_agents() {
    let report = r##"
the pack: 1 fault

rules.toml:3:10: 16 is outside of 1 to 15
  |
3 | agents = 16
  |          ^^
"##;
    assert_report(&shipped().edit("rules.toml", "agents = 9", "agents = 16"), report);
}

#[test]
fn fewer_than_no_agents() {
    let report = r##"
the pack: 1 fault

rules.toml:3:10: -1 is outside of 1 to 15
  |
3 | agents = -1
  |          ^^
"##;
    assert_report(&shipped().edit("rules.toml", "agents = 9", "agents = -1"), report);
}

#[test]
fn more_agents_than_a_number_can_say() {
    let report = r##"
the pack: 1 fault

rules.toml:3:10: 99999999999999999999 is outside of 1 to 15
  |
3 | agents = 99999999999999999999
  |          ^^^^^^^^^^^^^^^^^^^^
"##;
    assert_report(&shipped().edit("rules.toml", "agents = 9", "agents = 99999999999999999999"), report);
}

#[test]
fn more_than_fifteen_agents_in_regions() {
    let report = r##"
the pack: 1 fault

rules.toml:4:21: 16 is outside of 0 to 15
  |
4 | agents-in-regions = 16
  |                     ^^
"##;
    assert_report(&shipped().edit("rules.toml", "agents-in-regions = 2", "agents-in-regions = 16"), report);
}

#[test]
fn no_agents_in_a_round() {
    let report = r##"
the pack: 2 faults

rules.toml:5:24: 0 is outside of 1 to 15
  |
5 | agents-per-round = [3, 0, 16]
  |                        ^

rules.toml:5:27: 16 is outside of 1 to 15
  |
5 | agents-per-round = [3, 0, 16]
  |                           ^^
"##;
    assert_report(&shipped().edit("rules.toml", "[3, 2, 2]", "[3, 0, 16]"), report);
}

#[test]
fn agents_for_two_counts_of_societies_only() {
    let report = r##"
the pack: 1 fault

rules.toml:5:20: this should be a list of 3, not of 2
  |
5 | agents-per-round = [3, 2]
  |                    ^^^^^^
"##;
    assert_report(&shipped().edit("rules.toml", "[3, 2, 2]", "[3, 2]"), report);
}

#[test]
fn more_than_four_societies() {
    let report = r##"
the pack: 1 fault

rules.toml:2:17: 5 is outside of 2 to 4
  |
2 | societies = [2, 5]
  |                 ^
"##;
    assert_report(&shipped().edit("rules.toml", "societies = [2, 4]", "societies = [2, 5]"), report);
}

#[test]
fn a_match_of_one_society() {
    let report = r##"
the pack: 1 fault

rules.toml:2:14: 1 is outside of 2 to 4
  |
2 | societies = [1, 4]
  |              ^
"##;
    assert_report(&shipped().edit("rules.toml", "societies = [2, 4]", "societies = [1, 4]"), report);
}

#[test]
fn the_most_before_the_least() {
    let report = r##"
the pack: 1 fault

rules.toml:2:13: from 4 to 2 societies? The smaller number comes first
  |
2 | societies = [4, 2]
  |             ^^^^^^
"##;
    assert_report(&shipped().edit("rules.toml", "societies = [2, 4]", "societies = [4, 2]"), report);
}

#[test]
fn one_number_of_societies() {
    let report = r##"
the pack: 1 fault

rules.toml:2:13: this should be a list, not a whole number
  |
2 | societies = 4
  |             ^
"##;
    assert_report(&shipped().edit("rules.toml", "societies = [2, 4]", "societies = 4"), report);
}

#[test]
fn a_slot_too_few() {
    let report = r##"
the pack: 1 fault

rules.toml:7:9: 4 slots: a pack with 5 empires has 5
  |
7 | slots = [
  |         ^
"##;
    assert_report(
        &shipped().edit("rules.toml", "  { id = \"opposed\", multiplier = -1 },\n", "").edit(
            "text/en.toml",
            "opposed = \"Opposed\"\n",
            "",
        ),
        report,
    );
}

#[test]
fn a_slot_too_many() {
    let report = r##"
the pack: 1 fault

rules.toml:7:9: 6 slots: a pack with 5 empires has 5
  |
7 | slots = [
  |         ^
"##;
    assert_report(
        &shipped()
            .edit(
                "rules.toml",
                "multiplier = -1 },",
                "multiplier = -1 },\n  { id = \"despised\", multiplier = -2 },",
            )
            .edit(
                "text/en.toml",
                "opposed = \"Opposed\"\n",
                r#"opposed = "Opposed"
despised = "Despised"
"#,
            ),
        report,
    );
}

#[test]
fn the_same_slot_twice() {
    let report = r##"
the pack: 1 fault

rules.toml:12:10: "devout" is there twice
   |
12 |   { id = "devout", multiplier = -1 },
   |          ^^^^^^^^
"##;
    assert_report(
        &shipped().edit("rules.toml", r#"id = "opposed""#, r#"id = "devout""#).edit(
            "text/en.toml",
            "opposed = \"Opposed\"\n",
            "",
        ),
        report,
    );
}

#[test]
fn a_slot_without_a_multiplier() {
    let report = r##"
the pack: 1 fault

rules.toml:8:3: the key "multiplier" is missing (whole number from -9 to 9): What a city of its empire is worth (R9.1).
  |
8 |   { id = "devout" },
  |   ^^^^^^^^^^^^^^^^^
"##;
    assert_report(
        &shipped().edit("rules.toml", r#"{ id = "devout", multiplier = 4 }"#, r#"{ id = "devout" }"#),
        report,
    );
}

#[test]
fn a_multiplier_above_nine() {
    let report = r##"
the pack: 1 fault

rules.toml:8:33: 10 is outside of -9 to 9
  |
8 |   { id = "devout", multiplier = 10 },
  |                                 ^^
"##;
    assert_report(&shipped().edit("rules.toml", "multiplier = 4", "multiplier = 10"), report);
}

#[test]
fn a_multiplier_below_minus_nine() {
    let report = r##"
the pack: 1 fault

rules.toml:12:34: -128 is outside of -9 to 9
   |
12 |   { id = "opposed", multiplier = -128 },
   |                                  ^^^^
"##;
    assert_report(&shipped().edit("rules.toml", "multiplier = -1", "multiplier = -128"), report);
}

#[test]
fn an_unknown_key_of_a_slot() {
    let report = r##"
the pack: 2 faults

rules.toml:8:3: the key "multiplier" is missing (whole number from -9 to 9): What a city of its empire is worth (R9.1).
  |
8 |   { id = "devout", multipliers = 4 },
  |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

rules.toml:8:20: there is no key "multipliers" here; did you mean "multiplier"?
  |
8 |   { id = "devout", multipliers = 4 },
  |                    ^^^^^^^^^^^
"##;
    assert_report(
        &shipped().edit("rules.toml", r#"id = "devout", multiplier"#, r#"id = "devout", multipliers"#),
        report,
    );
}

#[test]
fn an_order_without_an_empire() {
    let report = r##"
the pack: 1 fault

rules.toml:16:31: an order names every empire just once: "eagle" is missing
   |
16 |   { id = "printed", empires = ["bear", "lion", "horse", "elephant"] },
   |                               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
"##;
    assert_report(
        &shipped().edit("rules.toml", r#""horse", "elephant", "eagle""#, r#""horse", "elephant""#),
        report,
    );
}

#[test]
fn an_order_with_an_empire_twice() {
    let report = r##"
the pack: 2 faults

rules.toml:16:31: an order names every empire just once: "elephant" is missing
   |
16 |   { id = "printed", empires = ["bear", "lion", "horse", "horse", "eagle"] },
   |                               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

rules.toml:16:31: an order names every empire just once: "horse" is there twice
   |
16 |   { id = "printed", empires = ["bear", "lion", "horse", "horse", "eagle"] },
   |                               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
"##;
    assert_report(
        &shipped().edit("rules.toml", r#""horse", "elephant", "eagle""#, r#""horse", "horse", "eagle""#),
        report,
    );
}

#[test]
fn an_order_with_an_unknown_empire() {
    let report = r##"
the pack: 1 fault

rules.toml:16:48: there is no empire "hors"; did you mean "horse"?
   |
16 |   { id = "printed", empires = ["bear", "lion", "hors", "elephant", "eagle"] },
   |                                                ^^^^^^
"##;
    assert_report(
        &shipped().edit("rules.toml", r#""horse", "elephant", "eagle""#, r#""hors", "elephant", "eagle""#),
        report,
    );
}

#[test]
fn no_orders() {
    let report = r##"
the pack: 1 fault

rules.toml:15:10: 0 turn orders: a pack has 1 to 20
   |
15 | orders = [
   |          ^
"##;
    assert_report(
        &shipped()
            .edit(
                "rules.toml",
                r#"  { id = "printed", empires = ["bear", "lion", "horse", "elephant", "eagle"] },
  { id = "stars", empires = ["bear", "eagle", "elephant", "lion", "horse"] },
"#,
                "",
            )
            .edit("rules.toml", "order = \"printed\"\n", "")
            .edit(
                "text/en.toml",
                r#"printed = "As printed"
stars = "As in Whispers of the Stars"
"#,
                "",
            ),
        report,
    );
}

#[test]
fn the_same_order_twice() {
    let report = r##"
the pack: 1 fault

rules.toml:17:10: "printed" is there twice
   |
17 |   { id = "printed", empires = ["bear", "eagle", "elephant", "lion", "horse"] },
   |          ^^^^^^^^^
"##;
    assert_report(
        &shipped().edit("rules.toml", r#"id = "stars""#, r#"id = "printed""#).edit(
            "text/en.toml",
            "stars = \"As in Whispers of the Stars\"\n",
            "",
        ),
        report,
    );
}

#[test]
fn an_order_called_like_a_value_of_the_house_rule() {
    let report = r##"
the pack: 1 fault

rules.toml:17:10: the house rule "order" means something else by "shuffled"; take another id
   |
17 |   { id = "shuffled", empires = ["bear", "eagle", "elephant", "lion", "horse"] },
   |          ^^^^^^^^^^
"##;
    assert_report(
        &shipped().edit("rules.toml", r#"id = "stars""#, r#"id = "shuffled""#).edit(
            "text/en.toml",
            "stars =",
            "shuffled =",
        ),
        report,
    );
}
