//! Packs in the window: finding, opening, installing, reloading and removing.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use egui::Key;
use egui_kittest::Harness;
use speech::Speech;
use system::Folders;
use tempfile::TempDir;
use whispers::shell::Shell;

use crate::support::base;
use crate::support::hands::{self, click, click_where, decide, game, is_lit, keyboard, mouse, names};
use crate::support::shelf::{open_kept, open_path, says, type_path, typed, until, until_said};
use crate::window::SIZE;
use testing::test_packs;

/// A data folder, and a folder where an author makes a pack.
struct Desk {
    data: TempDir,
    own: TempDir,
}

impl Desk {
    fn new() -> Self {
        Self { data: tempfile::tempdir().unwrap(), own: tempfile::tempdir().unwrap() }
    }

    /// A copy of the Lantern Delta with another name.
    fn pack(&self) -> PathBuf {
        let to = fs::canonicalize(self.own.path()).unwrap().join("mine");
        test_packs::copy("lantern-delta", &to, "manifest.toml", "id = \"lantern-delta\"", "id = \"mine\"");
        edit(&to.join("text/en.toml"), "name = \"The Lantern Delta\"", "name = \"My Own Delta\"");
        to
    }

    fn folders(&self) -> Folders {
        Folders::new(Some(self.data.path().to_owned())).with_trash(self.own.path().join("trash"))
    }

    fn open(&self) -> Harness<'static, Shell> {
        self.open_with(None)
    }

    /// The window of `whispers --pack`.
    fn open_with(&self, pack: Option<PathBuf>) -> Harness<'static, Shell> {
        open_kept(self.folders(), SIZE, pack)
    }
}

fn edit(file: &Path, was: &str, is: &str) {
    let text = fs::read_to_string(file).unwrap();
    assert!(text.contains(was) && was.len() != is.len(), "{was:?}");
    fs::write(file, text.replacen(was, is, 1)).unwrap();
}

fn drop_on(harness: &mut Harness<'_, Shell>, path: &Path) {
    #[derive(Debug)]
    struct File(PathBuf);
    impl egui::DroppedFile for File {
        fn path(&self) -> &Path {
            &self.0
        }
        fn bytes(&self) -> Result<Vec<u8>, String> {
            fs::read(&self.0).map_err(|e| e.to_string())
        }
    }
    harness.input_mut().dropped_files.push(Arc::new(File(path.to_owned())));
    harness.run_steps(2);
}

#[test]
fn every_pack_is_listed_with_what_it_is_and_where_it_lies() {
    let desk = Desk::new();
    let packs = desk.folders().packs();
    test_packs::copy(
        "lantern-delta",
        &packs.join("other"),
        "manifest.toml",
        "id = \"lantern-delta\"",
        "id = \"other\"",
    );
    fs::create_dir_all(packs.join("broken")).unwrap();
    let mut harness = desk.open();
    click(&mut harness, "Packs");
    until_said(&mut harness, "broken, Installed, ");
    for row in [
        "The Lantern Delta, Installed, 1.0.0",
        "The Lantern Delta, Built in, 1.0.0",
        "A War of Whispers, Built in",
    ] {
        assert!(says(&harness, row), "no {row:?} in {:?}", names(&harness));
    }
    // The current pack is selected. It is built in and has two languages.
    assert!(says(&harness, "Part of Whispers") && says(&harness, "Languages: English, Français"));
    assert!(is_lit(&harness, "Play") && !is_lit(&harness, "Remove"));
    click_where(&mut harness, "broken", |name| name.starts_with("broken, "));
    assert!(
        says(&harness, "there is no such file") || says(&harness, "the pack has no such file"),
        "{:?}",
        names(&harness)
    );
    assert!(says(&harness, &format!("Path: {}", packs.join("broken").display())));
    assert!(!is_lit(&harness, "Play") && is_lit(&harness, "Remove"));
    click_where(&mut harness, "stars", |name| name.starts_with("Whispers of the Stars, "));
    assert!(says(&harness, "Id: whispers-of-the-stars, extends war-of-whispers"));
    click(&mut harness, "Back");
    click(&mut harness, "New match");
    click(&mut harness, "All packs");
    assert!(says(&harness, "Browse"));
    harness.key_press(Key::Escape);
    harness.run_steps(2);
    assert!(says(&harness, "Customise"));
}

#[test]
fn a_pack_is_opened_by_its_path_and_a_round_is_played_with_it() {
    let desk = Desk::new();
    let own = desk.pack();
    let mut harness = desk.open();
    click(&mut harness, "Packs");
    open_path(&mut harness, &own);
    until_said(&mut harness, "My Own Delta, Opened, 1.0.0");
    click(&mut harness, "Play");
    click(&mut harness, "Customise");
    assert!(says(&harness, "My Own Delta"));
    click(&mut harness, "1 rival");
    click(&mut harness, "Begin");
    let pack = Arc::clone(game(&harness).pack());
    assert_eq!(pack.id, "mine");
    let speech = Speech::new(pack);
    let since = Instant::now();
    while game(&harness).state().round() == 1 && !game(&harness).state().is_over() {
        assert!(since.elapsed() < Duration::from_secs(60), "the round never ends");
        match game(&harness).human_to_move() {
            Some(_) => {
                let action = game(&harness).legal()[0];
                decide(&mut harness, &speech, action, mouse);
            }
            None => {
                std::thread::sleep(Duration::from_millis(1));
                harness.step();
            }
        }
    }
}

#[test]
fn the_dialog_of_our_own_leads_to_a_pack_by_keyboard() {
    let desk = Desk::new();
    let own = desk.pack();
    fs::create_dir(own.with_file_name("empty")).unwrap();
    let mut harness = desk.open();
    click(&mut harness, "Packs");
    let field = own.parent().unwrap().join("empty");
    open_path(&mut harness, &field);
    until_said(&mut harness, "empty, Opened, ");
    click(&mut harness, "Browse");
    assert!(says(&harness, "No folders or .zip files here."));
    click(&mut harness, "Folder above");
    harness.run();
    assert!(says(&harness, "mine, pack") && says(&harness, "empty, folder"), "{:?}", names(&harness));
    // Escape closes only the dialog.
    harness.key_press(Key::Escape);
    harness.run();
    assert!(!says(&harness, "Folder above") && says(&harness, "Browse"));
    click(&mut harness, "Browse");
    click(&mut harness, "Folder above");
    keyboard(&mut harness, "mine, pack", 0, &|name| name == "mine, pack");
    until_said(&mut harness, "My Own Delta, Opened, 1.0.0");
    assert!(!says(&harness, "Folder above"));
}

#[test]
fn a_pack_is_installed_replaced_and_removed() {
    let desk = Desk::new();
    let own = desk.pack();
    let mut harness = desk.open();
    click(&mut harness, "Packs");
    open_path(&mut harness, &own);
    until_said(&mut harness, "My Own Delta, Opened, 1.0.0");
    click(&mut harness, "Install");
    until_said(&mut harness, "Installed at ");
    assert!(says(&harness, "My Own Delta, Installed, 1.0.0, not played"), "{:?}", names(&harness));
    assert!(says(&harness, "Another pack with this id is played instead"));
    edit(&own.join("manifest.toml"), "version = \"1.0.0\"", "version = \"2.0\"");
    until_said(&mut harness, "My Own Delta, Opened, 2.0");
    click_where(&mut harness, "opened", |name| name.starts_with("My Own Delta, Opened"));
    click(&mut harness, "Install");
    harness.run();
    assert!(says(&harness, "” 1.0.0 is installed"));
    click(&mut harness, "Yes");
    until_said(&mut harness, "My Own Delta, Installed, 2.0");
    click_where(&mut harness, "opened", |name| name.starts_with("My Own Delta, Opened"));
    click(&mut harness, "Close");
    until(&mut harness, "closed", |harness| !says(harness, "My Own Delta, Opened"));
    click_where(&mut harness, "installed", |name| name.starts_with("My Own Delta, Installed"));
    click(&mut harness, "Remove");
    harness.run();
    click(&mut harness, "No");
    assert!(says(&harness, "My Own Delta, Installed"));
    click(&mut harness, "Remove");
    harness.run();
    click(&mut harness, "Yes");
    until(&mut harness, "removed", |harness| !says(harness, "My Own Delta"));
    assert!(!desk.folders().packs().join("mine").exists());
    assert!(desk.own.path().join("trash/mine (2)/map.toml").is_file());
    assert!(own.join("map.toml").is_file());
}

#[test]
fn an_edit_changes_the_looks_of_the_match_and_faults_change_nothing_but_are_said() {
    let desk = Desk::new();
    let own = desk.pack();
    let mut harness = desk.open_with(Some(own.clone()));
    hands::customise(&mut harness);
    click(&mut harness, "1 rival");
    click(&mut harness, "Begin");
    let pack = Arc::clone(game(&harness).pack());
    let home = &pack.words.region(rules::Region::new(0).unwrap()).to_owned();
    assert!(says(&harness, &format!("{home}, ")));
    let text = own.join("text/en.toml");
    edit(&text, &format!("\"{home}\""), "\"Newly Named Isle\"");
    until_said(&mut harness, "Newly Named Isle, ");
    assert!(!says(&harness, &format!("{home}, ")));
    // A pack with new faults shows them with their places. The match at the table stays as it is.
    let map = own.join("map.toml");
    let whole = fs::read_to_string(&map).unwrap();
    fs::write(&map, format!("{whole}\nriver = 3\n")).unwrap();
    until_said(&mut harness, "The pack “mine” now has 1 fault.");
    assert!(says(&harness, "map.toml:") && says(&harness, "Newly Named Isle, "));
    click(&mut harness, "Hide");
    harness.run();
    assert!(!says(&harness, "map.toml:"));
    // If the rules change, the match keeps its own rules and says so.
    let rules = own.join("rules.toml");
    fs::write(&map, whole).unwrap();
    let text = fs::read_to_string(&rules).unwrap();
    let limit = text.lines().find(|line| line.starts_with("hand-limit")).unwrap().to_owned();
    edit(&rules, &limit, "hand-limit = 11");
    until_said(&mut harness, "this one keeps its own");
    click(&mut harness, "OK");
    until_said(&mut harness, "Newly Named Isle, ");
    assert!(Arc::ptr_eq(game(&harness).pack(), &pack));
    click(&mut harness, "Menu");
    click(&mut harness, "Main menu");
    hands::customise(&mut harness);
    click(&mut harness, "Begin");
    assert_eq!(game(&harness).world().house().hand_limit, 11);
}

#[test]
fn a_pack_that_is_asked_for_is_played_whatever_was_played_last() {
    let desk = Desk::new();
    crate::window::saved(desk.data.path(), 2, 1, "", 3);
    let own = desk.pack();
    let mut harness = desk.open_with(Some(own));
    until(&mut harness, "all packs", |harness| harness.state().shelf().packs().len() == 5);
    assert!(says(&harness, "My Own Delta") && is_lit(&harness, "Continue"), "{:?}", names(&harness));
    hands::customise(&mut harness);
    assert!(says(&harness, "The Trimmed Wick"));
    click(&mut harness, "Back");
    click(&mut harness, "Back");
    // The last match is continued nevertheless, and its pack becomes the current one.
    click_where(&mut harness, "Continue", |label| label == "Continue");
    assert_eq!(game(&harness).pack().id, "war-of-whispers");
    click(&mut harness, "Menu");
    click(&mut harness, "Main menu");
    assert!(says(&harness, "A War of Whispers") && !says(&harness, "My Own Delta"));
}

#[test]
fn a_pack_with_faults_that_is_asked_for_at_the_start_is_shown_with_them_until_it_is_mended() {
    let desk = Desk::new();
    let own = desk.pack();
    let map = fs::read_to_string(own.join("map.toml")).unwrap();
    fs::write(own.join("map.toml"), "sea = 1\n").unwrap();
    let mut harness = desk.open_with(Some(own.clone()));
    until_said(&mut harness, "A War of Whispers, Built in");
    assert!(says(&harness, "map.toml:1:") && !is_lit(&harness, "Play"));
    fs::write(own.join("map.toml"), map).unwrap();
    until_said(&mut harness, "My Own Delta, Opened, 1.0.0");
    assert!(is_lit(&harness, "Play"));
}

#[test]
fn the_list_of_matches_keeps_what_is_being_typed_when_the_packs_change() {
    let desk = Desk::new();
    let own = desk.pack();
    let mut harness = desk.open();
    click(&mut harness, "Packs");
    open_path(&mut harness, &own);
    until_said(&mut harness, "My Own Delta, Opened, 1.0.0");
    click(&mut harness, "Back");
    click(&mut harness, "Load match");
    type_path(&mut harness, Path::new("somewhere/far.whispers"));
    let before = harness.state().shelf().playable();
    edit(&own.join("text/en.toml"), "name = \"My Own Delta\"", "name = \"My Delta\"");
    until(&mut harness, "read again", |harness| {
        !harness.state().shelf().playable().iter().zip(&before).all(|(one, other)| Arc::ptr_eq(one, other))
    });
    assert_eq!(typed(&harness), "somewhere/far.whispers");
    // A file found with the program's own dialog is opened too.
    click(&mut harness, "Browse");
    harness.run();
    assert!(says(&harness, "Open a match"));
    harness.key_press(Key::Escape);
    harness.run();
    assert!(!says(&harness, "Folder above") && says(&harness, "Matches"));
}

#[test]
fn what_is_dropped_is_opened_by_what_it_is() {
    let desk = Desk::new();
    let own = desk.pack();
    let mut harness = desk.open();
    drop_on(&mut harness, &own);
    until_said(&mut harness, "My Own Delta, Opened, 1.0.0");
    let notes = desk.own.path().join("notes.txt");
    fs::write(&notes, "to do").unwrap();
    drop_on(&mut harness, &notes);
    harness.run();
    assert!(says(&harness, "Can't open "));
    click(&mut harness, "OK");
    let saved = Path::new(env!("CARGO_MANIFEST_DIR")).join("saves/opening.whispers");
    drop_on(&mut harness, &saved);
    harness.run();
    assert_eq!(game(&harness).pack().id, base::pack().id);
}

#[test]
fn nothing_is_painted_anew_while_the_packs_stay_as_they_are() {
    let desk = Desk::new();
    let mut harness = desk.open_with(Some(desk.pack()));
    until(&mut harness, "read", |harness| harness.state().shelf().packs().len() == 5);
    click(&mut harness, "Packs");
    harness.run();
    // Wait for longer than the interval between two looks at the packs.
    std::thread::sleep(Duration::from_millis(1500));
    let root = &harness.output().viewport_output[&egui::ViewportId::ROOT];
    assert_eq!(root.repaint_delay, Duration::MAX);
    assert!(!harness.ctx.has_requested_repaint());
}

#[test]
fn packs_are_watched_only_while_the_window_has_the_focus_and_at_once_when_it_has_it_again() {
    let desk = Desk::new();
    let own = desk.pack();
    let mut harness = desk.open_with(Some(own.clone()));
    click(&mut harness, "Packs");
    until_said(&mut harness, "My Own Delta, Opened, 1.0.0");
    harness.input_mut().focused = false;
    harness.run_steps(2);
    // Wait until requests made before the window lost the focus are done.
    std::thread::sleep(Duration::from_millis(600));
    harness.run_steps(2);
    edit(&own.join("text/en.toml"), "name = \"My Own Delta\"", "name = \"My Delta\"");
    // Wait for longer than the interval between two looks at the packs.
    std::thread::sleep(Duration::from_millis(900));
    harness.run_steps(2);
    assert!(says(&harness, "My Own Delta, Opened, 1.0.0"));
    harness.input_mut().focused = true;
    until_said(&mut harness, "My Delta, Opened, 1.0.0");
}

#[test]
fn what_a_pack_says_of_its_home_its_tags_and_who_made_its_files_is_shown() {
    let desk = Desk::new();
    let pack = desk.pack();
    let more = "homepage = \"https://example.org/delta\"\n\
                credits = [{ file = \"map.toml\", by = \"Ada\", licence = \"CC-BY-4.0\" }]\nid = \"mine\"";
    edit(&pack.join("manifest.toml"), "id = \"mine\"", more);
    let mut harness = desk.open();
    click(&mut harness, "Packs");
    open_path(&mut harness, &pack);
    until_said(&mut harness, "Website: https://example.org/delta");
    assert!(
        says(&harness, "Tags: small, rivers, beginners") && says(&harness, "map.toml: by Ada (CC-BY-4.0)")
    );
}
