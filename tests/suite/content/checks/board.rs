//! The map as a whole.

use crate::content::broken::*;

#[test]
fn a_region_to_which_no_way_leads_r6_1() {
    let report = r##"
the pack: 1 fault

map.toml:7:3: no way leads to "cliffhold" (R6.1): give it a border with one of the other 39 regions, such as "vanehall"
  |
7 |   { id = "cliffhold", number = 1, home = "eagle", forts = 1, start = 2, at = [990, 20] },
  |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
"##;
    let others = ["larkfield", "windscar", "amberlea", "longwall", "palmreach"];
    let pack = others.iter().fold(shipped(), |pack, other| {
        pack.edit("map.toml", &format!("  [\"cliffhold\", \"{other}\"],\n"), "")
    });
    // Where it lies, the picture would show it as a neighbour still.
    assert_report(&pack.edit("map.toml", "at = [938, 354]", "at = [990, 20]"), report);
}

#[test]
fn a_map_in_two_parts_is_told_of_once() {
    let report = r##"
the pack: 1 fault

map.toml:15:3: no way leads to "hollowgate", "ryemark" and 4 more (R6.1): give one of them a border with one of the other 34 regions, such as "cliffhold"
   |
15 |   { id = "hollowgate", number = 8, home = "bear", cities = 1, forts = 1, at = [764, 99] },
   |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
"##;
    let ways = [("kestrel-gate", "stonewatch"), ("oxmoor", "maneguard"), ("ironpass", "fallow")];
    let pack = ways
        .iter()
        .fold(shipped(), |pack, (a, b)| pack.edit("map.toml", &format!("  [\"{a}\", \"{b}\"],\n"), ""));
    assert_report(&pack, report);
}

#[test]
fn a_misspelt_border_does_not_cut_regions_off_as_well() {
    let report = r##"
the pack: 1 fault

map.toml:66:18: there is no region "ryemarc"; did you mean "ryemark"?
   |
66 |   ["hollowgate", "ryemarc"],
   |                  ^^^^^^^^^
"##;
    let pack = shipped().edit("map.toml", r#"["hollowgate", "ryemark"]"#, r#"["hollowgate", "ryemarc"]"#);
    assert_report(&pack, report);
}

#[test]
fn an_empire_that_is_nowhere_r2_2() {
    let report = r##"
the pack: 1 fault

councils.toml:6:11: "bear" has no home region and no banners at the start, so it can never do anything: give it a region of map.toml with "home" or "held-by"
  |
6 | banners = 20
  |           ^^
"##;
    let pack = shipped();
    let map = std::fs::read_to_string(pack.path("map.toml")).unwrap();
    let map = map.replace("home = \"bear\"", "home = \"lion\"");
    assert_report(
        &pack.with("map.toml", map).edit(
            "councils.toml",
            "id = \"lion\"\nbanners = 20",
            "id = \"lion\"\nbanners = 30",
        ),
        report,
    );
}

#[test]
fn banners_abroad_are_enough_to_be_there() {
    let pack = shipped();
    let map = std::fs::read_to_string(pack.path("map.toml")).unwrap();
    let map = map.replace("home = \"bear\"", "home = \"lion\"").replacen(
        "id = \"ironpass\", number = 13, home = \"lion\", forts = 1, start = 3",
        "id = \"ironpass\", number = 13, home = \"lion\", forts = 1, start = 3, held-by = \"bear\"",
        1,
    );
    assert_warnings(&pack.with("map.toml", map), "");
}

#[test]
fn a_map_without_a_city_r9_1() {
    let warning = r##"
map.toml:5:11: no region has a city, so there is hardly anything to score (R9.1): give some "cities = 1"
  |
5 | regions = [
  |           ^
"##;
    let pack = shipped();
    let map = std::fs::read_to_string(pack.path("map.toml")).unwrap().replace(" cities = 1,", "");
    let pack = pack.with("map.toml", map).edit("cards.toml", "with = \"city\"", "with = \"farm\"");
    assert_warnings(&pack, warning);
}

#[test]
fn an_army_that_its_region_cannot_feed_r5_7() {
    let warning = r##"
map.toml:7:70: 5 banners stand here at the start, but a region with no farm feeds 4 (R5.7); the rest is lost in the first supply check
  |
7 |   { id = "cliffhold", number = 1, home = "eagle", forts = 1, start = 5, at = [938, 354] },
  |                                                                      ^

map.toml:8:81: 7 banners stand here at the start, but a region with a farm feeds 6 (R5.7); the rest is lost in the first supply check
  |
8 |   { id = "vanehall", number = 2, home = "eagle", cities = 1, farms = 1, start = 7, at = [598, 376] },
  |                                                                                 ^
"##;
    let pack = shipped()
        .edit("map.toml", "forts = 1, start = 2, at = [938, 354]", "forts = 1, start = 5, at = [938, 354]")
        .edit("map.toml", "start = 2, at = [598, 376]", "start = 7, at = [598, 376]")
        // As many as are fed.
        .edit("map.toml", "start = 2, at = [661, 254]", "start = 4, at = [661, 254]");
    assert_warnings(&pack, warning);
}
