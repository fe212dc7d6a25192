//! Colours, emblems and the picture of the board as a whole.

use whispers::content::{Files, Pack};

use crate::content::broken::*;

#[test]
fn colours_that_some_eyes_cannot_tell_apart() {
    let warning = r##"
theme.toml:4:20: hard to tell from the colour of "bear": people who lack the cones for red (protanopia) see them 1.9 apart (CIEDE2000), and 12 is the least; make one of them lighter or darker
  |
4 | eagle = { colour = "#7d5232", emblem = "icons/eagle.svg", pattern = "chevrons" }
  |                    ^^^^^^^^^

theme.toml:11:18: hard to tell from the colour of "spider": all people see them 0.0 apart (CIEDE2000), and 10 is the least; make one of them lighter or darker
   |
11 | rat = { colour = "#7954a9", emblem = "icons/rat.svg" }
   |                  ^^^^^^^^^
"##;
    let pack = shipped()
        .edit("theme.toml", "#2d6bb0", "#b8322a")
        .edit("theme.toml", "#d14930", "#7d5232")
        .edit("theme.toml", "#5b3a2b", "#2d6bb0")
        .edit("theme.toml", "#9f541e", "#7954a9");
    assert_warnings(&pack, warning);
}

#[test]
fn an_emblem_that_cannot_be_drawn() {
    let report = r##"
the pack: 1 fault

theme.toml:3:39: "icons/bear.svg" is no emblem: it cannot be read: expected 'path' tag, not 'svg' at 1:47
  |
3 | bear = { colour = "#2d6bb0", emblem = "icons/bear.svg", pattern = "diagonal" }
  |                                       ^^^^^^^^^^^^^^^^
"##;
    let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\"><path></svg>";
    assert_report(&shipped().with("icons/bear.svg", svg), report);
}

#[test]
fn emblems_of_which_nothing_is_seen_that_are_dark_or_another_s() {
    let warning = r##"
theme.toml:3:39: "icons/bear.svg" shows nothing: draw something with fill="#fff"
  |
3 | bear = { colour = "#2d6bb0", emblem = "icons/bear.svg", pattern = "diagonal" }
  |                                       ^^^^^^^^^^^^^^^^

theme.toml:4:40: "icons/eagle.svg" is drawn too dark: the program colours what is white, so write fill="#fff"
  |
4 | eagle = { colour = "#d14930", emblem = "icons/eagle.svg", pattern = "chevrons" }
  |                                        ^^^^^^^^^^^^^^^^^

theme.toml:11:38: "lion" has the same emblem
   |
11 | rat = { colour = "#9f541e", emblem = "icons/lion.svg" }
   |                                      ^^^^^^^^^^^^^^^^
"##;
    let svg = |inside: &str| {
        format!("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 8 8\">{inside}</svg>")
    };
    let pack = shipped()
        .with("icons/bear.svg", svg("<path d=\"M1 1h4v4z\" fill=\"none\"/>"))
        .with("icons/eagle.svg", svg("<path d=\"M1 1h4v4z\"/>"))
        .edit("theme.toml", "icons/rat.svg", "icons/lion.svg");
    assert_warnings(&pack, warning);
}

#[test]
fn a_picture_that_contradicts_the_graph() {
    let report = r##"
the pack: 6 faults

map.toml:36:68: "farrier" and "goldcourt" do not border each other, but on the picture they come within 6 units; move their centres apart
   |
36 |   { id = "goldcourt", number = 27, home = "lion", cities = 1, at = [181, 162.72] },
   |                                                                    ^^^^^^^^^^^^^

map.toml:43:81: "wheatmere" and "tuskwall" do not border each other, but on the picture they come within 7 units; move their centres apart
   |
43 |   { id = "tuskwall", number = 33, home = "elephant", forts = 1, start = 2, at = [408, 253.80] },
   |                                                                                 ^^^^^^^^^^^^^

map.toml:71:3: "stonewatch" and "oxmoor" border each other, but on the picture they share only 15 units of border; move their centres nearer
   |
71 |   ["stonewatch", "oxmoor"],
   |   ^^^^^^^^^^^^^^^^^^^^^^^^

map.toml:89:3: "windgrass" and "sunspire" border each other, but on the picture they share only 14 units of border; move their centres nearer
   |
89 |   ["windgrass", "sunspire"],
   |   ^^^^^^^^^^^^^^^^^^^^^^^^^

map.toml:92:3: "hoofstead" and "goldcourt" border each other, but on the picture they share only 17 units of border; move their centres nearer
   |
92 |   ["hoofstead", "goldcourt"],
   |   ^^^^^^^^^^^^^^^^^^^^^^^^^^

map.toml:94:3: "cloverby" and "farrier" border each other, but on the picture they share only 17 units of border; move their centres nearer
   |
94 |   ["cloverby", "farrier"],
   |   ^^^^^^^^^^^^^^^^^^^^^^^
"##;
    // The whole board on a narrow strip: there is no room for its borders and waters.
    let pack = shipped();
    let map = std::fs::read_to_string(pack.path("map.toml")).unwrap();
    let flat = |line: &str| {
        let (start, rest) = line.split_once("at = [")?;
        let (x, y) = rest.split_once("] }")?.0.split_once(", ")?;
        Some(format!("{start}at = [{x}, {:.2}] }},", y.parse::<f64>().ok()? * 0.36))
    };
    let map: Vec<String> = map.lines().map(|line| flat(line).unwrap_or_else(|| line.to_owned())).collect();
    let map = map.join("\n").replace("size = [1000, 760]", "size = [1000, 275]");
    assert_report(&pack.with("map.toml", map), report);
}

#[test]
fn a_centre_in_the_wrong_place_is_told_of_once_and_another_crossing_too() {
    let report = r##"
the pack: 2 faults

map.toml:8:89: the straight lines from "vanehall" to "kestrel-gate" and from "jadeport" to "longwall" cross, and "vanehall" is in 6 more such places: move its centre
  |
8 |   { id = "vanehall", number = 2, home = "eagle", cities = 1, farms = 1, start = 2, at = [790, 640] },
  |                                                                                         ^^^^^^^^^^

map.toml:83:3: the straight lines from "bridlebury" to "spurhold" and from "fallow" to "oatshire" cross: move a centre
   |
83 |   ["fallow", "oatshire"],
   |   ^^^^^^^^^^^^^^^^^^^^^^
"##;
    let pack = shipped().edit("map.toml", "at = [598, 376]", "at = [790, 640]").edit(
        "map.toml",
        "[\"spurhold\", \"palisade\"]",
        "[\"fallow\", \"oatshire\"]",
    );
    assert_report(&pack, report);
}

#[test]
fn routes_of_a_star_chart_that_cross() {
    let warnings = r##"
whispers-of-the-stars/theme.toml:74:12: the routes from "hollowgate" to "ricelow" and from "highmere" to "tuskwall" cross: move a station
   |
74 | tuskwall = [2472, 903]
   |            ^^^^^^^^^^^

whispers-of-the-stars/theme.toml:74:12: the routes from "oatshire" to "olifane" and from "highmere" to "tuskwall" cross: move a station
   |
74 | tuskwall = [2472, 903]
   |            ^^^^^^^^^^^

whispers-of-the-stars/theme.toml:78:11: the routes from "windscar" to "saltmarsh" and from "oatshire" to "olifane" cross: move a station
   |
78 | olifane = [2647, 1349]
   |           ^^^^^^^^^^^^

whispers-of-the-stars/theme.toml:79:11: the routes from "windscar" to "saltmarsh" and from "hollowgate" to "ricelow" cross: move a station
   |
79 | ricelow = [2832, 1502]
   |           ^^^^^^^^^^^^
"##;
    // Four more routes right across the Earth.
    let map = std::fs::read_to_string(shipped_folder().join("map.toml")).unwrap();
    let (_, borders) = map.split_once("borders = [").unwrap();
    let more = r#"
  ["windscar", "saltmarsh"],
  ["hollowgate", "ricelow"],
  ["oatshire", "olifane"],
  ["highmere", "tuskwall"],"#;
    let folder = tempfile::tempdir().unwrap();
    let manifest = r#"format = 1
id = "crossed"
extends = "whispers-of-the-stars"
version = "1"
authors = ["A"]
licence = "CC0-1.0"
"#;
    std::fs::write(folder.path().join("manifest.toml"), manifest).unwrap();
    std::fs::write(folder.path().join("map.toml"), format!("borders = [{more}{borders}")).unwrap();
    let pack = Pack::load(&Files::at(folder.path())).unwrap_or_else(|report| panic!("{report}"));
    let found: Vec<String> = pack.warnings.iter().map(ToString::to_string).collect();
    assert_eq!(found.join("\n\n"), warnings.trim_matches('\n'));
}
