//! Following the moves: lines of the log expand and show their moves again, you can step back, and the last
//! move of a match is seen before the scores.

use std::sync::Arc;

use bots::Level;
use egui::Key;
use egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::NodeT;
use rules::*;
use table::{CoachFrom, Match, PassageKind, Setup, passages};
use whispers::settings::{Pause, Settings, Speed};
use whispers::shell::Shell;

use crate::support::base::speech;
use crate::support::hands::{click, click_where, decide, game, is_lit, mouse, names, open};
use crate::support::stage::Moment;
use crate::window::{SIZE, base, on_table, saved};

fn settle(harness: &mut Harness<'_, Shell>, settings: Settings) {
    let ctx = harness.ctx.clone();
    let settings = Settings { language: Some("en".into()), scale: Some(1.0), forced: false, ..settings };
    let settings = Settings { coach: CoachFrom::Off, ..settings };
    harness.state_mut().apply_settings(&ctx, settings);
    harness.step();
}

fn says(harness: &Harness<'_, Shell>, part: &str) -> bool {
    names(harness).iter().any(|name| name.contains(part))
}

/// A table in the middle of a round, with the line of the log for the last position that acted and the texts
/// of its events.
fn in_turns(folder: &std::path::Path) -> (Harness<'static, Shell>, String, Vec<String>) {
    let mut harness = on_table(folder, 40);
    harness.run_steps(3);
    let speech = speech();
    let table = game(&harness);
    let viewer = table.human_to_move();
    let told = passages(table.events().filter(|(_, event)| viewer.is_some_and(|v| event.audience().has(v))));
    let acts = told.iter().rev().skip(1).find(|p| matches!(p.matter, PassageKind::Acts(..))).unwrap();
    let events = acts.events.iter().filter_map(|(_, event)| speech.event(table, event, viewer)).collect();
    let line = speech.passage(table, acts, false);
    (harness, line, events)
}

#[test]
fn a_line_of_the_log_is_one_turn_and_unfolds_into_its_steps() {
    let folder = tempfile::tempdir().unwrap();
    let (mut harness, line, events) = in_turns(folder.path());
    assert!(line.contains(" · ") && line.contains(": "), "{line}");
    let all = |harness: &Harness<'_, Shell>| events.iter().all(|event| names(harness).contains(event));
    assert!(!all(&harness), "it is folded at first: {events:?}");
    click(&mut harness, &line);
    assert!(all(&harness), "{:?}", names(&harness));
    click(&mut harness, &line);
    assert!(!all(&harness));
}

#[test]
fn arrows_lead_from_line_to_line_and_enter_unfolds() {
    let folder = tempfile::tempdir().unwrap();
    let (mut harness, line, events) = in_turns(folder.path());
    // A click also moves the keyboard focus there.
    click(&mut harness, &line);
    click(&mut harness, &line);
    let all = |harness: &Harness<'_, Shell>| events.iter().all(|event| names(harness).contains(event));
    let focused = |harness: &Harness<'_, Shell>| {
        let mut nodes = harness.root().children_recursive();
        nodes.find(|n| n.is_focused()).and_then(|n| n.accesskit_node().label())
    };
    for _ in 0..200 {
        if focused(&harness).as_ref() == Some(&line) {
            break;
        }
        harness.key_press(Key::Tab);
        harness.step();
    }
    assert_eq!(focused(&harness).as_ref(), Some(&line));
    harness.key_press(Key::ArrowUp);
    harness.run_steps(3);
    assert_ne!(focused(&harness).as_ref(), Some(&line));
    harness.key_press(Key::ArrowDown);
    harness.run_steps(3);
    assert_eq!(focused(&harness).as_ref(), Some(&line));
    assert!(!all(&harness));
    harness.key_press(Key::Enter);
    harness.run_steps(3);
    assert!(all(&harness));
    harness.key_press(Key::B);
    harness.run_steps(2);
    assert!(says(&harness, "Looking back: round 1"));
}

#[test]
fn a_step_back_shows_the_table_as_it_was_and_decides_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = on_table(folder.path(), 40);
    harness.run_steps(3);
    let steps = game(&harness).steps().len();
    let lit = |harness: &Harness<'_, Shell>| {
        let nodes = harness.root().children_recursive();
        nodes.filter(|n| n.accesskit_node().role() == Role::Button).count()
    };
    let before = lit(&harness);
    // Stepping back shows the turn of the last decision.
    click(&mut harness, "Step back");
    assert!(says(&harness, "Looking back: round 1"), "{:?}", names(&harness));
    assert!(says(&harness, &format!(" of {steps}")), "which decision of how many is shown");
    assert!(lit(&harness) < before, "choices can be clicked");
    for key in [Key::Num1, Key::Enter, Key::Escape, Key::Space] {
        if !says(&harness, "Looking back") {
            harness.key_press(Key::B);
            harness.run_steps(2);
        }
        assert!(says(&harness, "Looking back"), "{key:?}");
        // Remove the focus: a key would otherwise activate the focused widget.
        harness.ctx.memory_mut(|memory| memory.stop_text_input());
        harness.key_press(key);
        harness.run_steps(3);
        assert!(!says(&harness, "Looking back"), "{key:?}");
        assert_eq!(game(&harness).steps().len(), steps, "{key:?} decides");
    }
}

#[test]
fn looking_back_ends_by_itself_where_the_match_is() {
    for speed in [Speed::None, Speed::Normal] {
        let folder = tempfile::tempdir().unwrap();
        let mut harness = on_table(folder.path(), 40);
        settle(&mut harness, Settings { speed, pause: Pause::None, ..Settings::default() });
        harness.run_steps(3);
        let before = names(&harness);
        harness.key_press(Key::B);
        harness.run_steps(2);
        assert!(says(&harness, "Looking back"));
        for _ in 0..400 {
            harness.step();
        }
        assert_eq!(names(&harness), before, "{speed:?}");
    }
}

#[test]
fn a_step_back_after_one_that_has_ended_by_itself_goes_farther_until_the_player_returns() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = on_table(folder.path(), 40);
    settle(&mut harness, Settings { speed: Speed::None, pause: Pause::None, ..Settings::default() });
    harness.run_steps(3);
    let shown = |harness: &Harness<'_, Shell>| -> usize {
        let said = names(harness).into_iter().find(|name| name.starts_with("Decision ")).unwrap();
        said.split(' ').nth(1).unwrap().parse().unwrap()
    };
    let step_back = |harness: &mut Harness<'_, Shell>| {
        harness.key_press(Key::B);
        harness.run_steps(2);
        shown(harness)
    };
    let first = step_back(&mut harness);
    for _ in 0..400 {
        harness.step();
    }
    assert!(!says(&harness, "Looking back"));
    assert!(step_back(&mut harness) < first);
    harness.key_press(Key::Escape);
    harness.run_steps(3);
    assert_eq!(step_back(&mut harness), first, "a return begins anew");
    for _ in 0..400 {
        harness.step();
    }
    let chosen = game(&harness).legal()[0];
    decide(&mut harness, speech(), chosen, mouse);
    for _ in 0..400 {
        harness.step();
    }
    assert!(step_back(&mut harness) > first, "after a decision, the last turn comes first");
}

#[test]
fn a_line_of_the_log_is_shown_again_by_its_mark() {
    let folder = tempfile::tempdir().unwrap();
    let (mut harness, line, _) = in_turns(folder.path());
    click(&mut harness, "Full log (L)");
    harness.run_steps(3);
    let mark = format!("Replay: {line}");
    click(&mut harness, &mark);
    assert!(says(&harness, "Looking back: round 1"), "{:?}", names(&harness));
    // A click anywhere returns to the present.
    harness.drag_at(egui::Pos2::new(640.0, 400.0));
    harness.drop_at(egui::Pos2::new(640.0, 400.0));
    harness.run_steps(3);
    assert!(!says(&harness, "Looking back"));
}

/// Plays a short match to its end.
fn last_decision(harness: &mut Harness<'_, Shell>) {
    while !game(harness).state().is_over() {
        let action = *game(harness).legal().last().unwrap();
        decide(harness, speech(), action, mouse);
    }
}

#[test]
fn the_last_decision_is_seen_before_the_scores_unless_somebody_has_seen_enough() {
    let folder = tempfile::tempdir().unwrap();
    saved(folder.path(), 2, 5, "rounds=1", 12);
    let mut harness = open(folder.path(), SIZE);
    click_where(&mut harness, "Continue", |label| label.starts_with("Continue"));
    settle(&mut harness, Settings { speed: Speed::Normal, pause: Pause::Short, ..Settings::default() });
    last_decision(&mut harness);
    let ended = |harness: &Harness<'_, Shell>| names(harness).iter().any(|name| name == "New match");
    assert!(!ended(&harness) && is_lit(&harness, "Step back"), "{:?}", names(&harness));
    // Rivals' tokens stay face down until then.
    let (one, other) = (Society::new(0).unwrap(), Society::new(1).unwrap());
    let table = game(&harness);
    let viewer = table.steps().last().unwrap().society;
    let rival = if viewer == one { other } else { one };
    let name = speech().society(table.setup(), rival);
    let covered = table.steps().last().unwrap().before.view(table.world(), viewer).tokens(rival);
    let hidden = table.world().slots().filter(|slot| covered.at(*slot).is_none()).count();
    let seen =
        names(&harness).into_iter().filter(|n| n.starts_with(&format!("{name}: ")) && n.contains("down"));
    assert_eq!(seen.count(), hidden);
    harness.key_press(Key::Space);
    harness.run_steps(4);
    assert!(!names(&harness).iter().any(|name| name == "Step back"), "the scores are shown");
}

#[test]
fn the_way_back_to_now_is_a_button() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = on_table(folder.path(), 40);
    harness.run_steps(3);
    assert!(!is_lit(&harness, "Back to now"));
    harness.key_press(Key::B);
    harness.run_steps(3);
    assert!(is_lit(&harness, "Back to now"));
    click(&mut harness, "Back to now");
    assert!(!says(&harness, "Looking back"));
}

/// An attack that conquers a region.
fn conquest(game: &Match) -> Option<Action> {
    game.legal().into_iter().find(|action| match *action {
        Action::Attack { to, banners, .. } => {
            let forts = game.world().icons_in(Icon::Fort, RegionSet::only(to)) as u8;
            banners > game.state().banners(to) + forts
        }
        _ => false,
    })
}

#[test]
fn nothing_tells_how_an_attack_ends_before_it_is_seen() {
    let folder = tempfile::tempdir().unwrap();
    Moment { rivals: 2, seed: 5, rules: "", there: |game| conquest(game).is_some() }.save(folder.path());
    let mut harness = open(folder.path(), SIZE);
    click(&mut harness, "Continue");
    settle(&mut harness, Settings { speed: Speed::Slow, pause: Pause::Click, ..Settings::default() });
    let action = conquest(game(&harness)).unwrap();
    decide(&mut harness, speech(), action, mouse);
    let table = game(&harness);
    let ends = |event: &&Event| matches!(event, Event::Outcome { .. } | Event::Control { .. });
    let events = table.steps().iter().rev().find(|step| step.action == action).unwrap().events.iter();
    let told: Vec<String> =
        events.filter(ends).filter_map(|event| speech().event(table, event, None)).collect();
    assert!(told.len() > 1, "{told:?}");
    let knows = |harness: &Harness<'_, Shell>| told.iter().any(|line| says(harness, line));
    assert!(!knows(&harness), "{told:?} in {:?}", names(&harness));
    let mut steps = 0;
    while !knows(&harness) {
        harness.step();
        steps += 1;
        assert!(steps < 60, "{told:?} is never told: {:?}", names(&harness));
    }
    assert!(steps > 4, "after {steps} steps the army is still on its way");
}

#[test]
fn cards_that_a_rival_draws_one_after_another_are_told_once() {
    let setup = Setup::new(Arc::new(base::pack()), 2, Level::Random, 1);
    let game = Match::new(setup).unwrap();
    let (world, speech) = (game.world(), speech());
    let mut societies = world.societies();
    let (viewer, rival) = (societies.next().unwrap(), societies.next().unwrap());
    let deck = world.empires().next().unwrap();
    let card = world.deck(deck).cards(deck).next().unwrap();
    let position = world.positions().next().unwrap();
    let matter = PassageKind::Acts(position, rival);
    let drew = [Event::Drew(rival, deck), Event::DrewCard(rival, card)];
    let events = [drew.to_vec(), drew.to_vec()].concat();
    let told = |viewer: Society| {
        let seen = events.iter().filter(|event| event.audience().has(viewer));
        speech.story(&game, matter, seen.map(|event| (1, event)), false)
    };
    let (seat, name) = (speech.position(position), speech.society(game.setup(), rival));
    assert_eq!(told(viewer), format!("{seat} · {name}: drew 2 Bear cards."));
    assert_eq!(told(rival), told(viewer), "whoever drew them sees them in the hand");
}
