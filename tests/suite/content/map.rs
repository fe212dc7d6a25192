//! Faults of `map.toml`.

use crate::content::broken::*;

#[test]
fn an_unknown_region_with_the_nearest() {
    let report = r##"
the pack: 1 fault

map.toml:54:4: there is no region "clifhold"; did you mean "cliffhold"?
   |
54 |   ["clifhold", "larkfield"],
   |    ^^^^^^^^^^
"##;
    assert_report(
        &shipped().edit("map.toml", r#"["cliffhold", "larkfield"]"#, r#"["clifhold", "larkfield"]"#),
        report,
    );
}

#[test]
fn an_unknown_region_with_no_other_near() {
    let report = r##"
the pack: 1 fault

map.toml:54:4: there is no region "atlantis-of-the-deep"; there are cliffhold, vanehall, larkfield, kestrel-gate, windscar, amberlea, highmere, hollowgate, ryemark, greywater, stonewatch, oxmoor, …
   |
54 |   ["atlantis-of-the-deep", "larkfield"],
   |    ^^^^^^^^^^^^^^^^^^^^^^
"##;
    assert_report(
        &shipped().edit(
            "map.toml",
            r#"["cliffhold", "larkfield"]"#,
            r#"["atlantis-of-the-deep", "larkfield"]"#,
        ),
        report,
    );
}

#[test]
fn an_unknown_home() {
    let report = r##"
the pack: 1 fault

map.toml:7:42: there is no empire "eagel"; did you mean "eagle"?
  |
7 |   { id = "cliffhold", number = 1, home = "eagel", forts = 1, start = 2, at = [938, 354] },
  |                                          ^^^^^^^
"##;
    assert_report(&shipped().edit("map.toml", r#"home = "eagle""#, r#"home = "eagel""#), report);
}

#[test]
fn an_unknown_holder() {
    let report = r##"
the pack: 1 fault

map.toml:7:83: there is no empire "wolf"; there are bear, eagle, elephant, lion, horse
  |
7 |   { id = "cliffhold", number = 1, home = "eagle", forts = 1, start = 2, held-by = "wolf", at = [938, 354] },
  |                                                                                   ^^^^^^
"##;
    assert_report(&shipped().edit("map.toml", "start = 2", r#"start = 2, held-by = "wolf""#), report);
}

#[test]
fn a_border_of_a_region_with_itself() {
    let report = r##"
the pack: 1 fault

map.toml:54:3: a region does not border itself
   |
54 |   ["cliffhold", "cliffhold"],
   |   ^^^^^^^^^^^^^^^^^^^^^^^^^^
"##;
    assert_report(
        &shipped().edit("map.toml", r#"["cliffhold", "larkfield"]"#, r#"["cliffhold", "cliffhold"]"#),
        report,
    );
}

#[test]
fn a_border_that_is_there_twice() {
    let report = r##"
the pack: 1 fault

map.toml:55:3: this border is there twice (a border counts both ways)
   |
55 |   ["cliffhold", "larkfield"],
   |   ^^^^^^^^^^^^^^^^^^^^^^^^^^
"##;
    assert_report(
        &shipped().edit(
            "map.toml",
            r#"["cliffhold", "larkfield"]"#,
            "[\"cliffhold\", \"larkfield\"],\n  [\"cliffhold\", \"larkfield\"]",
        ),
        report,
    );
}

#[test]
fn a_border_that_is_there_both_ways() {
    let report = r##"
the pack: 1 fault

map.toml:55:3: this border is there twice (a border counts both ways)
   |
55 |   ["larkfield", "cliffhold"],
   |   ^^^^^^^^^^^^^^^^^^^^^^^^^^
"##;
    assert_report(
        &shipped().edit(
            "map.toml",
            r#"["cliffhold", "larkfield"]"#,
            "[\"cliffhold\", \"larkfield\"],\n  [\"larkfield\", \"cliffhold\"]",
        ),
        report,
    );
}

#[test]
fn a_border_of_three_regions() {
    let report = r##"
the pack: 1 fault

map.toml:54:3: this should be a list of 2, not of 3
   |
54 |   ["cliffhold", "larkfield", "windscar"],
   |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
"##;
    assert_report(
        &shipped().edit(
            "map.toml",
            r#"["cliffhold", "larkfield"]"#,
            r#"["cliffhold", "larkfield", "windscar"]"#,
        ),
        report,
    );
}

#[test]
fn a_border_that_is_no_list() {
    let report = r##"
the pack: 1 fault

map.toml:54:3: this should be a list, not a text
   |
54 |   "cliffhold",
   |   ^^^^^^^^^^^
"##;
    assert_report(&shipped().edit("map.toml", r#"["cliffhold", "larkfield"]"#, r#""cliffhold""#), report);
}

#[test]
fn no_borders() {
    let report = r##"
the pack: 2 faults

map.toml: the key "borders" is missing (list of up to 192 [region, region]): The borders, each once; they count both ways.

map.toml:53:1: there is no key "frontiers" here; the keys are size, regions, borders
   |
53 | frontiers = [
   | ^^^^^^^^^
"##;
    assert_report(&shipped().edit("map.toml", "borders = [", "frontiers = ["), report);
}

#[test]
fn the_same_region_twice() {
    let report = r##"
the pack: 1 fault

map.toml:49:10: "longwall" is there twice
   |
49 |   { id = "longwall", number = 39, home = "elephant", forts = 1, at = [827, 549] },
   |          ^^^^^^^^^^
"##;
    assert_report(&shipped().edit("map.toml", r#"id = "ricelow""#, r#"id = "longwall""#), report);
}

#[test]
fn a_region_that_is_no_id() {
    let report = r##"
the pack: 1 fault

map.toml:48:10: "9 Acres" is no id: it takes a lower-case letter, then lower-case letters, digits and hyphens
   |
48 |   { id = "9 Acres", number = 38, home = "elephant", farms = 1, at = [942, 634] },
   |          ^^^^^^^^^
"##;
    assert_report(&shipped().edit("map.toml", r#"id = "ricelow""#, r#"id = "9 Acres""#), report);
}

#[test]
fn a_region_without_an_id() {
    let report = r##"
the pack: 1 fault

map.toml:48:3: the key "id" is missing (id): Its id in notation.
   |
48 |   { number = 38, home = "elephant", farms = 1, at = [942, 634] },
   |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
"##;
    assert_report(&shipped().edit("map.toml", r#"id = "ricelow", "#, ""), report);
}

#[test]
fn a_region_that_is_no_table() {
    let report = r##"
the pack: 2 faults

map.toml:50:3: this should be a table, not a text
   |
50 |   "palmreach",
   |   ^^^^^^^^^^^

text/en.toml:91:1: the pack has no "palmreach" among its regions
   |
91 | palmreach = "Palmreach"
   | ^^^^^^^^^
"##;
    assert_report(
        &shipped()
            .edit(
                "map.toml",
                r#"  { id = "palmreach", number = 40, home = "elephant", farms = 1, at = [939, 499] },"#,
                r#"  "palmreach","#,
            )
            .edit("map.toml", "  [\"longwall\", \"palmreach\"],\n", "")
            .edit("map.toml", "  [\"ricelow\", \"palmreach\"],\n", "")
            .edit("map.toml", "  [\"cliffhold\", \"palmreach\"],\n", ""),
        report,
    );
}

#[test]
fn regions_that_are_no_list_and_nothing_that_follows_from_it() {
    let report = r##"
the pack: 2 faults

map.toml:5:11: this should be a list, not a whole number
  |
5 | regions = 4
  |           ^

map.toml:6:1: there is no key "other" here; the keys are size, regions, borders
  |
6 | other = [
  | ^^^^^
"##;
    assert_report(&shipped().edit("map.toml", "regions = [", "regions = 4\nother = ["), report);
}

#[test]
fn the_same_number_twice() {
    let report = r##"
the pack: 1 fault

map.toml:8:31: "1" is there twice
  |
8 |   { id = "vanehall", number = 1, home = "eagle", cities = 1, farms = 1, start = 2, at = [598, 376] },
  |                               ^
"##;
    assert_report(&shipped().edit("map.toml", "number = 2,", "number = 1,"), report);
}

#[test]
fn a_number_below_zero() {
    let report = r##"
the pack: 1 fault

map.toml:8:31: -2 is outside of 0 to 9999
  |
8 |   { id = "vanehall", number = -2, home = "eagle", cities = 1, farms = 1, start = 2, at = [598, 376] },
  |                               ^^
"##;
    assert_report(&shipped().edit("map.toml", "number = 2,", "number = -2,"), report);
}

#[test]
fn more_than_three_icons_of_a_kind() {
    let report = r##"
the pack: 1 fault

map.toml:7:59: 4 is outside of 0 to 3
  |
7 |   { id = "cliffhold", number = 1, home = "eagle", forts = 4, start = 2, at = [938, 354] },
  |                                                           ^
"##;
    assert_report(&shipped().edit("map.toml", "forts = 1, start = 2", "forts = 4, start = 2"), report);
}

#[test]
fn icons_that_are_no_number() {
    let report = r##"
the pack: 1 fault

map.toml:7:59: this should be a whole number, not true or false
  |
7 |   { id = "cliffhold", number = 1, home = "eagle", forts = true, start = 2, at = [938, 354] },
  |                                                           ^^^^
"##;
    assert_report(&shipped().edit("map.toml", "forts = 1, start = 2", "forts = true, start = 2"), report);
}

#[test]
fn an_unknown_key_of_a_region() {
    let report = r##"
the pack: 1 fault

map.toml:7:51: there is no key "fort" here; did you mean "forts"?
  |
7 |   { id = "cliffhold", number = 1, home = "eagle", fort = 1, start = 2, at = [938, 354] },
  |                                                   ^^^^
"##;
    assert_report(&shipped().edit("map.toml", "forts = 1, start = 2", "fort = 1, start = 2"), report);
}

#[test]
fn an_army_of_nobody() {
    let report = r##"
the pack: 1 fault

map.toml:7:3: banners stand here, but whose? Give "home" or "held-by"
  |
7 |   { id = "cliffhold", number = 1, forts = 1, start = 2, at = [938, 354] },
  |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
"##;
    assert_report(
        &shipped().edit("map.toml", r#"home = "eagle", forts = 1, start = 2"#, "forts = 1, start = 2"),
        report,
    );
}

#[test]
fn an_army_without_banners() {
    let report = r##"
the pack: 1 fault

map.toml:7:70: 0 is outside of 1 to 40
  |
7 |   { id = "cliffhold", number = 1, home = "eagle", forts = 1, start = 0, at = [938, 354] },
  |                                                                      ^
"##;
    assert_report(&shipped().edit("map.toml", "start = 2", "start = 0"), report);
}

#[test]
fn a_holder_without_an_army() {
    let report = r##"
the pack: 1 fault

map.toml:7:72: nothing stands here: "held-by" goes with "start"
  |
7 |   { id = "cliffhold", number = 1, home = "eagle", forts = 1, held-by = "bear", at = [938, 354] },
  |                                                                        ^^^^^^
"##;
    assert_report(&shipped().edit("map.toml", "start = 2", r#"held-by = "bear""#), report);
}

#[test]
fn more_banners_at_the_start_than_the_empire_has() {
    let report = r##"
the pack: 1 fault

councils.toml:16:11: 24 banners stand on the map at the start, but the empire has 20
   |
16 | banners = 20
   |           ^^
"##;
    assert_report(&shipped().edit("map.toml", "start = 2", "start = 20"), report);
}

#[test]
fn more_than_forty_banners_in_a_region() {
    let report = r##"
the pack: 1 fault

map.toml:7:70: 41 is outside of 1 to 40
  |
7 |   { id = "cliffhold", number = 1, home = "eagle", forts = 1, start = 41, at = [938, 354] },
  |                                                                      ^^
"##;
    assert_report(&shipped().edit("map.toml", "start = 2", "start = 41"), report);
}
