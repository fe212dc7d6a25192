//! Faults of `theme.toml`.

use crate::content::broken::*;

#[test]
fn a_colour_by_its_name() {
    let report = r##"
the pack: 1 fault

theme.toml:3:19: "blue" is no colour; write it as "#3b6ea5"
  |
3 | bear = { colour = "blue", emblem = "icons/bear.svg", pattern = "diagonal" }
  |                   ^^^^^^
"##;
    assert_report(&shipped().edit("theme.toml", r##""#2d6bb0""##, r#""blue""#), report);
}

#[test]
fn a_colour_with_three_digits() {
    let report = r##"
the pack: 1 fault

theme.toml:3:19: "#26b" is no colour; write it as "#3b6ea5"
  |
3 | bear = { colour = "#26b", emblem = "icons/bear.svg", pattern = "diagonal" }
  |                   ^^^^^^
"##;
    assert_report(&shipped().edit("theme.toml", r##""#2d6bb0""##, r##""#26b""##), report);
}

#[test]
fn a_colour_with_letters_beyond_f() {
    let report = r##"
the pack: 1 fault

theme.toml:3:19: "#2d6bbg" is no colour; write it as "#3b6ea5"
  |
3 | bear = { colour = "#2d6bbg", emblem = "icons/bear.svg", pattern = "diagonal" }
  |                   ^^^^^^^^^
"##;
    assert_report(&shipped().edit("theme.toml", r##""#2d6bb0""##, r##""#2d6bbg""##), report);
}

#[test]
fn a_colour_that_is_no_text() {
    let report = r##"
the pack: 1 fault

theme.toml:3:19: this should be a text, not a whole number
  |
3 | bear = { colour = 2976688, emblem = "icons/bear.svg", pattern = "diagonal" }
  |                   ^^^^^^^
"##;
    assert_report(&shipped().edit("theme.toml", r##""#2d6bb0""##, "2976688"), report);
}

#[test]
fn a_colour_that_is_missing() {
    let report = r##"
the pack: 1 fault

theme.toml:3:8: the key "colour" is missing (colour): Its colour, as "#rrggbb".
  |
3 | bear = { emblem = "icons/bear.svg", pattern = "diagonal" }
  |        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
"##;
    assert_report(
        &shipped().edit("theme.toml", r##"bear = { colour = "#2d6bb0", emblem"##, "bear = { emblem"),
        report,
    );
}

#[test]
fn a_misspelt_empire() {
    let report = r##"
the pack: 2 faults

theme.toml:2:1: the key "bear" is missing
  |
2 | [empires]
  | ^^^^^^^^^

theme.toml:3:1: the pack has no "baer" among its empires; did you mean "bear"?
  |
3 | baer = { colour = "#2d6bb0", emblem = "icons/bear.svg", pattern = "diagonal" }
  | ^^^^
"##;
    assert_report(&shipped().edit("theme.toml", "bear = {", "baer = {"), report);
}

#[test]
fn a_society_that_the_pack_does_not_have() {
    let report = r##"
the pack: 2 faults

theme.toml:9:1: the key "spider" is missing
  |
9 | [societies]
  | ^^^^^^^^^^^

theme.toml:10:1: the pack has no "centipede" among its societies
   |
10 | centipede = { colour = "#7954a9", emblem = "icons/spider.svg" }
   | ^^^^^^^^^
"##;
    assert_report(&shipped().edit("theme.toml", "spider = {", "centipede = {"), report);
}

#[test]
fn an_emblem_that_is_nowhere() {
    let report = r##"
the pack: 1 fault

theme.toml:3:39: "icons/baer.svg": there is no such file in the pack; did you mean "icons/bear.svg"?
  |
3 | bear = { colour = "#2d6bb0", emblem = "icons/baer.svg", pattern = "diagonal" }
  |                                       ^^^^^^^^^^^^^^^^
"##;
    assert_report(&shipped().edit("theme.toml", "icons/bear.svg", "icons/baer.svg"), report);
}

#[test]
fn an_emblem_in_a_file_as_if_it_were_a_folder() {
    let report = r##"
the pack: 1 fault

theme.toml:3:39: "map.toml/bear.svg": there is no such file in the pack
  |
3 | bear = { colour = "#2d6bb0", emblem = "map.toml/bear.svg", pattern = "diagonal" }
  |                                       ^^^^^^^^^^^^^^^^^^^
"##;
    assert_report(&shipped().edit("theme.toml", "icons/bear.svg", "map.toml/bear.svg"), report);
}

#[test]
fn an_emblem_outside_of_the_pack() {
    let report = r##"
the pack: 1 fault

theme.toml:3:39: "../bear.svg": a path in a pack names a file of the pack itself: no "..", no absolute path, no link
  |
3 | bear = { colour = "#2d6bb0", emblem = "../bear.svg", pattern = "diagonal" }
  |                                       ^^^^^^^^^^^^^
"##;
    assert_report(&shipped().edit("theme.toml", "icons/bear.svg", "../bear.svg"), report);
}

#[test]
fn an_emblem_outside_of_the_pack_and_back() {
    let report = r##"
the pack: 1 fault

theme.toml:3:39: "icons/../../pack/icons/bear.svg": a path in a pack names a file of the pack itself: no "..", no absolute path, no link
  |
3 | bear = { colour = "#2d6bb0", emblem = "icons/../../pack/icons/bear.svg", pattern = "diagonal" }
  |                                       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
"##;
    assert_report(&shipped().edit("theme.toml", "icons/bear.svg", "icons/../../pack/icons/bear.svg"), report);
}

#[test]
fn an_emblem_by_an_absolute_path() {
    let report = r##"
the pack: 1 fault

theme.toml:3:39: "/usr/share/icons/bear.svg": a path in a pack names a file of the pack itself: no "..", no absolute path, no link
  |
3 | bear = { colour = "#2d6bb0", emblem = "/usr/share/icons/bear.svg", pattern = "diagonal" }
  |                                       ^^^^^^^^^^^^^^^^^^^^^^^^^^^
"##;
    assert_report(&shipped().edit("theme.toml", "icons/bear.svg", "/usr/share/icons/bear.svg"), report);
}

#[test]
fn an_emblem_by_the_path_of_a_drive() {
    let report = r##"
the pack: 1 fault

theme.toml:3:39: "C:\icons\bear.svg": a path in a pack names a file of the pack itself: no "..", no absolute path, no link
  |
3 | bear = { colour = "#2d6bb0", emblem = 'C:\icons\bear.svg', pattern = "diagonal" }
  |                                       ^^^^^^^^^^^^^^^^^^^
"##;
    assert_report(&shipped().edit("theme.toml", r#""icons/bear.svg""#, r#"'C:\icons\bear.svg'"#), report);
}

#[test]
fn an_emblem_without_a_path() {
    let report = r##"
the pack: 1 fault

theme.toml:3:39: "": a path in a pack names a file of the pack itself: no "..", no absolute path, no link
  |
3 | bear = { colour = "#2d6bb0", emblem = "", pattern = "diagonal" }
  |                                       ^^
"##;
    assert_report(&shipped().edit("theme.toml", r#""icons/bear.svg""#, r#""""#), report);
}

#[test]
fn an_emblem_that_is_a_folder() {
    let report = r##"
the pack: 1 fault

theme.toml:3:39: "icons": this is no file
  |
3 | bear = { colour = "#2d6bb0", emblem = "icons", pattern = "diagonal" }
  |                                       ^^^^^^^
"##;
    assert_report(&shipped().edit("theme.toml", "icons/bear.svg", "icons"), report);
}

#[test]
fn an_emblem_in_other_letters() {
    let pack = shipped().edit("theme.toml", "icons/bear.svg", "Icons/Bear.svg");
    let report = pack.load().unwrap_err();
    assert!(
        report.contains(
            "\"Icons/Bear.svg\": there is no such file in the pack; did you mean \"icons/bear.svg\"?"
        ),
        "{report}"
    );
}

#[test]
fn an_emblem_that_is_no_svg() {
    let report = r##"
the pack: 1 fault

theme.toml:3:39: "map.toml" is no emblem: it is no SVG, whose first element is <svg>
  |
3 | bear = { colour = "#2d6bb0", emblem = "map.toml", pattern = "diagonal" }
  |                                       ^^^^^^^^^^
"##;
    assert_report(&shipped().edit("theme.toml", "icons/bear.svg", "map.toml"), report);
}

#[test]
fn an_emblem_that_is_missing() {
    let report = r##"
the pack: 1 fault

theme.toml:3:8: the key "emblem" is missing (path): Its emblem, an SVG of the pack, drawn in white.
  |
3 | bear = { colour = "#2d6bb0", pattern = "diagonal" }
  |        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
"##;
    assert_report(&shipped().edit("theme.toml", r#", emblem = "icons/bear.svg""#, ""), report);
}

#[test]
fn an_unknown_pattern() {
    let report = r##"
the pack: 1 fault

theme.toml:3:67: there is no pattern "diagonel"; did you mean "diagonal"?
  |
3 | bear = { colour = "#2d6bb0", emblem = "icons/bear.svg", pattern = "diagonel" }
  |                                                                   ^^^^^^^^^^
"##;
    assert_report(&shipped().edit("theme.toml", r#""diagonal""#, r#""diagonel""#), report);
}

#[test]
fn a_pattern_for_a_society() {
    let report = r##"
the pack: 1 fault

theme.toml:10:61: there is no key "pattern" here; the keys are colour, emblem
   |
10 | spider = { colour = "#7954a9", emblem = "icons/spider.svg", pattern = "dots" }
   |                                                             ^^^^^^^
"##;
    assert_report(
        &shipped().edit("theme.toml", r#""icons/spider.svg""#, r#""icons/spider.svg", pattern = "dots""#),
        report,
    );
}

#[test]
fn an_unknown_key() {
    let report = r##"
the pack: 1 fault

theme.toml:3:57: there is no key "patern" here; did you mean "pattern"?
  |
3 | bear = { colour = "#2d6bb0", emblem = "icons/bear.svg", patern = "diagonal" }
  |                                                         ^^^^^^
"##;
    assert_report(&shipped().edit("theme.toml", r#"pattern = "diagonal""#, r#"patern = "diagonal""#), report);
}

#[test]
fn no_empires() {
    let report = r##"
the pack: 2 faults

theme.toml: the key "empires" is missing (table of tables by empire): How each empire looks, by id.

theme.toml:2:2: there is no key "empire" here; did you mean "empires"?
  |
2 | [empire]
  |  ^^^^^^
"##;
    assert_report(&shipped().edit("theme.toml", "[empires]", "[empire]"), report);
}
