//! Suspicions about rivals' tokens, and the person's pencil marks, by mouse and keyboard.

use egui::Key;
use egui_kittest::Harness;
use egui_kittest::kittest::NodeT;
use record::Help;
use speech::Speech;
use system::Folders;
use table::SuspicionTime;
use whispers::settings::Settings;
use whispers::shell::Shell;

use crate::support::hands::{click, click_where, game, go_on, keyboard, names, open};
use crate::window::SIZE;
use testing::random_matches::{new_match, play_until};

/// A table with a match in its second round.
fn table(folder: &std::path::Path) -> Harness<'static, Shell> {
    let mut game = new_match(false, 6);
    game.save_in(&Folders::new(Some(folder.to_owned())));
    play_until(&mut game, 6, |game| game.state().round() == 2 && game.steps().len() > 60);
    drop(game);
    let mut harness = open(folder, SIZE);
    go_on(&mut harness);
    harness.run_steps(3);
    harness
}

fn said(harness: &Harness<'_, Shell>, part: &str) -> Vec<String> {
    names(harness).into_iter().filter(|name| name.contains(part)).collect()
}

/// The names of the fields for the first hidden token of the first rival.
fn fields(harness: &Harness<'_, Shell>) -> Vec<String> {
    let game = game(harness);
    let speech = Speech::new(game.pack().clone());
    let rival = game.world().societies().nth(1).unwrap();
    let covered = game.view(game.world().societies().next().unwrap()).tokens(rival);
    let slot = game.world().slots().find(|slot| covered.at(*slot).is_none()).unwrap();
    let slot = speech.words().slot(slot).to_owned();
    let start = format!("{}, {slot}: ", speech.society(game.setup(), rival));
    names(harness).into_iter().filter(|name| name.starts_with(&start) && !name.contains("face")).collect()
}

#[test]
fn the_ledger_shows_odds_with_what_speaks_for_them_and_leads_back_to_the_table() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = table(folder.path());
    let decisions = game(&harness).steps().len();
    click(&mut harness, "Suspicions and pencil marks (S)");
    harness.run_steps(2);
    let fields = fields(&harness);
    assert_eq!(fields.len(), 5, "{:?}", names(&harness));
    assert!(fields.iter().all(|field| field.ends_with('%')), "{fields:?}");
    assert!(!said(&harness, "What rivals could know about you").is_empty());
    let tells = said(&harness, "Odds ");
    assert!(tells.iter().any(|tell| tell.starts_with("Round 1: ")), "{tells:?}");
    assert_eq!(game(&harness).helped().iter().map(|h| h.help).collect::<Vec<_>>(), [Help::Suspicions]);
    click_where(&mut harness, "a deed", |name| name.starts_with("Round 1: ") && name.contains("Odds "));
    harness.run_steps(2);
    assert!(said(&harness, "Odds ").is_empty(), "the ledger is put away");
    assert!(!said(&harness, "Looking back").is_empty(), "{:?}", names(&harness));
    assert_eq!(game(&harness).steps().len(), decisions, "nobody decides meanwhile");
}

#[test]
fn pencil_marks_are_made_by_mouse_and_by_keyboard_and_found_again_after_leaving() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = table(folder.path());
    harness.key_press(Key::S);
    harness.run_steps(3);
    let names_of = fields(&harness);
    let (first, second) = (names_of[0].clone(), names_of[1].clone());
    for mark in ["maybe", "sure", "no"] {
        click_where(&mut harness, &first, |name| name.starts_with(&first));
        let marked = format!("{first}. Your mark: {mark}");
        assert!(names(&harness).contains(&marked), "{marked}: {:?}", fields(&harness));
    }
    keyboard(&mut harness, &second, 0, &|name| name.starts_with(&second));
    let maybe = format!("{second}. Your mark: maybe");
    assert!(names(&harness).contains(&maybe), "{:?}", fields(&harness));
    harness.key_press(Key::Escape);
    harness.run_steps(3);
    assert!(fields(&harness).is_empty());
    drop(harness);
    let mut harness = open(folder.path(), SIZE);
    go_on(&mut harness);
    harness.run_steps(3);
    harness.key_press(Key::S);
    harness.run_steps(3);
    let again = fields(&harness);
    assert_eq!(again[..2], [format!("{first}. Your mark: no"), maybe], "{again:?}");
    // The third click erases the mark.
    click_where(&mut harness, &first, |name| name.starts_with(&first));
    assert!(names(&harness).contains(&first), "{:?}", fields(&harness));
}

#[test]
fn without_odds_the_ledger_is_for_pencil_marks_alone_and_is_no_help() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = table(folder.path());
    let ctx = harness.ctx.clone();
    let settings = Settings { suspicions: SuspicionTime::Off, scale: Some(1.0), ..Settings::default() };
    harness
        .state_mut()
        .apply_settings(&ctx, Settings { language: Some("en".into()), forced: false, ..settings });
    harness.key_press(Key::S);
    harness.run_steps(3);
    let fields = fields(&harness);
    assert!(fields.len() == 5 && fields.iter().all(|field| !field.contains('%')), "{fields:?}");
    assert!(!said(&harness, "Odds are off.").is_empty());
    assert!(said(&harness, "What careful rivals").is_empty());
    assert!(game(&harness).helped().is_empty());
}

#[test]
fn what_is_said_of_a_region_ends_where_a_sheet_opens_above_the_map() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = table(folder.path());
    let speech = Speech::new(game(&harness).pack().clone());
    let region = game(&harness).world().regions().next().unwrap();
    let start = format!("{}, ", speech.region(region));
    let count = |harness: &Harness<'_, Shell>| {
        names(harness).iter().filter(|name| name.starts_with(&start) && name.contains("limit")).count()
    };
    let found = harness
        .root()
        .children_recursive()
        .find(|node| crate::support::hands::name(node).is_some_and(|name| name.starts_with(&start)));
    let at = found.unwrap().rect().center();
    for (key, sheet) in [(Key::S, "Suspicions"), (Key::C, "cards")] {
        harness.hover_at(at);
        harness.run_steps(8);
        assert_eq!(count(&harness), 2, "{start} {:?}", names(&harness));
        harness.key_press(key);
        harness.run_steps(4);
        assert!(!said(&harness, sheet).is_empty(), "{sheet}");
        assert_eq!(count(&harness), 1, "{sheet}: {:?}", said(&harness, &start));
        harness.key_press(Key::Escape);
        harness.run_steps(4);
    }
}
