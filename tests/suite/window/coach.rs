//! The coach at the table: it objects before a blunder, which can then be taken back or played anyway.

use bots::{Effort, Prospect};
use egui::Key;
use egui_kittest::{Harness, HarnessBuilder};
use record::Help;
use rules::Action;
use system::Folders;
use table::{CoachFrom, CoachTimes, DecisionAnalysis, Match};
use whispers::settings::Settings;
use whispers::shell::Shell;

use crate::support::base::speech;
use crate::support::hands::{self, Touch, click, game, keyboard, mouse, names, open, open_in, take};
use crate::support::stage;
use crate::window::SIZE;
use testing::random_matches::{last_exchange, new_match, play_until};

const BACK: &str = "Reconsider";
const BEGIN: &str = "Begin";
const PLAY: &str = "Play anyway";

/// The settings with a coach.
fn settings(coach: CoachFrom) -> Settings {
    Settings { coach, coach_times: CoachTimes::Three, ..hands::settings() }
}

/// A table where the person can lose much, with the prospects of all choices, the best first.
fn losing(
    folder: &std::path::Path,
    coach: CoachFrom,
    plain: bool,
) -> (Harness<'static, Shell>, Vec<Prospect>) {
    losing_in(Harness::builder(), folder, coach, plain)
}

/// The table of [`losing`] in a configured window.
fn losing_in(
    window: HarnessBuilder<Shell>,
    folder: &std::path::Path,
    coach: CoachFrom,
    plain: bool,
) -> (Harness<'static, Shell>, Vec<Prospect>) {
    let mut game = new_match(false, 20);
    play_until(&mut game, 20, last_exchange);
    let all = DecisionAnalysis::begin(&game, Effort::HELP).unwrap().prospects();
    if plain {
        let mut setup = game.setup().clone();
        (setup.plain, setup.first) = (true, Some(game.deal().first));
        let mut other = Match::new(setup).unwrap();
        game.steps().iter().for_each(|step| drop(other.play_named(step.action, &step.outcomes)));
        assert_eq!(other.state(), game.state());
        game = other;
    }
    game.save_in(&Folders::new(Some(folder.to_owned())));
    let mut harness = open_in(window.with_size(SIZE), folder);
    let ctx = harness.ctx.clone();
    harness.state_mut().apply_settings(&ctx, settings(coach));
    harness.state_mut().show(&ctx, game);
    harness.run_steps(3);
    (harness, all)
}

fn decide(harness: &mut Harness<'_, Shell>, action: Action, touch: Touch) {
    take(harness, speech(), action, touch);
}

/// Waits until the coach objects or a decision after the first `steps` is taken. Returns true if the coach
/// objects.
fn speaks(harness: &mut Harness<'_, Shell>, steps: usize) -> bool {
    let speaks = stage::wait(harness, "the coach", |harness| {
        let speaks = names(harness).iter().any(|name| name == BACK);
        (speaks || game(harness).steps().len() > steps).then_some(speaks)
    });
    if speaks {
        harness.run_steps(2);
    }
    speaks
}

fn used(harness: &Harness<'_, Shell>) -> Vec<Help> {
    game(harness).helped().iter().map(|helped| helped.help).collect()
}

#[test]
fn a_blunder_is_told_once_before_it_is_carried_out_and_can_be_taken_back() {
    let folder = tempfile::tempdir().unwrap();
    let (mut harness, all) = losing(folder.path(), CoachFrom::Ten, false);
    let (best, worst) = (all[0].action, all[all.len() - 1].action);
    let (state, steps) = (*game(&harness).state(), game(&harness).steps().len());
    decide(&mut harness, worst, mouse);
    assert!(speaks(&mut harness, steps));
    let said = names(&harness);
    assert!(said.iter().any(|name| name.starts_with("Blunder: “")), "{said:?}");
    assert!(said.iter().any(|name| name.starts_with("Better: “")), "{said:?}");
    assert!(said.iter().any(|name| name.contains("has 2 warnings left")), "{said:?}");
    assert_eq!((*game(&harness).state(), game(&harness).steps().len()), (state, steps));
    click(&mut harness, BACK);
    harness.run_steps(2);
    assert!(!names(&harness).iter().any(|name| name == PLAY));
    assert_eq!(game(&harness).steps().len(), steps);
    // The better choice stays marked until the next decision.
    let said = names(&harness);
    assert!(said.iter().any(|name| name.ends_with("Hint: look here.")), "{said:?}");
    assert_eq!(used(&harness), [Help::Coach, Help::TakenBack]);
    let record = std::fs::read_to_string(game(&harness).journal().unwrap().path()).unwrap();
    assert_eq!(record.matches("\"help coach 0\"").count(), 1, "{record}");
    assert_eq!(record.matches("\"help taken-back 0\"").count(), 1);
    decide(&mut harness, worst, mouse);
    assert!(!speaks(&mut harness, steps), "it has warned about this decision");
    assert_eq!(game(&harness).steps()[steps].action, worst);
    assert_ne!(worst, best);
}

#[test]
fn a_click_that_was_meant_for_the_table_does_not_answer_the_coach() {
    let folder = tempfile::tempdir().unwrap();
    let slow = Harness::builder().with_step_dt(0.01);
    let (mut harness, all) = losing_in(slow, folder.path(), CoachFrom::Ten, false);
    let steps = game(&harness).steps().len();
    decide(&mut harness, all[all.len() - 1].action, mouse);
    assert!(speaks(&mut harness, steps));
    click(&mut harness, PLAY);
    assert_eq!(game(&harness).steps().len(), steps);
    harness.run_steps(50);
    click(&mut harness, PLAY);
    assert_eq!(game(&harness).steps().len(), steps + 1);
}

#[test]
fn by_keyboard_a_blunder_is_taken_back_or_played_and_the_best_is_never_in_question() {
    let [enter, escape] = [Key::Enter, Key::Escape].map(|key| {
        let folder = tempfile::tempdir().unwrap();
        let (mut harness, all) = losing(folder.path(), CoachFrom::Ten, false);
        let steps = game(&harness).steps().len();
        decide(&mut harness, all[all.len() - 1].action, keyboard);
        assert!(speaks(&mut harness, steps));
        // The button that takes the choice back has the focus.
        harness.key_press(key);
        harness.run_steps(3);
        (game(&harness).steps().len() - steps, used(&harness))
    });
    assert_eq!(enter, (0, vec![Help::Coach, Help::TakenBack]));
    assert_eq!(escape, enter);

    let folder = tempfile::tempdir().unwrap();
    let (mut harness, all) = losing(folder.path(), CoachFrom::Ten, false);
    let steps = game(&harness).steps().len();
    decide(&mut harness, all[0].action, keyboard);
    assert!(!speaks(&mut harness, steps));
    assert_eq!(game(&harness).steps()[steps].action, all[0].action);

    let folder = tempfile::tempdir().unwrap();
    let (mut harness, all) = losing(folder.path(), CoachFrom::Ten, false);
    let worst = all[all.len() - 1].action;
    decide(&mut harness, worst, keyboard);
    assert!(speaks(&mut harness, steps));
    keyboard(&mut harness, PLAY, 0, &|name| name == PLAY);
    harness.run_steps(2);
    assert_eq!((game(&harness).steps()[steps].action, used(&harness)), (worst, vec![Help::Coach]));
}

#[test]
fn the_coach_is_silent_where_it_is_turned_off_in_a_plain_match_and_where_nothing_is_kept() {
    for (coach, plain) in [(CoachFrom::Off, false), (CoachFrom::Three, true)] {
        let folder = tempfile::tempdir().unwrap();
        let (mut harness, all) = losing(folder.path(), coach, plain);
        let steps = game(&harness).steps().len();
        decide(&mut harness, all[all.len() - 1].action, mouse);
        assert!(!speaks(&mut harness, steps), "{coach:?}, {plain}");
        assert!(used(&harness).is_empty());
    }
}

#[test]
fn in_a_plain_match_the_hint_is_refused_with_the_reason() {
    let folder = tempfile::tempdir().unwrap();
    let (mut harness, _) = losing(folder.path(), CoachFrom::Three, true);
    let why = "A plain match has no hints, coach or suspicions until it is over.";
    assert!(names(&harness).iter().any(|name| name == "Plain"), "{:?}", names(&harness));
    assert!(!names(&harness).iter().any(|name| name == "Hint"));
    harness.key_press(Key::H);
    harness.run_steps(3);
    assert!(names(&harness).iter().any(|name| name == why), "{:?}", names(&harness));
}

#[test]
fn a_plain_match_is_set_up_by_a_click_and_the_next_one_is_again() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = open(folder.path(), SIZE);
    hands::customise(&mut harness);
    click(&mut harness, "Plain match");
    click(&mut harness, BEGIN);
    harness.run_steps(3);
    assert!(game(&harness).is_plain());
    let record = std::fs::read_to_string(game(&harness).journal().unwrap().path()).unwrap();
    assert!(record.contains("\nplain = true\n"));
    drop(harness);
    let mut harness = open(folder.path(), SIZE);
    click(&mut harness, "Load match");
    harness.run_steps(2);
    let told = names(&harness);
    assert!(told.iter().any(|name| name.ends_with(", Plain match")), "{told:?}");
    click(&mut harness, "Back");
    hands::customise(&mut harness);
    click(&mut harness, BEGIN);
    harness.run_steps(3);
    assert!(game(&harness).is_plain());
}
