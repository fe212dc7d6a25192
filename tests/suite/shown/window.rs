//! Odd records among the matches in the window: lists, notices and dialogs.

use std::sync::Arc;

use egui::Vec2;
use egui_kittest::Harness;
use pack_library::{Keeper, PackLibrary};
use system::Folders;
use whispers::settings::Settings;
use whispers::shell::Shell;

use super::{assert_shown, changes, record};
use crate::support::hands::{click, click_where, names};

/// The smallest window that shows everything at scale 1.
const SIZE: Vec2 = Vec2::new(1024.0, 640.0);

fn open(data: &std::path::Path) -> Harness<'static, Shell> {
    let pack = Arc::clone(&testing::pack("lantern-delta"));
    let folders = Folders::new(Some(data.to_owned()));
    // The replacement for control characters has no glyph, so people see a box.
    let window = Harness::builder().with_size(SIZE).with_max_steps(60).allow_missing_glyphs();
    let mut harness = window.build_eframe(move |cc| {
        let mut shell = Shell::new(&cc.egui_ctx, pack, folders);
        let settings = Settings { language: Some("en".into()), scale: Some(1.0), ..Settings::default() };
        shell.apply_settings(&cc.egui_ctx, settings);
        shell
    });
    harness.step();
    harness
}

/// Asserts that all texts in the window can be shown safely.
fn assert_window(harness: &Harness<'_, Shell>, what: &str) {
    for name in names(harness).iter().filter(|name| !name.is_empty()) {
        assert_shown(name, 20_000, what);
    }
}

#[test]
fn what_the_window_says_of_odd_records_can_be_shown_and_clicked_away() {
    for (what, change) in changes() {
        let folder = tempfile::tempdir().unwrap();
        record(&folder.path().join("matches/odd\u{1b}[31m\u{202e}name.whispers"), change);
        let mut harness = open(folder.path());
        assert_window(&harness, what);
        click(&mut harness, "Load match");
        harness.run();
        assert_window(&harness, what);
        click_where(&mut harness, "the match", |name| name.starts_with("odd\u{fffd}[31m\u{fffd}name"));
        harness.run();
        assert_window(&harness, what);
        let ways = ["OK", "Cancel"];
        let way = ways.into_iter().find(|way| names(&harness).iter().any(|name| name == way));
        let Some(way) = way else {
            assert!(harness.state().game().is_some(), "{what}: no way out among {:?}", names(&harness));
            continue;
        };
        click(&mut harness, way);
        harness.run();
        assert!(!names(&harness).iter().any(|name| name == way), "{what}: {way} does not lead out");
    }
}

#[test]
fn what_the_window_says_of_odd_packs_can_be_shown() {
    let folder = tempfile::tempdir().unwrap();
    let odd = "odd\u{1b}[31m\u{202e}\u{9b}";
    let pack = folder.path().join("packs").join(odd);
    std::fs::create_dir_all(pack.join("text")).unwrap();
    let escapes = "id = \"\\u001b[2J\"\nname = \"\\u202e\\u001b[2J\"\nversion = \"\u{202e}\"\n";
    std::fs::write(pack.join("manifest.toml"), escapes).unwrap();
    std::fs::write(pack.join(format!("text/{odd}.toml")), "\u{1b}[2J = [[").unwrap();
    let mut shelf = PackLibrary::new(folder.path().join("packs"));
    shelf.renew();
    let broken = shelf.packs().iter().find(|pack| pack.read.is_err()).expect("the odd one is on the shelf");
    assert_shown(&broken.id, 100, "the id");
    for fault in broken.faults_and_warnings().0.iter().chain(broken.faults_and_warnings().1) {
        assert_shown(&fault.file, 1_000, "the file");
        assert_shown(&fault.to_string(), 5_000, "the fault");
    }
    let mut harness = open(folder.path());
    let ctx = harness.ctx.clone();
    let keeper = Keeper::new(shelf.clone(), Folders::new(Some(folder.path().to_owned())), || {});
    harness.state_mut().set_shelf(&ctx, shelf, keeper);
    harness.run();
    assert_window(&harness, "the packs");
}
