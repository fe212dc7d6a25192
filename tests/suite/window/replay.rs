//! The replay of a finished match at the table, by mouse and keyboard and from every perspective. Pictures,
//! films and texts are made from it.

use std::path::{Path, PathBuf};

use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::NodeT;
use table::{Landmarks, Match};
use whispers::settings::{Settings, Speed};
use whispers::shell::Shell;

use crate::support::hands::{Touch, click, click_where, game, go_on, is_lit, keyboard, mouse, names, open};
use crate::support::stage;
use crate::window::{SIZE, saved};

/// A window with the replay of a finished match of one person.
fn replay(folder: &Path, rules: &str) -> Harness<'static, Shell> {
    one_person(folder, rules, usize::MAX);
    let mut harness = open(folder, SIZE);
    let ctx = harness.ctx.clone();
    let settings = Settings { language: Some("en".into()), speed: Speed::None, ..Settings::default() };
    harness.state_mut().apply_settings(&ctx, settings);
    go_on(&mut harness);
    harness.key_press(Key::Space);
    harness.run_steps(2);
    click(&mut harness, "Replay");
    harness.run_steps(2);
    harness
}

/// Saves a match of one person against two bots after this number of decisions.
fn one_person(folder: &Path, rules: &str, moves: usize) {
    saved(folder, 3, 5, rules, moves);
    let matches = folder.join("matches");
    for entry in std::fs::read_dir(matches).unwrap() {
        let path = entry.unwrap().path();
        let text = std::fs::read_to_string(&path).unwrap();
        let (first, rest) = text.split_once("player = \"human\"").unwrap();
        let rest = rest.replace("player = \"human\"", "player = \"novice\"");
        std::fs::write(&path, format!("{first}player = \"human\"{rest}")).unwrap();
    }
}

fn says(harness: &Harness<'_, Shell>, part: &str) -> bool {
    names(harness).iter().any(|name| name.contains(part))
}

/// The number of the decision at which the replay is.
fn at(harness: &Harness<'_, Shell>) -> usize {
    let said = names(harness).into_iter().find_map(|name| {
        let rest = name.strip_prefix("Decision ")?;
        rest.split_once(" of ")?.0.parse().ok()
    });
    said.unwrap_or_else(|| {
        assert!(says(harness, "The match begins."), "{:?}", names(harness));
        0
    })
}

fn press(harness: &mut Harness<'_, Shell>, modifiers: Modifiers, key: Key) -> usize {
    harness.key_press_modifiers(modifiers, key);
    harness.run_steps(3);
    at(harness)
}

fn rounds(game: &Match) -> Vec<usize> {
    Landmarks::new(game).rounds().map(|mark| mark.taken + 1).collect()
}

#[test]
fn by_keyboard_a_replay_goes_by_decision_turn_and_round_plays_and_leads_back() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = replay(folder.path(), "rounds=2");
    let (rounds, count) = (rounds(game(&harness)), game(&harness).steps().len());
    let turns: Vec<usize> = Landmarks::new(game(&harness)).all().iter().map(|mark| mark.taken + 1).collect();
    let none = Modifiers::NONE;
    assert_eq!(at(&harness), count, "it begins where the match has ended");
    assert_eq!(press(&mut harness, none, Key::Home), 0);
    assert_eq!(press(&mut harness, none, Key::ArrowRight), 1);
    assert_eq!(press(&mut harness, none, Key::ArrowRight), 2);
    assert_eq!(press(&mut harness, none, Key::ArrowLeft), 1);
    assert_eq!(press(&mut harness, Modifiers::SHIFT, Key::ArrowRight), turns[1]);
    assert_eq!(press(&mut harness, Modifiers::SHIFT, Key::ArrowRight), turns[2]);
    assert_eq!(press(&mut harness, Modifiers::SHIFT, Key::ArrowLeft), turns[1]);
    assert_eq!(press(&mut harness, none, Key::PageDown), rounds[1]);
    assert!(says(&harness, "Looking back: round 2"), "{:?}", names(&harness));
    assert_eq!(press(&mut harness, none, Key::PageUp), rounds[0]);
    assert!(says(&harness, "Looking back: round 1"));
    assert_eq!(press(&mut harness, Modifiers::COMMAND, Key::ArrowRight), rounds[1]);
    assert_eq!(press(&mut harness, Modifiers::COMMAND, Key::ArrowLeft), rounds[0]);
    assert_eq!(press(&mut harness, none, Key::End), count);
    // At the end, Space starts the replay from the beginning. It plays until it is paused.
    press(&mut harness, none, Key::Num4);
    press(&mut harness, none, Key::Space);
    for _ in 0..20 {
        harness.step();
    }
    let shown = at(&harness);
    assert!(shown > 3 && shown < count, "{shown}");
    assert!(is_lit(&harness, "Pause"));
    let stands = press(&mut harness, none, Key::Space);
    for _ in 0..60 {
        harness.step();
    }
    assert_eq!((at(&harness), is_lit(&harness, "Play")), (stands, true));
    harness.key_press(Key::Escape);
    harness.run_steps(2);
    assert!(says(&harness, "New match"), "the end is shown again");
}

#[test]
fn by_mouse_or_by_tab_a_replay_does_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = replay(folder.path(), "rounds=2");
    let (rounds, count) = (rounds(game(&harness)), game(&harness).steps().len());
    for touch in [mouse as Touch, keyboard] {
        let mut go = |name: &str| {
            touch(&mut harness, name, 0, &|label| label == name);
            harness.run_steps(3);
            at(&harness)
        };
        assert_eq!(go("To the start"), 0);
        assert_eq!(go("Next decision"), 1);
        assert_eq!(go("Next decision"), 2);
        assert_eq!(go("Previous decision"), 1);
        assert_eq!(go("Round 2"), rounds[1]);
        assert_eq!(go("To the end"), count);
    }
    // Clicking the timeline jumps to that decision.
    let line = harness.root().children_recursive();
    let place = line
        .into_iter()
        .find(|node| node.accesskit_node().label().as_deref() == Some("The match, decision by decision"))
        .unwrap()
        .rect();
    harness.hover_at(place.center());
    harness.run_steps(2);
    for pressed in [true, false] {
        harness.event(egui::Event::PointerButton {
            pos: place.center(),
            button: egui::PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        });
        harness.step();
    }
    harness.run_steps(2);
    assert!(at(&harness).abs_diff(count / 2) <= 1, "{} of {count}", at(&harness));
}

#[test]
fn the_log_of_a_replay_tells_no_more_than_had_happened_by_then() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = replay(folder.path(), "rounds=2");
    let (rounds, count) = (rounds(game(&harness)), game(&harness).steps().len());
    let none = Modifiers::NONE;
    assert!(says(&harness, "Round 2: ") && says(&harness, "tokens are revealed"), "{:?}", names(&harness));
    press(&mut harness, none, Key::Home);
    press(&mut harness, none, Key::PageDown);
    assert_eq!(at(&harness), rounds[0]);
    assert!(says(&harness, "Round 1: "), "{:?}", names(&harness));
    assert!(!says(&harness, "Round 2: ") && !says(&harness, "tokens are revealed"));
    press(&mut harness, none, Key::PageDown);
    assert!(says(&harness, "Round 2: ") && !says(&harness, "tokens are revealed"));
    // The end and the revealed tokens appear with the last decision.
    assert_eq!(press(&mut harness, none, Key::End), count);
    assert!(says(&harness, "tokens are revealed"));
}

/// The numbers of rivals' tokens that are shown and that are hidden.
fn rivals_tokens(harness: &Harness<'_, Shell>) -> (usize, usize) {
    let speech = speech::Speech::new(game(harness).pack().clone());
    let game = game(harness);
    let rivals: Vec<String> =
        game.world().societies().skip(1).map(|s| speech.society(game.setup(), s)).collect();
    let slot = |name: &String| {
        rivals.iter().any(|rival| name.starts_with(&format!("{rival}: "))) && name.contains("): ")
    };
    let slots: Vec<String> = names(harness).into_iter().filter(slot).collect();
    let hidden = slots.iter().filter(|name| name.lines().next().unwrap().ends_with("): face down")).count();
    (slots.len() - hidden, hidden)
}

#[test]
fn each_pair_of_eyes_shows_what_it_knew_and_open_ones_every_token_and_card() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = replay(folder.path(), "rounds=2");
    let none = Modifiers::NONE;
    press(&mut harness, none, Key::Home);
    press(&mut harness, none, Key::PageDown);
    press(&mut harness, none, Key::PageDown);
    let speech = speech::Speech::new(game(&harness).pack().clone());
    let eyes = |society: usize| {
        let society = rules::Society::new(society).unwrap();
        speech.society(game(&harness).setup(), society)
    };
    let who: Vec<String> = (0..3).map(eyes).collect();
    assert!(says(&harness, &format!("View: {}", who[0])));
    let (_, hidden) = rivals_tokens(&harness);
    assert!(hidden > 0, "{:?}", names(&harness));
    press(&mut harness, none, Key::E);
    assert!(says(&harness, &format!("View: {}", who[1])));
    press(&mut harness, none, Key::E);
    press(&mut harness, none, Key::E);
    assert!(says(&harness, "View: all revealed"));
    assert_eq!(rivals_tokens(&harness).1, 0, "{:?}", names(&harness));
    let number = at(&harness);
    let open = game(&harness).hidden_state(number).unwrap();
    let rival = rules::Society::new(1).unwrap();
    let held = open.hand(rival).kinds().map(|(card, _)| speech.card(card));
    for card in held {
        assert!(says(&harness, &card), "{card} in {:?}", names(&harness));
    }
    // The list of perspectives changes it too.
    click_where(&mut harness, "the eyes", |name| name.starts_with("View: "));
    harness.run_steps(2);
    click(&mut harness, &who[0]);
    harness.run_steps(3);
    assert!(says(&harness, &format!("View: {}", who[0])) && at(&harness) == number);
    assert_eq!(rivals_tokens(&harness).1, hidden);
}

#[test]
fn a_running_match_is_looked_back_at_with_ones_own_eyes_only() {
    let folder = tempfile::tempdir().unwrap();
    one_person(folder.path(), "rounds=2", 60);
    let mut harness = open(folder.path(), SIZE);
    click(&mut harness, "Continue");
    harness.run_steps(4);
    let before = rivals_tokens(&harness);
    assert!(before.1 > 0, "{:?}", names(&harness));
    harness.key_press(Key::B);
    harness.run_steps(3);
    assert!(says(&harness, "Back to now"), "{:?}", names(&harness));
    for key in [Key::E, Key::Home, Key::PageUp] {
        harness.key_press(key);
        harness.run_steps(2);
        assert!(!says(&harness, "View: ") && !says(&harness, "all revealed"));
        assert!(rivals_tokens(&harness).1 >= before.1, "{:?}", names(&harness));
    }
    assert!(!is_lit(&harness, "Share") && !is_lit(&harness, "Play"));
    assert!(game(&harness).hidden_state(10).is_none());
}

/// Waits until a text appears that begins like this. Returns the text.
fn wait(harness: &mut Harness<'_, Shell>, start: &str) -> String {
    stage::wait(harness, start, |harness| names(harness).into_iter().find(|name| name.starts_with(start)))
}

#[test]
fn what_is_made_of_a_match_lies_beside_its_record_and_overwrites_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = replay(folder.path(), "rounds=1");
    let mut made = Vec::new();
    for name in ["Export text", "Export text", "Export image (PNG)"] {
        click(&mut harness, "Share");
        harness.run_steps(2);
        click(&mut harness, name);
        let said = wait(&mut harness, "Saved in ");
        made.push(PathBuf::from(said.trim_start_matches("Saved in ").trim_end_matches('.')));
        harness.key_press(Key::Escape);
        harness.run_steps(2);
    }
    let [story, again, picture] = [0, 1, 2].map(|i| made[i].clone());
    assert!(story != again && story.parent() == game(&harness).journal().unwrap().path().parent());
    let text = std::fs::read_to_string(&story).unwrap();
    assert!(text == std::fs::read_to_string(&again).unwrap() && text.contains("Round 1"), "{text}");
    let png = std::fs::read(&picture).unwrap();
    let reader = png::Decoder::new(std::io::Cursor::new(png)).read_info().unwrap();
    assert_eq!((reader.info().width, reader.info().height), (1600, 1000));
    // Drawing a film can be stopped.
    click(&mut harness, "Share");
    harness.run_steps(2);
    click(&mut harness, "Export animation (GIF)");
    wait(&mut harness, "Drawing each ");
    click(&mut harness, "Stop");
    stage::wait(&mut harness, "the end of the film", |harness| {
        (!says(harness, "Drawing each ")).then_some(())
    });
    let kept = std::fs::read_dir(folder.path().join("matches")).unwrap();
    let films = kept.filter(|entry| entry.as_ref().unwrap().path().extension().is_some_and(|e| e == "gif"));
    assert_eq!(films.count(), 0);
}

#[test]
fn a_match_that_is_over_is_looked_back_at_from_the_list() {
    let folder = tempfile::tempdir().unwrap();
    one_person(folder.path(), "rounds=1", usize::MAX);
    let mut harness = open(folder.path(), SIZE);
    click(&mut harness, "Load match");
    harness.run();
    let row = |name: &str| name.starts_with("Review ");
    click_where(&mut harness, "looking back", row);
    harness.run_steps(3);
    assert!(says(&harness, "Skill and luck"), "{:?}", names(&harness));
    click(&mut harness, "Replay");
    harness.run_steps(2);
    assert!(says(&harness, "View: "));
    harness.key_press(Key::Escape);
    harness.run_steps(2);
    assert!(says(&harness, "Skill and luck"), "back where one came from");
    // An unfinished match cannot be shared like this.
    let folder = tempfile::tempdir().unwrap();
    one_person(folder.path(), "rounds=1", 20);
    let mut harness = open(folder.path(), SIZE);
    click(&mut harness, "Load match");
    harness.run();
    assert!(!is_lit(&harness, "Review "));
}
