//! The rulebook above the table: it opens at the rule of the current question, follows links, and can be
//! searched. Closing it shows the table as before.

use egui::{Event, Key};
use egui_kittest::Harness;
use whispers::shell::Shell;

use crate::support::hands::{click, click_where, game, keyboard, names, open};
use crate::window::{SIZE, on_table, saved};

fn press(harness: &mut Harness<'_, Shell>, key: Key) {
    harness.key_press(key);
    harness.run();
}

/// True if the rulebook is shown, which replaces the table.
fn is_open(harness: &Harness<'_, Shell>) -> bool {
    names(harness).iter().any(|name| name == "Close (Esc)")
}

fn shows(harness: &Harness<'_, Shell>, start: &str) -> bool {
    names(harness).iter().any(|name| name.starts_with(start))
}

#[test]
fn f1_opens_it_at_the_rule_of_what_is_asked_and_escape_gives_the_table_back() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = on_table(folder.path(), 0);
    let asked = names(&harness);
    press(&mut harness, Key::F1);
    assert!(is_open(&harness) && shows(&harness, "R4.2 "), "{:?}", names(&harness));
    press(&mut harness, Key::Escape);
    assert_eq!(names(&harness), asked);
    press(&mut harness, Key::F1);
    press(&mut harness, Key::F1);
    assert_eq!(names(&harness), asked);
}

#[test]
fn a_question_mark_opens_it_and_does_not_stand_in_its_search() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = on_table(folder.path(), 0);
    harness.key_press(Key::Questionmark);
    harness.event(Event::Text("?".to_owned()));
    harness.run();
    assert!(is_open(&harness) && shows(&harness, "R4.2 "));
    assert!(!names(&harness).iter().any(|name| name.contains("“?”")));
}

#[test]
fn the_number_behind_what_is_asked_is_a_link_for_mouse_and_keyboard() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = on_table(folder.path(), 0);
    let link = |name: &str| name == "Read R4.2 in the rulebook";
    click_where(&mut harness, "the rule", link);
    assert!(is_open(&harness) && shows(&harness, "R4.2 "));
    press(&mut harness, Key::Escape);
    keyboard(&mut harness, "the rule", 0, &link);
    harness.run();
    assert!(is_open(&harness));
}

#[test]
fn links_lead_on_and_one_comes_back() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = on_table(folder.path(), 0);
    press(&mut harness, Key::F1);
    click_where(&mut harness, "a section", |name| name.starts_with("6. "));
    let here = names(&harness);
    click_where(&mut harness, "a link", |name| name == "Read R2.2 in the rulebook");
    assert!(shows(&harness, "R2.2 ") && !shows(&harness, "R6.2 "));
    click(&mut harness, "Previous place");
    assert_eq!(names(&harness), here);
    // The key for *back* does the same.
    click_where(&mut harness, "a link", |name| name == "Read R2.2 in the rulebook");
    harness.key_press_modifiers(egui::Modifiers::ALT, Key::ArrowLeft);
    harness.run();
    assert_eq!(names(&harness), here);
}

#[test]
fn what_is_typed_is_looked_for_by_words_or_number() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = on_table(folder.path(), 0);
    press(&mut harness, Key::F1);
    let type_in = |harness: &mut Harness<'_, Shell>, text: &str| {
        for letter in text.chars() {
            harness.event(Event::Text(letter.to_string()));
            harness.run();
        }
    };
    type_in(&mut harness, "6.2");
    assert!(shows(&harness, "R6.2 ") && !shows(&harness, "R4.2 "));
    press(&mut harness, Key::Escape);
    type_in(&mut harness, "supply check");
    assert!(shows(&harness, "R5.7 "), "{:?}", names(&harness));
    press(&mut harness, Key::Escape);
    type_in(&mut harness, "99.9");
    assert!(shows(&harness, "There is no rule 99.9"), "{:?}", names(&harness));
    // The first Escape ends the search, and the second closes the rulebook.
    press(&mut harness, Key::Escape);
    assert!(is_open(&harness));
    press(&mut harness, Key::Escape);
    assert!(!is_open(&harness));
}

#[test]
fn house_rules_of_the_match_stand_in_their_place_and_on_their_page() {
    let folder = tempfile::tempdir().unwrap();
    saved(folder.path(), 2, 1, "supply-limit=7", 0);
    let mut harness = open(folder.path(), SIZE);
    click_where(&mut harness, "Continue", |label| label.starts_with("Continue"));
    press(&mut harness, Key::F1);
    click(&mut harness, "This match");
    assert!(shows(&harness, "One house rule differs") || shows(&harness, "1 house rule differs"));
    click_where(&mut harness, "a section", |name| name.starts_with("5. "));
    let supply = names(&harness).into_iter().find(|name| name.starts_with("R5.7 ")).unwrap();
    assert!(supply.contains("House rule: ") && supply.contains(", 7. Printed: "), "{supply}");
}

#[test]
fn nothing_goes_on_while_it_is_read() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = on_table(folder.path(), 0);
    press(&mut harness, Key::F1);
    let steps = game(&harness).steps().len();
    for key in [Key::Enter, Key::Space, Key::U, Key::Num1, Key::P] {
        press(&mut harness, key);
    }
    harness.run_steps(30);
    assert_eq!(game(&harness).steps().len(), steps);
    assert!(is_open(&harness));
}
