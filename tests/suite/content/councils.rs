//! Faults of `councils.toml`.

use crate::content::broken::*;

#[test]
fn the_same_position_twice() {
    let report = r##"
the pack: 1 fault

councils.toml:2:61: "sheriff" is there twice
  |
2 | positions = ["sheriff", "steward", "marshal", "chancellor", "sheriff"]
  |                                                             ^^^^^^^^^
"##;
    assert_report(
        &shipped().edit("councils.toml", r#""chancellor"]"#, r#""chancellor", "sheriff"]"#),
        report,
    );
}

#[test]
fn a_position_that_is_no_text() {
    let report = r##"
the pack: 1 fault

councils.toml:2:61: this should be a text, not a whole number
  |
2 | positions = ["sheriff", "steward", "marshal", "chancellor", 5]
  |                                                             ^
"##;
    assert_report(&shipped().edit("councils.toml", r#""chancellor"]"#, r#""chancellor", 5]"#), report);
}

#[test]
fn a_position_that_is_no_id() {
    let report = r##"
the pack: 2 faults

councils.toml:2:61: "Vice-Chancellor" is no id: it takes a lower-case letter, then lower-case letters, digits and hyphens
  |
2 | positions = ["sheriff", "steward", "marshal", "chancellor", "Vice-Chancellor"]
  |                                                             ^^^^^^^^^^^^^^^^^

text/en.toml:39:1: the pack has no "Vice-Chancellor" among its positions; did you mean "chancellor"?
   |
39 | Vice-Chancellor = "Vice"
   | ^^^^^^^^^^^^^^^
"##;
    assert_report(
        &shipped().edit("councils.toml", r#""chancellor"]"#, r#""chancellor", "Vice-Chancellor"]"#).edit(
            "text/en.toml",
            r#"chancellor = "Chancellor""#,
            "chancellor = \"Chancellor\"\nVice-Chancellor = \"Vice\"",
        ),
        report,
    );
}

#[test]
fn no_positions() {
    let report = r##"
the pack: 1 fault

councils.toml:2:13: 0 positions: a pack has 1 to 6
  |
2 | positions = []
  |             ^^
"##;
    assert_report(
        &shipped().edit("councils.toml", r#"["sheriff", "steward", "marshal", "chancellor"]"#, "[]"),
        report,
    );
}

#[test]
fn more_than_six_positions() {
    let report = r##"
the pack: 1 fault

councils.toml:2:13: 7 positions: a pack has 1 to 6
  |
2 | positions = ["sheriff", "steward", "marshal", "chancellor", "bard", "fool", "cook"]
  |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
"##;
    assert_report(
        &shipped()
            .edit("councils.toml", r#""chancellor"]"#, r#""chancellor", "bard", "fool", "cook"]"#)
            .edit(
                "text/en.toml",
                "[slots]",
                r#"bard = "Bard"
fool = "Fool"
cook = "Cook"

[slots]"#,
            ),
        report,
    );
}

#[test]
fn no_empires() {
    let report = r##"
the pack: 4 faults

councils.toml:2:11: 0 empires: a pack has 2 to 8
  |
2 | empires = []
  |           ^^

text/en.toml:36:1: the pack has no "steward" among its positions
   |
36 | steward = "Steward"
   | ^^^^^^^

text/en.toml:37:1: the pack has no "marshal" among its positions
   |
37 | marshal = "Marshal"
   | ^^^^^^^

text/en.toml:38:1: the pack has no "chancellor" among its positions
   |
38 | chancellor = "Chancellor"
   | ^^^^^^^^^^
"##;
    assert_report(
        &shipped().with(
            "councils.toml",
            r#"positions = ["sheriff"]
empires = []
"#,
        ),
        report,
    );
}

#[test]
fn the_same_empire_twice() {
    let report = r##"
the pack: 1 fault

councils.toml:15:6: "bear" is there twice
   |
15 | id = "bear"
   |      ^^^^^^
"##;
    assert_report(
        &shipped().edit("councils.toml", r#"id = "eagle""#, r#"id = "bear""#).edit(
            "map.toml",
            r#""eagle""#,
            r#""bear""#,
        ),
        report,
    );
}

#[test]
fn an_empire_without_an_id() {
    let report = r##"
the pack: 1 fault

councils.toml:14:1: the key "id" is missing (id): Its id in notation.
   |
14 | [[empires]]
   | ^^^^^^^^^^^
"##;
    assert_report(&shipped().edit("councils.toml", "id = \"eagle\"\n", ""), report);
}

#[test]
fn an_empire_that_is_no_table() {
    let report = r##"
the pack: 4 faults

councils.toml:2:11: this should be a list, not a text
  |
2 | empires = "none"
  |           ^^^^^^

text/en.toml:36:1: the pack has no "steward" among its positions
   |
36 | steward = "Steward"
   | ^^^^^^^

text/en.toml:37:1: the pack has no "marshal" among its positions
   |
37 | marshal = "Marshal"
   | ^^^^^^^

text/en.toml:38:1: the pack has no "chancellor" among its positions
   |
38 | chancellor = "Chancellor"
   | ^^^^^^^^^^
"##;
    assert_report(
        &shipped().with(
            "councils.toml",
            r#"positions = ["sheriff"]
empires = "none"
"#,
        ),
        report,
    );
}

#[test]
fn more_than_forty_banners() {
    let report = r##"
the pack: 1 fault

councils.toml:6:11: 41 is outside of 1 to 40
  |
6 | banners = 41
  |           ^^
"##;
    assert_report(&shipped().edit("councils.toml", "banners = 20", "banners = 41"), report);
}

#[test]
fn no_banners() {
    let report = r##"
the pack: 1 fault

councils.toml:6:11: 0 is outside of 1 to 40
  |
6 | banners = 0
  |           ^
"##;
    assert_report(&shipped().edit("councils.toml", "banners = 20", "banners = 0"), report);
}

#[test]
fn more_banners_than_a_byte_holds() {
    let report = r##"
the pack: 1 fault

councils.toml:6:11: 300 is outside of 1 to 40
  |
6 | banners = 300
  |           ^^^
"##;
    assert_report(&shipped().edit("councils.toml", "banners = 20", "banners = 300"), report);
}

#[test]
fn banners_that_are_missing() {
    let report = r##"
the pack: 1 fault

councils.toml:4:1: the key "banners" is missing (whole number from 1 to 40): Its banners, supply and map together.
  |
4 | [[empires]]
  | ^^^^^^^^^^^
"##;
    assert_report(
        &shipped().edit(
            "councils.toml",
            r#"id = "bear"
banners = 20
"#,
            "id = \"bear\"\n",
        ),
        report,
    );
}

#[test]
fn a_council_with_more_positions_than_the_pack() {
    let report = r##"
the pack: 1 fault

councils.toml:7:11: 5 positions: a council of this pack has 1 to 4
  |
7 | council = [
  |           ^
"##;
    assert_report(
        &shipped().edit(
            "councils.toml",
            r#"  ["attack", "swap"], # chancellor"#,
            r#"  ["attack", "swap"], ["attack"]"#,
        ),
        report,
    );
}

#[test]
fn a_council_without_positions() {
    let report = r##"
the pack: 1 fault

councils.toml:7:11: 0 positions: a council of this pack has 1 to 4
  |
7 | council = []
  |           ^^
"##;
    assert_report(
        &shipped().edit(
            "councils.toml",
            r#"council = [
  ["add 1 per farm", "attack"], # sheriff
  ["draw 1 per 2 farms", "add 2"], # steward
  ["add 1 per fort", "attack"], # marshal
  ["attack", "swap"], # chancellor
]"#,
            "council = []",
        ),
        report,
    );
}

#[test]
fn a_position_without_actions() {
    let report = r##"
the pack: 1 fault

councils.toml:8:3: 0 actions: a position has 1 to 4
  |
8 |   [], # sheriff
  |   ^^
"##;
    assert_report(&shipped().edit("councils.toml", r#"["add 1 per farm", "attack"]"#, "[]"), report);
}

#[test]
fn a_position_with_more_than_four_actions() {
    let report = r##"
the pack: 1 fault

councils.toml:8:3: 5 actions: a position has 1 to 4
  |
8 |   ["add 1", "add 2", "add 3", "attack", "swap"], # sheriff
  |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
"##;
    assert_report(
        &shipped().edit(
            "councils.toml",
            r#"["add 1 per farm", "attack"]"#,
            r#"["add 1", "add 2", "add 3", "attack", "swap"]"#,
        ),
        report,
    );
}

#[test]
fn a_position_that_is_no_list() {
    let report = r##"
the pack: 1 fault

councils.toml:8:3: this should be a list, not a text
  |
8 |   "attack", # sheriff
  |   ^^^^^^^^
"##;
    assert_report(&shipped().edit("councils.toml", r#"["add 1 per farm", "attack"]"#, r#""attack""#), report);
}

#[test]
fn a_misspelt_action() {
    let report = r##"
the pack: 1 fault

councils.toml:8:4: "atack" is no printed action (did you mean "attack"?); they are "add 2", "add 1 per farm", "draw 1 per 2 forts", "attack" and "swap"
  |
8 |   ["atack", "attack"], # sheriff
  |    ^^^^^^^
"##;
    assert_report(&shipped().edit("councils.toml", r#""add 1 per farm""#, r#""atack""#), report);
}

#[test]
fn a_misspelt_icon() {
    let report = r##"
the pack: 1 fault

councils.toml:8:4: "add 1 per farn" is no printed action (did you mean "farm"?); they are "add 2", "add 1 per farm", "draw 1 per 2 forts", "attack" and "swap"
  |
8 |   ["add 1 per farn", "attack"], # sheriff
  |    ^^^^^^^^^^^^^^^^
"##;
    assert_report(&shipped().edit("councils.toml", r#""add 1 per farm""#, r#""add 1 per farn""#), report);
}

#[test]
fn an_action_of_no_kind() {
    let report = r##"
the pack: 1 fault

councils.toml:8:4: "negotiate" is no printed action; they are "add 2", "add 1 per farm", "draw 1 per 2 forts", "attack" and "swap"
  |
8 |   ["negotiate", "attack"], # sheriff
  |    ^^^^^^^^^^^
"##;
    assert_report(&shipped().edit("councils.toml", r#""add 1 per farm""#, r#""negotiate""#), report);
}

#[test]
fn an_empty_action() {
    let report = r##"
the pack: 1 fault

councils.toml:8:4: "" is no printed action; they are "add 2", "add 1 per farm", "draw 1 per 2 forts", "attack" and "swap"
  |
8 |   ["", "attack"], # sheriff
  |    ^^
"##;
    assert_report(&shipped().edit("councils.toml", r#""add 1 per farm""#, r#""""#), report);
}

#[test]
fn an_action_that_gives_nothing() {
    let report = r##"
the pack: 1 fault

councils.toml:8:4: 0 is outside of 1 to 9
  |
8 |   ["add 0", "attack"], # sheriff
  |    ^^^^^^^
"##;
    assert_report(&shipped().edit("councils.toml", r#""add 1 per farm""#, r#""add 0""#), report);
}

#[test]
fn an_action_that_gives_more_than_nine() {
    let report = r##"
the pack: 1 fault

councils.toml:8:4: 10 is outside of 1 to 9
  |
8 |   ["add 10 per farm", "attack"], # sheriff
  |    ^^^^^^^^^^^^^^^^^
"##;
    assert_report(&shipped().edit("councils.toml", r#""add 1 per farm""#, r#""add 10 per farm""#), report);
}

#[test]
fn an_action_for_every_zero_icons() {
    let report = r##"
the pack: 1 fault

councils.toml:8:4: 0 is outside of 1 to 9
  |
8 |   ["add 1 per 0 farms", "attack"], # sheriff
  |    ^^^^^^^^^^^^^^^^^^^
"##;
    assert_report(&shipped().edit("councils.toml", r#""add 1 per farm""#, r#""add 1 per 0 farms""#), report);
}

#[test]
fn an_action_with_a_number_too_large_to_read() {
    let report = r##"
the pack: 1 fault

councils.toml:8:4: "add 1000" is no printed action; they are "add 2", "add 1 per farm", "draw 1 per 2 forts", "attack" and "swap"
  |
8 |   ["add 1000", "attack"], # sheriff
  |    ^^^^^^^^^^
"##;
    assert_report(&shipped().edit("councils.toml", r#""add 1 per farm""#, r#""add 1000""#), report);
}

#[test]
fn an_action_with_too_many_words() {
    let report = r##"
the pack: 1 fault

councils.toml:8:4: "add 1 per 2 farms a turn" is no printed action; they are "add 2", "add 1 per farm", "draw 1 per 2 forts", "attack" and "swap"
  |
8 |   ["add 1 per 2 farms a turn", "attack"], # sheriff
  |    ^^^^^^^^^^^^^^^^^^^^^^^^^^
"##;
    assert_report(
        &shipped().edit("councils.toml", r#""add 1 per farm""#, r#""add 1 per 2 farms a turn""#),
        report,
    );
}

#[test]
fn an_action_that_is_no_text() {
    let report = r##"
the pack: 1 fault

councils.toml:8:4: this should be a text, not a whole number
  |
8 |   [1, "attack"], # sheriff
  |    ^
"##;
    assert_report(&shipped().edit("councils.toml", r#""add 1 per farm""#, "1"), report);
}
