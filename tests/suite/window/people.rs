//! Several people at one machine: a curtain closes between their turns and hides all secrets.

use std::path::Path;
use std::sync::Arc;

use bots::Level;
use egui::{Key, Modifiers};
use egui_kittest::Harness;
use rules::Action;
use system::Folders;
use table::{Match, Player, Setup};
use whispers::shell::Shell;

use crate::support::base::{self, speech};
use crate::support::hands::{self, decide, game, keyboard, look, mouse, names, open, take};
use crate::window::SIZE;

fn says(harness: &Harness<'_, Shell>, part: &str) -> bool {
    names(harness).iter().any(|name| name.contains(part))
}

/// Saves a match between Anna on the first seat, Ben on the second, and bots, after this number of decisions.
fn saved(folder: &Path, bots: usize, rules: &str, decisions: usize) {
    let pack = Arc::new(base::pack());
    let mut setup = Setup::new(Arc::clone(&pack), bots + 1, Level::Random, 4);
    for (seat, name) in setup.seats.iter_mut().zip(["Anna", "Ben"]) {
        seat.player = Player::Human;
        *seat = seat.clone().with_name(name);
    }
    for (rule, value) in rules.split(',').filter_map(|rule| rule.split_once('=')) {
        setup.house.set(rule, value, &pack.rules.raw).unwrap();
    }
    let mut game = Match::new(setup).unwrap();
    game.save_as(&Folders::new(Some(folder.to_owned())).new_match()).unwrap();
    testing::random_matches::play_by_chance(&mut game, 4, |game| game.steps().len() < decisions);
}

/// Clicks, without opening a curtain that closes after it.
fn click(harness: &mut Harness<'_, Shell>, name: &str) {
    mouse(harness, name, 0, &|other| other == name);
}

fn person(game: &Match) -> String {
    let seat = game.human_to_move().unwrap().index();
    game.setup().seats[seat].name.clone().unwrap()
}

#[test]
fn two_people_play_a_whole_match_and_the_curtain_falls_whenever_it_is_the_others_turn() {
    let folder = tempfile::tempdir().unwrap();
    saved(folder.path(), 0, "rounds=2", 0);
    let speech = speech();
    let mut harness = open(folder.path(), SIZE);
    click(&mut harness, "Continue");
    let (mut last, mut falls) = (None, 0);
    while !game(&harness).state().is_over() {
        let mover = game(&harness).state().mover();
        let name = person(game(&harness));
        assert_eq!(says(&harness, &format!("Pass the device to {name}")), mover != last);
        falls += usize::from(mover != last);
        let action = game(&harness).legal()[0];
        look(&mut harness);
        take(&mut harness, speech, action, mouse);
        last = mover;
    }
    assert!(falls > 20, "the curtain fell only {falls} times");
    harness.key_press(Key::Space);
    harness.run_steps(4);
    // Everybody sees the end screen, so nobody is "you" there.
    let names = names(&harness);
    assert!(!names.iter().any(|name| name.to_lowercase() == "you"), "{names:?}");
    for society in game(&harness).world().societies() {
        assert_ne!(speech.who_plays(game(&harness), society), speech.text("player-human"));
    }
    click(&mut harness, "Replay");
    assert!(!says(&harness, "Pass the device") && !says(&harness, "(you)"));
    assert!(says(&harness, "Spider (Anna)") && says(&harness, "Ben)"));
}

#[test]
fn behind_the_curtain_nothing_secret_is_there_not_even_for_screen_readers() {
    let folder = tempfile::tempdir().unwrap();
    saved(folder.path(), 1, "hand-limit=20", 60);
    let mut harness = open(folder.path(), SIZE);
    click(&mut harness, "Continue");
    let speech = speech();
    let mut looked = 0;
    for _ in 0..3000 {
        if game(&harness).state().is_over() || looked == 8 {
            break;
        }
        if game(&harness).human_to_move().is_none() {
            std::thread::sleep(std::time::Duration::from_millis(1));
            harness.step();
            continue;
        }
        harness.run_steps(3);
        if says(&harness, "Pass the device to") {
            looked += 1;
            let name = person(game(&harness));
            let seat = game(&harness).human_to_move().unwrap();
            let society = speech.society(game(&harness).setup(), seat);
            let mut allowed = vec![
                format!("Pass the device to {name} ({society})"),
                format!("Covered until {name} is ready."),
                format!("I am {name}"),
                "Main menu".to_owned(),
            ];
            let mut found = names(&harness);
            found.sort();
            found.dedup();
            allowed.sort();
            assert_eq!(found, allowed);
        }
        let action = game(&harness).legal()[0];
        look(&mut harness);
        take(&mut harness, speech, action, mouse);
    }
    assert_eq!(looked, 8);
}

#[test]
fn whoever_opens_the_curtain_sees_their_own_hand_and_tokens_and_not_the_others() {
    let folder = tempfile::tempdir().unwrap();
    saved(folder.path(), 0, "", 0);
    let speech = speech();
    let mut harness = open(folder.path(), SIZE);
    click(&mut harness, "Continue");
    let mut seen = Vec::new();
    while seen.len() < 2 {
        look(&mut harness);
        let game = game(&harness);
        let mover = game.state().mover().unwrap();
        for society in game.world().societies() {
            let named = speech.society(game.setup(), society);
            let face_up =
                |name: &String| name.starts_with(&format!("{named}: ")) && !name.contains("unknown");
            let tokens = names(&harness).iter().filter(|name| face_up(name)).count();
            assert_eq!(tokens > 0 && shows_tokens(&harness, &named), society == mover, "{named}");
        }
        if !seen.contains(&mover) {
            seen.push(mover);
        }
        let action = game.legal()[0];
        decide(&mut harness, speech, action, mouse);
    }
}

/// True if the window shows the empire on a slot of a society.
fn shows_tokens(harness: &Harness<'_, Shell>, society: &str) -> bool {
    let empires = ["Bear", "Eagle", "Elephant", "Lion", "Horse"];
    let is_slot = |name: &String| name.starts_with(&format!("{society}: ")) && name.contains("face ");
    let slots: Vec<String> = names(harness).into_iter().filter(is_slot).collect();
    assert_eq!(slots.len(), 5, "{slots:?}");
    empires.iter().any(|empire| slots.iter().any(|slot| slot.contains(empire)))
}

#[test]
fn undo_takes_back_what_one_has_decided_oneself_and_never_crosses_the_curtain() {
    let folder = tempfile::tempdir().unwrap();
    saved(folder.path(), 0, "", 0);
    let speech = speech();
    let mut harness = open(folder.path(), SIZE);
    click(&mut harness, "Continue");
    let (mut own, mut across) = (0, 0);
    while own < 3 || across < 3 {
        look(&mut harness);
        let before = game(&harness).steps().len();
        let last = game(&harness).steps().last().map(|step| (step.society, step.outcomes.is_empty()));
        let mover = game(&harness).state().mover().unwrap();
        harness.key_press_modifiers(Modifiers::COMMAND, Key::Z);
        harness.run_steps(3);
        let after = game(&harness).steps().len();
        if last == Some((mover, true)) {
            assert_eq!(after, before - 1);
            own += 1;
        } else {
            assert_eq!(after, before);
            if last.is_some() {
                across += 1;
                click(&mut harness, "OK");
            } else if says(&harness, "OK") {
                click(&mut harness, "OK");
            }
        }
        // Repeat the undone decision, and take one more.
        for _ in after..=before {
            if game(&harness).state().is_over() {
                return;
            }
            let action = steps_on(game(&harness));
            decide(&mut harness, speech, action, mouse);
        }
    }
}

/// A decision after which the same person usually decides again.
fn steps_on(game: &Match) -> Action {
    let legal = game.legal();
    *legal.iter().find(|action| !game.is_final(**action)).unwrap_or(&legal[0])
}

#[test]
fn enter_opens_the_curtain_and_escape_does_not() {
    let folder = tempfile::tempdir().unwrap();
    saved(folder.path(), 0, "", 0);
    let mut harness = open(folder.path(), SIZE);
    click(&mut harness, "Continue");
    assert!(says(&harness, "Pass the device to"));
    for key in [Key::Escape, Key::Space, Key::Num1, Key::H] {
        harness.key_press(key);
        harness.run_steps(2);
        assert!(says(&harness, "Pass the device to") && game(&harness).steps().is_empty(), "{key:?}");
    }
    harness.key_press(Key::Enter);
    harness.run_steps(2);
    assert!(!says(&harness, "Pass the device to") && says(&harness, "Full log"));
    assert!(game(&harness).steps().is_empty());
}

#[test]
fn the_curtain_is_opened_and_left_by_keyboard() {
    let folder = tempfile::tempdir().unwrap();
    saved(folder.path(), 0, "", 0);
    let mut harness = open(folder.path(), SIZE);
    click(&mut harness, "Continue");
    let open = format!("I am {}", person(game(&harness)));
    keyboard(&mut harness, &open, 0, &|name| name == open);
    assert!(!says(&harness, "Pass the device to"));
    click(&mut harness, "Menu");
    click(&mut harness, "Main menu");
    click(&mut harness, "Continue");
    keyboard(&mut harness, "leave", 0, &|name| name == "Main menu");
    assert!(says(&harness, "New match"));
}

#[test]
fn seats_become_people_at_set_up_with_names_that_the_record_keeps() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = open(folder.path(), SIZE);
    hands::customise(&mut harness);
    click(&mut harness, "2 rivals");
    let level = |name: &str| name.starts_with("Level of ");
    mouse(&mut harness, "level", 0, &level);
    click(&mut harness, "Person");
    harness.run_steps(3);
    let field = |name: &str| name.starts_with("Name of ") && name.ends_with("'s player");
    for (place, name) in ["Ann\u{e9}", ""].into_iter().enumerate() {
        mouse(&mut harness, "name", place, &field);
        harness.event(egui::Event::Text(name.into()));
        harness.run_steps(2);
    }
    click(&mut harness, "Begin");
    harness.run_steps(2);
    let seats = &game(&harness).setup().seats;
    let people: Vec<_> = seats.iter().map(|seat| (seat.player == Player::Human, seat.name.clone())).collect();
    assert_eq!(people, [(true, Some("Ann\u{e9}".to_owned())), (true, None), (false, None)]);
    let saved = Folders::new(Some(folder.path().to_owned())).saved_matches().unwrap();
    let loaded = table::load(&saved[0].path, game(&harness).pack()).unwrap();
    assert_eq!(loaded.game.setup().seats, *seats);
    assert_eq!(speech().person(seats, 1), "Player 2");
}

#[test]
fn one_person_never_sees_a_curtain() {
    let folder = tempfile::tempdir().unwrap();
    let speech = speech();
    let mut harness = open(folder.path(), SIZE);
    hands::customise(&mut harness);
    click(&mut harness, "2 rivals");
    click(&mut harness, "Begin");
    for _ in 0..2000 {
        assert!(!says(&harness, "Pass the device"));
        if game(&harness).state().is_over() || game(&harness).steps().len() > 60 {
            return;
        }
        if game(&harness).human_to_move().is_none() {
            std::thread::sleep(std::time::Duration::from_millis(1));
            harness.step();
            continue;
        }
        let action = game(&harness).legal()[0];
        decide(&mut harness, speech, action, mouse);
    }
    panic!("the bots never move");
}
