//! `whispers FILE` in the window, and the page about the program.

use std::fs;
use std::path::Path;

use egui::Key;
use egui_kittest::Harness;
use pack_library::Openable;
use system::Folders;
use whispers::shell::Shell;
use whispers::shell::missing_display::dropped::Dropped;

use super::{SIZE, on_table};
use crate::support::hands::{click, game, keyboard, names, open};
use crate::support::shelf::{open_kept, says, until_said};
use testing::repository_files::root;

/// Opens a file in the window, as `whispers FILE` does.
fn open_file(harness: &mut Harness<'_, Shell>, file: &Path) {
    let ctx = harness.ctx.clone();
    harness.state_mut().open(&ctx, Openable::detect(file));
    harness.run();
}

#[test]
fn a_match_is_gone_on_with_in_a_copy_and_a_pack_is_shown_among_the_packs() {
    let (data, own) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let record = own.path().join("evening.whispers");
    fs::copy(root().join("saves/fight.whispers"), &record).unwrap();
    let folders = Folders::new(Some(data.path().to_owned()));
    let mut harness = open_kept(folders.clone(), SIZE, None);
    open_file(&mut harness, &record);
    assert!(game(&harness).steps().len() > 20 && !game(&harness).state().is_over());
    assert_eq!(folders.saved_matches().unwrap().len(), 1, "it goes on in a copy of its own");
    let pack = root().join("template");
    open_file(&mut harness, &pack);
    until_said(&mut harness, "My Pack");
}

#[test]
fn what_is_neither_is_answered_in_the_window() {
    let (data, own) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let notes = own.path().join("notes.txt");
    fs::write(&notes, "milk and bread").unwrap();
    let mut harness = open(data.path(), SIZE);
    open_file(&mut harness, &notes);
    assert!(says(&harness, "notes.txt. Open a match "));
    harness.key_press(Key::Escape);
    harness.run();
    assert!(!says(&harness, "notes.txt"));
    fs::write(own.path().join("odd.whispers"), "hello").unwrap();
    open_file(&mut harness, &own.path().join("odd.whispers"));
    assert!(says(&harness, "odd.whispers"), "{:?}", names(&harness));
}

#[test]
fn the_page_about_the_program_is_read_by_keyboard_and_the_match_waits_for_it() {
    let data = tempfile::tempdir().unwrap();
    let mut harness = on_table(data.path(), 5);
    let before = game(&harness).steps().len();
    click(&mut harness, "Menu");
    click(&mut harness, "Settings");
    keyboard(&mut harness, "About", 0, &|name| name == "About");
    harness.run();
    assert!(says(&harness, "Version ") && says(&harness, &data.path().join("matches").display().to_string()));
    assert!(says(&harness, "Third-party notices"));
    keyboard(&mut harness, "Libraries", 0, &|name| name == "Libraries");
    harness.run();
    assert!(says(&harness, "accesskit ") && !says(&harness, "Third-party notices"), "{:?}", names(&harness));
    // Keys scroll the page even if a button has the focus.
    let seen = names(&harness);
    harness.key_press(Key::PageDown);
    harness.run();
    assert_ne!(names(&harness), seen);
    harness.key_press(Key::End);
    harness.run();
    let last = about::NOTICES.lines().next_back().unwrap().trim();
    assert!(says(&harness, last), "{:?}", names(&harness));
    harness.key_press(Key::Escape);
    harness.run();
    assert!(!says(&harness, "Version ") && !says(&harness, "Undo"), "{:?}", names(&harness));
    harness.key_press(Key::Escape);
    harness.run();
    assert!(says(&harness, "Undo"), "{:?}", names(&harness));
    assert_eq!(game(&harness).steps().len(), before, "the match is where it was");
}

#[test]
fn an_address_or_a_missing_file_that_is_dropped_on_the_window_is_answered() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = open(folder.path(), SIZE);
    let (sender, drops) = std::sync::mpsc::channel();
    harness.state_mut().set_drops(Some(drops));
    let missing = folder.path().join("gone.whispers");
    for (dropped, answer) in [
        (
            Dropped::Address("https://example.org/a.zip".into()),
            "https://example.org/a.zip is a web address. Download the file first, then drop it here."
                .to_owned(),
        ),
        (Dropped::File(missing.clone()), format!("No such file: {}", missing.display())),
    ] {
        sender.send(dropped).unwrap();
        harness.run_steps(3);
        assert!(says(&harness, &answer), "{answer}: {:?}", names(&harness));
        click(&mut harness, "OK");
    }
}
