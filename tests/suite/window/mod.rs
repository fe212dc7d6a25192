//! The window without a display: whole matches are played by clicking widgets.

mod beginners;
mod cards;
mod catalogue;
mod coach;
mod crowded;
mod display;
mod ending;
mod exchange;
mod extras;
mod focus;
mod french;
mod hint;
mod history;
mod kept_files;
mod lessons;
mod links;
mod lists;
mod opened;
mod outside;
mod packs;
mod people;
mod prompt;
mod puzzles;
mod reasons;
mod refused;
mod replay;
mod review;
pub mod rivals;
mod rulebook;
mod setup;
mod steady;
mod story;
mod suspicions;
mod table;
mod taken_back;
mod telling;
mod unfit;
mod whole;

use crate::support::base;
use crate::support::hands;
use std::collections::BTreeMap;
use std::sync::Arc;

use crate::support::hands::{click, click_where, decide, game, keyboard, mouse, open};
use ::table::{Match, Player, Setup};
use bots::Level;
use egui::Vec2;
use egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::NodeT;
use rules::*;
use system::Folders;
use testing::random_matches::play_by_chance;
use whispers::shell::Shell;

const SIZE: Vec2 = Vec2::new(1280.0, 800.0);

/// A window with a saved match of two societies at the table, after this number of random decisions.
fn on_table(folder: &std::path::Path, moves: usize) -> Harness<'static, Shell> {
    saved(folder, 2, 1, "", moves);
    let mut harness = open(folder, SIZE);
    click_where(&mut harness, "Continue", |label| label.starts_with("Continue"));
    harness
}

/// Saves a match between people after this number of random decisions. The title offers to continue it.
fn saved(folder: &std::path::Path, societies: usize, seed: u64, rules: &str, moves: usize) {
    let pack = Arc::new(base::pack());
    let mut setup = Setup::new(Arc::clone(&pack), societies - 1, Level::Random, seed);
    for position in &mut setup.seats {
        position.player = Player::Human;
    }
    for rule in rules.split(',').filter(|r| !r.is_empty()) {
        let (key, value) = rule.split_once('=').unwrap();
        setup.house.set(key, value, &pack.rules.raw).unwrap();
    }
    let mut game = Match::new(setup).unwrap();
    game.save_as(&Folders::new(Some(folder.to_owned())).new_match()).unwrap();
    play_by_chance(&mut game, seed, |game| game.steps().len() < moves);
}

/// The kind of a decision, which is the beginning of its notation. Printed lines and abilities count by their
/// effect.
fn kind(game: &Match, action: Action) -> String {
    let world = game.world();
    let text = world.notation(action);
    let words: Vec<&str> = text.split(' ').collect();
    match action {
        Action::Act(line) => {
            let line = world.lines(game.state().acting().unwrap())[line.index()];
            match line {
                Printed::Add(_) => "act add",
                Printed::Draw(_) => "act draw",
                Printed::Attack => "act attack",
                Printed::Swap => "act swap",
            }
            .into()
        }
        Action::ChooseMove { .. } => "choose move".into(),
        Action::ChooseSome { .. } => "choose some".into(),
        Action::ChoosePosition(_) => "choose seat".into(),
        Action::ChooseEmpire(_) => "choose empire".into(),
        Action::Play { card, using, .. } => format!("play {:?}", world.ability_of(card, using)),
        Action::DeployRegion(_) | Action::RetrieveRegion(_) | Action::ChooseRegion(_) => {
            format!("{} region", words[0])
        }
        _ => words[0].into(),
    }
}

/// Continues the saved match and plays it to its end by clicks. Of the legal actions, it takes the kind that
/// was taken least often, and counts the kinds.
fn play_by_clicks(folder: &std::path::Path, seed: u64, kinds: &mut BTreeMap<String, u32>) {
    let speech = base::speech();
    let mut harness = open(folder, SIZE);
    click(&mut harness, "Continue");
    let mut rng = Rng::new(seed);
    loop {
        let game = game(&harness);
        if game.state().is_over() {
            break;
        }
        let legal = game.legal();
        let world = Arc::clone(game.world());
        let done = |a: &Action| kinds.get(&kind(game, *a)).copied().unwrap_or(0);
        // Cards are kept for the second half of a match, so that some exceed the hand limit.
        let early = 2 * game.state().round() <= world.house().rounds;
        let kept = legal.iter().any(|a| !matches!(a, Action::Play { .. })) && early;
        let legal: Vec<Action> =
            legal.iter().copied().filter(|a| !kept || !matches!(a, Action::Play { .. })).collect();
        let least = legal.iter().map(done).min().unwrap();
        let rare: Vec<Action> = legal.iter().copied().filter(|a| done(a) == least).collect();
        let action = rare[rng.below(rare.len() as u32) as usize];
        *kinds.entry(kind(game, action)).or_default() += 1;
        let steps = game.steps().len();
        decide(&mut harness, speech, action, mouse);
        let game = hands::game(&harness);
        assert_eq!(game.steps().len(), steps + 1, "clicked {}", world.notation(action));
        assert_eq!(game.steps()[steps].action, action);
    }
    for _ in 0..3 {
        harness.step();
    }
    // The end screen shows the winner and every society's score.
    for line in speech::final_score(speech, game(&harness)) {
        if !line.starts_with(' ') {
            hands::click_where(&mut harness, &line, |label| label == line);
        }
    }
}

#[test]
fn every_kind_of_decision_of_a_match_can_be_clicked() {
    let mut kinds = BTreeMap::new();
    let games = [
        (2, "hand-limit=3"),
        (3, "hand-limit=20"),
        (4, "rounds=6"),
        (3, "agents-in-regions=on,hand-limit=3"),
        (4, "loyalty=dealt-devout,rounds=2"),
    ];
    for (i, (societies, rules)) in games.into_iter().enumerate() {
        let folder = tempfile::tempdir().unwrap();
        saved(folder.path(), societies, i as u64, rules, 0);
        play_by_clicks(folder.path(), 80 + i as u64, &mut kinds);
    }
    let wanted = [
        "act add",
        "act attack",
        "act draw",
        "act swap",
        "attack",
        "choose empire",
        "choose move",
        "choose region",
        "choose seat",
        "choose some",
        "deploy",
        "deploy region",
        "discard",
        "done",
        "exchange",
        "keep",
        "kill",
        "lay",
        "pass",
        "place",
        "retrieve",
        "retrieve region",
        "swap",
    ];
    let missing: Vec<&str> = wanted.into_iter().filter(|k| !kinds.contains_key(*k)).collect();
    assert!(missing.is_empty(), "never clicked: {missing:?}, clicked: {kinds:?}");
    let plays = kinds.keys().filter(|k| k.starts_with("play ")).count();
    assert!(plays >= 12, "only {plays} abilities were played: {kinds:?}");
}

#[test]
fn tokens_are_turned_over_one_by_one_until_somebody_has_seen_enough() {
    let folder = tempfile::tempdir().unwrap();
    saved(folder.path(), 3, 5, "rounds=1", usize::MAX);
    let mut harness = open(folder.path(), SIZE);
    click(&mut harness, "Settings");
    click(&mut harness, "Slow");
    click(&mut harness, "Back");
    hands::go_on(&mut harness);
    let game = game(&harness);
    let speech = base::speech();
    let wins = speech::final_score(speech, game).pop().unwrap();
    let token =
        speech.slot_score(&game.state().slot_scores(game.world(), Society::new(0).unwrap()).next().unwrap());
    let shown =
        |harness: &egui_kittest::Harness<'_, _>, name: &str| hands::names(harness).iter().any(|n| n == name);
    assert!(shown(&harness, "Revealing the loyalty tokens"));
    assert!(!shown(&harness, &wins) && !shown(&harness, &token) && !shown(&harness, "New match"));
    harness.key_press(egui::Key::Space);
    harness.run_steps(2);
    assert!(shown(&harness, &wins) && shown(&harness, &token));
    // The window stops redrawing when nothing moves.
    harness.run();
    hands::customise(&mut harness);
    assert!(shown(&harness, "Begin"));
}

#[test]
fn a_match_that_is_kept_is_renamed_by_keyboard() {
    let folder = tempfile::tempdir().unwrap();
    saved(folder.path(), 2, 1, "", 3);
    let folders = Folders::new(Some(folder.path().to_owned()));
    let old = folders.saved_matches().unwrap().remove(0).name;
    let mut harness = open(folder.path(), SIZE);
    click(&mut harness, "Load match");
    let rename = format!("Rename {old}");
    let more = format!("More {old}");
    keyboard(&mut harness, &more, 0, &|name| name == more);
    harness.run_steps(3);
    keyboard(&mut harness, &rename, 0, &|name| name == rename);
    harness.run_steps(3);
    harness.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::A);
    harness.event(egui::Event::Text("An evening in autumn".into()));
    harness.run_steps(2);
    harness.key_press(egui::Key::Enter);
    harness.run_steps(3);
    assert_eq!(folders.saved_matches().unwrap()[0].name, "An evening in autumn");
    // Escape closes only the menu or the dialog.
    let (more, rename) = ("More An evening in autumn", "Rename An evening in autumn");
    let has =
        |harness: &Harness<'_, Shell>, wanted: &str| hands::names(harness).iter().any(|name| name == wanted);
    for dialog in [false, true] {
        click(&mut harness, more);
        harness.run_steps(3);
        assert!(has(&harness, rename));
        if dialog {
            click(&mut harness, rename);
            harness.run_steps(3);
        }
        harness.key_press(egui::Key::Escape);
        harness.run_steps(3);
        assert!(has(&harness, more) && !has(&harness, rename));
    }
}

#[test]
fn every_match_that_is_kept_is_listed_with_where_it_stands_or_what_is_wrong_with_it() {
    let folder = tempfile::tempdir().unwrap();
    saved(folder.path(), 3, 1, "rounds=3", 3);
    let folders = Folders::new(Some(folder.path().to_owned()));
    let kept = folders.saved_matches().unwrap().remove(0);
    for (name, text) in [("Odd", "hello".to_owned()), ("Newer", "format = 9\n[moves]\n".to_owned())] {
        std::fs::write(folders.matches().join(format!("{name}.whispers")), text).unwrap();
    }
    for i in 0..300 {
        std::fs::copy(&kept.path, folders.matches().join(format!("copy {i}.whispers"))).unwrap();
    }
    let mut harness = open(folder.path(), SIZE);
    click(&mut harness, "Load match");
    harness.run_steps(3);
    let rows = |harness: &egui_kittest::Harness<'_, whispers::shell::Shell>, start: &str| {
        hands::names(harness).iter().filter(|name| name.starts_with(start)).count()
    };
    assert!((5..30).contains(&rows(&harness, "copy")), "{}", rows(&harness, "copy"));
    for i in 0..300 {
        std::fs::remove_file(folders.matches().join(format!("copy {i}.whispers"))).unwrap();
    }
    click(&mut harness, "Back");
    click(&mut harness, "Load match");
    let place = "A War of Whispers, Round 1 of 3, Player 1, Player 2, Player 3";
    assert_eq!(rows(&harness, &format!("{}, {place}", kept.name)), 1, "{:?}", hands::names(&harness));
    assert_eq!(rows(&harness, "Odd, This is not the record of a match"), 1);
    assert_eq!(rows(&harness, "Newer, This record has format 9"), 1);
}

#[test]
fn what_happens_is_announced_in_words() {
    let folder = tempfile::tempdir().unwrap();
    saved(folder.path(), 2, 1, "", 0);
    let mut harness = open(folder.path(), SIZE);
    click(&mut harness, "Continue");
    let speech = base::speech();
    let action = game(&harness).legal()[0];
    decide(&mut harness, speech, action, mouse);
    let game = game(&harness);
    let (_, event) = game.events().last().unwrap();
    let sentence = speech.event(game, event, None).unwrap();
    assert_eq!(hands::announced(&harness), Some(sentence));
}

#[test]
fn number_keys_pick_a_choice_and_control_z_takes_it_back() {
    let folder = tempfile::tempdir().unwrap();
    saved(folder.path(), 2, 1, "", 6);
    let mut harness = open(folder.path(), SIZE);
    click(&mut harness, "Continue");
    let acts = |game: &Match| game.legal().iter().filter(|a| matches!(a, Action::Act(_))).count();
    while acts(game(&harness)) < 2 || game(&harness).is_final(game(&harness).legal()[1]) {
        let speech = base::speech();
        let action = game(&harness).legal()[0];
        decide(&mut harness, speech, action, mouse);
    }
    let steps = game(&harness).steps().len();
    let second = game(&harness).legal()[1];
    // While a dialog is open, keys do not reach the table.
    click(&mut harness, "Menu");
    click(&mut harness, "Save a copy");
    harness.run_steps(3);
    harness.key_press(egui::Key::Num2);
    harness.run_steps(2);
    assert_eq!(game(&harness).steps().len(), steps);
    harness.key_press(egui::Key::Escape);
    harness.run_steps(3);
    // A focused widget does not keep the keys from the table.
    harness.key_press(egui::Key::Tab);
    harness.run_steps(2);
    harness.key_press(egui::Key::Num2);
    harness.run_steps(2);
    assert_eq!(game(&harness).steps().last().map(|s| s.action), Some(second));
    harness.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::Z);
    harness.run_steps(2);
    assert_eq!(game(&harness).steps().len(), steps);
}

#[test]
fn a_way_to_play_that_the_pack_offers_sets_rules_and_rivals_with_one_click() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = open(folder.path(), SIZE);
    hands::customise(&mut harness);
    click(&mut harness, "Short war");
    harness.run();
    click(&mut harness, "Begin");
    harness.run();
    let setup = game(&harness).setup();
    assert_eq!((setup.seats.len(), setup.house.rounds, setup.house.agents_per_round), (3, 2, Some(3)));
}

#[test]
fn a_match_against_bots_is_set_up_and_played_to_its_end() {
    let folder = tempfile::tempdir().unwrap();
    let speech = base::speech();
    let mut harness = open(folder.path(), SIZE);
    hands::customise(&mut harness);
    click(&mut harness, "1 rival");
    click(&mut harness, "Pale Raven");
    click(&mut harness, "Begin");
    let mut waited = 0;
    loop {
        let game = game(&harness);
        if game.state().is_over() {
            break;
        }
        if game.human_to_move().is_none() {
            // The bot thinks on another thread.
            std::thread::sleep(std::time::Duration::from_millis(1));
            harness.step();
            waited += 1;
            assert!(waited < 60_000, "the bot never moves");
            continue;
        }
        let action = game.legal()[0];
        let steps = game.steps().len();
        decide(&mut harness, speech, action, mouse);
        assert!(hands::game(&harness).steps().len() > steps);
    }
    let game = hands::game(&harness);
    assert_eq!(speech.society(game.setup(), Society::new(0).unwrap()), "Raven");
    // The match was saved while it was played, and can be loaded.
    let saved = Folders::new(Some(folder.path().to_owned())).saved_matches().unwrap();
    let loaded = ::table::load(&saved[0].path, game.pack()).unwrap();
    assert_eq!(loaded.game.state(), game.state());
}

#[test]
fn house_rules_that_were_changed_are_put_back_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = open(folder.path(), SIZE);
    hands::customise(&mut harness);
    for rule in ["Final whisper", "Agents in regions"] {
        let named = |n: &egui_kittest::Node<'_>| {
            n.accesskit_node().role() == Role::CheckBox && n.accesskit_node().label().as_deref() == Some(rule)
        };
        harness.root().children_recursive().find(named).unwrap().click();
        harness.run_steps(2);
    }
    let names = hands::names(&harness);
    assert!(names.contains(&"2 rules differ.".into()), "{names:?}");
    assert!(names.contains(&"Printed: Off".into()), "{names:?}");
    click(&mut harness, "Printed rules");
    harness.run_steps(2);
    assert!(!hands::is_lit(&harness, "Printed rules"));
    click(&mut harness, "Begin");
    let game = game(&harness);
    assert_eq!(*game.world().house(), game.pack().rules.raw.house);
}

#[test]
fn only_legal_targets_are_lit() {
    let folder = tempfile::tempdir().unwrap();
    saved(folder.path(), 2, 3, "", 6);
    let mut harness = open(folder.path(), SIZE);
    click(&mut harness, "Continue");
    let speech = base::speech();
    let mut rng = Rng::new(3);
    for _ in 0..60 {
        let game = game(&harness);
        let legal = game.legal();
        let lit: RegionSet = whispers::input::clicks_to_decision::Pick::default().regions(&legal);
        for region in game.world().regions() {
            let start = format!("{}, ", speech.region(region));
            assert_eq!(hands::is_lit(&harness, &start), lit.has(region), "{start}");
        }
        let action = legal[rng.below(legal.len() as u32) as usize];
        decide(&mut harness, speech, action, mouse);
    }
}

#[test]
fn escape_takes_back_one_step_of_a_choice_and_back_the_choice_itself() {
    let folder = tempfile::tempdir().unwrap();
    saved(folder.path(), 2, 1, "", 0);
    let mut harness = open(folder.path(), SIZE);
    click(&mut harness, "Continue");
    let speech = base::speech();
    // Play up to the first attack.
    while !game(&harness).legal().iter().any(|a| matches!(a, Action::Attack { .. })) {
        let legal = game(&harness).legal();
        let attack = legal.iter().find(|a| {
            let Action::Act(line) = a else { return false };
            let position = game(&harness).state().acting().unwrap();
            game(&harness).world().lines(position)[line.index()] == Printed::Attack
        });
        let action = *attack.unwrap_or(&legal[0]);
        decide(&mut harness, speech, action, mouse);
    }
    let Some(Action::Attack { from, .. }) = game(&harness).legal().first().copied() else { panic!() };
    let before = game(&harness).steps().len();
    hands::click_where(&mut harness, "source", |l| l.starts_with(&format!("{}, ", speech.region(from))));
    assert!(hands::is_lit(&harness, "Back"));
    harness.key_press(egui::Key::Escape);
    harness.step();
    harness.step();
    // The region is asked for again. From here, Back takes back the choice to attack, as Undo does.
    assert!(hands::names(&harness).contains(&speech.text("hint-attack-from")));
    assert_eq!(game(&harness).steps().len(), before);
    hands::click_where(&mut harness, "back", |l| l == "Back");
    assert_eq!(game(&harness).steps().len(), before - 1);
}

#[test]
fn a_record_that_cannot_be_loaded_is_said_in_the_window() {
    let folder = tempfile::tempdir().unwrap();
    saved(folder.path(), 2, 1, "", 3);
    let folders = Folders::new(Some(folder.path().to_owned()));
    let path = folders.saved_matches().unwrap().remove(0).path;
    let text = std::fs::read_to_string(&path).unwrap();
    std::fs::write(&path, text.replace("format = 1", "format = 9")).unwrap();
    let mut harness = open(folder.path(), SIZE);
    click(&mut harness, "Continue");
    harness.run();
    hands::click_where(&mut harness, "the notice", |l| l.contains("this record has format 9"));
    click(&mut harness, "OK");
    hands::customise(&mut harness);
}
