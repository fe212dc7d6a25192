//! The set-up screen can set every house rule to each word and to both bounds, but not beyond them.

use std::sync::Arc;

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use packs::{Pack, capital};
use rules::*;
use speech::Speech;
use testing::house_rule_values::words_and_bounds;
use whispers::shell::Shell;

use crate::support::hands::{self, click, game, open};

/// A window that shows the whole set-up screen.
fn set_up(folder: &std::path::Path) -> Harness<'static, Shell> {
    let mut harness = open(folder, Vec2::new(1480.0, 2400.0));
    hands::customise(&mut harness);
    harness
}

/// Clicks the widget with this role and name.
fn press(harness: &mut Harness<'_, Shell>, kind: Role, name: &str) {
    harness.get_by(|node| node.role() == kind && node.label().as_deref() == Some(name)).click();
    harness.run();
}

/// Sets a house rule on the set-up screen, with whatever control it has.
fn choose(harness: &mut Harness<'_, Shell>, pack: &Arc<Pack>, rule: HouseRule, value: &str) {
    let speech = Speech::in_language(Arc::clone(pack), "en");
    let name = speech.house_name(rule);
    match rule.choices(&pack.rules.raw) {
        Choices::Words(_) if rule.is_switch() => press(harness, Role::CheckBox, &name),
        Choices::Words(_) => {
            let list = harness
                .get_by(|node| node.role() == Role::ComboBox && node.label().as_deref() == Some(&name));
            list.click_accesskit();
            harness.run();
            let word = capital(&speech.house_choice(rule, value));
            // A long list is scrolled, so clicks by position would miss.
            harness.get_all_by_label(&word).last().unwrap().click_accesskit();
            harness.run();
        }
        Choices::Number(..) | Choices::PrintedOr(..) => retype(harness, Role::SpinButton, &name, value),
        Choices::BySlot => retype(harness, Role::TextInput, &name, value),
    }
}

fn retype(harness: &mut Harness<'_, Shell>, kind: Role, name: &str, value: &str) {
    press(harness, kind, name);
    harness.key_press_modifiers(Modifiers::COMMAND, Key::A);
    harness.event(Event::Text(value.to_owned()));
    harness.run();
    harness.key_press(Key::Enter);
    harness.run();
}

#[test]
fn the_set_up_screen_sets_every_house_rule() {
    let pack = testing::pack("war-of-whispers");
    let raw = &pack.rules.raw;
    let tried: Vec<Vec<String>> = HouseRule::ALL.map(|rule| words_and_bounds(rule, raw)).into();
    let rounds = tried.iter().map(Vec::len).max().unwrap();
    // The first window tries the first value of every rule, the second window the second value, and so on.
    for round in 0..rounds {
        let folder = tempfile::tempdir().unwrap();
        let mut harness = set_up(folder.path());
        let values =
            HouseRule::ALL.into_iter().zip(&tried).filter_map(|(rule, of)| Some((rule, of.get(round)?)));
        let values: Vec<(HouseRule, &String)> = values.collect();
        for (rule, value) in &values {
            choose(&mut harness, &pack, *rule, value);
        }
        click(&mut harness, "Begin");
        harness.run();
        let house = game(&harness).setup().house;
        for (rule, value) in values {
            assert_eq!(house.get(rule, raw), *value, "{}", rule.id());
        }
    }
}

#[test]
fn the_set_up_screen_takes_no_number_beyond_the_bounds_of_a_house_rule() {
    let pack = testing::pack("war-of-whispers");
    let raw = &pack.rules.raw;
    let folder = tempfile::tempdir().unwrap();
    let mut harness = set_up(folder.path());
    for rule in HouseRule::ALL {
        if let Choices::Number(_, most) | Choices::PrintedOr(_, most) = rule.choices(raw) {
            choose(&mut harness, &pack, rule, &(u16::from(most) + 1).to_string());
        }
    }
    click(&mut harness, "Begin");
    harness.run();
    let house = game(&harness).setup().house;
    for rule in HouseRule::ALL {
        if let Choices::Number(_, most) | Choices::PrintedOr(_, most) = rule.choices(raw) {
            assert_eq!(house.get(rule, raw), most.to_string(), "{}", rule.id());
        }
    }
}
