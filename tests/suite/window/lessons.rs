//! Lessons: played by mouse and keyboard to their end, left and continued. They never appear among the
//! matches.

use std::collections::BTreeSet;
use std::sync::Arc;

use egui::Key;
use egui_kittest::Harness;
use egui_kittest::kittest::NodeT;
use packs::{Lesson, LessonStep, LessonTask, Point};
use rules::*;
use system::Folders;
use whispers::shell::Shell;

use crate::support::base::speech;
use crate::support::hands::{self, Touch, click, click_where, decide, game, keyboard, mouse, names, open};
use crate::window::{SIZE, base, saved};

const LEARN: &str = "Learn to play";

fn lessons() -> Vec<Arc<Lesson>> {
    base::pack().lessons
}

/// A window with a lesson that was opened from the title.
fn at_lesson(folder: &std::path::Path, lesson: usize) -> Harness<'static, Shell> {
    let mut harness = open(folder, SIZE);
    click(&mut harness, LEARN);
    let start = format!("{}. ", lesson + 1);
    click_where(&mut harness, "the lesson", |name| name.starts_with(&start));
    harness
}

/// The number of the current step and of all steps, as the lesson shows them.
fn step(harness: &Harness<'_, Shell>) -> Option<String> {
    names(harness).into_iter().find(|name| name.starts_with("step ") && name.contains(" of "))
}

/// True if a widget has this name.
fn shows(harness: &Harness<'_, Shell>, name: &str) -> bool {
    names(harness).iter().any(|other| other == name)
}

/// True if a screen reader announces a text that begins like this.
fn says(harness: &Harness<'_, Shell>, start: &str) -> bool {
    let status = egui::accesskit::Role::Status;
    let mut nodes = harness.root().children_recursive();
    nodes.any(|node| {
        let node = node.accesskit_node();
        node.role() == status && node.label().is_some_and(|label| label.starts_with(start))
    })
}

/// Waits until the recorded moves of the lesson have been shown.
fn arrive(harness: &mut Harness<'_, Shell>) {
    for _ in 0..3000 {
        if !shows(harness, "Skip ahead") {
            return;
        }
        harness.step();
    }
}

/// Plays one step of a lesson, and checks its text.
fn take_step(harness: &mut Harness<'_, Shell>, lesson: &Lesson, number: usize, touch: Touch) {
    let speech = speech();
    let at = &lesson.steps[number];
    assert_eq!(step(harness), Some(step_name(lesson, number)));
    // The text of a step may wait for the recorded moves that the step shows.
    arrive(harness);
    let said = speech.lesson_step(&lesson.id, &at.id);
    assert!(!said.is_empty() && shows(harness, &said), "{}: {said:?} is not said", at.id);
    let needed = lesson.taken_before(number + 1);
    while game(harness).steps().len() < needed {
        let (action, _) = lesson.moves[game(harness).steps().len()].clone();
        let before = game(harness).steps().len();
        decide(harness, speech, action, touch);
        // After the decision, recorded moves may follow at once.
        assert!(game(harness).steps().len() > before, "{}: {:?}", at.id, names(harness));
    }
    match at.task {
        LessonTask::Read => touch(harness, "next", 0, &|name| name == "Next"),
        LessonTask::Guess { right, .. } => {
            let name = speech.empire(right);
            touch(harness, "answer", 0, &|other| other == name);
        }
        LessonTask::Decide { .. } | LessonTask::Any { .. } => {}
    }
    harness.run();
}

fn press_enter(harness: &mut Harness<'_, Shell>) {
    harness.key_press(Key::Enter);
    harness.run();
}

/// The number of words on the card of a step. `number` counts from 0.
fn words(lesson: &Lesson, number: usize) -> usize {
    speech().lesson_step(&lesson.id, &lesson.steps[number].id).split_whitespace().count()
}

/// The name of a step as the lesson shows it. `number` counts from 0.
fn step_name(lesson: &Lesson, number: usize) -> String {
    format!("step {} of {}", number + 1, lesson.steps.len())
}

/// Plays a lesson from its first step to its end, and checks the text of each step.
fn take(harness: &mut Harness<'_, Shell>, lesson: &Lesson, touch: Touch) {
    for number in 0..lesson.steps.len() {
        take_step(harness, lesson, number, touch);
    }
    let learned = speech().lesson_learned(&lesson.id);
    assert!(names(harness).iter().any(|name| name.starts_with(&learned)));
}

#[test]
fn every_lesson_is_taken_to_its_end_by_mouse() {
    let folder = tempfile::tempdir().unwrap();
    let lessons = lessons();
    let mut harness = at_lesson(folder.path(), 0);
    for (number, lesson) in lessons.iter().enumerate() {
        take(&mut harness, lesson, mouse);
        if let Some(next) = lessons.get(number + 1) {
            let name = format!("Next: {}", speech().lesson_name(&next.id));
            click(&mut harness, &name);
        }
    }
    click(&mut harness, "Lessons");
    let done = names(&harness).iter().filter(|name| name.ends_with(", done")).count();
    assert_eq!(done, lessons.len());
    // Lessons are not saved as matches.
    assert!(Folders::new(Some(folder.path().to_owned())).saved_matches().unwrap().is_empty());
    click(&mut harness, "Back");
    assert!(!names(&harness).iter().any(|name| name.starts_with("Continue")));
}

#[test]
fn a_lesson_is_taken_to_its_end_by_keyboard() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = at_lesson(folder.path(), 2);
    take(&mut harness, &lessons()[2], keyboard);
}

#[test]
fn enter_alone_goes_through_what_is_only_read() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = at_lesson(folder.path(), 1);
    let lesson = &lessons()[1];
    // The first step asks for a decision, which Enter alone does not take.
    press_enter(&mut harness);
    assert_eq!(step(&harness), Some(step_name(lesson, 0)));
    assert_eq!(game(&harness).steps().len(), lesson.taken_before(0));
    let last = lesson.steps.len() - 1;
    (0..last).for_each(|number| take_step(&mut harness, lesson, number, mouse));
    // The last step is read once the rivals have played.
    assert!(lesson.steps[last].plays > 0 && lesson.steps[last].task == LessonTask::Read);
    arrive(&mut harness);
    harness.run();
    press_enter(&mut harness);
    assert_eq!(step(&harness), None);
    assert!(names(&harness).iter().any(|name| name.starts_with(&speech().lesson_learned(&lesson.id))));
}

#[test]
fn what_a_step_does_not_want_is_answered_and_not_done() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = at_lesson(folder.path(), 0);
    let speech = speech();
    let (before, asked) = (step(&harness), "That's legal, but not what this lesson is about.");
    let other = game(&harness).world().parse_action("deploy bear.chancellor").unwrap();
    assert!(game(&harness).legal().contains(&other));
    decide(&mut harness, speech, other, mouse);
    harness.run();
    assert_eq!((step(&harness), game(&harness).steps().len()), (before.clone(), 0));
    assert!(says(&harness, asked), "{:?}", names(&harness));
    harness.key_press(Key::H);
    harness.run();
    assert!(says(&harness, "The lesson's box tells you"), "{:?}", names(&harness));
    let wanted = game(&harness).world().parse_action("deploy lion.chancellor").unwrap();
    decide(&mut harness, speech, wanted, mouse);
    assert_ne!(step(&harness), before);
}

#[test]
fn a_click_on_a_place_that_a_step_points_at_takes_its_only_choice() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = at_lesson(folder.path(), 1);
    let lesson = &lessons()[1];
    let farm = lesson.steps[0].points.iter().find_map(|point| match point {
        Point::Region(region) => Some(speech().region(*region)),
        _ => None,
    });
    let farm = format!("{}, ", farm.unwrap());
    hands::mouse(&mut harness, "the farm", 0, &|name| name.starts_with(&farm));
    harness.run();
    assert_eq!(step(&harness), Some(step_name(lesson, 1)));
}

#[test]
fn a_wrong_answer_has_a_reason_of_its_own() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = at_lesson(folder.path(), 4);
    let lesson = &lessons()[4];
    let guess = lesson.steps.iter().position(|step| matches!(step.task, LessonTask::Guess { .. })).unwrap();
    for number in 0..guess {
        take_step(&mut harness, lesson, number, mouse);
    }
    arrive(&mut harness);
    click(&mut harness, "Bear");
    let own = speech().lesson_wrong(&lesson.id, &lesson.steps[guess].id).unwrap();
    assert!(says(&harness, &own), "{:?}", names(&harness));
    click(&mut harness, "Horse");
    assert_eq!(step(&harness), Some(step_name(lesson, guess + 1)));
}

#[test]
fn a_question_in_play_has_its_own_answer_to_a_wrong_decision() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = at_lesson(folder.path(), 2);
    let lesson = &lessons()[2];
    let own = speech().lesson_wrong(&lesson.id, &lesson.steps[0].id).unwrap();
    let wrong = game(&harness).world().parse_action("deploy bear.sheriff").unwrap();
    decide(&mut harness, speech(), wrong, mouse);
    harness.run();
    assert_eq!(step(&harness), Some(step_name(lesson, 0)));
    assert!(says(&harness, &own), "{:?}", names(&harness));
}

#[test]
fn lessons_begin_with_doing_and_ask_again_for_what_was_learned() {
    let lessons = lessons();
    for (number, lesson) in lessons.iter().enumerate() {
        let id = &lesson.id;
        assert!(lesson.steps[0].plays == 0 && lesson.steps[0].task != LessonTask::Read, "{id}");
        assert!(words(lesson, 0) <= 25, "{id}: the first card is long");
        assert!((0..lesson.steps.len()).all(|step| words(lesson, step) <= 40), "{id}: a card is long");
        let is_read = |two: &[LessonStep]| two.iter().all(|step| step.task == LessonTask::Read);
        assert!(!lesson.steps.windows(2).any(is_read), "{id}: two cards to read in a row");
        let asks = lesson.steps.iter().any(|step| {
            matches!(step.task, LessonTask::Decide { .. }) && speech().lesson_wrong(id, &step.id).is_some()
        });
        assert!(number < 2 || asks, "{id} asks for nothing learned before");
    }
    let of_lesson =
        |lesson: &Arc<Lesson>| (0..lesson.steps.len()).map(|step| words(lesson, step)).sum::<usize>();
    let all: usize = lessons.iter().map(of_lesson).sum();
    assert!(all <= 700, "{all} words take longer than four minutes");
}

#[test]
fn a_lesson_that_is_left_goes_on_where_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let lesson = &lessons()[1];
    {
        let mut harness = at_lesson(folder.path(), 1);
        take_step(&mut harness, lesson, 0, mouse);
        take_step(&mut harness, lesson, 1, mouse);
        assert_eq!(step(&harness), Some(step_name(lesson, 2)));
    }
    let mut harness = open(folder.path(), SIZE);
    click(&mut harness, LEARN);
    let state = format!(", {}", step_name(lesson, 2));
    assert!(names(&harness).iter().any(|name| name.starts_with("2. ") && name.ends_with(&state)));
    click(&mut harness, "Continue");
    assert_eq!(step(&harness), Some(step_name(lesson, 2)));
    assert_eq!(game(&harness).steps().len(), lesson.taken_before(2));
    // The button *Previous step* also undoes the actions of the step.
    click(&mut harness, "Previous step");
    assert_eq!(game(&harness).steps().len(), lesson.taken_before(1));
    // The menu restarts the lesson.
    click(&mut harness, "Menu");
    click(&mut harness, "Restart lesson");
    assert_eq!(step(&harness), Some(step_name(lesson, 0)));
}

#[test]
fn lessons_and_a_first_match_come_first_until_a_match_is_over() {
    let newcomer = |folder: &std::path::Path| {
        let mut harness =
            hands::newcomer_with(Harness::builder().with_size(SIZE), folder, crate::support::base::pack());
        harness.run_steps(2);
        harness
    };
    let folder = tempfile::tempdir().unwrap();
    let harness = newcomer(folder.path());
    let all = names(&harness);
    let place = |wanted: &str| all.iter().position(|name| name == wanted).unwrap();
    assert!(
        place("Learn to play (15 minutes)") < place("Play now") && place("Play now") < place("New match")
    );
    // A match that is not over changes nothing, one that is over does.
    saved(folder.path(), 2, 1, "", 3);
    assert!(names(&newcomer(folder.path())).iter().any(|name| name == "Play now"));
    let over = tempfile::tempdir().unwrap();
    saved(over.path(), 2, 1, "", usize::MAX);
    assert!(!names(&newcomer(over.path())).iter().any(|name| name == "Play now"));
}

#[test]
fn a_newcomers_first_button_opens_the_first_lesson_and_the_second_a_short_match_against_novices() {
    let folder = tempfile::tempdir().unwrap();
    let open = || {
        hands::newcomer_with(Harness::builder().with_size(SIZE), folder.path(), crate::support::base::pack())
    };
    let mut harness = open();
    click(&mut harness, "Learn to play (15 minutes)");
    assert_eq!(step(&harness), Some(format!("step 1 of {}", lessons()[0].steps.len())));
    let mut harness = open();
    click(&mut harness, "Play now");
    harness.run_steps(3);
    let setup = game(&harness).setup();
    assert_eq!((setup.seats.len(), setup.house.rounds), (3, 2));
    let novice = table::Player::even(bots::Level::Novice);
    assert!(setup.seats[1..].iter().all(|seat| seat.player == novice));
}

/// True if a lesson's pointer is at a certain part of the table.
type Is = fn(&Point) -> bool;

/// The parts of the table that lessons must explain, including every icon. Buttons have tooltips.
fn all_parts() -> Vec<(&'static str, Is)> {
    vec![
        ("tokens with their multipliers, covered and open", |p| {
            matches!(p, Point::Slots(_) | Point::Slot(..))
        }),
        ("points that are known of a rival", |p| matches!(p, Point::Known(_))),
        ("one's own points", |p| matches!(p, Point::Score)),
        ("agents in hand", |p| matches!(p, Point::Agents(_))),
        ("a rival's cards", |p| matches!(p, Point::Cards(_))),
        ("the line of the round", |p| matches!(p, Point::Track)),
        ("the number of the round", |p| matches!(p, Point::Round)),
        ("the round marker", |p| matches!(p, Point::Marker)),
        ("a phase", |p| matches!(p, Point::Phase(_))),
        ("an empire's turn", |p| matches!(p, Point::Turn(_))),
        ("a council with its printed actions", |p| matches!(p, Point::Council(_))),
        ("an active position", |p| matches!(p, Point::Position(_))),
        ("an agent's place", |p| matches!(p, Point::Agent(_))),
        ("the supply", |p| matches!(p, Point::Supply(_))),
        ("a deck", |p| matches!(p, Point::Deck(_))),
        ("how many cities an empire has", |p| matches!(p, Point::Cities(_))),
        ("a card with its costs", |p| matches!(p, Point::Card(_))),
        ("the hand", |p| matches!(p, Point::Hand)),
        ("the sheet of an exchange", |p| matches!(p, Point::Exchange)),
        ("what is asked", |p| matches!(p, Point::Prompt)),
        ("the log", |p| matches!(p, Point::Log)),
    ]
}

#[test]
fn every_part_of_the_table_and_every_icon_of_the_map_is_pointed_at() {
    let pack = base::pack();
    let points: Vec<(String, Point)> = pack
        .lessons
        .iter()
        .flat_map(|lesson| &lesson.steps)
        .flat_map(|step| step.points.iter().map(|point| (step.id.clone(), *point)))
        .collect();
    for (part, is) in all_parts() {
        assert!(points.iter().any(|(_, point)| is(point)), "no lesson points at {part}");
    }
    // Each icon of a region has a step of the same name, which points at a region with the icon.
    for icon in Icon::PRINTED {
        let shown = points.iter().any(|(step, point)| match point {
            Point::Region(region) => {
                Some(step.as_str()) == icon.printed_id()
                    && pack.rules.raw.regions[region.index()].icons[icon.index()] > 0
            }
            _ => false,
        });
        assert!(shown, "no step is about {icon:?}");
    }
    // A step about armies points at a region with banners.
    let starts = |region: &Region| pack.rules.raw.regions[region.index()].start.is_some();
    assert!(points.iter().any(|(step, p)| step == "army" && matches!(p, Point::Region(r) if starts(r))));
    let kinds: BTreeSet<usize> = pack.lessons.iter().map(|lesson| lesson.seats.len()).collect();
    assert_eq!(kinds, BTreeSet::from([3]), "all lessons are at the same table");
}
