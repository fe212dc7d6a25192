//! Files that the window rewrites: an unreadable file is set aside with a notice, and other programs' edits
//! are kept.

use std::fs;
use std::path::Path;

use system::Folders;

use super::SIZE;
use crate::support::hands::{click, names, open};
use crate::support::shelf::says;

/// The path of the settings file in a data folder.
fn settings(data: &Path) -> std::path::PathBuf {
    Folders::new(Some(data.to_owned())).config().join("settings.toml")
}

#[test]
fn settings_with_a_typing_mistake_are_put_aside_and_told_when_one_is_changed() {
    let data = tempfile::tempdir().unwrap();
    let text = "confirm = true\nspeed = \"none\"\nscale = 1.0 oops\n[bots]\nmine = \"python3 bot.py\"\n";
    fs::write(settings(data.path()), text).unwrap();
    let mut harness = open(data.path(), SIZE);
    assert!(says(&harness, "scale = 1.0 oops"), "{:?}", names(&harness));
    click(&mut harness, "OK");
    click(&mut harness, "Settings");
    click(&mut harness, "Night");
    harness.run();
    assert!(says(&harness, "settings.toml.unread"), "{:?}", names(&harness));
    let aside = settings(data.path()).with_file_name("settings.toml.unread");
    assert_eq!(fs::read_to_string(aside).unwrap(), text);
    let now = fs::read_to_string(settings(data.path())).unwrap();
    for kept in ["confirm = true", "theme = \"night\"", "mine = \"python3 bot.py\""] {
        assert!(now.contains(kept), "{now}");
    }
}

#[test]
fn settings_that_are_edited_while_the_window_is_open_hold_from_the_next_change_on() {
    let data = tempfile::tempdir().unwrap();
    fs::write(settings(data.path()), "# Mine.\nspeed = \"none\"\n").unwrap();
    let mut harness = open(data.path(), SIZE);
    click(&mut harness, "Settings");
    let edited = "# Mine.\nspeed = \"none\"\n[bots]\n# Slow.\nmine = \"python3 bot.py\"\n";
    fs::write(settings(data.path()), edited).unwrap();
    for theme in ["Night", "Parchment", "Night"] {
        click(&mut harness, theme);
        harness.run();
    }
    let now = fs::read_to_string(settings(data.path())).unwrap();
    assert!(now.starts_with("# Mine.\nspeed = \"none\"\ntheme = \"night\"\n"), "{now}");
    assert!(now.contains("[bots]\n# Slow.\nmine = \"python3 bot.py\"\n"), "{now}");
    click(&mut harness, "Bots of your own");
    harness.run();
    assert!(says(&harness, "python3 bot.py"), "{:?}", names(&harness));
}

#[test]
fn lessons_that_cannot_be_read_in_full_are_put_aside_and_told() {
    let data = tempfile::tempdir().unwrap();
    let lessons = settings(data.path()).with_file_name("lessons.toml");
    fs::write(&lessons, "[packs.other]\ndone = [\"x\"]\nlast = oops\n").unwrap();
    let mut harness = open(data.path(), SIZE);
    click(&mut harness, "Learn to play");
    crate::support::hands::click_where(&mut harness, "the first lesson", |name| name.starts_with("1. "));
    harness.run();
    assert!(says(&harness, "lessons.toml.unread"), "{:?}", names(&harness));
    assert!(fs::read_to_string(&lessons).unwrap().contains("[packs.other]\ndone = [\"x\"]\n"));
}

#[test]
fn a_history_that_cannot_be_read_is_put_aside_and_told() {
    let data = tempfile::tempdir().unwrap();
    let file = history::path(&Folders::new(Some(data.path().to_owned())));
    fs::write(&file, "oops\n").unwrap();
    let mut harness = open(data.path(), SIZE);
    click(&mut harness, "History");
    crate::support::shelf::until_said(&mut harness, "history.jsonl.unread");
    assert_eq!(fs::read_to_string(file.with_file_name("history.jsonl.unread")).unwrap(), "oops\n");
}
