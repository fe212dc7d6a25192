//! Rivals are chosen by level and temper. The window does not show what is hidden about them.

use super::*;
use ::table::{Hidden, SeatSetup, TemperChoice};
use bots::Temper;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use whispers::shell::Shell;

/// Chooses an entry of a drop-down list.
pub fn choose(harness: &mut Harness<'_, Shell>, list: &str, choice: &str) {
    let is_list = |node: &egui_kittest::kittest::AccessKitNode<'_>| {
        node.role() == Role::ComboBox && node.label().as_deref() == Some(list)
    };
    harness.get_by(is_list).click();
    harness.run();
    click(harness, choice);
    harness.run();
}

/// Begins the match. Returns its seats.
fn begin(harness: &mut Harness<'_, Shell>) -> Vec<SeatSetup> {
    click(harness, "Begin");
    harness.step();
    game(harness).setup().seats.clone()
}

#[test]
fn level_and_temper_are_chosen_for_each_rival() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = open(folder.path(), SIZE);
    hands::customise(&mut harness);
    choose(&mut harness, "Level of Cult of the Rat", "Agent");
    choose(&mut harness, "Temper of Cult of the Rat", "Raider");
    assert!(hands::names(&harness).iter().any(|name| name == "Raider attacks rather than gathers."));
    choose(&mut harness, "Temper of Endless Serpent", "Surprise me");
    let seats = begin(&mut harness);
    let seed = game(&harness).setup().seed;
    let (drawn, _) = TemperChoice::Surprise.settle(seed, 3);
    assert_eq!(seats[1], SeatSetup::open(1, Player::Bot(Level::Agent, Temper::Raider)));
    assert_eq!(seats[2], SeatSetup::open(2, Player::even(Level::Novice)));
    let surprise =
        SeatSetup { hidden: Hidden::Temper, ..SeatSetup::open(3, Player::Bot(Level::Novice, drawn)) };
    assert_eq!(seats[3], surprise);
    let names = hands::names(&harness);
    let of = |society: &str| names.iter().filter(|n| n.starts_with(society)).cloned().collect::<String>();
    assert!(of("Rat (").contains("(agent, raider)"), "{names:?}");
    assert!(of("Serpent (").contains("(novice, temper hidden)"), "{names:?}");
}

#[test]
fn levels_and_tempers_that_are_hidden_are_nowhere_in_the_window() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = open(folder.path(), SIZE);
    hands::customise(&mut harness);
    choose(&mut harness, "Temper of Pale Raven", "Sitter");
    choose(&mut harness, "Hidden until the end", "Levels and tempers");
    let seats = begin(&mut harness);
    assert!(seats[1..].iter().all(|seat| seat.hidden == Hidden::Level));
    assert_eq!(seats[2].player, Player::Bot(Level::Novice, Temper::Sitter));
    let names = hands::names(&harness).join("\n").to_lowercase();
    assert!(names.contains("a bot"), "{names}");
    assert!(!names.contains("novice") && !names.contains("sitter"), "{names}");
}

#[test]
fn who_plays_alone_chooses_automata_and_how_hard_they_are() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = open(folder.path(), SIZE);
    hands::customise(&mut harness);
    click(&mut harness, "Against automata");
    click(&mut harness, "2 automata");
    choose(&mut harness, "Level of Cult of the Rat", "Glory Hounds");
    choose(&mut harness, "Difficulty of Cult of the Rat", "Hard");
    let about = "Hard: stored cards score 2 each.";
    assert!(hands::names(&harness).iter().any(|name| name == about));
    let seats = begin(&mut harness);
    let automaton = |word: &str| Player::parse(word).unwrap();
    let players: Vec<Player> = seats.iter().map(|seat| seat.player).collect();
    assert_eq!(players, [Player::Human, automaton("hounds:hard"), automaton("madness:medium")]);
    let names = hands::names(&harness);
    assert!(names.iter().any(|name| name.starts_with("Rat (Glory Hounds, hard)")), "{names:?}");
    // The automata act by themselves, and then the person is asked.
    for _ in 0..400 {
        harness.step();
    }
    assert!(game(&harness).human_to_move().is_some());
    assert!(game(&harness).steps().len() >= 2);
}

#[test]
fn against_automata_one_plays_alone_and_the_rivals_come_back_when_that_ends() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = open(folder.path(), SIZE);
    hands::customise(&mut harness);
    choose(&mut harness, "Level of Pale Raven", "Agent");
    click(&mut harness, "Against automata");
    let names = hands::names(&harness);
    let says = |name: &str| names.iter().any(|n| n == name);
    assert!(says("One automaton") && says("2 automata") && !says("3 automata"), "{names:?}");
    assert!(!names.iter().any(|name| name == "Hidden until the end"));
    click(&mut harness, "Against rivals");
    let players: Vec<Player> = begin(&mut harness).iter().map(|seat| seat.player).collect();
    let novice = Player::even(Level::Novice);
    assert_eq!(players.len(), 4);
    assert!(players.contains(&Player::even(Level::Agent)) && players.contains(&novice), "{players:?}");
}

#[test]
fn a_list_closes_when_an_item_is_chosen_by_key_and_keeps_the_focus() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = open(folder.path(), SIZE);
    hands::customise(&mut harness);
    let is_list = |node: &egui_kittest::kittest::AccessKitNode<'_>| {
        node.role() == Role::ComboBox && node.label().as_deref() == Some("Level of Cult of the Rat")
    };
    harness.get_by(is_list).focus();
    harness.run();
    let before = harness.get_by(is_list).accesskit_node().value();
    for key in [egui::Key::Enter, egui::Key::Tab, egui::Key::Tab, egui::Key::Enter] {
        harness.key_press(key);
        harness.run();
    }
    let list = harness.get_by(is_list);
    assert!(list.is_focused() && list.accesskit_node().value() != before, "{before:?}");
    assert!(!hands::names(&harness).contains(&"Mastermind".to_owned()), "{:?}", hands::names(&harness));
}
