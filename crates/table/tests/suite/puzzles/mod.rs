//! Puzzles: each built-in puzzle has one best answer, found by the search for its goal, and the daily puzzle
//! and deal are the same for everybody.

mod daily;
mod packs;

use std::collections::BTreeSet;
use std::sync::Arc;
use std::thread;

use ::packs::{Answer, Goal, Pack, Puzzle};
use rules::{Action, Empire};
use table::{Kind, ProofError, PuzzleAttempt, PuzzleFinder, Verdict, WrongAnswer, puzzles_toml};
use testing::test_packs::all;

fn quest(pack: &Arc<Pack>, puzzle: &Puzzle) -> PuzzleAttempt {
    PuzzleAttempt::open(pack, puzzle).unwrap_or_else(|| panic!("{} {}", pack.id, puzzle.id))
}

/// The first puzzle of the base pack whose goal satisfies `goal`.
fn first(goal: fn(Goal) -> bool) -> (Arc<Pack>, Puzzle) {
    let pack = testing::pack("war-of-whispers");
    let puzzle = pack.puzzles.iter().find(|puzzle| goal(puzzle.goal)).unwrap().clone();
    (pack, puzzle)
}

/// Proves it by exhaustive search, by all orders of covered tokens, by logic or belief, or, for the best
/// decision, by the search that the window also uses.
#[test]
fn every_shipped_puzzle_has_one_best_answer() {
    let packs = all();
    assert_eq!(
        packs.each_ref().map(|pack| (pack.id.as_str(), pack.puzzles.len())),
        [("war-of-whispers", 24), ("whispers-of-the-stars", 8), ("lantern-delta", 8), ("drowned-crown", 8),]
    );
    let puzzles: Vec<(&Arc<Pack>, &Puzzle)> =
        packs.iter().flat_map(|pack| pack.puzzles.iter().map(move |puzzle| (pack, puzzle))).collect();
    let prove = |(pack, puzzle): &(&Arc<Pack>, &Puzzle)| {
        let proof = quest(pack, puzzle).prove();
        proof.err().map(|doubt| format!("{} {}: {doubt}", pack.id, puzzle.id))
    };
    let (one, other) = puzzles.split_at(puzzles.len() / 2);
    let doubts: Vec<String> = thread::scope(|scope| {
        let halves = [one, other]
            .map(|half| scope.spawn(move || half.iter().filter_map(prove).collect::<Vec<String>>()));
        halves.into_iter().flat_map(|half| half.join().unwrap()).collect()
    });
    assert!(doubts.is_empty(), "{}", doubts.join("\n"));
}

#[test]
fn no_two_shipped_puzzles_are_alike_and_every_pack_has_several_kinds_and_levels() {
    for pack in all() {
        let kinds: BTreeSet<&str> = pack.puzzles.iter().map(|puzzle| puzzle.goal.id()).collect();
        let levels: BTreeSet<u8> = pack.puzzles.iter().map(|puzzle| puzzle.level).collect();
        assert!(kinds.len() >= 5 && levels.len() >= 2, "{}: {kinds:?} {levels:?}", pack.id);
        let seeds: BTreeSet<u64> = pack.puzzles.iter().map(|puzzle| puzzle.seed).collect();
        assert_eq!(seeds.len(), pack.puzzles.len(), "{}: two are from one match", pack.id);
        let asked: BTreeSet<String> =
            pack.puzzles.iter().map(|p| format!("{:?} {:?}", p.goal, p.answer)).collect();
        assert_eq!(asked.len(), pack.puzzles.len(), "{}", pack.id);
    }
}

#[test]
fn a_puzzle_with_another_answer_or_goal_is_not_proved() {
    let (pack, cities) = first(|goal| matches!(goal, Goal::Cities(..)));
    let own = quest(&pack, &cities);
    for other in own.game.legal().into_iter().filter(|a| cities.answer != Answer::Decision(*a)) {
        let puzzle = Puzzle { answer: Answer::Decision(other), ..cities.clone() };
        assert!(matches!(quest(&pack, &puzzle).prove(), Err(ProofError::Answer(_))), "{other:?}");
    }
    let Goal::Cities(empire, count) = cities.goal else { unreachable!() };
    let more = Puzzle { goal: Goal::Cities(empire, count + 1), ..cities.clone() };
    assert_eq!(quest(&pack, &more).prove(), Err(ProofError::Goal(count)));
    let (pack, token) = first(|goal| matches!(goal, Goal::Token(..)));
    for empire in quest(&pack, &token).world().empires() {
        let puzzle = Puzzle { answer: Answer::Empire(empire), ..token.clone() };
        let right = puzzle.answer == token.answer;
        assert_eq!(quest(&pack, &puzzle).prove().is_ok(), right, "{empire:?}");
    }
}

#[test]
fn a_token_cannot_be_told_before_anything_was_done() {
    let (pack, puzzle) = first(|goal| matches!(goal, Goal::Token(..)));
    let early = Puzzle { moves: Vec::new(), house: pack.rules.raw.house, ..puzzle };
    let own = quest(&pack, &early);
    let Goal::Token(rival, slot) = early.goal else { unreachable!() };
    let truth = own.game.state().tokens(rival).at(slot).unwrap();
    let own = quest(&pack, &Puzzle { answer: Answer::Empire(truth), ..early });
    assert_eq!(own.prove(), Err(ProofError::Unknown));
}

#[test]
fn the_answers_line_solves_a_puzzle_and_every_other_first_decision_is_told_to_be_wrong() {
    for pack in all() {
        for puzzle in pack.puzzles.iter().filter(|p| !matches!(p.goal, Goal::Best | Goal::Token(..))) {
            let mut own = quest(&pack, puzzle);
            for action in own.game.legal() {
                let right = puzzle.answer == Answer::Decision(action);
                let verdict = own.judge(action, &[]);
                assert_eq!(
                    !matches!(verdict, Verdict::Wrong(WrongAnswer::Reaches(_))),
                    right,
                    "{} {action:?}",
                    puzzle.id
                );
            }
            let line = own.line();
            let (last, others) = line.split_last().unwrap();
            for action in others {
                assert_eq!(own.judge(*action, &[]), Verdict::Right, "{} {}: {line:?}", pack.id, puzzle.id);
                own.game.play(*action).unwrap();
            }
            assert!(!own.is_solved());
            assert_eq!(own.judge(*last, &[]), Verdict::Solved, "{} {}: {line:?}", pack.id, puzzle.id);
            own.game.play(*last).unwrap();
            assert!(own.is_solved());
            reached(&own);
        }
    }
}

/// Checks that the goal is reached on the board.
fn reached(quest: &PuzzleAttempt) {
    let (world, state) = (quest.world(), quest.game.state());
    match quest.puzzle.goal {
        Goal::Region(empire, region) => assert_eq!(state.controller(region), Some(empire)),
        Goal::Cities(empire, count) => assert_eq!(state.cities(world, empire) as i32, count),
        Goal::Points(count) => assert_eq!(state.score(world, quest.society), count),
        _ => assert!(state.is_over()),
    }
}

#[test]
fn where_a_win_is_certain_the_society_does_win() {
    let certain = all().into_iter().flat_map(|pack| {
        let wins: Vec<Puzzle> = pack.puzzles.iter().filter(|p| p.goal == Goal::Win).cloned().collect();
        wins.into_iter().map(move |puzzle| quest(&pack, &puzzle)).filter(|q| q.target == Some(10_000))
    });
    let mut seen = 0;
    for mut own in certain {
        for action in own.line() {
            own.game.play(action).unwrap();
        }
        let winners: Vec<_> = own.game.state().winners(own.world()).collect();
        assert_eq!(winners, [own.society], "{}", own.puzzle.id);
        seen += 1;
    }
    assert!(seen > 0);
}

#[test]
fn a_naming_is_right_for_one_empire_only() {
    let (pack, puzzle) = first(|goal| matches!(goal, Goal::Token(..)));
    let own = quest(&pack, &puzzle);
    let right: Vec<Empire> =
        own.world().empires().filter(|e| own.answer_empire(*e) == Verdict::Solved).collect();
    assert_eq!(right.len(), 1);
    assert_eq!(Answer::Empire(right[0]), puzzle.answer);
    assert!(matches!(own.judge(Action::Pass, &[]), Verdict::Wrong(WrongAnswer::Token)));
}

#[test]
fn a_hunt_finds_the_same_puzzles_again_and_what_it_finds_is_proved() {
    let pack = testing::pack("lantern-delta");
    let hunt = |number| {
        let hunt = PuzzleFinder::new(Arc::clone(&pack), vec![Kind::Token, Kind::Win], 5);
        hunt.match_puzzles(number, &|| true).into_iter().map(|found| found.puzzle).collect::<Vec<_>>()
    };
    let found: Vec<Puzzle> = (0..4).flat_map(&hunt).collect();
    assert!(!found.is_empty());
    assert_eq!(found, (0..4).flat_map(&hunt).collect::<Vec<_>>());
    for puzzle in &found {
        assert!(quest(&pack, puzzle).prove().is_ok(), "{puzzle:?}");
    }
    let text = puzzles_toml(&pack.rules.raw, &found, "a test");
    assert!(text.contains(&format!("seed = {}", found[0].seed)));
}
