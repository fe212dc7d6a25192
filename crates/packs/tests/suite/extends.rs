//! Tests packs that extend others.

use std::fs;

use packs::{Files, Library, Pack, Rgb};
use rules::{Icon, Region};
use tempfile::TempDir;

use testing::editable_pack::shipped_folder;

const MANIFEST: &str = r#"format = 1
id = "variant"
extends = "war-of-whispers"
version = "1"
authors = ["A"]
licence = "CC0-1.0"
"#;

/// A pack with exactly these files, and a library that contains it as `variant`.
fn pack(files: &[(&str, &str)]) -> (TempDir, Library) {
    let folder = tempfile::tempdir().unwrap();
    for (name, text) in files {
        let path = folder.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    let mut library = Library::default();
    library.add("variant", Files::Folder(folder.path().to_owned()));
    (folder, library)
}

fn load(files: &[(&str, &str)]) -> Result<Pack, String> {
    let (folder, library) = pack(files);
    let files = library.find("variant").unwrap();
    Pack::load_with(&files, &library)
        .map_err(|report| report.to_string().replace(&folder.path().display().to_string(), "the pack"))
}

#[track_caller]
fn assert_report(files: &[(&str, &str)], expected: &str) {
    let report = load(files).err().unwrap_or_else(|| panic!("accepted; expected:\n{expected}"));
    assert!(report == expected.trim_matches('\n'), "the report is\n\n{report}\n\ninstead of\n{expected}");
}

#[test]
fn a_manifest_that_extends_is_a_pack() {
    let pack = load(&[("manifest.toml", MANIFEST)]).unwrap_or_else(|report| panic!("{report}"));
    let base = testing::pack("war-of-whispers");
    assert_eq!((pack.id.as_str(), pack.version.as_str()), ("variant", "1"));
    assert_eq!((&pack.rules, &pack.digest), (&base.rules, &base.digest));
    assert_eq!(pack.theme.societies, base.theme.societies);
    assert_eq!((&pack.words.name, &pack.languages), (&base.words.name, &base.languages));
}

#[test]
fn an_empire_of_another_colour_has_no_colour_by_night_from_below() {
    let horse = |theme: &str| {
        let theme = format!("[empires.horse]\n{theme}\n");
        let pack = load(&[("manifest.toml", MANIFEST), ("theme.toml", &theme)]);
        pack.unwrap_or_else(|report| panic!("{report}")).theme.empires[4].night
    };
    let below = testing::pack("war-of-whispers").theme.empires[4].night;
    assert_eq!(horse("pattern = \"waves\""), below);
    assert_eq!(horse("colour = \"#5b3a2c\""), [0x5b, 0x3a, 0x2c]);
    assert_eq!(horse("night = \"#7a5a53\""), [0x7a, 0x5a, 0x53]);
}

#[test]
fn the_version_of_what_is_extended_can_be_bounded() {
    let asked = |least: &str| {
        let manifest =
            MANIFEST.replace("version = \"1\"", &format!("version = \"1\"\nextends-version = {least:?}"));
        load(&[("manifest.toml", &manifest)]).map(|pack| pack.metadata.id)
    };
    for least in ["0.9", "1", "1.0.0"] {
        assert_eq!(asked(least).as_deref(), Ok("variant"), "{least}");
    }
    let said = asked("1.0.1").unwrap_err();
    let why = "manifest.toml:5:19: this pack needs version 1.0.1 of \"war-of-whispers\" or newer; yours is \
               \"1.0.0\"";
    assert!(said.contains(why), "{said}");
    assert!(asked("newest").unwrap_err().contains("\"newest\" is not a version: write numbers with dots"));
}

#[test]
fn what_a_manifest_says_of_the_pack_is_its_own_and_not_that_of_what_it_extends() {
    let more = "needs = \"0.1\"\nhomepage = \"https://example.org/variant\"\ntags = [\"fantasy\", \"two-players\"]\n\
                credits = [{ file = \"cards.toml\", by = \"Somebody\", licence = \"CC-BY-4.0\" }, { file = \"map.toml\", by = \"B\" }]\n";
    let pack =
        load(&[("manifest.toml", &format!("{MANIFEST}{more}"))]).unwrap_or_else(|report| panic!("{report}"));
    assert_eq!(pack.homepage.as_deref(), Some("https://example.org/variant"));
    assert_eq!(pack.tags, ["fantasy", "two-players"]);
    let credits: Vec<_> =
        pack.credits.iter().map(|c| (c.file.as_str(), c.by.as_str(), c.licence.as_deref())).collect();
    assert_eq!(credits, [("cards.toml", "Somebody", Some("CC-BY-4.0")), ("map.toml", "B", None)]);
}

#[test]
fn what_an_author_wrote_is_told_before_what_follows_from_it_below() {
    let map =
        "replace = [\"regions\"]\nregions = [{ id = \"alone\", number = 1, cities = 1, at = [500, 500] }]\n";
    let words = "[empires]\neagel = \"Owl\"\n";
    let report =
        load(&[("manifest.toml", MANIFEST), ("map.toml", map), ("text/en.toml", words)]).unwrap_err();
    let below: Vec<usize> = report.match_indices("\n\nwar-of-whispers/").map(|(at, _)| at).collect();
    let own = report.find("text/en.toml:2:1: ").unwrap_or_else(|| panic!("{report}"));
    assert_eq!(below.len(), 8, "{report}");
    assert!(below.iter().all(|at| *at > own), "{report}");
    assert!(report.contains(": there are more faults in the packs that this one extends"), "{report}");
}

#[test]
fn tables_are_merged_by_key_and_the_rest_is_kept() {
    let text = "name = \"Variant\"\n[regions]\ncliffhold = \"Eyrie\"\n[terms]\nbanner = { one = \"flag\" }\n";
    let theme = "[empires]\nbear = { colour = \"#010203\" }\n";
    let files = [
        ("manifest.toml", MANIFEST),
        ("text/en.toml", text),
        ("theme.toml", theme),
        ("rules.toml", "[house]\nrounds = 3\n"),
    ];
    let pack = load(&files).unwrap_or_else(|report| panic!("{report}"));
    let base = testing::pack("war-of-whispers");
    let region = |i| Region::new(i).unwrap();
    assert_eq!(pack.words.name, "Variant");
    assert_eq!(pack.words.region(region(0)), "Eyrie");
    assert_eq!(pack.words.region(region(1)), base.words.region(region(1)));
    let banner = pack.words.term("banner");
    assert_eq!((banner.one.as_str(), banner.other.as_str()), ("flag", "banners"));
    let colours = |pack: &Pack| -> Vec<Rgb> { pack.theme.empires.iter().map(|l| l.colour).collect() };
    assert_eq!(colours(&pack)[0], [1, 2, 3]);
    assert_eq!(colours(&pack)[1..], colours(&base)[1..]);
    assert_eq!(pack.theme.empires[0].emblem, base.theme.empires[0].emblem);
    assert_eq!(pack.rules.raw.house.rounds, 3);
    assert_ne!(pack.digest, base.digest);
}

#[test]
fn a_list_takes_the_place_of_the_one_below() {
    let orders = "orders = [{ id = \"printed\", empires = [\"horse\", \"bear\", \"lion\", \"eagle\", \"elephant\"] }]\n";
    let pack = load(&[("manifest.toml", MANIFEST), ("rules.toml", orders)]).unwrap();
    assert_eq!(pack.orders(), ["printed"]);
    assert_eq!(pack.rules.raw.slots.len(), 5);
}

/// A pack that extends the base pack and has this file.
fn with(file: &str, text: &str) -> Pack {
    load(&[("manifest.toml", MANIFEST), (file, text)]).unwrap_or_else(|report| panic!("{report}"))
}

fn named<'a>(pack: &'a Pack, id: &str) -> Option<&'a rules::RawRegion> {
    pack.rules.raw.regions.iter().find(|region| region.id == id)
}

#[test]
fn one_changed_region_is_one_entry() {
    let pack = with("map.toml", "[[regions]]\nid = \"cliffhold\"\nfarms = 2\n");
    let base = testing::pack("war-of-whispers");
    let (own, other) = (named(&pack, "cliffhold").unwrap(), named(&base, "cliffhold").unwrap());
    assert_eq!((own.icons[Icon::Farm.index()], own.number, own.home), (2, other.number, other.home));
    assert_eq!(pack.rules.raw.regions.len(), base.rules.raw.regions.len());
    assert_eq!(pack.rules.raw.borders, base.rules.raw.borders);
}

#[test]
fn a_region_that_is_removed_takes_its_borders_along() {
    let base = testing::pack("war-of-whispers");
    let ids = |pack: &Pack| pack.rules.raw.regions.iter().map(|r| r.id.clone()).collect::<Vec<_>>();
    let touching = |pack: &Pack, id: &str| {
        let at = ids(pack).iter().position(|known| known == id).unwrap();
        pack.rules.raw.borders.iter().filter(|(a, b)| *a == at || *b == at).count()
    };
    let pack = with("map.toml", "regions = [{ id = \"cliffhold\", remove = true }]\n");
    assert!(named(&pack, "cliffhold").is_none());
    assert_eq!(pack.rules.raw.regions.len() + 1, base.rules.raw.regions.len());
    let gone = touching(&base, "cliffhold");
    assert!(gone > 0);
    assert_eq!(pack.rules.raw.borders.len() + gone, base.rules.raw.borders.len());
}

#[test]
fn borders_are_added_and_taken_out_one_by_one() {
    let base = testing::pack("war-of-whispers");
    let (a, b) = base.rules.raw.borders[0];
    let [a, b] = [a, b].map(|region| base.rules.raw.regions[region].id.clone());
    let without = with("map.toml", &format!("remove-borders = [[\"{b}\", \"{a}\"]]\n"));
    assert_eq!(without.rules.raw.borders, base.rules.raw.borders[1..]);
    // Repeating an inherited border adds nothing.
    let again = with("map.toml", &format!("borders = [[\"{b}\", \"{a}\"]]\n"));
    assert_eq!(again.rules.raw.borders.len(), base.rules.raw.borders.len());
}

#[test]
fn abilities_events_and_offers_are_laid_over_those_below() {
    let base = testing::pack("war-of-whispers");
    let ability = base.rules.abilities[0].clone();
    assert_eq!(ability, "press-on");
    let (event, offer) = (base.rules.raw.events[1].id.clone(), base.rules.raw.offers[0].id.clone());
    let text = format!(
        "abilities = [{{ id = \"{ability}\", effect = \"reinforce\", when = [\"after\"], banners = 2 }}]\n\
         events = [{{ id = \"{event}\", remove = true }}]\n\
         offers = [{{ id = \"{offer}\", remove = true }}]\n"
    );
    let pack = with("cards.toml", &text);
    assert_eq!(pack.rules.abilities, base.rules.abilities);
    assert_ne!(pack.rules.raw.abilities[0], base.rules.raw.abilities[0]);
    assert_eq!(pack.rules.raw.abilities[1..], base.rules.raw.abilities[1..]);
    assert_eq!(pack.rules.raw.events.len() + 1, base.rules.raw.events.len());
    assert!(pack.rules.raw.events.iter().all(|other| other.id != event));
    assert!(pack.rules.raw.offers.iter().all(|other| other.id != offer));
}

#[test]
fn entries_are_laid_over_one_another_through_three_packs() {
    let (folder, mut library) =
        pack(&[("manifest.toml", MANIFEST), ("map.toml", "regions = [{ id = \"cliffhold\", farms = 2 }]\n")]);
    let third = tempfile::tempdir().unwrap();
    let manifest = MANIFEST.replace("variant", "third").replace("war-of-whispers", "variant");
    fs::write(third.path().join("manifest.toml"), manifest).unwrap();
    let map = "regions = [{ id = \"cliffhold\", forts = 3 }, { id = \"vanehall\", remove = true }]\n";
    fs::write(third.path().join("map.toml"), map).unwrap();
    library.add("third", Files::Folder(third.path().to_owned()));
    let pack = Pack::load_with(&library.find("third").unwrap(), &library).unwrap_or_else(|r| panic!("{r}"));
    let own = named(&pack, "cliffhold").unwrap();
    assert_eq!((own.icons[Icon::Farm.index()], own.icons[Icon::Fort.index()]), (2, 3));
    assert!(named(&pack, "vanehall").is_none());
    drop(folder);
}

#[test]
fn what_is_wrong_with_a_list_over_another_is_said_at_its_place() {
    let report = r##"
the pack: 4 faults

map.toml:1:23: "roads" is not a list that a pack changes entry by entry; those are "regions", "borders", "seas"
  |
1 | replace = ["borders", "roads"]
  |                       ^^^^^^^

map.toml:2:19: the pack below has no such border to remove
  |
2 | remove-borders = [["cliffhold", "nowhere"]]
  |                   ^^^^^^^^^^^^^^^^^^^^^^^^

map.toml:3:12: nothing below has the id "clifhold"; did you mean "cliffhold"?
  |
3 | regions = [{ id = "clifhold", remove = true }, { remove = true }]
  |            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

map.toml:3:48: this entry is to be removed but has no id
  |
3 | regions = [{ id = "clifhold", remove = true }, { remove = true }]
  |                                                ^^^^^^^^^^^^^^^^^
"##;
    let map = "replace = [\"borders\", \"roads\"]\nremove-borders = [[\"cliffhold\", \"nowhere\"]]\n\
               regions = [{ id = \"clifhold\", remove = true }, { remove = true }]\n";
    let said = load(&[("manifest.toml", MANIFEST), ("map.toml", map)]).unwrap_err();
    for part in report.trim().split("\n\n").skip(1) {
        assert!(said.contains(part), "{said}\nshould say\n{part}");
    }
}

#[test]
fn an_entry_that_changes_one_below_under_a_misspelt_id_is_pointed_at_and_so_is_what_a_removed_one_says() {
    let cards = "[[abilities]]\nid = \"full-levi\"\nwhen = [\"before\"]\n\
                 [[offers]]\nid = \"hired-blades\"\nremove = true\nempire = \"bear\"\n";
    let said = load(&[("manifest.toml", MANIFEST), ("cards.toml", cards)]).unwrap_err();
    for part in [
        "cards.toml:1:1: nothing below has the id \"full-levi\"; did you mean \"full-levy\"?\n",
        "cards.toml:7:1: this entry is removed, so its \"empire\" has no effect: write only its id\n",
    ] {
        assert!(said.contains(part), "{said}\nshould say\n{part}");
    }
    assert!(!said.contains("is missing"), "a slip is not a new entry: {said}");
}

#[test]
fn packs_in_the_library_are_found_and_build_on_one_another() {
    let (folder, mut library) = pack(&[("manifest.toml", MANIFEST), ("rules.toml", "[house]\nrounds = 3\n")]);
    let third = tempfile::tempdir().unwrap();
    let manifest = MANIFEST.replace("variant", "third").replace("war-of-whispers", "variant");
    fs::write(third.path().join("manifest.toml"), manifest).unwrap();
    library.add("third", Files::Folder(third.path().to_owned()));
    let pack = Pack::load_with(&library.find("third").unwrap(), &library).unwrap();
    assert_eq!((pack.id.as_str(), pack.rules.raw.house.rounds), ("third", 3));
    // The result is the same if the base pack is on disk.
    library.add("war-of-whispers", Files::Folder(shipped_folder()));
    let again = Pack::load_with(&library.find("third").unwrap(), &library).unwrap();
    assert_eq!(again.digest, pack.digest);
    drop(folder);
}

#[test]
fn a_pack_that_extends_itself() {
    let manifest = MANIFEST.replace("war-of-whispers", "variant");
    let report = r##"
the pack: 1 fault

manifest.toml:3:11: a pack cannot extend itself
  |
3 | extends = "variant"
  |           ^^^^^^^^^
"##;
    assert_report(&[("manifest.toml", &manifest)], report);
}

#[test]
fn packs_that_extend_one_another() {
    let (folder, mut library) = pack(&[("manifest.toml", &MANIFEST.replace("war-of-whispers", "other"))]);
    let other = tempfile::tempdir().unwrap();
    let manifest = MANIFEST.replace("\"variant\"", "\"other\"").replace("war-of-whispers", "variant");
    fs::write(other.path().join("manifest.toml"), manifest).unwrap();
    library.add("other", Files::Folder(other.path().to_owned()));
    let report = Pack::load_with(&library.find("variant").unwrap(), &library).unwrap_err().to_string();
    let expected = r##"1 fault

other/manifest.toml:3:11: packs extend one another in a circle: "variant", which extends "other", which extends "variant"
  |
3 | extends = "variant"
  |           ^^^^^^^^^"##;
    let report = report.strip_prefix(&format!("{}: ", folder.path().display())).unwrap();
    assert_eq!(report, expected);
}

#[test]
fn a_pack_that_nobody_knows() {
    let report = r##"
the pack: 1 fault

manifest.toml:3:11: there is no pack "war-of-whisperers"; did you mean "war-of-whispers"?
  |
3 | extends = "war-of-whisperers"
  |           ^^^^^^^^^^^^^^^^^^^
"##;
    let manifest = MANIFEST.replace("war-of-whispers", "war-of-whisperers");
    assert_report(&[("manifest.toml", &manifest)], report);
}

#[test]
fn an_extends_that_is_no_text() {
    let report = r##"
the pack: 1 fault

manifest.toml:3:11: this should be a text, not a list
  |
3 | extends = ["war-of-whispers"]
  |           ^^^^^^^^^^^^^^^^^^^
"##;
    let manifest = MANIFEST.replace("\"war-of-whispers\"", "[\"war-of-whispers\"]");
    assert_report(&[("manifest.toml", &manifest)], report);
}

#[test]
fn a_fault_stands_in_the_file_where_it_was_made() {
    let report = r##"
the pack: 1 fault

theme.toml:2:19: "#12345" is not a colour; write it as "#3b6ea5"
  |
2 | bear = { colour = "#12345" }
  |                   ^^^^^^^^
"##;
    let theme = "[empires]\nbear = { colour = \"#12345\" }\n";
    assert_report(&[("manifest.toml", MANIFEST), ("theme.toml", theme)], report);
}

#[test]
fn a_fault_of_the_pack_below_stands_in_its_file() {
    // The pack renames an empire's id, so the base pack's cards and map refer to an unknown empire.
    let councils = fs::read_to_string(shipped_folder().join("councils.toml")).unwrap();
    let councils = councils.replace("id = \"bear\"", "id = \"wolf\"");
    let report = load(&[("manifest.toml", MANIFEST), ("councils.toml", &councils)]).unwrap_err();
    let fault = "war-of-whispers/map.toml:15:";
    assert!(report.contains(fault) && report.contains("there is no empire \"bear\""), "{report}");
    // Inherited texts for unknown ids are not a fault, but missing texts are.
    assert!(!report.contains("the pack has no \"bear\"") && report.contains("the key \"wolf\" is missing"));
}

#[test]
fn the_built_in_packs_have_the_ids_of_their_folders() {
    let library = Library::default();
    assert_eq!(library.ids(), ["drowned-crown", "lantern-delta", "war-of-whispers", "whispers-of-the-stars"]);
    for id in library.ids() {
        let pack = Pack::load(&library.find(&id).unwrap()).unwrap_or_else(|report| panic!("{report}"));
        assert_eq!(pack.id, id);
    }
}

#[test]
fn the_stars_have_the_graph_the_cards_and_the_abilities_of_the_base_pack() {
    let stars = testing::pack("whispers-of-the-stars");
    let base = testing::pack("war-of-whispers");
    let (ours, base) = (&stars.rules.raw, &base.rules.raw);
    assert_eq!(
        (&ours.regions, &ours.borders, &ours.abilities),
        (&base.regions, &base.borders, &base.abilities)
    );
    assert_eq!((&ours.empires, &ours.orders), (&base.empires, &base.orders));
    assert_ne!(ours.house.order, base.house.order);
}

const STARS: &str = r#"format = 1
id = "variant"
extends = "whispers-of-the-stars"
version = "1"
authors = ["A"]
licence = "CC0-1.0"
"#;

#[test]
fn stations_that_lie_too_near_each_other() {
    let report = r##"
the pack: 1 fault

theme.toml:2:12: "cliffhold" and "vanehall" are too close to each other
  |
2 | vanehall = [150, 750]
  |            ^^^^^^^^^^
"##;
    let chart = "[chart.stations]\nvanehall = [150, 750]\ncliffhold = [150, 740]\n";
    assert_report(&[("manifest.toml", STARS), ("theme.toml", chart)], report);
}

#[test]
fn a_station_outside_of_the_chart_and_one_that_nobody_knows() {
    let theme = "[chart.stations]\nvanehall = [150, 7500]\nvanehal = [1, 1]\n";
    let report = load(&[("manifest.toml", STARS), ("theme.toml", theme)]).unwrap_err();
    assert!(report.contains("theme.toml:2:12: [150, 7500] is outside the chart"), "{report}");
    assert!(report.contains("the pack has no \"vanehal\" among its regions; did you mean"), "{report}");
}

#[test]
fn a_style_of_maps_that_there_is_not() {
    let report = load(&[("manifest.toml", STARS), ("theme.toml", "map = \"star\"\n")]).unwrap_err();
    assert!(
        report.contains("theme.toml:1:7: there is no style of maps \"star\"; did you mean \"stars\"?"),
        "{report}"
    );
}
