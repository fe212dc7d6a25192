//! The tables of matches and packs: they are sorted by clicking column headers, by mouse and keyboard.

use std::path::Path;

use bots::Level;
use egui::accesskit::{Role, SortDirection};
use egui_kittest::Harness;
use egui_kittest::kittest::NodeT;
use speech::Speech;
use system::Folders;
use table::{Match, MatchSummary};
use whispers::settings::Settings;
use whispers::shell::Shell;

use super::{SIZE, base, saved};
use crate::support::hands::{Touch, click, keyboard, mouse, names, open};

/// The order of the rows in the window that begin with these names.
fn order(harness: &Harness<'_, Shell>, starts: &[&str]) -> Vec<String> {
    let begins = |name: &String| starts.iter().find(|start| name.starts_with(&format!("{start}, ")));
    names(harness).iter().filter_map(|name| begins(name).map(|start| (*start).to_owned())).collect()
}

/// The direction in which the column with this header is sorted.
fn direction(harness: &Harness<'_, Shell>, head: &str) -> Option<SortDirection> {
    let is_head = |node: &egui_kittest::Node<'_>| {
        let node = node.accesskit_node();
        node.role() == Role::ColumnHeader && node.label().as_deref() == Some(head)
    };
    let node = harness.root().children_recursive().find(is_head);
    node.unwrap_or_else(|| panic!("no column {head:?}")).accesskit_node().sort_direction()
}

/// Activates a column header.
fn sort(harness: &mut Harness<'_, Shell>, head: &str, touch: Touch) {
    touch(harness, head, 0, &|name| name == head);
    harness.run();
}

/// Saves matches of two, three and four societies, and a file that cannot be read.
fn leave(data: &Path) {
    let matches = Folders::new(Some(data.to_owned())).matches();
    for (societies, moves, name) in [(3, 2, "Birch"), (2, 90, "Alder"), (4, 2, "Cedar")] {
        saved(data, societies, 1, "", moves);
        let own = Folders::new(Some(data.to_owned())).saved_matches().unwrap();
        let new = own.iter().find(|saved| !["Alder", "Birch", "Cedar"].contains(&saved.name.as_str()));
        std::fs::rename(&new.unwrap().path, matches.join(format!("{name}.whispers"))).unwrap();
    }
    std::fs::write(matches.join("Torn.whispers"), "hello").unwrap();
}

#[test]
fn matches_are_sorted_by_the_heads_of_their_columns_by_mouse_and_by_keyboard() {
    let data = tempfile::tempdir().unwrap();
    leave(data.path());
    let rows = ["Alder", "Birch", "Cedar", "Torn"];
    for touch in [mouse as Touch, keyboard] {
        let mut harness = open(data.path(), SIZE);
        click(&mut harness, "Load match");
        harness.run();
        assert_eq!(direction(&harness, "Last played"), Some(SortDirection::Descending));
        assert_eq!(order(&harness, &rows).len(), rows.len(), "{:?}", names(&harness));
        sort(&mut harness, "Match", touch);
        assert_eq!(order(&harness, &rows), rows);
        assert_eq!(direction(&harness, "Match"), Some(SortDirection::Ascending));
        assert_eq!(direction(&harness, "Last played"), None);
        sort(&mut harness, "Match", touch);
        assert_eq!(order(&harness, &rows), ["Torn", "Cedar", "Birch", "Alder"]);
        sort(&mut harness, "Players", touch);
        assert_eq!(order(&harness, &rows), ["Alder", "Birch", "Cedar", "Torn"]);
        // Matches of the same game are sorted by their progress.
        sort(&mut harness, "Pack", touch);
        let found = order(&harness, &rows);
        assert_eq!(found[2..], ["Alder", "Torn"], "{found:?}");
        // A row can still be clicked.
        let row = names(&harness).into_iter().find(|name| name.starts_with("Birch, ")).unwrap();
        touch(&mut harness, &row, 0, &|name| name == row);
        harness.run();
        assert_eq!(harness.state().game().unwrap().world().societies().count(), 3);
    }
}

#[test]
fn packs_are_sorted_by_the_heads_of_their_columns_by_mouse_and_by_keyboard() {
    let data = tempfile::tempdir().unwrap();
    let rows = ["A War of Whispers", "The Lantern Delta", "Whispers of the Stars"];
    for touch in [mouse as Touch, keyboard] {
        let folders = Folders::new(Some(data.path().to_owned()));
        let mut harness = crate::support::shelf::open_kept(folders, SIZE, None);
        click(&mut harness, "Packs");
        crate::support::shelf::until(&mut harness, "all there", |harness| order(harness, &rows).len() == 3);
        assert_eq!(direction(&harness, "Origin"), Some(SortDirection::Ascending));
        let on_shelf = order(&harness, &rows);
        sort(&mut harness, "Pack", touch);
        assert_eq!(order(&harness, &rows), rows);
        sort(&mut harness, "Pack", touch);
        assert_eq!(order(&harness, &rows), [rows[2], rows[1], rows[0]]);
        sort(&mut harness, "Origin", touch);
        assert_eq!(order(&harness, &rows), on_shelf);
    }
}

#[test]
fn the_list_of_matches_fills_a_high_window_down_to_the_buttons() {
    let data = tempfile::tempdir().unwrap();
    let matches = Folders::new(Some(data.path().to_owned())).matches();
    std::fs::create_dir_all(&matches).unwrap();
    for n in 0..60 {
        std::fs::write(matches.join(format!("Torn {n:02}.whispers")), "hello").unwrap();
    }
    let mut harness = open(data.path(), egui::Vec2::new(1200.0, 1600.0));
    click(&mut harness, "Load match");
    harness.run();
    let rects = |passes: &dyn Fn(&str) -> bool| -> Vec<egui::Rect> {
        let named = |node: &egui_kittest::Node<'_>| {
            node.accesskit_node().label().is_some_and(|label| passes(label.as_str()))
        };
        harness.root().children_recursive().filter(named).map(|node| node.rect()).collect()
    };
    let last = rects(&|name| name.starts_with("Torn ")).iter().map(|rect| rect.bottom()).fold(0.0, f32::max);
    let foot = rects(&|name| name == "Back")[0].top();
    // The last row may be partly visible.
    assert!(last > foot - 30.0, "the last row ends at {last}, the buttons begin at {foot}");
}

#[test]
fn a_match_goes_into_the_trash_only_when_that_is_meant_by_mouse_and_by_keyboard() {
    let data = tempfile::tempdir().unwrap();
    leave(data.path());
    let trash = data.path().join("trash");
    let folders = Folders::new(Some(data.path().to_owned())).with_trash(trash.clone());
    let kept = || folders.saved_matches().unwrap().len();
    let (pack, own) = (std::sync::Arc::new(base::pack()), folders.clone());
    let window = Harness::builder().with_size(SIZE).with_max_steps(60);
    let mut harness = window.build_eframe(move |cc| {
        let mut shell = Shell::new(&cc.egui_ctx, pack, own);
        let settings = Settings { language: Some("en".into()), scale: Some(1.0), ..Settings::default() };
        shell.apply_settings(&cc.egui_ctx, settings);
        shell
    });
    click(&mut harness, "Load match");
    harness.run();
    let (more, button) =
        (|name: &str| name.starts_with("More Alder"), |name: &str| name.starts_with("Trash Alder"));
    mouse(&mut harness, "more", 0, &more);
    harness.run();
    mouse(&mut harness, "trash", 0, &button);
    harness.run();
    assert!(names(&harness).iter().any(|name| name == "Move “Alder” to the system trash?"));
    click(&mut harness, "No");
    harness.run();
    mouse(&mut harness, "more", 0, &more);
    harness.run();
    mouse(&mut harness, "trash", 0, &button);
    harness.run();
    harness.key_press(egui::Key::Escape);
    harness.run();
    assert_eq!((kept(), trash.exists()), (4, false));
    keyboard(&mut harness, "more", 0, &more);
    harness.run();
    keyboard(&mut harness, "trash", 0, &button);
    harness.run();
    harness.key_press(egui::Key::Enter);
    harness.run();
    assert_eq!((kept(), trash.join("Alder.whispers").exists()), (3, true));
    assert_eq!(order(&harness, &["Alder", "Birch", "Cedar"]).len(), 2);
}

#[test]
fn a_match_that_is_over_is_told_by_its_result_and_is_not_gone_on_with() {
    let data = tempfile::tempdir().unwrap();
    let folders = Folders::new(Some(data.path().to_owned()));
    let setup = table::Setup::new(std::sync::Arc::new(base::pack()), 2, Level::Novice, 6);
    let mut over = Match::new(setup.clone()).unwrap();
    while !over.state().is_over() {
        over.play(over.legal()[0]).unwrap();
    }
    over.save_copy(&folders.new_match()).unwrap();
    let speech = Speech::new(std::sync::Arc::new(base::pack()));
    let told = speech.match_status(&MatchSummary::new(&over));
    assert!(told.contains(" with ") && told.contains(" point"), "{told}");
    let says = |harness: &Harness<'_, Shell>, text: &str| names(harness).iter().any(|name| name == text);
    let mut harness = open(data.path(), SIZE);
    assert!(!says(&harness, "Continue"));
    assert!(
        says(&harness, &format!("{told}, Spider against 2\u{a0}\u{d7}\u{a0}novice")),
        "{:?}",
        names(&harness)
    );
    click(&mut harness, "Load match");
    let row = format!(", A War of Whispers, {told}, Spider against 2\u{a0}\u{d7}\u{a0}novice");
    assert!(names(&harness).iter().any(|name| name.ends_with(&row)), "{:?}", names(&harness));
    click(&mut harness, "Back");
    // The title continues the last unfinished match, even if a later one is over.
    let open_match = folders.matches().join("Open.whispers");
    Match::new(setup).unwrap().save_copy(&open_match).unwrap();
    let older = std::time::SystemTime::now() - std::time::Duration::from_secs(3600);
    std::fs::OpenOptions::new().append(true).open(&open_match).unwrap().set_modified(older).unwrap();
    click(&mut harness, "New match");
    click(&mut harness, "Back");
    assert!(says(&harness, "Continue") && !names(&harness).iter().any(|name| name.starts_with(&told)));
    click(&mut harness, "Continue");
    assert!(!harness.state().game().unwrap().state().is_over());
}

#[test]
fn copies_that_a_sync_tool_made_are_told_from_the_match() {
    let data = tempfile::tempdir().unwrap();
    saved(data.path(), 2, 1, "", 4);
    let folders = Folders::new(Some(data.path().to_owned()));
    let own = folders.saved_matches().unwrap().remove(0);
    let copies = ["(Anna's conflicted copy 2026-11-22)", "(1)", "sync-conflict-20261122-204731-ABCDEFG"];
    for (copy, between) in copies.iter().zip([" ", " ", "."]) {
        let path = folders.matches().join(format!("{}{between}{copy}.whispers", own.name));
        std::fs::copy(&own.path, path).unwrap();
    }
    let mut harness = open(data.path(), SIZE);
    click(&mut harness, "Load match");
    harness.run();
    let said = names(&harness);
    for copy in copies {
        let titles = said.iter().filter(|name| name.starts_with(copy)).count();
        assert_eq!(titles, 1, "{copy} in {said:?}");
    }
}
