//! Puzzles in the window: they are solved by mouse and keyboard, wrong answers are explained, and solutions
//! are saved. The daily deal is started from its card.

use std::sync::Arc;

use egui_kittest::Harness;
use packs::{Answer, Goal, Pack, Puzzle};
use speech::Speech;
use system::Day;
use table::{PuzzleAttempt, PuzzleProgress, deal_of, puzzle_of};
use whispers::shell::Shell;

use crate::support::base;
use crate::support::hands::{self, Touch, click, click_where, game, keyboard, mouse, names, open, take};
use crate::window::SIZE;

fn today() -> Day {
    Day::parse("2026-11-23").unwrap()
}

fn list(folder: &std::path::Path) -> Harness<'static, Shell> {
    let mut harness = open(folder, SIZE);
    harness.state_mut().set_today(today());
    click(&mut harness, "Puzzles");
    harness
}

fn says(harness: &Harness<'_, Shell>, part: &str) -> bool {
    names(harness).iter().any(|name| name.contains(part))
}

/// Opens the first puzzle with a goal that passes, from the list.
fn opened(harness: &mut Harness<'_, Shell>, pack: &Arc<Pack>, goal: fn(Goal) -> bool) -> Puzzle {
    let at = pack.puzzles.iter().position(|puzzle| goal(puzzle.goal)).unwrap();
    click_where(harness, "a puzzle", |name| name.starts_with(&format!("{}. ", at + 1)));
    pack.puzzles[at].clone()
}

/// Solves a puzzle about cities after a wrong answer.
fn solve(touch: Touch) {
    let folder = tempfile::tempdir().unwrap();
    let pack = Arc::new(base::pack());
    let speech = Speech::new(Arc::clone(&pack));
    let mut harness = list(folder.path());
    let puzzle = opened(&mut harness, &pack, |goal| matches!(goal, Goal::Cities(..)));
    let quest = PuzzleAttempt::open(&pack, &puzzle).unwrap();
    assert!(says(&harness, &speech.puzzle_goal(&quest)), "{:?}", names(&harness));
    let wrong = quest.game.legal().into_iter().rev().find(|a| puzzle.answer != Answer::Decision(*a)).unwrap();
    take(&mut harness, &speech, wrong, touch);
    harness.run_steps(3);
    assert!(says(&harness, "After “"), "{:?}", names(&harness));
    assert_eq!(game(&harness).steps().len(), puzzle.moves.len(), "what is wrong is not done");
    touch(&mut harness, "again", 0, &|name| name == "Try again");
    assert!(!says(&harness, "After “"));
    for action in quest.line() {
        take(&mut harness, &speech, action, touch);
        harness.run_steps(3);
    }
    assert!(says(&harness, "Solved."), "{:?}", names(&harness));
    let done = PuzzleProgress::read(folder.path());
    assert!(done.is_solved(&pack.id, &puzzle.id));
    touch(&mut harness, "the list", 0, &|name| name == "All puzzles");
    harness.run_steps(3);
    assert!(says(&harness, &format!("1 of {} solved", pack.puzzles.len())), "{:?}", names(&harness));
}

#[test]
fn a_puzzle_is_solved_by_mouse_and_a_wrong_answer_is_told() {
    solve(mouse);
}

#[test]
fn a_puzzle_is_solved_by_keyboard_alone() {
    solve(keyboard);
}

#[test]
fn a_token_is_named_and_an_answer_that_was_shown_does_not_count() {
    let folder = tempfile::tempdir().unwrap();
    let pack = Arc::new(base::pack());
    let speech = Speech::new(Arc::clone(&pack));
    let mut harness = list(folder.path());
    let puzzle = opened(&mut harness, &pack, |goal| matches!(goal, Goal::Token(..)));
    let Answer::Empire(right) = puzzle.answer else { unreachable!() };
    let wrong = game(&harness).world().empires().find(|empire| *empire != right).unwrap();
    click(&mut harness, &speech.empire(wrong));
    assert!(says(&harness, "It is not "), "{:?}", names(&harness));
    click(&mut harness, "Show answer");
    assert!(says(&harness, &format!("Answer: {}", speech.empire(right))));
    assert!(!PuzzleProgress::read(folder.path()).is_solved(&pack.id, &puzzle.id));
    click(&mut harness, "Next puzzle");
    click(&mut harness, "Back to puzzles");
    opened(&mut harness, &pack, |goal| matches!(goal, Goal::Token(..)));
    click(&mut harness, &speech.empire(right));
    assert!(says(&harness, "Solved.") && PuzzleProgress::read(folder.path()).is_solved(&pack.id, &puzzle.id));
}

#[test]
fn todays_puzzle_and_deal_are_those_of_the_date() {
    let folder = tempfile::tempdir().unwrap();
    let pack = Arc::new(base::pack());
    let speech = Speech::new(Arc::clone(&pack));
    let mut harness = list(folder.path());
    let puzzle = puzzle_of(&pack, today()).unwrap();
    assert!(says(&harness, "Today's puzzle, 2026-11-23") && says(&harness, &speech.puzzle_name(puzzle)));
    click(&mut harness, "Solve it");
    assert_eq!(game(&harness).setup().seed, puzzle.seed);
    click(&mut harness, "Back to puzzles");
    click(&mut harness, "Play");
    let deal = deal_of(&pack, today());
    assert_eq!((game(&harness).setup().seed, &game(&harness).setup().seats), (deal.seed, &deal.seats));
    assert!(game(&harness).journal().is_some(), "the deal of the day is kept as any match");
}

#[test]
fn a_puzzle_is_not_kept_as_a_match_and_escape_leaves_the_list() {
    let folder = tempfile::tempdir().unwrap();
    let pack = Arc::new(base::pack());
    let mut harness = list(folder.path());
    opened(&mut harness, &pack, |goal| goal == Goal::Best);
    assert!(game(&harness).journal().is_none());
    click(&mut harness, "Back to puzzles");
    harness.key_press(egui::Key::Escape);
    harness.run_steps(2);
    assert!(hands::is_lit(&harness, "New match"), "{:?}", names(&harness));
    assert!(!folder.path().join("matches").exists());
}
