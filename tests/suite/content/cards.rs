//! Faults of `cards.toml`.

use crate::content::broken::*;

#[test]
fn no_copies() {
    let report = r##"
the pack: 1 fault

cards.toml:3:10: 0 is outside of 1 to 4
  |
3 | copies = 0
  |          ^
"##;
    assert_report(&shipped().edit("cards.toml", "copies = 2", "copies = 0"), report);
}

#[test]
fn more_than_four_copies() {
    let report = r##"
the pack: 1 fault

cards.toml:3:10: 5 is outside of 1 to 4
  |
3 | copies = 5
  |          ^
"##;
    assert_report(&shipped().edit("cards.toml", "copies = 2", "copies = 5"), report);
}

#[test]
fn copies_that_are_missing() {
    let report = r##"
the pack: 1 fault

cards.toml: the key "copies" is missing (whole number from 1 to 4): Copies of each card in its deck (R1.4).
"##;
    assert_report(&shipped().edit("cards.toml", "copies = 2\n", ""), report);
}

#[test]
fn the_same_ability_twice() {
    let report = r##"
the pack: 1 fault

cards.toml:12:6: "press-on" is there twice
   |
12 | id = "press-on"
   |      ^^^^^^^^^^
"##;
    assert_report(&shipped().edit("cards.toml", r#"id = "no-quarter""#, r#"id = "press-on""#).edit("text/en.toml", "no-quarter = { name = \"No Quarter\", text = \"Kill the banners that survived the attack, whichever side they are on.\" }\n", ""), report);
}

#[test]
fn an_ability_that_is_no_id() {
    let report = r##"
the pack: 1 fault

cards.toml:6:6: "Press On" is no id: it takes a lower-case letter, then lower-case letters, digits and hyphens
  |
6 | id = "Press On"
  |      ^^^^^^^^^^
"##;
    assert_report(
        &shipped().edit("cards.toml", r#"id = "press-on""#, r#"id = "Press On""#).edit(
            "text/en.toml",
            "press-on =",
            r#""Press On" ="#,
        ),
        report,
    );
}

#[test]
fn an_ability_without_an_id() {
    let report = r##"
the pack: 1 fault

cards.toml:5:1: the key "id" is missing (id): Its id, by which the words of the pack call it.
  |
5 | [[abilities]]
  | ^^^^^^^^^^^^^
"##;
    assert_report(&shipped().edit("cards.toml", "id = \"press-on\"\n", "").edit("text/en.toml", "press-on = { name = \"Press On\", text = \"One more attack from the region just won, with at most the banners that survived.\" }\n", ""), report);
}

#[test]
fn an_unknown_empire_in_a_cost() {
    let report = r##"
the pack: 1 fault

cards.toml:7:9: there is no empire "baer"; did you mean "bear"?
  |
7 | cost = ["baer"]
  |         ^^^^^^
"##;
    assert_report(&shipped().edit("cards.toml", r#"cost = ["bear"]"#, r#"cost = ["baer"]"#), report);
}

#[test]
fn the_same_cost_twice() {
    let report = r##"
the pack: 2 faults

cards.toml:5:1: every cost has its ability (R7.3), but there is none for ["eagle", "horse"]
  |
5 | [[abilities]]
  | ^^^^^^^^^^^^^

cards.toml:107:8: an ability with this cost is there already
    |
107 | cost = ["horse", "bear"]
    |        ^^^^^^^^^^^^^^^^^
"##;
    assert_report(
        &shipped().edit("cards.toml", r#"cost = ["eagle", "horse"]"#, r#"cost = ["horse", "bear"]"#),
        report,
    );
}

#[test]
fn a_cost_of_three_cards() {
    let report = r##"
the pack: 1 fault

cards.toml:13:8: a cost is one or two cards (R1.4)
   |
13 | cost = ["bear", "bear", "bear"]
   |        ^^^^^^^^^^^^^^^^^^^^^^^^
"##;
    assert_report(
        &shipped().edit("cards.toml", r#"cost = ["bear", "bear"]"#, r#"cost = ["bear", "bear", "bear"]"#),
        report,
    );
}

#[test]
fn a_cost_of_nothing() {
    let report = r##"
the pack: 1 fault

cards.toml:13:8: a cost is one or two cards (R1.4)
   |
13 | cost = []
   |        ^^
"##;
    assert_report(&shipped().edit("cards.toml", r#"cost = ["bear", "bear"]"#, "cost = []"), report);
}

#[test]
fn a_cost_that_is_no_list() {
    let report = r##"
the pack: 1 fault

cards.toml:13:8: this should be a list, not a text
   |
13 | cost = "bear"
   |        ^^^^^^
"##;
    assert_report(&shipped().edit("cards.toml", r#"cost = ["bear", "bear"]"#, r#"cost = "bear""#), report);
}

#[test]
fn a_cost_that_is_missing() {
    let report = r##"
the pack: 1 fault

cards.toml:11:1: the key "cost" is missing (list of 1 to 2 empires): What must be paid: [A], [A, A] or [A, B] (R1.4).
   |
11 | [[abilities]]
   | ^^^^^^^^^^^^^
"##;
    assert_report(&shipped().edit("cards.toml", "cost = [\"bear\", \"bear\"]\n", ""), report);
}

#[test]
fn costs_without_an_ability() {
    let report = r##"
the pack: 1 fault

cards.toml:5:1: every cost has its ability (R7.3), but there is none for ["bear", "bear"], ["lion", "horse"]
  |
5 | [[abilities]]
  | ^^^^^^^^^^^^^
"##;
    assert_report(&shipped().edit("cards.toml", r#"[[abilities]]
id = "no-quarter"
cost = ["bear", "bear"]
when = ["aftermath"]
effect = "kill-survivors"

"#, "").edit("cards.toml", r#"

[[abilities]]
id = "candle-oil"
cost = ["horse", "lion"]
when = ["after"]
effect = "repeat""#, "").edit("text/en.toml", "no-quarter = { name = \"No Quarter\", text = \"Kill the banners that survived the attack, whichever side they are on.\" }\n", "").edit("text/en.toml", "candle-oil = { name = \"Midnight Oil\", text = \"Take the same printed action again.\" }\n", ""), report);
}

#[test]
fn an_unknown_effect() {
    let report = r##"
the pack: 1 fault

cards.toml:9:10: there is no effect "atack-again"; did you mean "attack-again"?
  |
9 | effect = "atack-again"
  |          ^^^^^^^^^^^^^
"##;
    assert_report(
        &shipped().edit("cards.toml", r#"effect = "attack-again""#, r#"effect = "atack-again""#),
        report,
    );
}

#[test]
fn an_effect_that_is_missing() {
    let report = r##"
the pack: 1 fault

cards.toml:5:1: the key "effect" is missing (effect): What it does.
  |
5 | [[abilities]]
  | ^^^^^^^^^^^^^
"##;
    assert_report(&shipped().edit("cards.toml", "effect = \"attack-again\"\n", ""), report);
}

#[test]
fn an_unknown_window() {
    let report = r##"
the pack: 1 fault

cards.toml:8:9: there is no window "aftermaths"; did you mean "aftermath"?
  |
8 | when = ["aftermaths"]
  |         ^^^^^^^^^^^^
"##;
    assert_report(
        &shipped().edit("cards.toml", r#"when = ["aftermath"]"#, r#"when = ["aftermaths"]"#),
        report,
    );
}

#[test]
fn a_window_in_which_the_effect_means_nothing() {
    let report = r##"
the pack: 2 faults

cards.toml:8:9: this effect means nothing in the window "after"; it takes aftermath
  |
8 | when = ["after", "muster"]
  |         ^^^^^^^

cards.toml:8:18: this effect means nothing in the window "muster"; it takes aftermath
  |
8 | when = ["after", "muster"]
  |                  ^^^^^^^^
"##;
    assert_report(
        &shipped().edit("cards.toml", r#"when = ["aftermath"]"#, r#"when = ["after", "muster"]"#),
        report,
    );
}

#[test]
fn a_card_for_no_window() {
    let report = r##"
the pack: 1 fault

cards.toml:8:8: no window is given, so it could never be played
  |
8 | when = []
  |        ^^
"##;
    assert_report(&shipped().edit("cards.toml", r#"when = ["aftermath"]"#, "when = []"), report);
}

#[test]
fn windows_that_are_no_list() {
    let report = r##"
the pack: 1 fault

cards.toml:8:8: this should be a list, not a text
  |
8 | when = "aftermath"
  |        ^^^^^^^^^^^
"##;
    assert_report(&shipped().edit("cards.toml", r#"when = ["aftermath"]"#, r#"when = "aftermath""#), report);
}

#[test]
fn an_effect_without_its_number() {
    let report = r##"
the pack: 1 fault

cards.toml:30:1: the key "banners" is missing (whole number from 1 to 40): How many banners, for the effects that take a number.
   |
30 | [[abilities]]
   | ^^^^^^^^^^^^^
"##;
    assert_report(
        &shipped().edit("cards.toml", "effect = \"rally\"\nbanners = 1", r#"effect = "rally""#),
        report,
    );
}

#[test]
fn an_effect_with_no_banners() {
    let report = r##"
the pack: 1 fault

cards.toml:35:11: 0 is outside of 1 to 40
   |
35 | banners = 0
   |           ^
"##;
    assert_report(
        &shipped().edit("cards.toml", "effect = \"rally\"\nbanners = 1", "effect = \"rally\"\nbanners = 0"),
        report,
    );
}

#[test]
fn an_effect_with_more_than_forty_banners() {
    let report = r##"
the pack: 1 fault

cards.toml:35:11: 41 is outside of 1 to 40
   |
35 | banners = 41
   |           ^^
"##;
    assert_report(
        &shipped().edit("cards.toml", "effect = \"rally\"\nbanners = 1", "effect = \"rally\"\nbanners = 41"),
        report,
    );
}

#[test]
fn a_number_for_an_effect_that_takes_none() {
    let report = r##"
the pack: 1 fault

cards.toml:116:11: the effect "populate" takes no "banners"
    |
116 | banners = 3
    |           ^
"##;
    assert_report(
        &shipped().edit("cards.toml", r#"effect = "populate""#, "effect = \"populate\"\nbanners = 3"),
        report,
    );
}

#[test]
fn an_icon_for_an_effect_that_takes_none() {
    let report = r##"
the pack: 2 faults

cards.toml:35:8: the effect "rally" takes no "with"
   |
35 | with = "farm"
   |        ^^^^^^

cards.toml:36:9: the effect "rally" takes no "empty"
   |
36 | empty = true
   |         ^^^^
"##;
    assert_report(
        &shipped().edit(
            "cards.toml",
            r#"effect = "rally""#,
            r#"effect = "rally"
with = "farm"
empty = true"#,
        ),
        report,
    );
}

#[test]
fn an_unknown_icon() {
    let report = r##"
the pack: 1 fault

cards.toml:56:8: there is no icon "citty"; did you mean "city"?
   |
56 | with = "citty"
   |        ^^^^^^^
"##;
    assert_report(&shipped().edit("cards.toml", r#"with = "city""#, r#"with = "citty""#), report);
}

#[test]
fn regions_with_and_without_an_icon() {
    let report = r##"
the pack: 1 fault

cards.toml:57:20: a region cannot be both with and without a city
   |
57 | without = ["fort", "city"]
   |                    ^^^^^^
"##;
    assert_report(
        &shipped().edit("cards.toml", r#"with = "city""#, "with = \"city\"\nwithout = [\"fort\", \"city\"]"),
        report,
    );
}

#[test]
fn neither_true_nor_false() {
    let report = r##"
the pack: 1 fault

cards.toml:28:9: this should be true or false, not a text
   |
28 | empty = "yes"
   |         ^^^^^
"##;
    assert_report(&shipped().edit("cards.toml", "empty = true", r#"empty = "yes""#), report);
}

#[test]
fn abilities_that_are_no_tables() {
    let report = r##"
the pack: 1 fault

cards.toml:2:13: this should be a list, not a text
  |
2 | abilities = "none"
  |             ^^^^^^
"##;
    assert_report(
        &shipped().with(
            "cards.toml",
            r#"copies = 2
abilities = "none"
"#,
        ),
        report,
    );
}
