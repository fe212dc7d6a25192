//! The set-up of a match: nothing moves while it is used, and choices are remembered.

use std::collections::BTreeMap;

use egui::accesskit::Role;
use egui::{Pos2, Rect, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::NodeT;
use packs::capital;
use rules::HouseRule;
use speech::Speech;
use whispers::shell::Shell;

use crate::support::hands::{self, click, game, names, open};
use crate::window::{SIZE, base, rivals};

/// The rectangles of all controls, by role and name.
fn places(harness: &Harness<'_, Shell>) -> BTreeMap<String, Vec<Rect>> {
    let mut places: BTreeMap<String, Vec<Rect>> = BTreeMap::new();
    for node in harness.root().children_recursive() {
        let own = node.accesskit_node();
        let fixed =
            matches!(own.role(), Role::CheckBox | Role::ComboBox | Role::SpinButton | Role::TextInput);
        if let Some(label) = own.label().filter(|_| fixed) {
            places.entry(format!("{:?} {label}", own.role())).or_default().push(node.rect());
        }
    }
    places
}

/// The control of a house rule.
fn control<'a>(harness: &'a Harness<'_, Shell>, name: &str) -> egui_kittest::Node<'a> {
    let roles = [Role::CheckBox, Role::ComboBox, Role::SpinButton, Role::TextInput];
    let own = |node: &egui_kittest::Node<'_>| {
        let node = node.accesskit_node();
        roles.contains(&node.role()) && node.label().as_deref() == Some(name)
    };
    let mut found = harness.root().children_recursive().filter(own);
    found.next().unwrap_or_else(|| panic!("no control of {name:?} in {:?}", names(harness)))
}

/// Changes a rule by its control. Returns false if the rule has to be typed.
fn change(harness: &mut Harness<'_, Shell>, speech: &Speech, rule: HouseRule) -> bool {
    let name = speech.house_name(rule);
    let (role, at) =
        (control(harness, &name).accesskit_node().role(), control(harness, &name).rect().center());
    match role {
        Role::CheckBox => control(harness, &name).click(),
        Role::SpinButton => {
            harness.drag_at(at);
            for n in 1..=6 {
                harness.hover_at(at + Vec2::new(20.0 * n as f32, 0.0));
                harness.step();
            }
            harness.drop_at(at + Vec2::new(120.0, 0.0));
        }
        Role::ComboBox => {
            let words = rule.words();
            let last = words.last().unwrap_or_else(|| panic!("{name} has no choices"));
            rivals::choose(harness, &name, &capital(&speech.house_choice(rule, last)));
        }
        _ => return false,
    }
    harness.run();
    harness.hover_at(Pos2::new(2.0, 2.0));
    harness.run();
    true
}

#[test]
fn changing_a_house_rule_moves_nothing_that_can_be_changed() {
    let folder = tempfile::tempdir().unwrap();
    let speech = Speech::new(std::sync::Arc::new(base::pack()));
    for size in [SIZE, Vec2::new(1024.0, 640.0), Vec2::new(1920.0, 1080.0)] {
        let mut harness = open(folder.path(), size);
        hands::customise(&mut harness);
        harness.run();
        let mut changed = 0;
        for rule in HouseRule::ALL {
            let name = speech.house_name(rule);
            control(&harness, &name).scroll_to_me();
            harness.run();
            let before = places(&harness);
            let said = names(&harness);
            if !change(&mut harness, &speech, rule) {
                continue;
            }
            changed += usize::from(names(&harness) != said);
            let tops = |places: &BTreeMap<String, Vec<Rect>>| -> Vec<(String, Vec<f32>)> {
                let tops = |rects: &Vec<Rect>| rects.iter().map(|rect| rect.top().round()).collect();
                places.iter().map(|(name, rects)| (name.clone(), tops(rects))).collect()
            };
            assert_eq!(tops(&before), tops(&places(&harness)), "{name} at {size:?}");
        }
        assert!(changed > 12, "only {changed} rules were changed");
    }
}

#[test]
fn the_next_match_is_set_up_as_the_last_one_until_one_starts_over() {
    let folder = tempfile::tempdir().unwrap();
    let begun = |harness: &Harness<'_, Shell>| {
        let setup = game(harness).setup();
        (setup.seats.clone(), setup.house)
    };
    let mut harness = open(folder.path(), SIZE);
    hands::customise(&mut harness);
    click(&mut harness, "2 rivals");
    click(&mut harness, "Pale Raven");
    rivals::choose(&mut harness, "Level of Supplicant Spider", "Spymaster");
    rivals::choose(&mut harness, "Temper of Supplicant Spider", "Raider");
    let speech = Speech::new(std::sync::Arc::new(base::pack()));
    change(&mut harness, &speech, HouseRule::FinalWhisper);
    click(&mut harness, "Begin");
    harness.run_steps(2);
    let first = begun(&harness);
    assert_eq!(first.0.len(), 3);
    assert_ne!(first.1, game(&harness).pack().rules.raw.house);
    // A new window remembers the choices.
    drop(harness);
    let mut harness = open(folder.path(), SIZE);
    hands::customise(&mut harness);
    click(&mut harness, "Begin");
    harness.run_steps(2);
    assert_eq!(begun(&harness), first);
    click(&mut harness, "Menu");
    click(&mut harness, "Main menu");
    hands::customise(&mut harness);
    click(&mut harness, "Reset");
    click(&mut harness, "Begin");
    harness.run_steps(2);
    let (seats, house) = begun(&harness);
    assert_eq!((seats.len(), house), (4, game(&harness).pack().rules.raw.house));
    assert_ne!(seats, first.0);
}

#[test]
fn what_is_kept_of_the_last_set_up_harms_nothing_however_wrong_it_is() {
    let strange = [
        "name = 7",
        "hidden = \"everything\"\n[[rivals]]\nlevel = \"oracle\"\ntemper = \"bold\"\nperson = true",
        "[packs.war-of-whispers]\nsociety = \"whale\"\n[packs.war-of-whispers.rules]\nrounds = \"900\"\nnothing = \"on\"",
    ];
    for text in strange {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("last-setup.toml"), text).unwrap();
        let mut harness = open(folder.path(), SIZE);
        hands::customise(&mut harness);
        click(&mut harness, "Begin");
        harness.run_steps(2);
        assert_eq!(game(&harness).setup().house, game(&harness).pack().rules.raw.house, "{text}");
    }
}

#[test]
fn enter_begins_and_escape_closes_a_list_before_it_leaves_the_page() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = open(folder.path(), SIZE);
    hands::customise(&mut harness);
    click(&mut harness, "2 rivals");
    let before = names(&harness).len();
    control(&harness, "Level of Cult of the Rat").click();
    harness.run_steps(3);
    assert!(names(&harness).len() > before, "the list lies open");
    harness.key_press(egui::Key::Escape);
    harness.run_steps(3);
    assert!(names(&harness).iter().any(|name| name == "Begin"), "the page is there still");
    harness.key_press(egui::Key::Escape);
    harness.run_steps(3);
    assert!(!names(&harness).iter().any(|name| name == "Begin"), "it is left");
    hands::customise(&mut harness);
    // The choices are still there, and Enter begins the match.
    harness.key_press(egui::Key::Enter);
    harness.run_steps(3);
    assert_eq!(game(&harness).setup().seats.len(), 3);
}
