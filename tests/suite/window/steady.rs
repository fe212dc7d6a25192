//! Problems outside the program are reported in the window, and nothing is lost.

use std::path::Path;
use std::sync::Arc;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use egui_kittest::Harness;
use record::{Journal, Record};
use system::Folders;
use table::load_text;
use whispers::shell::Shell;

use crate::support::hands::{self, click, decide, game, mouse, names, open};
use crate::window::{SIZE, base, saved};
use testing::full_disk::Disk;

fn says(harness: &Harness<'_, Shell>, part: &str) -> bool {
    names(harness).iter().any(|name| name.contains(part))
}

/// Takes this number of decisions.
fn go_on(harness: &mut Harness<'_, Shell>, decisions: usize) {
    let speech = base::speech();
    for _ in 0..decisions {
        let action = game(harness).legal()[0];
        decide(harness, speech, action, mouse);
    }
}

#[test]
fn a_disk_that_runs_full_is_said_and_loses_nothing_once_there_is_room() {
    let folder = tempfile::tempdir().unwrap();
    saved(folder.path(), 2, 1, "", 0);
    let path = Folders::new(Some(folder.path().to_owned())).saved_matches().unwrap().remove(0).path;
    let loaded = table::load(&path, &Arc::new(base::pack())).unwrap();
    let mut on_disk = loaded.game;
    let header = on_disk.setup().header(on_disk.world(), on_disk.deal(), "now".into());
    let (bytes, room) = (Arc::new(Mutex::new(Vec::new())), Arc::new(AtomicU64::new(u64::MAX)));
    let disk = Disk { bytes: Arc::clone(&bytes), room: Arc::clone(&room) };
    on_disk.set_journal(Journal::start(Path::new("disk"), Box::new(disk), &header).0);
    let mut harness = open(folder.path(), SIZE);
    let ctx = harness.ctx.clone();
    harness.state_mut().show(&ctx, on_disk);
    harness.step();
    room.store(bytes.lock().unwrap().len() as u64 + 30, Ordering::Relaxed);
    while !says(&harness, "Couldn't save the match") {
        go_on(&mut harness, 1);
        harness.run();
    }
    assert!(says(&harness, "Couldn't save the match: disk: no space left on device"));
    click(&mut harness, "OK");
    assert!(says(&harness, "Not saved!"));
    go_on(&mut harness, 2);
    room.store(u64::MAX, Ordering::Relaxed);
    go_on(&mut harness, 1);
    harness.run();
    assert!(!says(&harness, "Not saved!"));
    let text = String::from_utf8(bytes.lock().unwrap().clone()).unwrap();
    let again = load_text("disk", &text, game(&harness).pack()).unwrap();
    assert_eq!(again.game.state(), game(&harness).state());
    let entries = Record::parse("disk", &text).unwrap().entries.len();
    assert_eq!(entries, game(&harness).steps().len());
}

#[test]
fn a_folder_that_cannot_be_written_is_said_and_the_match_is_played() {
    let folder = tempfile::tempdir().unwrap();
    // A file in place of the folder of matches: not even an administrator can write there.
    std::fs::write(folder.path().join("matches"), "in the way").unwrap();
    let mut harness = open(folder.path(), SIZE);
    hands::customise(&mut harness);
    click(&mut harness, "1 rival");
    click(&mut harness, "Begin");
    harness.run();
    assert!(says(&harness, "Couldn't save the match"));
    click(&mut harness, "OK");
    assert!(harness.state().game().is_some());
}

#[test]
fn a_match_that_another_window_has_open_is_said_to_be() {
    let folder = tempfile::tempdir().unwrap();
    saved(folder.path(), 2, 1, "", 3);
    let mut first = open(folder.path(), SIZE);
    click(&mut first, "Load match");
    let name = Folders::new(Some(folder.path().to_owned())).saved_matches().unwrap().remove(0).name;
    crate::support::hands::click_where(&mut first, &name, |label| label.starts_with(&name));
    go_on(&mut first, 1);
    let steps = game(&first).steps().len();
    let mut second = open(folder.path(), SIZE);
    crate::support::hands::click_where(&mut second, "Continue", |label| label.starts_with("Continue"));
    second.run();
    assert!(says(&second, "another Whispers has this match open"), "{:?}", names(&second));
    click(&mut second, "OK");
    // The first window is not affected.
    go_on(&mut first, 1);
    assert_eq!(game(&first).steps().len(), steps + 1);
}

#[test]
fn nothing_is_painted_anew_while_nothing_moves() {
    let folder = tempfile::tempdir().unwrap();
    saved(folder.path(), 4, 1, "", 30);
    let mut harness = open(folder.path(), SIZE);
    let rests = |harness: &mut Harness<'_, Shell>, screen: &str| {
        harness.run();
        let root = &harness.output().viewport_output[&egui::ViewportId::ROOT];
        assert_eq!(root.repaint_delay, std::time::Duration::MAX, "{screen}");
    };
    rests(&mut harness, "title");
    for screen in ["New match", "Load match", "Settings"] {
        click(&mut harness, screen);
        rests(&mut harness, screen);
        click(&mut harness, "Back");
    }
    crate::support::hands::click_where(&mut harness, "Continue", |label| label.starts_with("Continue"));
    rests(&mut harness, "table");
}
