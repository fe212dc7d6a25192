//! The history page, by mouse and keyboard, and rivals that match the person's strength.

use std::path::Path;

use egui_kittest::Harness;
use history::{History, Played, path, write};
use system::Folders;
use table::{HelpLevel, Player};
use whispers::settings::Settings;
use whispers::shell::Shell;

use crate::support::base;
use crate::support::hands::{self, click, click_where, game, keyboard, names, open, settings};
use crate::support::stage;
use crate::window::{SIZE, saved};
use testing::made_up_history::{history, in_pack, played};

/// Writes a history of these matches into a data folder.
fn keep(folder: &Path, matches: impl IntoIterator<Item = Played>) {
    let history: History = history(matches);
    write(&path(&Folders::new(Some(folder.to_owned()))), history.lines()).unwrap();
}

fn says(harness: &Harness<'_, Shell>, start: &str) -> bool {
    names(harness).iter().any(|name| name.starts_with(start))
}

/// Waits for another thread, until a text appears that begins like this.
#[track_caller]
fn wait(harness: &mut Harness<'_, Shell>, start: &str) {
    stage::wait(harness, start, |harness| says(harness, start).then_some(()));
}

#[test]
fn the_page_tells_numbers_results_reviews_and_feats_and_filters_them() {
    let folder = tempfile::tempdir().unwrap();
    keep(folder.path(), (0..30).map(|day| in_pack(&base::pack(), day)));
    let mut harness = open(folder.path(), SIZE);
    click(&mut harness, "History");
    wait(&mut harness, "Matches: 30");
    for start in ["Won: ", "Win streak: ", "Error rate: ", "Strength: ", "Now: "] {
        assert!(says(&harness, start), "{start}");
    }
    click_where(&mut harness, "the list of rivals", |name| name == "Rivals");
    click(&mut harness, "3 rivals");
    wait(&mut harness, "Matches: 7");
    click(&mut harness, "Results");
    assert!(says(&harness, "By strongest rival") && says(&harness, "Spymaster"));
    assert!(!names(&harness).contains(&"Agent".to_owned()), "only tables of four are left");
    click(&mut harness, "Reviews");
    assert!(says(&harness, "Review the match of 2026-01-"));
    click(&mut harness, "Feats");
    wait(&mut harness, "Out of the ashes: ");
    assert!(names(&harness).iter().any(|name| name.starts_with("Flawless: ") && name.ends_with("Not yet")
        || name.starts_with("Flawless: ") && name.contains("2026")));
    click(&mut harness, "Back");
    // The page is shown again with the same filter.
    click(&mut harness, "History");
    click(&mut harness, "Overview");
    wait(&mut harness, "Matches: 7");
}

#[test]
fn nothing_played_yet_is_said_and_so_is_a_filter_that_nothing_passes() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = open(folder.path(), SIZE);
    click(&mut harness, "History");
    wait(&mut harness, "No finished matches yet.");
    harness.key_press(egui::Key::Escape);
    harness.run();
    assert!(says(&harness, "New match"));
}

#[test]
fn a_match_is_looked_back_at_from_the_list_by_keyboard_and_the_way_back_is_to_the_history() {
    let folder = tempfile::tempdir().unwrap();
    saved(folder.path(), 2, 5, "rounds=1", usize::MAX);
    one_person(folder.path());
    let mut harness = open(folder.path(), SIZE);
    let ctx = harness.ctx.clone();
    let quick = Settings { help_level: HelpLevel::Quick, ..settings() };
    harness.state_mut().apply_settings(&ctx, quick);
    click(&mut harness, "History");
    wait(&mut harness, "Matches: 1,");
    click(&mut harness, "Reviews");
    assert!(says(&harness, "No reviews yet."));
    click(&mut harness, "Review 1 match");
    wait(&mut harness, "Review the match of ");
    assert!(!says(&harness, "Stop"), "all is done");
    keyboard(&mut harness, "the review", 0, &|name| name.starts_with("Review the match of "));
    wait(&mut harness, "Skill and luck");
    click(&mut harness, "Back");
    wait(&mut harness, "Review the match of ");
    click(&mut harness, "Overview");
    wait(&mut harness, "Error rate: ");
    assert!(
        names(&harness)
            .iter()
            .any(|name| name.starts_with("Error rate: ") && name.contains("1 review so far"))
    );
}

/// Changes the record of a match between people into one between a person and a bot.
fn one_person(folder: &Path) {
    let record = Folders::new(Some(folder.to_owned())).saved_matches().unwrap().remove(0).path;
    let text = std::fs::read_to_string(&record).unwrap();
    let (first, rest) = text.split_at(text.find("player = \"human\"").unwrap() + 20);
    std::fs::write(
        &record,
        first.to_owned() + &rest.replacen("player = \"human\"", "player = \"random\"", 1),
    )
    .unwrap();
}

#[test]
fn reviews_that_are_made_can_be_stopped() {
    let folder = tempfile::tempdir().unwrap();
    saved(folder.path(), 2, 5, "", usize::MAX);
    one_person(folder.path());
    let mut harness = open(folder.path(), SIZE);
    click(&mut harness, "History");
    wait(&mut harness, "Matches: 1,");
    click(&mut harness, "Reviews");
    click(&mut harness, "Review 1 match");
    wait(&mut harness, "Reviewing 1 of 1");
    click(&mut harness, "Stop");
    wait(&mut harness, "Review 1 match");
    assert!(!says(&harness, "Reviewing"));
}

#[test]
fn rivals_that_fit_are_seated_by_strength_told_remembered_and_ended_by_a_choice_of_ones_own() {
    let folder = tempfile::tempdir().unwrap();
    // A person who always beats three agents.
    keep(folder.path(), (0..40).map(|day| played(day, &["agent", "agent", "agent"], &[30, 20, 19, 18])));
    let mut harness = open(folder.path(), SIZE);
    hands::customise(&mut harness);
    click(&mut harness, "Rival strength");
    click(&mut harness, "Aim for a 25% win rate");
    wait(&mut harness, "Your strength: ");
    click(&mut harness, "Begin");
    let levels = |harness: &Harness<'_, Shell>| -> Vec<Player> {
        game(harness).setup().seats.iter().skip(1).map(|seat| seat.player).collect()
    };
    let strong = levels(&harness);
    assert!(
        strong.iter().all(|player| matches!(player.to_string().as_str(), "mastermind" | "spymaster")),
        "{strong:?}"
    );
    // The next match has the same set-up.
    let mut harness = open(folder.path(), SIZE);
    hands::customise(&mut harness);
    wait(&mut harness, "Your strength: ");
    click_where(&mut harness, "a level", |name| name.starts_with("Level of "));
    click(&mut harness, "Novice");
    harness.run();
    assert!(!says(&harness, "Your strength: "), "a choice of one's own ends it");
}
