//! What is different in the first matches of a person: notes, a silent coach, and advice at the end.

use bots::{Effort, Level};
use egui::Key;
use egui_kittest::Harness;
use egui_kittest::kittest::NodeT;
use rules::Action;
use system::Folders;
use table::{CoachFrom, CoachTimes, DecisionAnalysis, Match, Player};
use testing::random_matches::{new_match, play_until};
use whispers::settings::Settings;
use whispers::shell::Shell;

use crate::support::base::{pack, speech};
use crate::support::hands::{self, click, decide, game, mouse, names, newcomer_with, open};
use crate::window::SIZE;

/// The part of the note about the aim of the match that is the same in every match.
const GOAL: &str = "Most points wins.";

fn newcomer(folder: &std::path::Path) -> Harness<'static, Shell> {
    let mut harness = newcomer_with(Harness::builder().with_size(SIZE), folder, pack());
    harness.run_steps(2);
    harness
}

fn says(harness: &Harness<'_, Shell>, text: &str) -> bool {
    names(harness).iter().any(|name| name.contains(text))
}

/// Shows a match that is saved.
fn show(harness: &mut Harness<'_, Shell>, folder: &std::path::Path, mut game: Match) {
    game.save_in(&Folders::new(Some(folder.to_owned())));
    let ctx = harness.ctx.clone();
    harness.state_mut().show(&ctx, game);
    harness.run_steps(3);
}

/// Waits until the player has to place an agent.
fn until_agents_are_placed(harness: &mut Harness<'_, Shell>) {
    while game(harness).human_to_move().is_none()
        || !matches!(game(harness).legal()[0], Action::DeployPosition(_))
    {
        harness.step();
    }
    harness.run_steps(3);
}

fn places(game: &Match) -> bool {
    let legal = game.legal();
    legal.len() > 1 && legal.iter().all(|action| matches!(action, Action::Place(_)))
}

#[test]
fn what_can_be_done_for_the_first_time_is_explained_once() {
    let folder = tempfile::tempdir().unwrap();
    let note = speech().text("note-agent");
    let mut harness = newcomer(folder.path());
    click(&mut harness, "Play now");
    harness.run_steps(3);
    until_agents_are_placed(&mut harness);
    // The first note of all says what counts in the match, and that the match is short.
    let goal = |harness: &Harness<'_, Shell>| names(harness).into_iter().find(|name| name.contains(GOAL));
    let said = goal(&harness).unwrap_or_else(|| panic!("{:?}", names(&harness)));
    assert!(said.ends_with("Short match: 2 rounds, not 4."), "{said}");
    assert!(said.split_whitespace().count() <= 40, "{said}");
    assert!(!says(&harness, &note));
    click(&mut harness, "Got it");
    harness.run_steps(2);
    assert!(goal(&harness).is_none());
    assert!(says(&harness, &note), "{:?}", names(&harness));
    click(&mut harness, "Got it");
    harness.run_steps(2);
    assert!(!says(&harness, &note));
    // They do not come back, not even in another window.
    drop(harness);
    let mut harness = newcomer(folder.path());
    click(&mut harness, "Play now");
    harness.run_steps(3);
    until_agents_are_placed(&mut harness);
    assert!(!says(&harness, &note) && goal(&harness).is_none());
}

#[test]
fn the_log_begins_below_a_note() {
    for size in [[1280.0, 800.0], [1024.0, 640.0]] {
        let folder = tempfile::tempdir().unwrap();
        let mut harness = newcomer_with(Harness::builder().with_size(size), folder.path(), pack());
        harness.run_steps(2);
        click(&mut harness, "Play now");
        harness.run_steps(3);
        until_agents_are_placed(&mut harness);
        let nodes: Vec<(String, egui::Rect)> = harness
            .root()
            .children_recursive()
            .filter(|node| node.accesskit_node().bounding_box().is_some())
            .filter_map(|node| Some((hands::name(&node)?, node.rect())))
            .collect();
        let (_, note) = nodes.iter().find(|(name, _)| name.contains(GOAL)).unwrap();
        let is_of_note = |name: &str| name.contains(GOAL) || name == "Got it";
        let under: Vec<_> =
            nodes.iter().filter(|(name, at)| !is_of_note(name) && at.shrink(2.0).intersects(*note)).collect();
        assert!(under.is_empty(), "{size:?}: {under:?} under {note:?}");
    }
}

#[test]
fn a_note_goes_with_the_decision_and_experienced_players_see_none() {
    let folder = tempfile::tempdir().unwrap();
    let note = speech().text("note-banner");
    let mut game_at = new_match(false, 3);
    play_until(&mut game_at, 3, places);
    let mut harness = newcomer(folder.path());
    show(&mut harness, folder.path(), game_at.copied());
    assert!(says(&harness, &note), "{:?}", names(&harness));
    while places(game(&harness)) {
        let action = game(&harness).legal()[0];
        decide(&mut harness, speech(), action, mouse);
        harness.run_steps(3);
    }
    assert!(!says(&harness, &note));
    let folder = tempfile::tempdir().unwrap();
    let mut harness = open(folder.path(), SIZE);
    show(&mut harness, folder.path(), game_at);
    assert!(!says(&harness, &note));
}

#[test]
fn a_typed_number_places_so_many_banners_in_the_region_under_the_pointer() {
    let folder = tempfile::tempdir().unwrap();
    let mut game_at = new_match(false, 3);
    // Two banners can be placed in one region, one after another.
    let two = |game: &Match| {
        places(game) && {
            let mut copy = game.copied();
            let first = game.legal()[0];
            (0..2).all(|_| copy.legal().contains(&first) && copy.play(first).is_ok())
        }
    };
    play_until(&mut game_at, 3, two);
    let Action::Place(region) = game_at.legal()[0] else { unreachable!() };
    let before = game_at.state().banners(region);
    let mut harness = open(folder.path(), SIZE);
    show(&mut harness, folder.path(), game_at);
    let name = speech().region(region);
    hands::point(&mut harness, "the region", &|label| label.starts_with(&format!("{name}, ")));
    harness.key_press(Key::Num2);
    for _ in 0..10 {
        harness.step();
    }
    assert_eq!(game(&harness).state().banners(region), before + 2);
}

#[test]
fn the_coach_is_silent_in_the_first_round_of_a_beginner() {
    let loses = |game: &Match, effort: Effort| {
        let all = DecisionAnalysis::begin(game, effort).map(|analysis| analysis.prospects());
        all.is_some_and(|all| all.len() > 1 && all[0].win - all[all.len() - 1].win > 0.06)
    };
    let blunders =
        |game: &Match| game.state().round() == 1 && loses(game, Effort::QUICK) && loses(game, Effort::HELP);
    let with_blunder = |seed: u64| {
        let mut game = new_match(false, seed);
        play_until(&mut game, seed, |game| game.state().round() > 1 || blunders(game));
        blunders(&game).then_some(game)
    };
    let game_at = (20..60).find_map(with_blunder).unwrap();
    let all = DecisionAnalysis::begin(&game_at, Effort::HELP).unwrap().prospects();
    let worst = all[all.len() - 1].action;
    for (beginner, warns) in [(true, false), (false, true)] {
        let folder = tempfile::tempdir().unwrap();
        let mut harness = if beginner { newcomer(folder.path()) } else { open(folder.path(), SIZE) };
        let ctx = harness.ctx.clone();
        let settings =
            Settings { coach: CoachFrom::Three, coach_times: CoachTimes::Three, ..hands::settings() };
        harness.state_mut().apply_settings(&ctx, settings);
        show(&mut harness, folder.path(), game_at.copied());
        let steps = game(&harness).steps().len();
        hands::take(&mut harness, speech(), worst, mouse);
        let spoke = crate::support::stage::wait(&mut harness, "the coach or the decision", |harness| {
            let spoke = says(harness, "Reconsider");
            (spoke || game(harness).steps().len() > steps).then_some(spoke)
        });
        assert_eq!(spoke, warns);
    }
}

#[test]
fn after_a_first_match_a_sentence_says_what_decided_it_and_what_to_try() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = newcomer(folder.path());
    click(&mut harness, "Play now");
    harness.run_steps(3);
    let mut over = game(&harness).copied();
    testing::random_matches::play_by_chance(&mut over, 5, |_| true);
    show(&mut harness, folder.path(), over);
    harness.key_press(Key::Space);
    harness.run_steps(4);
    assert!(says(&harness, " decided it: "), "{:?}", names(&harness));
    // The advice depends on what happened in the match.
    assert!(says(&harness, "Next: ") || says(&harness, "Next time: "), "{:?}", names(&harness));
    let before = game(&harness).setup().clone();
    click(&mut harness, "Rematch");
    harness.run_steps(3);
    let rematch = game(&harness).setup();
    assert_eq!((&rematch.seats, rematch.house), (&before.seats, before.house));
    assert_ne!(rematch.seed, before.seed);
    assert!(rematch.seats[1..].iter().all(|seat| seat.player == Player::even(Level::Novice)));
}
