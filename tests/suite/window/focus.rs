//! The keyboard focus at the table.

use egui::Key;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use rules::{Action, Society};
use whispers::shell::Shell;

use super::*;
use crate::support::hands::names;
use crate::support::stage::{self, Moment};

/// The label of the focused widget, and true if it is a button.
fn focused(harness: &Harness<'_, Shell>) -> Option<(String, bool)> {
    let node = harness.root().children_recursive().find(|node| node.is_focused())?;
    let node = node.accesskit_node();
    Some((node.label()?, node.role() == egui::accesskit::Role::Button))
}

/// A table where the person places an agent.
fn placing(folder: &std::path::Path) -> Harness<'static, Shell> {
    let there = |game: &Match| game.human_to_move() == Society::new(0);
    let mut harness = open(folder, SIZE);
    let ctx = harness.ctx.clone();
    harness.state_mut().show(&ctx, Moment { rivals: 1, seed: 3, rules: "", there }.play());
    harness.run();
    harness
}

#[test]
fn tab_goes_to_the_first_place_and_enter_leads_on_to_the_next_choice_without_another_way() {
    let own = Society::new(0);
    let folder = tempfile::tempdir().unwrap();
    let mut harness = placing(folder.path());
    assert_eq!(focused(&harness), None);
    harness.key_press(Key::Tab);
    harness.run_steps(2);
    let mut seen = Vec::new();
    for _ in 0..6 {
        let (name, can_be_chosen) =
            focused(&harness).unwrap_or_else(|| panic!("nothing has the focus: {seen:?}"));
        assert!(can_be_chosen, "{name} cannot be chosen; seen: {seen:?}");
        seen.push(name);
        harness.key_press(Key::Enter);
        harness.run_steps(2);
        // Rivals think on another thread.
        stage::wait(&mut harness, "the focus", |harness| {
            let decides = game(harness).human_to_move() == own || game(harness).state().is_over();
            (decides && focused(harness).is_some_and(|(_, can)| can)).then_some(())
        });
    }
    let taken = game(&harness).steps().iter().filter(|step| Some(step.society) == own).count();
    assert!(taken >= 5, "Enter chooses: {seen:?}");
}

#[test]
fn arrows_lead_from_what_can_be_chosen_to_what_can_be_chosen() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = placing(folder.path());
    harness.key_press(Key::Tab);
    harness.run_steps(2);
    let mut seen = std::collections::BTreeSet::new();
    for way in [Key::ArrowDown, Key::ArrowRight, Key::ArrowUp, Key::ArrowLeft] {
        for _ in 0..12 {
            harness.key_press(way);
            harness.run_steps(2);
            let (name, _) = focused(&harness).unwrap();
            assert!(hands::is_lit(&harness, &name), "{way:?} leads to {name}; seen: {seen:?}");
            seen.insert(name);
        }
    }
    // Twenty positions can be chosen, in columns on both sides of the map.
    assert!(seen.len() >= 10, "{seen:?}");
}

/// A table of four where the person decides, at the first moment that passes.
fn asked(folder: &std::path::Path, there: fn(&Match) -> bool) -> Harness<'static, Shell> {
    let mut harness = open(folder, SIZE);
    let ctx = harness.ctx.clone();
    harness.state_mut().show(&ctx, Moment { rivals: 3, seed: 3, rules: "", there }.play());
    harness.run();
    harness
}

/// True if the person decides and has a choice that passes.
fn has(game: &Match, passes: fn(&Action) -> bool) -> bool {
    game.human_to_move() == Society::new(0) && game.legal().iter().any(passes)
}

#[test]
fn tab_stops_only_at_things_with_a_name_and_begins_with_a_choice() {
    let moments: [fn(&Match) -> bool; 4] = [
        |game| has(game, |action| matches!(action, Action::DeployPosition(_))),
        |game| has(game, |action| matches!(action, Action::Act(_))),
        |game| has(game, |action| matches!(action, Action::Place(_))),
        |game| has(game, |action| matches!(action, Action::Attack { .. })),
    ];
    for there in moments {
        let folder = tempfile::tempdir().unwrap();
        let mut harness = asked(folder.path(), there);
        let mut seen: Vec<String> = Vec::new();
        for _ in 0..60 {
            harness.key_press(Key::Tab);
            harness.run_steps(2);
            let Some((name, _)) = focused(&harness) else { panic!("no name after {seen:?}") };
            assert!(!seen.is_empty() || hands::is_lit(&harness, &name) || name.starts_with("Add"), "{name}");
            if seen.first() == Some(&name) {
                break;
            }
            seen.push(name);
        }
        assert!(seen.len() > 5, "{seen:?}");
    }
}

#[test]
fn space_answers_nothing_and_enter_does() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = placing(folder.path());
    harness.key_press(Key::Tab);
    harness.run_steps(2);
    let steps = game(&harness).steps().len();
    for _ in 0..3 {
        harness.key_press(Key::Space);
        harness.run_steps(2);
    }
    assert_eq!(game(&harness).steps().len(), steps);
    harness.key_press(Key::Enter);
    harness.run_steps(2);
    assert!(game(&harness).steps().len() > steps);
}

#[test]
fn a_question_takes_the_focus_from_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = placing(folder.path());
    harness.key_press(Key::Tab);
    harness.run_steps(2);
    // After the choice, rivals think, and the player goes to the menu meanwhile.
    harness.key_press(Key::Enter);
    harness.step();
    harness.get_by_label("Menu").focus();
    harness.run_steps(2);
    let own = Society::new(0);
    stage::wait(&mut harness, "the question", |harness| (game(harness).human_to_move() == own).then_some(()));
    harness.run_steps(3);
    assert_eq!(focused(&harness), Some(("Menu".to_owned(), true)));
}

#[test]
fn after_the_target_of_an_attack_the_focus_goes_to_the_strengths() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness =
        asked(folder.path(), |game| has(game, |action| matches!(action, Action::Attack { banners: 2, .. })));
    harness.key_press(Key::Tab);
    harness.run_steps(2);
    for _ in 0..2 {
        harness.key_press(Key::Enter);
        harness.run_steps(3);
    }
    let (name, _) = focused(&harness).unwrap();
    assert!(name.starts_with("With "), "{name}");
}

#[test]
fn the_list_of_keys_opens_by_key_and_closes_by_escape() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = placing(folder.path());
    harness.key_press(Key::K);
    harness.run_steps(2);
    assert!(names(&harness).contains(&"go to the next choice".to_owned()));
    harness.key_press(Key::Escape);
    harness.run_steps(2);
    assert!(!names(&harness).contains(&"go to the next choice".to_owned()));
}

#[test]
fn escape_closes_the_log_before_it_undoes_what_was_chosen() {
    let folder = tempfile::tempdir().unwrap();
    let there: fn(&Match) -> bool = |game| {
        let begun = game.steps().last().is_some_and(|step| matches!(step.action, Action::Act(_)));
        begun && has(game, |action| matches!(action, Action::Attack { .. }))
    };
    let mut harness = asked(folder.path(), there);
    let steps = game(&harness).steps().len();
    harness.key_press(Key::L);
    harness.run_steps(2);
    for left in [steps, steps - 1] {
        harness.key_press(Key::Escape);
        harness.run_steps(2);
        assert_eq!(game(&harness).steps().len(), left);
    }
}
