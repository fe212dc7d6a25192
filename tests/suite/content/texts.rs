//! Faults of `text/en.toml`.

use crate::content::broken::*;

#[test]
fn a_missing_name() {
    let report = r##"
the pack: 1 fault

text/en.toml:21:1: the key "bear" is missing
   |
21 | [empires]
   | ^^^^^^^^^
"##;
    assert_report(&shipped().edit("text/en.toml", "bear = \"Bear\"\n", ""), report);
}

#[test]
fn an_empty_name() {
    let report = r##"
the pack: 1 fault

text/en.toml:22:8: this is empty, but people read it: give it a word
   |
22 | bear = ""
   |        ^^
"##;
    assert_report(&shipped().edit("text/en.toml", r#"bear = "Bear""#, r#"bear = """#), report);
}

#[test]
fn a_name_of_spaces() {
    let report = r##"
the pack: 1 fault

text/en.toml:22:8: this is empty, but people read it: give it a word
   |
22 | bear = "  "
   |        ^^^^
"##;
    assert_report(&shipped().edit("text/en.toml", r#"bear = "Bear""#, r#"bear = "  ""#), report);
}

#[test]
fn a_name_that_is_no_text() {
    let report = r##"
the pack: 1 fault

text/en.toml:22:8: this should be a text, not a whole number
   |
22 | bear = 5
   |        ^
"##;
    assert_report(&shipped().edit("text/en.toml", r#"bear = "Bear""#, "bear = 5"), report);
}

#[test]
fn a_name_for_an_empire_that_is_not_there() {
    let report = r##"
the pack: 1 fault

text/en.toml:23:1: the pack has no "wolf-of-the-north" among its empires
   |
23 | wolf-of-the-north = "Wolf"
   | ^^^^^^^^^^^^^^^^^
"##;
    assert_report(
        &shipped().edit("text/en.toml", r#"bear = "Bear""#, "bear = \"Bear\"\nwolf-of-the-north = \"Wolf\""),
        report,
    );
}

#[test]
fn a_misspelt_region() {
    let report = r##"
the pack: 2 faults

text/en.toml:51:1: the key "larkfield" is missing
   |
51 | [regions]
   | ^^^^^^^^^

text/en.toml:54:1: the pack has no "larkfeld" among its regions; did you mean "larkfield"?
   |
54 | larkfeld = "Larkfield"
   | ^^^^^^^^
"##;
    assert_report(&shipped().edit("text/en.toml", "larkfield =", "larkfeld ="), report);
}

#[test]
fn a_misspelt_slot() {
    let report = r##"
the pack: 2 faults

text/en.toml:40:1: the key "devout" is missing
   |
40 | [slots]
   | ^^^^^^^

text/en.toml:41:1: the pack has no "devuot" among its slots; did you mean "devout"?
   |
41 | devuot = "Devout"
   | ^^^^^^
"##;
    assert_report(&shipped().edit("text/en.toml", "devout =", "devuot ="), report);
}

#[test]
fn a_misspelt_position() {
    let report = r##"
the pack: 2 faults

text/en.toml:34:1: the key "sheriff" is missing
   |
34 | [positions]
   | ^^^^^^^^^^^

text/en.toml:35:1: the pack has no "sherif" among its positions; did you mean "sheriff"?
   |
35 | sherif = "Sheriff"
   | ^^^^^^
"##;
    assert_report(&shipped().edit("text/en.toml", "sheriff =", "sherif ="), report);
}

#[test]
fn a_misspelt_order() {
    let report = r##"
the pack: 2 faults

text/en.toml:47:1: the key "stars" is missing
   |
47 | [orders]
   | ^^^^^^^^

text/en.toml:49:1: the pack has no "star" among its orders; did you mean "stars"?
   |
49 | star = "As in Whispers of the Stars"
   | ^^^^
"##;
    assert_report(&shipped().edit("text/en.toml", "stars =", "star ="), report);
}

#[test]
fn a_misspelt_ability() {
    let report = r##"
the pack: 2 faults

text/en.toml:93:1: the key "press-on" is missing
   |
93 | [abilities]
   | ^^^^^^^^^^^

text/en.toml:94:1: the pack has no "press-onn" among its abilities; did you mean "press-on"?
   |
94 | press-onn = { name = "Press On", text = "One more attack from the region just won, with at most the banners that survived." }
   | ^^^^^^^^^
"##;
    assert_report(&shipped().edit("text/en.toml", "press-on =", "press-onn ="), report);
}

#[test]
fn an_ability_without_a_text() {
    let report = r##"
the pack: 1 fault

text/en.toml:113:14: the key "text" is missing (text): What it does, short and exact, with the numbers.
    |
113 | candle-oil = { name = "Midnight Oil" }
    |              ^^^^^^^^^^^^^^^^^^^^^^^^^
"##;
    assert_report(
        &shipped().edit("text/en.toml", r#", text = "Take the same printed action again.""#, ""),
        report,
    );
}

#[test]
fn an_ability_with_an_empty_text() {
    let report = r##"
the pack: 1 fault

text/en.toml:113:46: this is empty, but people read it: give it a word
    |
113 | candle-oil = { name = "Midnight Oil", text = "" }
    |                                              ^^
"##;
    assert_report(
        &shipped().edit("text/en.toml", r#"text = "Take the same printed action again.""#, r#"text = """#),
        report,
    );
}

#[test]
fn a_misspelt_term() {
    let report = r##"
the pack: 2 faults

text/en.toml:5:1: the key "banner" is missing (table): One of an empire's soldiers, ships or the like: a unit.
  |
5 | [terms]
  | ^^^^^^^

text/en.toml:8:1: there is no key "baner" here; did you mean "banner"?
  |
8 | baner = { one = "banner", other = "banners" }
  | ^^^^^
"##;
    assert_report(&shipped().edit("text/en.toml", "banner =", "baner ="), report);
}

#[test]
fn a_term_without_a_word_for_several() {
    let report = r##"
the pack: 1 fault

text/en.toml:6:10: the key "other" is missing (text): For any other number.
  |
6 | empire = { one = "empire" }
  |          ^^^^^^^^^^^^^^^^^^
"##;
    assert_report(
        &shipped().edit(
            "text/en.toml",
            r#"empire = { one = "empire", other = "empires" }"#,
            r#"empire = { one = "empire" }"#,
        ),
        report,
    );
}

#[test]
fn a_society_without_a_short_name() {
    let report = r##"
the pack: 1 fault

text/en.toml:29:10: the key "short" is missing (text): A name of one word, for tight places.
   |
29 | spider = { name = "Supplicant Spider" }
   |          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
"##;
    assert_report(&shipped().edit("text/en.toml", r#", short = "Spider""#, ""), report);
}

#[test]
fn a_game_without_a_name() {
    let report = r##"
the pack: 1 fault

text/en.toml: the key "name" is missing (text): The name of the game.
"##;
    assert_report(&shipped().edit("text/en.toml", "name = \"A War of Whispers\"\n", ""), report);
}

#[test]
fn an_unknown_part() {
    let report = r##"
the pack: 2 faults

text/en.toml: the key "orders" is missing (table of texts by turn order): The turn orders' names by id.

text/en.toml:47:2: there is no key "order" here; did you mean "orders"?
   |
47 | [order]
   |  ^^^^^
"##;
    assert_report(&shipped().edit("text/en.toml", "[orders]", "[order]"), report);
}

#[test]
fn a_part_that_is_no_table() {
    let report = r##"
the pack: 3 faults

text/en.toml: the key "positions" is missing (table of texts by position): The council positions' names by id.

text/en.toml:34:1: the pack has no "positions" among its societies
   |
34 | positions = 4
   | ^^^^^^^^^

text/en.toml:35:2: there is no key "position" here; did you mean "positions"?
   |
35 | [position]
   |  ^^^^^^^^
"##;
    assert_report(&shipped().edit("text/en.toml", "[positions]", "positions = 4\n[position]"), report);
}

#[test]
fn a_name_for_a_position_that_is_nearly_there() {
    let report = r##"
the pack: 1 fault

text/en.toml:35:1: "bear.sherif" is no position: they are called "empire.position"; did you mean "bear.sheriff"?
   |
35 | "bear.sherif" = "Ranger"
   | ^^^^^^^^^^^^^
"##;
    assert_report(
        &shipped().edit(
            "text/en.toml",
            "[positions]",
            r#"[seats]
"bear.sherif" = "Ranger"

[positions]"#,
        ),
        report,
    );
}

#[test]
fn a_name_for_a_position_that_is_nowhere() {
    let report = r##"
the pack: 1 fault

text/en.toml:35:1: "ranger" is no position: they are called "empire.position"
   |
35 | ranger = "Ranger"
   | ^^^^^^
"##;
    assert_report(
        &shipped().edit(
            "text/en.toml",
            "[positions]",
            r#"[seats]
ranger = "Ranger"

[positions]"#,
        ),
        report,
    );
}

#[test]
fn an_empty_name_for_a_position() {
    let report = r##"
the pack: 1 fault

text/en.toml:35:18: this is empty, but people read it: give it a word
   |
35 | "bear.sheriff" = ""
   |                  ^^
"##;
    assert_report(
        &shipped().edit(
            "text/en.toml",
            "[positions]",
            r#"[seats]
"bear.sheriff" = ""

[positions]"#,
        ),
        report,
    );
}
