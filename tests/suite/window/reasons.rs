//! Lines of the log explain decisions: with public facts during the match, and with bots' own reasons after
//! its end.

use std::sync::Arc;

use bots::Level;
use egui::Pos2;
use egui::accesskit::Role;
use egui_kittest::kittest::NodeT;
use egui_kittest::{Harness, Node};
use record::Step;
use system::Folders;
use table::{Match, Player, Setup, UndoError, reason};
use whispers::shell::Shell;

use crate::support::hands::{announcements, click, game, names, open};
use crate::support::stage;
use crate::window::{SIZE, base, on_table};

/// A window in which a person decides, after this number of decisions.
fn table(folder: &std::path::Path, moves: usize) -> Harness<'static, Shell> {
    let mut harness = on_table(folder, moves);
    harness.run_steps(2);
    harness
}

fn name(node: &Node<'_>) -> String {
    let node = node.accesskit_node();
    node.label().or_else(|| node.value()).unwrap_or_default()
}

/// The widget of the log with this text.
fn line<'a>(harness: &'a Harness<'_, Shell>, said: &str) -> Node<'a> {
    let mut nodes: Vec<Node<'a>> = harness
        .root()
        .children_recursive()
        .filter(|node| name(node) == said && node.accesskit_node().role() != Role::TextRun)
        .collect();
    // The newest line is also an announcement, which comes first.
    nodes.pop().unwrap_or_else(|| panic!("no {said:?} in {:?}", names(harness)))
}

/// The texts that appear only while the pointer is at this place.
fn tooltip(harness: &mut Harness<'_, Shell>, at: Pos2) -> Vec<String> {
    harness.hover_at(Pos2::new(640.0, 400.0));
    harness.run_steps(6);
    let before = names(harness);
    harness.hover_at(at);
    harness.run_steps(6);
    names(harness).into_iter().filter(|name| !before.contains(name)).collect()
}

#[test]
fn a_line_that_tells_a_decision_says_why_and_nothing_of_what_would_have_been_better() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = table(folder.path(), 4);
    let speech = base::speech();
    click(&mut harness, "Full log (L)");
    harness.run_steps(6);
    let (mut own, mut rivals) = (0, 0);
    let viewer = game(&harness).state().mover();
    for number in 1..=4 {
        let step = game(&harness).steps()[number - 1].clone();
        let said = speech.event(game(&harness), &step.events[0], viewer).unwrap();
        let claim = table::claim(game(&harness), number).unwrap();
        let claim = speech.claim(game(&harness).setup(), claim).unwrap();
        let node = line(&harness, &said);
        assert_eq!(node.accesskit_node().description().as_deref(), Some(claim.as_str()), "{said}");
        let at = node.rect().center();
        let told = tooltip(&mut harness, at);
        let why = told.iter().find(|name| name.starts_with(&claim)).unwrap_or_else(|| panic!("{told:?}"));
        assert_eq!(*why, claim);
        *if Some(step.society) == viewer { &mut own } else { &mut rivals } += 1;
    }
    assert!(own > 0 && rivals > 0);
}

/// Saves a finished match of one round against a bot.
fn against_a_bot(folder: &std::path::Path) {
    let pack = Arc::new(base::pack());
    let mut setup = Setup::new(Arc::clone(&pack), 1, Level::Random, 5);
    setup.house.set("rounds", "1", &pack.rules.raw).unwrap();
    let mut game = Match::new(setup).unwrap();
    game.save_as(&Folders::new(Some(folder.to_owned())).new_match()).unwrap();
    testing::random_matches::play_by_chance(&mut game, 5, |_| true);
}

#[test]
fn after_the_end_the_table_tells_what_decided_of_everybody_and_nothing_can_be_undone() {
    let folder = tempfile::tempdir().unwrap();
    against_a_bot(folder.path());
    let mut harness = open(folder.path(), SIZE);
    crate::support::hands::go_on(&mut harness);
    harness.key_press(egui::Key::Space);
    harness.run_steps(2);
    click(&mut harness, "Replay");
    let speech = base::speech();
    let game = game(&harness);
    assert!(game.state().is_over() && game.can_undo() == Err(UndoError::Over));
    let person = game.world().societies().find(|society| game.player(*society) == Player::Human);
    let told = |(number, step): &(usize, &Step)| {
        let reason = reason(game, *number, person)?;
        let said = speech.event(game, step.events.first()?, person)?;
        (Some(step.society) != person).then_some((reason.weighed?, said))
    };
    let (_, said) = (1..).zip(game.steps()).filter_map(|step| told(&step)).last().unwrap();
    click(&mut harness, "Full log (L)");
    // All turns except the newest are collapsed.
    let turns =
        names(&harness).into_iter().filter(|name| name.contains(" · ") && !name.starts_with("Replay: "));
    for turn in turns.filter(|name| name.contains("· Rat: ")).collect::<Vec<String>>() {
        line(&harness, &turn).scroll_to_me();
        harness.run_steps(6);
        click(&mut harness, &turn);
    }
    line(&harness, &said).scroll_to_me();
    harness.run_steps(6);
    let at = line(&harness, &said).rect().center();
    let why = tooltip(&mut harness, at);
    assert!(why.iter().any(|name| name.contains(" the best alternative")), "{said}: {why:?}");
    // The first Escape closes the log.
    for _ in 0..2 {
        harness.key_press(egui::Key::Escape);
        harness.run_steps(2);
    }
    assert!(names(&harness).iter().any(|name| name == "New match"));
}

#[test]
fn the_choices_of_a_hint_say_what_they_do_and_why() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = table(folder.path(), 0);
    click(&mut harness, "Hint");
    let wait = |harness: &mut Harness<'_, Shell>, start: &str| {
        stage::wait(harness, start, |harness| {
            announcements(harness).into_iter().find(|said| said.starts_with(start))
        })
    };
    wait(&mut harness, "Look at ");
    click(&mut harness, "Hint");
    wait(&mut harness, "1. ");
    click(&mut harness, "Why?");
    let best = wait(&mut harness, "1. ");
    let claims = names(&harness).into_iter().filter(|name| name.starts_with("Controls "));
    let claims: std::collections::BTreeSet<String> = claims.collect();
    assert_eq!(claims.len(), 3, "{:?}", names(&harness));
    assert!(claims.iter().all(|claim| claim.contains("ersus choice ")), "{claims:?}");
    assert!(best.lines().all(|line| line.contains("ersus choice ")), "{best}");
}
