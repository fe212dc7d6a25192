//! Matches whose pack is missing or has changed: the explanation, and each way to continue.

use std::path::Path;
use std::sync::Arc;

use bots::Level;
use egui_kittest::Harness;
use packs::Pack;
use rules::Rng;
use speech::Speech;
use table::{Match, Player, Setup};
use whispers::settings::Settings;
use whispers::shell::Shell;

use crate::support::hands::{
    self, click, click_where, decide, game, is_lit, keyboard, mouse, names, open_with,
};
use crate::window::SIZE;
use testing::test_packs::{changed, copy};

const KEEP: &str = "Use the record's rules";

/// Saves a match between two people with this pack. The title offers to continue it.
fn leave(data: &Path, pack: Arc<Pack>) {
    let mut setup = Setup::new(pack, 1, Level::Random, 3);
    for position in &mut setup.seats {
        position.player = Player::Human;
    }
    let game = Match::new(setup).unwrap();
    std::fs::create_dir_all(data.join("matches")).unwrap();
    game.save_copy(&data.join("matches/Lamps.whispers")).unwrap();
}

/// The Lantern Delta with an id that no pack has.
fn lost() -> Arc<Pack> {
    let mut pack = Pack::clone(&testing::pack("lantern-delta"));
    pack.metadata.id = "lost-delta".into();
    Arc::new(pack)
}

/// The Lantern Delta from the time when its societies had seven agents.
fn older() -> Arc<Pack> {
    changed("lantern-delta", "rules.toml", "agents = 6", "agents = 7")
}

fn open(data: &Path, pack: &'static str) -> Harness<'static, Shell> {
    let mut harness = open_with(Harness::builder().with_size(SIZE), data, Pack::clone(&testing::pack(pack)));
    harness.step();
    harness
}

/// Clicks *Continue*, and waits until the dialog above the title is at rest.
fn go_on(harness: &mut Harness<'_, Shell>) {
    click_where(harness, "Continue", |label| label.starts_with("Continue"));
    harness.run();
}

fn says(harness: &Harness<'_, Shell>, part: &str) {
    let said = names(harness);
    assert!(said.iter().any(|name| name.contains(part)), "no {part:?} in {said:#?}");
}

/// Types a path into the dialog and opens it.
fn look_at(harness: &mut Harness<'_, Shell>, path: &Path) {
    type_path(harness, path);
    click(harness, "Open");
    harness.step();
}

fn type_path(harness: &mut Harness<'_, Shell>, path: &Path) {
    use egui_kittest::kittest::Queryable;
    let field = |harness: &mut Harness<'_, Shell>| {
        harness.get_by_role(egui::accesskit::Role::TextInput).focus();
        harness.step();
    };
    field(harness);
    harness.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::A);
    harness.step();
    harness.get_by_role(egui::accesskit::Role::TextInput).type_text(&path.display().to_string());
    harness.step();
}

#[test]
fn a_match_whose_pack_is_missing_is_played_to_its_end_by_the_rules_in_its_record() {
    let data = tempfile::tempdir().unwrap();
    leave(data.path(), lost());
    let mut harness = open(data.path(), "war-of-whispers");
    go_on(&mut harness);
    says(&harness, "The pack of this match is missing");
    says(&harness, "version 1.0.0 of the pack “lost-delta” (rules ");
    says(&harness, "Without the pack, names come from the ids in the record.");
    click(&mut harness, KEEP);
    assert!(game(&harness).pack().kept);
    // Names are made from ids, and all widgets can be found by them.
    says(&harness, "Heron Warden, ");
    assert_eq!(game(&harness).pack().words.name, "Lost delta");
    let speech = Speech::new(Arc::clone(game(&harness).pack()));
    let mut rng = Rng::new(1);
    while !game(&harness).state().is_over() {
        let legal = game(&harness).legal();
        let action = legal[rng.below(legal.len() as u32) as usize];
        let steps = game(&harness).steps().len();
        decide(&mut harness, &speech, action, mouse);
        assert_eq!(game(&harness).steps().len(), steps + 1, "{}", game(&harness).world().notation(action));
    }
    // The record still has its header.
    let text = std::fs::read_to_string(data.path().join("matches/Lamps.whispers")).unwrap();
    assert!(text.contains("pack = \"lost-delta\"") && text.contains("\n20 = "));
}

#[test]
fn the_title_is_of_a_pack_that_is_there_again_when_such_a_match_is_left() {
    let data = tempfile::tempdir().unwrap();
    leave(data.path(), lost());
    let mut harness = open(data.path(), "war-of-whispers");
    go_on(&mut harness);
    click(&mut harness, KEEP);
    click(&mut harness, "Menu");
    click(&mut harness, "Main menu");
    says(&harness, "A War of Whispers");
    hands::customise(&mut harness);
    says(&harness, "Supplicant Spider");
    assert!(!names(&harness).iter().any(|name| name.contains("Heron")));
}

#[test]
fn a_changed_pack_shows_what_differs_and_the_right_one_is_found_by_its_path() {
    let data = tempfile::tempdir().unwrap();
    leave(data.path(), older());
    let mut harness = open(data.path(), "lantern-delta");
    go_on(&mut harness);
    says(&harness, "The pack of this match has changed");
    says(&harness, "record: agents = 7");
    says(&harness, "pack: agents = 6");
    // The dialog says if there is no pack, or a different one.
    let (none, other, own) = (data.path().join("none"), data.path().join("other"), data.path().join("own"));
    look_at(&mut harness, &none);
    says(&harness, "there is no such folder");
    copy("war-of-whispers", &other, "rules.toml", "agents = 9", "agents = 9");
    look_at(&mut harness, &other);
    says(&harness, "You chose version 1.0.0 of the pack “war-of-whispers” (rules ");
    assert!(harness.state().game().is_none());
    // With the right pack, the match opens as usual.
    copy("lantern-delta", &own, "rules.toml", "agents = 6", "agents = 7");
    look_at(&mut harness, &own);
    assert!(!game(&harness).pack().kept && game(&harness).pack().rules.raw.agents == 7);
    click(&mut harness, "Menu");
    click(&mut harness, "Main menu");
    click_where(&mut harness, "Continue", |label| label.starts_with("Continue"));
    assert_eq!(game(&harness).pack().rules.raw.agents, 7, "found once, it is known until the window closes");
}

#[test]
fn the_dialog_is_used_by_keyboard_and_left_with_escape() {
    let data = tempfile::tempdir().unwrap();
    leave(data.path(), lost());
    let mut harness = open(data.path(), "war-of-whispers");
    let title: fn(&str) -> bool = |name| name.starts_with("Continue");
    keyboard(&mut harness, "Continue", 0, &title);
    says(&harness, "The pack of this match is missing");
    harness.key_press(egui::Key::Escape);
    harness.step();
    harness.step();
    assert!(!is_lit(&harness, KEEP) && harness.state().game().is_none());
    keyboard(&mut harness, "Continue", 0, &title);
    keyboard(&mut harness, "Cancel", 0, &|name| name == "Cancel");
    assert!(!is_lit(&harness, KEEP) && harness.state().game().is_none());
    keyboard(&mut harness, "Continue", 0, &title);
    keyboard(&mut harness, KEEP, 0, &|name| name == KEEP);
    assert!(game(&harness).pack().kept);
}

#[test]
fn the_pack_is_found_by_the_dialog_of_our_own() {
    let data = tempfile::tempdir().unwrap();
    leave(data.path(), older());
    copy("lantern-delta", &data.path().join("own"), "rules.toml", "agents = 6", "agents = 7");
    let mut harness = open(data.path(), "war-of-whispers");
    go_on(&mut harness);
    type_path(&mut harness, data.path());
    click(&mut harness, "Browse");
    harness.run();
    says(&harness, "own, pack");
    // Escape closes only the topmost dialog.
    harness.key_press(egui::Key::Escape);
    harness.run();
    says(&harness, KEEP);
    click(&mut harness, "Browse");
    harness.run();
    click(&mut harness, "own, pack");
    assert_eq!(game(&harness).pack().rules.raw.agents, 7);
}

#[test]
fn the_list_of_matches_says_it_and_still_shows_where_the_match_stands() {
    let data = tempfile::tempdir().unwrap();
    leave(data.path(), lost());
    let mut harness = open(data.path(), "war-of-whispers");
    click(&mut harness, "Load match");
    says(&harness, "Lamps, Pack “lost-delta” is missing, Round 1 of 4, Player 1, Player 2");
    click_where(&mut harness, "the row", |label| label.starts_with("Lamps, "));
    harness.run();
    says(&harness, "The pack of this match is missing");
    drop(harness);
    leave_again(data.path());
    let mut harness = open(data.path(), "lantern-delta");
    click(&mut harness, "Load match");
    says(&harness, "Lamps, Pack “lantern-delta” has changed, Round 1 of 4, ");
}

fn leave_again(data: &Path) {
    std::fs::remove_file(data.join("matches/Lamps.whispers")).unwrap();
    leave(data, older());
}

#[test]
fn broken_rules_in_the_record_are_said_in_the_dialog() {
    let data = tempfile::tempdir().unwrap();
    leave(data.path(), lost());
    let path = data.path().join("matches/Lamps.whispers");
    let text = std::fs::read_to_string(&path).unwrap();
    std::fs::write(&path, text.replacen("\nagents = 6\n", "\nagents = 600\n", 1)).unwrap();
    let mut harness = open(data.path(), "war-of-whispers");
    go_on(&mut harness);
    click(&mut harness, KEEP);
    says(&harness, "the rules in this record are invalid");
    assert!(harness.state().game().is_none());
    click(&mut harness, "Cancel");
    click(&mut harness, "Load match");
    says(&harness, "Lamps, The rules in this record are invalid");
}

#[test]
fn the_dialog_speaks_french() {
    let data = tempfile::tempdir().unwrap();
    leave(data.path(), older());
    let mut harness = open(data.path(), "lantern-delta");
    let ctx = harness.ctx.clone();
    let settings = Settings { language: Some("fr".into()), scale: Some(1.0), ..Settings::default() };
    harness.state_mut().apply_settings(&ctx, settings);
    harness.step();
    click_where(&mut harness, "Continuer", |label| label.starts_with("Continuer"));
    harness.run();
    says(&harness, "Le pack de cette partie a changé");
    says(&harness, "dans l’enregistrement");
    click(&mut harness, "Continuer avec les règles de l’enregistrement");
    assert!(game(&harness).pack().kept);
}
