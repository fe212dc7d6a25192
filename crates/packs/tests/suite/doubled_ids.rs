//! An id that stands twice in a list is reported as that, and not by what would follow from it.

use std::path::Path;

use testing::editable_pack::{EditablePack, shipped_folder};
use testing::repository_files;

const BASE: &str = "war-of-whispers";
const ICONS: &str = "drowned-crown";
const STARS: &str = "the base pack on the chart of the stars";

/// A pack, a file of it, an entry of the file, the entry in its place, and the id that stands twice then.
type Case = (&'static str, &'static str, &'static str, &'static str, &'static str);

const CASES: &[Case] = &[
    // Societies, councils and empires.
    (BASE, "manifest.toml", "\"spider\", \"rat\"", "\"spider\", \"spider\"", "spider"),
    (BASE, "councils.toml", "\"sheriff\", \"steward\"", "\"sheriff\", \"sheriff\"", "sheriff"),
    (BASE, "councils.toml", "id = \"eagle\"", "id = \"bear\"", "bear"),
    (ICONS, "councils.toml", "id = \"ray\"", "id = \"whale\"", "whale"),
    // Regions of a realm: beside each other, far apart, within an empire and across two.
    (BASE, "map.toml", "id = \"larkfield\"", "id = \"cliffhold\"", "cliffhold"),
    (BASE, "map.toml", "id = \"cloverby\"", "id = \"vanehall\"", "vanehall"),
    (BASE, "map.toml", "id = \"tuskwall\"", "id = \"greywater\"", "greywater"),
    (BASE, "map.toml", "id = \"palmreach\"", "id = \"sunspire\"", "sunspire"),
    (ICONS, "map.toml", "id = \"belfry\"", "id = \"highfold\"", "highfold"),
    // Stations of a chart.
    (STARS, "map.toml", "id = \"larkfield\"", "id = \"cliffhold\"", "cliffhold"),
    (STARS, "map.toml", "id = \"tuskwall\"", "id = \"greywater\"", "greywater"),
    // Icons.
    (ICONS, "map.toml", "\"beacon\", \"pearl\"", "\"beacon\", \"beacon\"", "beacon"),
    // Tokens, orders and set-ups.
    (BASE, "rules.toml", "id = \"dutiful\"", "id = \"devout\"", "devout"),
    (BASE, "rules.toml", "id = \"stars\"", "id = \"printed\"", "printed"),
    (BASE, "rules.toml", "id = \"short-war\"", "id = \"first-match\"", "first-match"),
    // Abilities, events and offers, also across the three.
    (BASE, "cards.toml", "id = \"no-quarter\"", "id = \"press-on\"", "press-on"),
    (BASE, "cards.toml", "id = \"long-rains\"", "id = \"stampede\"", "stampede"),
    (BASE, "cards.toml", "id = \"candle-oil\"", "id = \"relief-column\"", "relief-column"),
    // Puzzles and lessons.
    (BASE, "puzzles.toml", "id = \"region-2\"", "id = \"region-1\"", "region-1"),
    (BASE, "lessons.toml", "\"councils\", \"supply\"", "\"councils\", \"councils\"", "councils"),
];

/// Borders and routes, each twice.
const BORDERS: &[(&str, &str, &str)] = &[
    (BASE, "[\"cliffhold\", \"windscar\"]", "[\"cliffhold\", \"larkfield\"]"),
    (BASE, "[\"cliffhold\", \"windscar\"]", "[\"larkfield\", \"cliffhold\"]"),
    (STARS, "[\"cliffhold\", \"windscar\"]", "[\"larkfield\", \"cliffhold\"]"),
    (ICONS, "[\"highfold\", \"ramsbeck\"]", "[\"rooktor\", \"highfold\"]"),
];

fn pack(id: &str) -> EditablePack {
    let content = shipped_folder();
    let content = content.parent().unwrap_or(Path::new(""));
    if id == STARS {
        let pack = EditablePack::copy(&content.join(BASE));
        let stars = repository_files::files(&content.join("whispers-of-the-stars"));
        let chart = stars.into_iter().filter(|(path, _)| path == "theme.toml" || path.starts_with("icons/"));
        return chart.fold(pack, |pack, (path, file)| pack.with(&path, std::fs::read(file).unwrap()));
    }
    EditablePack::copy(&content.join(id))
}

/// The report on a pack with a changed file, unless the expected line comes first and only texts are blamed beside it.
fn wrong(id: &str, file: &str, [from, to]: [&str; 2], expected: &str) -> Option<String> {
    let changed = pack(id).edit(file, from, to);
    let report = changed.load().err().unwrap_or_else(|| "it is accepted".to_owned());
    let line = report.lines().find(|line| line.starts_with(&format!("{file}:")));
    let is_told = line.is_some_and(|line| line.ends_with(&format!(": {expected}")));
    let is_first = report.lines().nth(2) == line;
    // Names in texts are looked for among all ids of a pack.
    let is_text = |line: &str| line.starts_with("text/") || line.starts_with("lessons/text/");
    let is_fault = |line: &&str| line.split(':').next().is_some_and(|file| file.ends_with(".toml"));
    let is_alone = report.lines().skip(3).filter(is_fault).all(is_text);
    (!(is_told && is_first && is_alone)).then(|| format!("{id}, {to}:\n{report}"))
}

#[test]
fn an_id_that_stands_twice_is_told_as_that_first() {
    let wrong: Vec<String> = CASES
        .iter()
        .filter_map(|(id, file, from, to, twice)| {
            wrong(id, file, [from, to], &format!("\"{twice}\" is there twice"))
        })
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

#[test]
fn a_border_that_stands_twice_is_told_as_that_first() {
    const TWICE: &str = "this border is there twice (a border counts both ways)";
    let told = |(id, from, to): &(&str, &str, &str)| wrong(id, "map.toml", [from, to], TWICE);
    let wrong: Vec<String> = BORDERS.iter().filter_map(told).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}
