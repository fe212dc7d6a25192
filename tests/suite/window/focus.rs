//! The keyboard focus at the table.

use egui::Key;
use egui_kittest::Harness;
use rules::Society;
use whispers::shell::Shell;

use super::*;
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
