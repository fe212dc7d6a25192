//! The table apart from decisions: previews, confirmations, skipping ahead, and drawers.

use std::sync::Arc;

use bots::Level;
use egui::{Key, Pos2, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::NodeT;
use rules::*;
use table::{CoachFrom, Match, Setup};
use whispers::settings::{Pause, Settings, Speed};
use whispers::shell::Shell;

use crate::support::base::speech;
use crate::support::hands::{self, click, click_where, decide, game, is_lit, mouse, names, open};
use crate::window::{SIZE, base, on_table, saved};

fn settle(harness: &mut Harness<'_, Shell>, settings: Settings) {
    let ctx = harness.ctx.clone();
    let settings = Settings { coach: CoachFrom::Off, ..settings };
    harness
        .state_mut()
        .apply_settings(&ctx, Settings { language: Some("en".into()), scale: Some(1.0), ..settings });
    harness.step();
}

fn go_on(harness: &mut Harness<'_, Shell>) {
    click_where(harness, "Continue", |label| label.starts_with("Continue"));
}

/// The centre of the first widget whose name begins like this.
fn place(harness: &Harness<'_, Shell>, start: &str) -> Pos2 {
    let name = |node: &egui_kittest::Node<'_>| {
        let node = node.accesskit_node();
        node.label().or_else(|| node.value()).unwrap_or_default()
    };
    let found = harness.root().children_recursive().find(|node| name(node).starts_with(start));
    found.unwrap_or_else(|| panic!("no {start:?} in {:?}", names(harness))).rect().center()
}

#[test]
fn a_position_that_is_pointed_at_says_what_an_agent_there_would_steer_and_whom_it_cuts_off() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = on_table(folder.path(), 0);
    let position = |office| Position::new(Empire::new(0).unwrap(), Office::new(office).unwrap());
    decide(&mut harness, speech(), Action::DeployPosition(position(3)), mouse);
    let name = format!("{}, ", speech().position(position(1)));
    harness.hover_at(place(&harness, &name));
    harness.run_steps(6);
    let pack = base::pack();
    let (first, second) =
        (pack.words.office(Office::new(0).unwrap()), pack.words.office(Office::new(1).unwrap()));
    let said = names(&harness);
    let game = game(&harness);
    let society = |i| speech().society(game.setup(), Society::new(i).unwrap());
    let [would, cut] = match game.state().mover() {
        Some(mover) if mover.index() == 0 => [society(0), society(1)],
        _ => [society(1), society(0)],
    };
    let found = said.iter().any(|name| {
        name.contains(&format!("{would} would control {first} ("))
            && name.contains(&format!("and {second} ("))
            && name.contains(&format!("Cuts off {cut}."))
    });
    assert!(found, "{said:?}");
}

#[test]
fn a_rivals_move_waits_for_a_click_when_that_was_settled() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = open(folder.path(), SIZE);
    settle(&mut harness, Settings { speed: Speed::None, pause: Pause::Click, ..Settings::default() });
    let setup = Setup::new(Arc::new(base::pack()), 3, Level::Random, 2);
    let ctx = harness.ctx.clone();
    harness.state_mut().show(&ctx, Match::new(setup).unwrap());
    let moved = |harness: &mut Harness<'_, Shell>| {
        let before = game(harness).steps().len();
        for _ in 0..200 {
            std::thread::sleep(std::time::Duration::from_millis(1));
            harness.step();
        }
        game(harness).steps().len() - before
    };
    while moved(&mut harness) > 0 {
        assert!(game(&harness).steps().len() < 5, "rivals do not wait");
    }
    while game(&harness).human_to_move().is_some() {
        let action = game(&harness).legal()[0];
        decide(&mut harness, speech(), action, mouse);
    }
    // The first rival moves right after the person, and each other one after a click.
    moved(&mut harness);
    for by_key in [false, true] {
        let steps = game(&harness).steps().len();
        assert_eq!(moved(&mut harness), 0);
        if by_key {
            harness.key_press(Key::Space);
        } else {
            harness.drag_at(Pos2::new(600.0, 20.0));
            harness.drop_at(Pos2::new(600.0, 20.0));
        }
        moved(&mut harness);
        assert_eq!(game(&harness).steps().len(), steps + 1, "by key: {by_key}");
    }
}

#[test]
fn what_moves_is_never_waited_for_and_ends_where_the_match_is() {
    let folder = tempfile::tempdir().unwrap();
    saved(folder.path(), 2, 3, "", 40);
    let mut harness = open(folder.path(), SIZE);
    go_on(&mut harness);
    settle(&mut harness, Settings { speed: Speed::Slow, forced: false, ..Settings::default() });
    for _ in 0..12 {
        let steps = game(&harness).steps().len();
        let action = game(&harness).legal()[0];
        decide(&mut harness, speech(), action, mouse);
        assert_eq!(game(&harness).steps().len(), steps + 1, "a decision waits for what moves");
    }
    for _ in 0..60 {
        harness.step();
    }
    hands::look(&mut harness);
    let game = game(&harness);
    for region in game.world().regions() {
        let banners = game.state().banners(region);
        let said = if banners == 0 { "empty".into() } else { format!(", {banners} banner") };
        let name = format!("{}, ", speech().region(region));
        assert!(names(&harness).iter().any(|n| n.starts_with(&name) && n.contains(&said)), "{name}{said}");
    }
}

#[test]
fn a_final_decision_is_asked_again_when_that_was_settled() {
    let folder = tempfile::tempdir().unwrap();
    saved(folder.path(), 2, 1, "", 6);
    let mut harness = open(folder.path(), SIZE);
    go_on(&mut harness);
    let settings = Settings { speed: Speed::None, pause: Pause::None, forced: false, ..Settings::default() };
    settle(&mut harness, Settings { confirm: true, ..settings });
    let drawn = |harness: &Harness<'_, Shell>| {
        let game = game(harness);
        game.legal().into_iter().find(|action| game.is_final(*action))
    };
    while drawn(&harness).is_none_or(|a| !matches!(a, Action::Act(_))) {
        let action = game(&harness).legal()[0];
        decide(&mut harness, speech(), action, mouse);
    }
    let action = drawn(&harness).unwrap();
    let steps = game(&harness).steps().len();
    decide(&mut harness, speech(), action, mouse);
    assert_eq!(game(&harness).steps().len(), steps);
    harness.key_press(Key::Escape);
    harness.run_steps(3);
    assert_eq!(game(&harness).steps().len(), steps);
    decide(&mut harness, speech(), action, mouse);
    harness.run_steps(2);
    harness.key_press(Key::Enter);
    harness.run_steps(3);
    assert_eq!(game(&harness).steps().last().map(|s| s.action), Some(action));
}

#[test]
fn a_card_that_is_dragged_onto_the_map_is_chosen() {
    let folder = tempfile::tempdir().unwrap();
    saved(folder.path(), 2, 5, "hand-limit=20", 0);
    let mut harness = open(folder.path(), SIZE);
    go_on(&mut harness);
    let plays = |game: &Match| game.legal().iter().any(|a| matches!(a, Action::Play { .. }));
    while !plays(game(&harness)) {
        let action = game(&harness).legal()[0];
        decide(&mut harness, speech(), action, mouse);
    }
    let Some(Action::Play { card, .. }) =
        game(&harness).legal().into_iter().find(|a| matches!(a, Action::Play { .. }))
    else {
        panic!()
    };
    let name = speech().card(card);
    let from = place(&harness, &name);
    harness.drag_at(from);
    for i in 1..=10 {
        harness.hover_at(from.lerp(Pos2::new(640.0, 350.0), i as f32 / 10.0));
        harness.step();
    }
    let steps = game(&harness).steps().len();
    harness.drop_at(Pos2::new(640.0, 350.0));
    harness.run_steps(3);
    // If the card has only one ability that can be used, it is played at once.
    let played = game(&harness).steps().len() > steps;
    assert!(played || is_lit(&harness, "Back"), "{:?}", names(&harness));
}

#[test]
fn in_a_narrow_window_the_councils_are_a_drawer() {
    let folder = tempfile::tempdir().unwrap();
    saved(folder.path(), 2, 1, "", 0);
    let mut harness = open(folder.path(), Vec2::new(700.0, 640.0));
    go_on(&mut harness);
    settle(&mut harness, Settings { speed: Speed::None, ..Settings::default() });
    let position = Position::new(Empire::new(0).unwrap(), Office::new(0).unwrap());
    let name = format!("{}, ", speech().position(position));
    assert!(is_lit(&harness, &name));
    click(&mut harness, "Councils");
    assert!(!names(&harness).iter().any(|label| label.starts_with(&name)));
    click(&mut harness, "Councils");
    decide(&mut harness, speech(), Action::DeployPosition(position), mouse);
    assert_eq!(game(&harness).steps().len(), 1);
}

#[test]
fn settings_can_be_changed_in_a_match_which_waits() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = on_table(folder.path(), 0);
    let before = game(&harness).state().to_owned();
    click(&mut harness, "Menu");
    click(&mut harness, "Settings");
    assert!(!names(&harness).iter().any(|name| name == "Undo"));
    click(&mut harness, "Night");
    click(&mut harness, "Back");
    assert!(names(&harness).iter().any(|name| name == "Undo"));
    assert_eq!(game(&harness).state().to_owned(), before);
}

#[test]
fn the_log_opens_over_the_councils_on_the_left_and_closes_by_button_and_by_two_keys() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = on_table(folder.path(), 40);
    let open = |harness: &Harness<'_, Shell>| is_lit(harness, "Close log (L or Esc)");
    let by_key = |harness: &mut Harness<'_, Shell>, key| {
        harness.key_press(key);
        harness.run_steps(3);
    };
    click(&mut harness, "Full log (L)");
    harness.run_steps(2);
    assert!(open(&harness) && !is_lit(&harness, "Full log"));
    let councils: Vec<_> = harness
        .root()
        .children_recursive()
        .filter(|node| {
            let name = hands::name(node).unwrap_or_default();
            Empire::first(5).any(|empire| name.starts_with(&format!("{}: ", speech().empire(empire))))
        })
        .map(|node| node.rect())
        .collect();
    // The three councils on the right stay, and so does the whole map.
    assert_eq!(councils.len(), 3, "{:?}", names(&harness));
    let close = place(&harness, "Close log");
    assert!(councils.iter().all(|council| council.left() > close.x), "{councils:?}");
    click(&mut harness, "Close log (L or Esc)");
    assert!(!open(&harness));
    by_key(&mut harness, Key::L);
    assert!(open(&harness));
    by_key(&mut harness, Key::L);
    assert!(!open(&harness));
    by_key(&mut harness, Key::L);
    by_key(&mut harness, Key::Escape);
    assert!(!open(&harness));
}
