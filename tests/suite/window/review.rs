//! Reviews: a finished match is analysed, its graph leads to every decision, and the match can be tried again
//! from there.

use bots::Effort;
use egui_kittest::Harness;
use system::Folders;
use table::{Player, load, load_review};
use whispers::shell::Shell;

use crate::support::hands::{click, game, go_on, names, open};
use crate::support::stage;
use crate::window::{SIZE, saved};

/// A window with the review of a finished match of one round, once there is something to see.
fn looked_back(folder: &std::path::Path) -> Harness<'static, Shell> {
    reviewed(folder, "rounds=1");
    looked_back_at(folder)
}

/// Saves a finished match with these house rules and its complete review.
fn reviewed(folder: &std::path::Path, rules: &str) {
    saved(folder, 2, 5, rules, usize::MAX);
    let record = Folders::new(Some(folder.to_owned())).saved_matches().unwrap()[0].path.clone();
    let game = load(&record, &testing::pack("war-of-whispers")).unwrap().game;
    stage::store_review(&game, &record);
}

/// A window with the review of the last match.
fn looked_back_at(folder: &std::path::Path) -> Harness<'static, Shell> {
    let mut harness = open(folder, SIZE);
    go_on(&mut harness);
    harness.key_press(egui::Key::Space);
    harness.run_steps(2);
    click(&mut harness, "Review");
    stage::wait(&mut harness, "the review", |harness| {
        names(harness).iter().any(|name| name.starts_with("Even chance")).then_some(())
    });
    harness
}

fn says(harness: &Harness<'_, Shell>, part: &str) -> bool {
    names(harness).iter().any(|name| name.contains(part))
}

#[test]
fn a_match_that_is_looked_back_at_shows_skill_luck_and_every_decision() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = looked_back(folder.path());
    let told = names(&harness);
    assert!(says(&harness, "Result: ") && says(&harness, "Even chance: 50%"), "{told:?}");
    assert!(says(&harness, "win chance lost on average"));
    assert!(says(&harness, "End"));
    let steps = game(&harness).steps().len();
    click(&mut harness, "Previous");
    assert!(says(&harness, &format!("Decision {steps}, round 1")));
    click(&mut harness, "Next");
    assert!(!says(&harness, &format!("Decision {steps}, round 1")));
    let game = game(&harness);
    let speech = speech::Speech::new(game.pack().clone());
    let rivals = game.world().societies().filter(|society| game.player(*society) != Player::Human);
    let rivals: Vec<String> = rivals.map(|rival| speech.society(game.setup(), rival)).collect();
    for name in rivals {
        click(&mut harness, &name);
        assert!(says(&harness, &format!("As {name} saw it")));
    }
    click(&mut harness, "Back");
    assert!(says(&harness, "Review"), "the end is shown again");
}

#[test]
fn a_review_that_is_opened_again_is_as_full_as_when_it_was_left() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = looked_back(folder.path());
    assert!(says(&harness, "win chance lost on average"));
    for way in ["Back", "Review"] {
        click(&mut harness, way);
    }
    assert!(says(&harness, "win chance lost on average"));
    drop(harness);
    // Another process finds the first results beside the record.
    let mut harness = open(folder.path(), SIZE);
    go_on(&mut harness);
    harness.key_press(egui::Key::Space);
    harness.run_steps(2);
    click(&mut harness, "Review");
    assert!(says(&harness, "win chance lost on average"), "{:?}", names(&harness));
}

#[test]
fn a_decision_can_be_seen_again_on_the_table_and_tried_again_from_there() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = looked_back(folder.path());
    click(&mut harness, "Previous");
    click(&mut harness, "Show on table");
    harness.run_steps(4);
    assert!(game(&harness).state().is_over());
    let steps = game(&harness).steps().len();
    assert!(says(&harness, &format!("Decision {steps} of {steps}")));
    harness.key_press(egui::Key::ArrowLeft);
    harness.run_steps(2);
    // Escape closes an open menu first.
    click(&mut harness, "Try again");
    assert!(says(&harness, "same luck"), "{:?}", names(&harness));
    harness.key_press(egui::Key::Escape);
    harness.run_steps(2);
    assert!(!says(&harness, "same luck") && says(&harness, &format!(" of {steps}")), "{:?}", names(&harness));
    harness.key_press(egui::Key::Escape);
    harness.run_steps(2);
    assert!(says(&harness, &format!("Decision {}, round 1", steps - 1)), "where the replay stood");
    for _ in 0..7 {
        click(&mut harness, "Previous");
    }
    let over = game(&harness).steps().to_vec();
    let at = over.len() - 9;
    click(&mut harness, "Try again");
    // Any society can be played from there, the person's own first.
    let told = names(&harness);
    let offered: Vec<&String> =
        told.iter().filter(|name| name.contains(&format!("from decision {},", at + 1))).collect();
    let (rival, own) = {
        let game = game(&harness);
        let speech = speech::Speech::new(game.pack().clone());
        let mut all: Vec<_> = game.world().societies().collect();
        all.sort_by_key(|society| game.player(*society) != Player::Human);
        (*all.last().unwrap(), speech.society(game.setup(), all[0]))
    };
    assert_eq!(offered.len(), 4, "{told:?}");
    assert!(offered[0].contains(&own) && offered[1].contains(&own), "{offered:?}");
    let last = offered[2].clone();
    click(&mut harness, &last);
    harness.run_steps(2);
    assert!(game(&harness).steps()[..at] == over[..at]);
    assert_eq!(game(&harness).player(rival), Player::Human);
    assert!(game(&harness).journal().is_some(), "it is a match of its own");
}

/// A window with the complete stored review of a finished match.
fn thought_over(folder: &std::path::Path) -> Harness<'static, Shell> {
    reviewed(folder, "rounds=2");
    looked_back_at(folder)
}

#[test]
fn thinking_can_be_stopped_and_taken_up_again_and_shows_no_numbers_before_its_end() {
    let folder = tempfile::tempdir().unwrap();
    saved(folder.path(), 2, 5, "rounds=1", usize::MAX);
    let mut harness = open(folder.path(), SIZE);
    go_on(&mut harness);
    harness.key_press(egui::Key::Space);
    harness.run_steps(2);
    click(&mut harness, "Review");
    // Only the first, quick pass is over.
    let record = Folders::new(Some(folder.path().to_owned())).saved_matches().unwrap()[0].path.clone();
    stage::wait(&mut harness, "the first pass", |_| {
        load_review(&load(&record, &testing::pack("war-of-whispers")).unwrap().game, &record, Effort::GLANCE)
    });
    assert!(
        says(&harness, "Analysing: ")
            && says(&harness, "The review appears once every decision has been analysed.")
    );
    for early in ["Even chance", "win chance lost on average", "mistake", "blunder"] {
        assert!(!says(&harness, early), "{:?}", names(&harness));
    }
    click(&mut harness, "Stop");
    assert!(!says(&harness, "Stop"));
    click(&mut harness, "Continue");
    assert!(!says(&harness, "Continue"));
    click(&mut harness, "Stop");
}

#[test]
fn what_could_be_told_of_secrets_leads_to_the_decision_that_gave_them_away() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = thought_over(folder.path());
    click(&mut harness, "Unmasking");
    assert!(says(&harness, "What a careful player knew about"));
    assert!(says(&harness, "What a careful rival knew about"));
    let row = names(&harness).into_iter().find(|name| name.contains("nearly certain from decision"));
    let Some(row) = row else { panic!("nothing was known in {:?}", names(&harness)) };
    let number = row.rsplit("decision ").next().unwrap().split(' ').next().unwrap().to_owned();
    click(&mut harness, &row);
    assert!(says(&harness, &format!("Decision {number}, round ")), "{row}: {:?}", names(&harness));
}

#[test]
fn doubtful_decisions_are_thought_over_deeper_while_the_page_stays() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = thought_over(folder.path());
    assert!(!says(&harness, "Analysing: "), "the review that is kept is whole");
    let deeper = names(&harness).into_iter().find(|name| name.starts_with("Analyse "));
    click(&mut harness, &deeper.unwrap());
    assert!(says(&harness, "Deeper analysis, ratings may change"));
    click(&mut harness, "Cities");
    assert!(says(&harness, "Cities by decision"));
    click(&mut harness, "Stop");
    assert!(names(&harness).iter().any(|name| name.starts_with("Analyse ")));
}

#[test]
fn a_turning_point_leads_to_its_decision_which_says_why_it_was_none_of_the_best() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = thought_over(folder.path());
    let own = |name: &String| name.starts_with("Decision") && name.contains("Better: “");
    let points: Vec<String> = names(&harness).into_iter().filter(own).collect();
    assert!(!points.is_empty(), "{:?}", names(&harness));
    for point in points.iter().take(3) {
        click(&mut harness, point);
        assert!(says(&harness, "The better choice: "), "{point}: {:?}", names(&harness));
        // The table of choices contains the better choice, with the same text as the turning point.
        let better = point.rsplit_once("Better: “").unwrap().1.split_once("” (").unwrap().0;
        assert!(names(&harness).iter().any(|name| name == better), "{better}: {:?}", names(&harness));
    }
}
