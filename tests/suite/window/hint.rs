//! Hints: the first shows where to look, the second the best choices, and the third click removes them.

use std::sync::Arc;
use std::time::Duration;

use bots::{Level, Temper};
use egui::Key;
use egui_kittest::Harness;
use rules::*;
use table::{Match, Player, Setup};
use whispers::settings::Settings;
use whispers::shell::Shell;

use crate::support::hands::{announcements, click, click_where, decide, game, is_lit, mouse, names, open};
use crate::support::stage;
use crate::window::{SIZE, base, on_table, saved};

const NOTE: &str = "Hint: look here.";

/// Waits until a hint is announced whose text passes. The analysis runs on another thread.
fn wait(harness: &mut Harness<'_, Shell>, passes: impl Fn(&str) -> bool) -> String {
    stage::wait(harness, "a hint", |harness| announcements(harness).into_iter().find(|said| passes(said)))
}

/// The names of the marked widgets, without the mark.
fn marked(harness: &Harness<'_, Shell>, note: &str) -> Vec<String> {
    let note = format!("\n{note}");
    let mut marked: Vec<String> =
        names(harness).iter().filter_map(|name| Some(name.strip_suffix(&note)?.to_owned())).collect();
    marked.sort();
    marked
}

#[test]
fn a_hint_says_first_where_to_look_then_what_promises_most_and_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = on_table(folder.path(), 0);
    let (state, legal) = (*game(&harness).state(), game(&harness).legal());
    assert!(marked(&harness, NOTE).is_empty());
    click(&mut harness, "Hint");
    let place = wait(&mut harness, |said| said.starts_with("Look at ") && said.ends_with("'s council."));
    let council = marked(&harness, NOTE);
    let speech = base::speech();
    let empire = Empire::first(5).find(|e| place.contains(&speech.empire(*e))).unwrap();
    let positions = || game(&harness).world().positions().in_council(empire);
    assert_eq!(council.len(), 4);
    for position in positions() {
        let start = format!("{}, ", speech.position(position));
        assert!(council.iter().any(|name| name.starts_with(&start)), "{start} is not among {council:?}");
    }
    click(&mut harness, "Hint");
    let best = wait(&mut harness, |said| said.starts_with("1. "));
    let lines: Vec<&str> = best.lines().collect();
    assert_eq!(lines.len(), 3);
    // Reasons and decimals come only if they are asked for.
    assert!(lines.iter().all(|l| l.contains("% to win, ") && l.ends_with(" points)")), "{best}");
    assert!(!best.contains("ersus choice ") && !best.contains(" expected"), "{best}");
    click(&mut harness, "Why?");
    let whole = wait(&mut harness, |said| said.contains(" points expected)"));
    let compares = |line: &str| line.contains("ersus choice ") || line.contains("About equal to");
    assert!(whole.lines().all(|l| compares(l) && l.contains(" points expected)")), "{whole}");
    click(&mut harness, "Why?");
    let [seat] = &marked(&harness, NOTE)[..] else { panic!("{:?}", marked(&harness, NOTE)) };
    let seat = seat.split(", ").next().unwrap();
    assert!(
        lines[0].contains(&format!("on the {seat} (")) || lines[0].contains(&format!("on {seat} (")),
        "{best}"
    );
    click(&mut harness, "Hint");
    assert!(marked(&harness, NOTE).is_empty() && !names(&harness).contains(&best));
    assert_eq!((*game(&harness).state(), game(&harness).legal()), (state, legal));
    assert!(game(&harness).steps().is_empty());
}

#[test]
fn a_hint_is_asked_for_by_key_and_forgotten_with_the_decision() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = on_table(folder.path(), 0);
    let speech = base::speech();
    let hinted = |harness: &Harness<'_, Shell>| !marked(harness, NOTE).is_empty();
    let ask = |harness: &mut Harness<'_, Shell>| {
        harness.key_press(Key::H);
        wait(harness, |said| said.starts_with("Look at "));
        assert!(hinted(harness));
    };
    ask(&mut harness);
    let action = game(&harness).legal()[0];
    decide(&mut harness, speech, action, mouse);
    harness.run_steps(3);
    assert!(!hinted(&harness), "it is of another decision");
    // Another person's decision cannot be undone, so play on to a decision of the person's own.
    while game(&harness).can_undo().is_err() {
        let legal = game(&harness).legal();
        let stays = legal.iter().find(|action| !game(&harness).is_final(**action));
        let action = *stays.unwrap_or(&legal[0]);
        decide(&mut harness, speech, action, mouse);
    }
    harness.key_press(Key::H);
    let advice = ["Look at ", "In your hand", "You may well", "That may be", "Two of", "Keep", "Weigh"];
    wait(&mut harness, |said| advice.iter().any(|start| said.starts_with(start)));
    assert!(hinted(&harness));
    click(&mut harness, "Undo");
    harness.run_steps(3);
    assert!(!hinted(&harness), "nothing is left of it after an undo");
    while !game(&harness).legal().iter().any(|action| matches!(action, Action::DeployPosition(_))) {
        let action = game(&harness).legal()[0];
        decide(&mut harness, speech, action, mouse);
    }
    ask(&mut harness);
    harness.key_press(Key::Escape);
    harness.run_steps(2);
    assert!(!hinted(&harness), "Escape puts it away");
    // A hint whose analysis is still running is dropped too.
    harness.key_press(Key::H);
    harness.step();
    let action = game(&harness).legal()[0];
    decide(&mut harness, speech, action, mouse);
    for _ in 0..500 {
        std::thread::sleep(Duration::from_millis(1));
        harness.step();
        assert!(!hinted(&harness));
    }
}

#[test]
fn a_hint_on_printed_actions_marks_their_buttons() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = on_table(folder.path(), 6);
    let speech = base::speech();
    let lines = |game: &Match| game.legal().iter().all(|a| matches!(a, Action::Act(_)));
    while !lines(game(&harness)) || game(&harness).legal().len() < 2 {
        let action = *game(&harness).legal().last().unwrap();
        decide(&mut harness, speech, action, mouse);
        assert!(!game(&harness).state().is_over());
    }
    let view = game(&harness).view(game(&harness).state().mover().unwrap());
    let mut said: Vec<String> =
        game(&harness).legal().iter().map(|a| speech.action(game(&harness), &view, *a)).collect();
    said.sort();
    // They stand side by side, so the hint lists the best at once.
    click(&mut harness, "Hint");
    wait(&mut harness, |said| said.starts_with("1. "));
    // The best action is marked, and so is the place where it begins: a region, or an attack's two.
    let (best, begins): (Vec<_>, Vec<_>) =
        marked(&harness, NOTE).into_iter().partition(|name| said.contains(name));
    assert!(best.len() == 1 && matches!(begins.len(), 1 | 2), "{best:?} {begins:?}");
    assert!(is_lit(&harness, &format!("{}\n", best[0])), "it is a button still");
}

#[test]
fn a_hint_is_given_in_french() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = on_table(folder.path(), 0);
    let ctx = harness.ctx.clone();
    let settings = Settings { language: Some("fr".into()), scale: Some(1.0), ..Settings::default() };
    harness.state_mut().apply_settings(&ctx, settings);
    harness.step();
    click(&mut harness, "Indice");
    wait(&mut harness, |said| said.starts_with("Regardez le conseil "));
    assert_eq!(marked(&harness, "Indice\u{a0}: regardez ici.").len(), 4, "{:?}", names(&harness));
    click(&mut harness, "Indice");
    let best = wait(&mut harness, |said| said.starts_with("1. "));
    assert_eq!(best.matches("\u{a0}% de victoires, ").count(), 3, "{best}");
}

#[test]
fn nobody_is_helped_while_others_decide() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = open(folder.path(), SIZE);
    let mut setup = Setup::new(Arc::new(base::pack()), 1, Level::Random, 2);
    for seat in &mut setup.seats {
        seat.player = Player::Bot(Level::Random, Temper::Even);
    }
    let ctx = harness.ctx.clone();
    harness.state_mut().show(&ctx, Match::new(setup).unwrap());
    harness.step();
    assert!(names(&harness).contains(&"Hint".to_owned()) && !is_lit(&harness, "Hint"));
    harness.key_press(Key::H);
    harness.run_steps(2);
    assert!(marked(&harness, NOTE).is_empty());
}

#[test]
fn in_a_narrow_window_a_hint_is_seen_while_the_councils_are_put_away() {
    let folder = tempfile::tempdir().unwrap();
    saved(folder.path(), 2, 1, "", 0);
    let mut harness = open(folder.path(), egui::Vec2::new(700.0, 640.0));
    click_where(&mut harness, "Continue", |label| label.starts_with("Continue"));
    click(&mut harness, "Councils");
    click(&mut harness, "Hint");
    wait(&mut harness, |said| said.starts_with("Look at "));
}
