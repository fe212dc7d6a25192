//! `whispers pack check` and `whispers pack new`: what they print, and whether they are content.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use atlas::realm::Point;
use bots::{Bot, Level};
use cli::PackCommand;
use packs::{Files, Pack, Picture};
use table::{Match, Setup};
use tempfile::TempDir;

use crate::NO_WINDOW;
use testing::editable_pack::*;

/// What a command printed, and its last words when it failed (then the exit status says so).
fn run(command: &PackCommand) -> (String, Option<String>) {
    let mut out = Vec::new();
    let failed =
        cli::pack(command, &cli::Packs::default(), NO_WINDOW, &mut out).err().map(|why| why.to_string());
    (String::from_utf8(out).unwrap(), failed)
}

fn check(path: &Path, strict: bool) -> (String, Option<String>) {
    let shown = path.display().to_string();
    let (out, failed) = run(&PackCommand::Check { path: path.to_owned(), strict, json: false });
    let plain = |text: String| if path.is_absolute() { text.replace(&shown, "the pack") } else { text };
    (plain(out), failed.map(plain))
}

fn new(path: &Path, name: Option<&str>) -> (String, Option<String>) {
    let shown = path.display().to_string();
    let (out, failed) = run(&PackCommand::New {
        path: path.to_owned(),
        name: name.map(str::to_owned),
        id: None,
        extends: None,
        languages: Vec::new(),
    });
    (out.replace(&shown, "FOLDER"), failed.map(|why| why.replace(&shown, "FOLDER")))
}

/// A folder for packs, and a path in it that is free.
fn free(name: &str) -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(name);
    (folder, path)
}

#[test]
fn a_good_pack_is_described() {
    let expected = "\
The Lantern Delta (lantern-delta), version 1.0.0
  languages  en, fr, de
  societies  2 to 3 at the table, 3 to choose from
  empires    4, with 12 council positions
  regions    25, with 44 borders
  cards      4 decks of 6, 14 abilities; wild cards 8, events 4, offers 2
  lessons    0; puzzles 8
lantern-delta: no faults
";
    let (out, failed) = check(Path::new("lantern-delta"), true);
    // Whoever balances the pack changes numbers; what is said of it stays.
    let plain = |text: &str| text.chars().filter(|c| !c.is_ascii_digit()).collect::<String>();
    assert_eq!((plain(&out), failed), (plain(expected), None));
    let pack = testing::pack("lantern-delta");
    assert!(out.contains(&format!("regions    {}, with", pack.rules.raw.regions.len())), "{out}");
    let taught = format!("\n  lessons    {}; puzzles {}\n", pack.lessons.len(), pack.puzzles.len());
    assert!(out.contains(&taught), "{out}");
}

#[test]
fn faults_and_warnings_are_printed_and_counted_last() {
    let broken = french()
        .edit("text/fr.toml", "bear = \"Ours\"\n", "")
        .edit("cards.toml", "cost = [\"bear\"]", "cost = [\"baer\"]")
        .edit("rules.toml", "agents = 3", "agents = \"nine\"");
    let expected = r##"
rules.toml:3:10: this should be a whole number, not a text
  |
3 | agents = "nine"
  |          ^^^^^^

cards.toml:7:9: there is no empire "baer"; did you mean "bear"?
  |
7 | cost = ["baer"]
  |         ^^^^^^

warning: text/fr.toml:20:1: the key "bear" is missing; "en" stands in
   |
20 | [empires]
   | ^^^^^^^^^

"##;
    let (out, failed) = check(&broken.path("."), false);
    assert_eq!(out, expected.trim_start_matches('\n'));
    assert_eq!(failed.as_deref(), Some("the pack: 2 faults, 1 warning"));
}

#[test]
fn a_warning_passes_unless_the_check_is_strict() {
    let pack = small().edit("text/en.toml", "short = \"Rat\"", "short = \"The Rat\"");
    let (out, failed) = check(&pack.path("."), false);
    assert_eq!(failed, None);
    assert!(out.starts_with("warning: text/en.toml:26:43: \"The Rat\" is used where"), "{out}");
    assert!(out.ends_with("\nthe pack: no faults, 1 warning\n"), "{out}");
    let (out, failed) = check(&pack.path("."), true);
    assert!(out.starts_with("warning: text/en.toml:26:43:"), "{out}");
    assert_eq!(failed.as_deref(), Some("the pack: no faults, 1 warning, which --strict rejects"));
}

#[test]
fn a_fault_that_hides_others_says_so() {
    let pack = small().edit("theme.toml", "[societies]", "[societies").edit("map.toml", "number = 1,", "");
    let (out, failed) = check(&pack.path("."), false);
    assert!(out.contains("theme.toml:") && !out.contains("map.toml:"), "{out}");
    let said = failed.unwrap();
    assert!(said.ends_with("; the rest of the pack is checked once that is fixed"), "{said}");
}

#[test]
fn a_path_that_leads_to_no_pack_is_said_plainly() {
    let failed = |path: &Path| check(path, false).1.unwrap();
    assert_eq!(
        failed(Path::new("lantern-dleta")),
        "there is no file or folder \"lantern-dleta\", nor is a pack of that id built in or installed; \
         did you mean \"lantern-delta\"?"
    );
    let (folder, path) = free("my-pack");
    assert!(failed(&path).starts_with("there is no file or folder \"the pack\", nor is a pack"));
    assert_eq!(
        failed(folder.path()),
        "the folder \"the pack\" is not a pack: it has no manifest.toml; \"whispers pack new FOLDER\" writes a small one"
    );
    assert_eq!(new(&path, None).1, None);
    // The only pack below a folder is found.
    assert_eq!(check(folder.path(), false).1, None);
}

#[test]
fn a_new_pack_passes_the_check_without_a_warning() {
    let (_folder, path) = free("Three Peaks");
    let (out, failed) = new(&path, None);
    assert_eq!(failed, None);
    let expected = "\
Three Peaks (three-peaks): 13 files in FOLDER

Next steps:
  1. open map.toml, cards.toml and text/en.toml in an editor: their comments explain them
  2. whispers pack check \"FOLDER\"
  3. whispers --pack \"FOLDER\"
\"whispers guide packs\" is the whole guide. The schemas for editors are in .schema.
";
    assert_eq!(out, expected);
    let (out, failed) = check(&path, true);
    assert_eq!(failed, None, "{out}");
    assert!(out.starts_with("Three Peaks (three-peaks), version 0.1.0\n"), "{out}");
    assert!(out.ends_with("\nthe pack: no faults\n"), "{out}");
}

#[test]
fn a_new_pack_takes_any_name() {
    let (_folder, path) = free("peaks");
    let name = "The \"Three\" Peaks \\ Les « Trois » Cimes";
    assert_eq!(new(&path, Some(name)).1, None);
    let pack = Pack::load(&Files::at(&path)).unwrap_or_else(|report| panic!("{report}"));
    assert_eq!((pack.id.as_str(), pack.words.name.as_str()), ("peaks", name));
}

#[test]
fn a_new_pack_writes_over_nothing() {
    let (_folder, path) = free("peaks");
    fs::create_dir(&path).unwrap();
    assert_eq!(new(&path, None).1, None, "an empty folder is as good as none");
    fs::write(path.join("map.toml"), "mine").unwrap();
    let taken = "FOLDER is not empty; choose a new or empty folder";
    assert_eq!(new(&path, None), (String::new(), Some(taken.to_owned())));
    assert_eq!(fs::read_to_string(path.join("map.toml")).unwrap(), "mine");
    let file = path.join("map.toml");
    let taken = "FOLDER is a file; choose a new or empty folder";
    assert_eq!(new(&file, None), (String::new(), Some(taken.to_owned())));
}

#[test]
fn a_new_pack_is_refused_a_name_that_makes_no_id_or_another_s() {
    let (folder, path) = free("123");
    let why = "the pack gets its id from the folder's name, and \"123\" has no letter to begin it; \
               take a name such as \"my-pack\", or use --id my-pack";
    assert_eq!(new(&path, None).1.as_deref(), Some(why));
    let why = "\"lantern-delta\" is the id of a pack that is built in; take another name for the folder, or use --id";
    assert_eq!(new(&folder.path().join("Lantern Delta"), None).1.as_deref(), Some(why));
    let why = "a pack needs a name that people can read";
    assert_eq!(new(&folder.path().join("peaks"), Some(" ! ")).1.as_deref(), Some(why));
    assert!(fs::read_dir(folder.path()).unwrap().next().is_none(), "nothing was written");
}

#[test]
fn the_map_of_a_new_pack_is_easy_to_read() {
    let (_folder, path) = free("peaks");
    assert_eq!(new(&path, None).1, None);
    let pack = Pack::load(&Files::at(&path)).unwrap_or_else(|report| panic!("{report}"));
    let Picture::Realm(realm) = &pack.picture else { panic!("a new pack is a realm") };
    let length =
        |line: &[Point]| line.windows(2).map(|p| (p[1].x - p[0].x).hypot(p[1].y - p[0].y)).sum::<f32>();
    for border in &realm.borders {
        let name = |region: usize| pack.rules.raw.regions[region].id.as_str();
        let long = length(&border.line);
        assert!(long > 40.0, "{} and {} share only {long}", name(border.a), name(border.b));
    }
}

#[test]
fn a_new_pack_is_played_to_the_end_by_bots() {
    let (_folder, path) = free("peaks");
    assert_eq!(new(&path, None).1, None);
    let pack = Arc::new(Pack::load(&Files::at(&path)).unwrap_or_else(|report| panic!("{report}")));
    for societies in [2, 3] {
        let setup = Setup::new(pack.clone(), societies - 1, Level::Novice, 7);
        let mut game = Match::new(setup).unwrap_or_else(|why| panic!("{why}"));
        let mut bots: Vec<Bot> =
            (0..societies as u64).map(|position| Bot::new(Level::Novice, position)).collect();
        while let Some(mover) = game.state().mover() {
            let legal = game.legal();
            let choice = bots[mover.index()].choose(game.world(), &game.view(mover), None, &legal).unwrap();
            game.play(choice).unwrap();
        }
        assert!(game.state().is_over());
    }
}
