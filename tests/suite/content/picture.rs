//! Faults of the picture of the board in `map.toml`.

use crate::content::broken::*;

#[test]
fn a_centre_outside_of_the_picture() {
    let report = r##"
the pack: 1 fault

map.toml:7:78: [1938, 354] lies outside of the picture
  |
7 |   { id = "cliffhold", number = 1, home = "eagle", forts = 1, start = 2, at = [1938, 354] },
  |                                                                              ^^^^^^^^^^^
"##;
    assert_report(&shipped().edit("map.toml", "at = [938, 354]", "at = [1938, 354]"), report);
}

#[test]
fn a_centre_with_one_number() {
    let report = r##"
the pack: 1 fault

map.toml:7:78: this should be a list of 2, not of 1
  |
7 |   { id = "cliffhold", number = 1, home = "eagle", forts = 1, start = 2, at = [938] },
  |                                                                              ^^^^^
"##;
    assert_report(&shipped().edit("map.toml", "at = [938, 354]", "at = [938]"), report);
}

#[test]
fn a_centre_that_is_no_number() {
    let report = r##"
the pack: 1 fault

map.toml:7:79: nan is no number between -1,000,000 and 1,000,000
  |
7 |   { id = "cliffhold", number = 1, home = "eagle", forts = 1, start = 2, at = [nan, 354] },
  |                                                                               ^^^
"##;
    assert_report(&shipped().edit("map.toml", "at = [938, 354]", "at = [nan, 354]"), report);
}

#[test]
fn a_centre_beyond_all_numbers() {
    let report = r##"
the pack: 1 fault

map.toml:7:84: 1e30 is no number between -1,000,000 and 1,000,000
  |
7 |   { id = "cliffhold", number = 1, home = "eagle", forts = 1, start = 2, at = [938, 1e30] },
  |                                                                                    ^^^^
"##;
    assert_report(&shipped().edit("map.toml", "at = [938, 354]", "at = [938, 1e30]"), report);
}

#[test]
fn a_centre_that_is_missing() {
    let report = r##"
the pack: 1 fault

map.toml:7:3: the key "at" is missing ([x, y]): Its centre on the picture, in map units, y downwards.
  |
7 |   { id = "cliffhold", number = 1, home = "eagle", forts = 1, start = 2 },
  |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
"##;
    assert_report(&shipped().edit("map.toml", ", at = [938, 354]", ""), report);
}

#[test]
fn two_centres_in_one_place() {
    let report = r##"
the pack: 1 fault

map.toml:8:89: the centres of "cliffhold" and "vanehall" lie too near each other
  |
8 |   { id = "vanehall", number = 2, home = "eagle", cities = 1, farms = 1, start = 2, at = [598, 376] },
  |                                                                                         ^^^^^^^^^^
"##;
    assert_report(&shipped().edit("map.toml", "at = [938, 354]", "at = [598, 376]"), report);
}

#[test]
fn a_centre_whose_borders_cross_many_others_is_told_of_once() {
    let report = r##"
the pack: 1 fault

map.toml:7:78: the straight lines from "cliffhold" to "larkfield" and from "vanehall" to "kestrel-gate" cross, and "cliffhold" is in 33 more such places: move its centre
  |
7 |   { id = "cliffhold", number = 1, home = "eagle", forts = 1, start = 2, at = [100, 100] },
  |                                                                              ^^^^^^^^^^
"##;
    assert_report(&shipped().edit("map.toml", "at = [938, 354]", "at = [100, 100]"), report);
}

#[test]
fn a_centre_on_the_border_of_others() {
    let report = r##"
the pack: 1 fault

map.toml:40:66: the straight line from "cliffhold" to "windscar", which border each other, runs through "clawkeep", and "clawkeep" is in 8 more such places: move its centre
   |
40 |   { id = "clawkeep", number = 31, home = "lion", forts = 1, at = [860, 289] },
   |                                                                  ^^^^^^^^^^
"##;
    assert_report(&shipped().edit("map.toml", "at = [426, 533]", "at = [860, 289]"), report);
}

#[test]
fn two_borders_that_cross() {
    let report = r##"
the pack: 1 fault

map.toml:83:3: the straight lines from "bridlebury" to "spurhold" and from "fallow" to "oatshire" cross: move a centre
   |
83 |   ["fallow", "oatshire"],
   |   ^^^^^^^^^^^^^^^^^^^^^^
"##;
    let pack = shipped().edit("map.toml", "[\"spurhold\", \"palisade\"]", "[\"fallow\", \"oatshire\"]");
    assert_report(&pack, report);
}

#[test]
fn a_picture_of_no_size() {
    let report = r##"
the pack: 1 fault

map.toml:3:9: 0 is no number between 100 and 10,000
  |
3 | size = [0, 760]
  |         ^
"##;
    assert_report(&shipped().edit("map.toml", "size = [1000, 760]", "size = [0, 760]"), report);
}

#[test]
fn a_picture_that_is_too_long() {
    let report = r##"
the pack: 1 fault

map.toml:3:8: the sheet must be a rectangle no more than five times as long as wide
  |
3 | size = [5000, 760]
  |        ^^^^^^^^^^^
"##;
    assert_report(&shipped().edit("map.toml", "size = [1000, 760]", "size = [5000, 760]"), report);
}

#[test]
fn a_picture_without_size() {
    let report = r##"
the pack: 1 fault

map.toml: the key "size" is missing ([width, height]): The size of the picture in map units, such as [1000, 700]; places of regions are in the same units.
"##;
    assert_report(&shipped().edit("map.toml", "size = [1000, 760]", ""), report);
}
