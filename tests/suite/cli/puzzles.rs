//! Puzzles and the daily deal on the command line.

use std::sync::Arc;
use std::time::SystemTime;

use crate::cli::{Run, Terminal};
use packs::{Answer, Goal};
use system::Day;
use table::PuzzleAttempt;

#[test]
fn puzzles_are_listed_shown_and_answered_and_what_is_solved_is_kept() {
    let terminal = Terminal::new();
    let pack = testing::pack("lantern-delta");
    let puzzle = pack.puzzles.iter().find(|puzzle| matches!(puzzle.goal, Goal::Cities(..))).unwrap();
    let quest = PuzzleAttempt::open(&pack, puzzle).unwrap();
    let with =
        |args: &[&str]| terminal.run(["--pack", "lantern-delta", "puzzle"].iter().chain(args).copied());
    let list = with(&["list"]);
    assert_eq!(list.status, Some(0), "{list:?}");
    assert_eq!(list.out.lines().filter(|line| line.starts_with("  ")).count(), pack.puzzles.len());
    assert!(list.out.contains("Today's puzzle (") && !list.out.contains("solved"), "{}", list.out);
    let shown = with(&["show", &puzzle.id]);
    assert!(
        shown.out.contains("must control 3 cities") || shown.out.contains("must control"),
        "{}",
        shown.out
    );
    let legal = quest.game.legal();
    let notation = |action| quest.world().notation(action);
    assert!(legal.iter().all(|action| shown.out.contains(&notation(*action))));
    let wrong = legal.iter().find(|action| puzzle.answer != Answer::Decision(**action)).unwrap();
    let run = with(&["solve", &puzzle.id, &notation(*wrong)]);
    assert!(run.status == Some(0) && run.out.starts_with("After “"), "{run:?}");
    let run = with(&["solve", &puzzle.id, &notation(*wrong), "bogus"]);
    assert!(run.status == Some(2) && run.out.is_empty() && run.err.contains("\"bogus\""), "{run:?}");
    let line: Vec<String> = quest.line().into_iter().map(notation).collect();
    let mut solve = vec!["solve", &puzzle.id];
    solve.extend(line.iter().map(String::as_str));
    let run = with(&solve);
    assert!(run.out.ends_with("Solved.\n"), "{run:?}");
    solve.push("pass");
    let run = with(&solve);
    let more = "error: the answer \"pass\" is one too many: what stands before it solves the puzzle\n";
    assert_eq!((run.status, run.out.as_str(), run.err.as_str()), (Some(2), "", more));
    assert!(with(&["list"]).out.contains(", solved"));
}

#[test]
fn answers_are_read_by_names_and_what_is_no_move_is_answered_in_the_words_of_the_pack() {
    let terminal = Terminal::new();
    let said = |id: &str, answer: &str| {
        let args = ["--pack", "whispers-of-the-stars", "puzzle", "solve", id, "--language", "de", answer];
        let run = terminal.run(args);
        assert_eq!(run.status, Some(2), "{run:?}");
        run.err
    };
    assert_eq!(
        said("cities-1", "attack"),
        "error: Dieser Spielzug wird „attack ORT>ORT x3“ geschrieben, nicht „attack“.\n"
    );
    assert!(said("cities-1", "place Nirgendwo").contains("„nirgendwo“"));
    assert!(said("token-1", "1").contains("Kein Schwarm heißt „1“"), "{}", said("token-1", "1"));
}

#[test]
fn an_answer_behind_the_empire_that_is_the_whole_answer_is_refused() {
    let (terminal, pack) = (Terminal::new(), testing::pack("lantern-delta"));
    let puzzle = pack.puzzles.iter().find(|puzzle| matches!(puzzle.goal, Goal::Token(..))).unwrap();
    let quest = PuzzleAttempt::open(&pack, puzzle).unwrap();
    for empire in quest.world().empires() {
        let named = quest.world().empire_id(empire);
        let answers = ["--pack", "lantern-delta", "puzzle", "solve", &puzzle.id, named];
        let run = terminal.run(answers.into_iter().chain(["bogus"]));
        let more =
            "error: the answer \"bogus\" is one too many: one empire is the whole answer to this puzzle\n";
        assert_eq!((run.status, run.out.as_str(), run.err.as_str()), (Some(2), "", more));
        assert_eq!(terminal.run(answers).status, Some(0));
    }
}

#[test]
fn what_means_nothing_is_refused_in_words() {
    let terminal = Terminal::new();
    let said = |line: &str| {
        let run = terminal.run(line.split(' '));
        assert_eq!(run.status, Some(2), "{line}: {run:?}");
        run.err
    };
    assert!(said("puzzle show win-9").contains("there is no puzzle \"win-9\"; did you mean \"win-"));
    assert!(
        said("puzzle make --kind chess").contains("it takes one of region, cities, points, win, token, best")
    );
    assert!(said("text --daily 2026-02-30").contains("it takes a date such as 2026-11-23"));
    assert!(said("text --daily 2026-02-03 --seed 4").contains("cannot be used with"));
}

#[test]
fn made_puzzles_are_a_file_that_the_pack_reads() {
    let terminal = Terminal::new();
    let args = "--pack lantern-delta puzzle make --count 1 --kind token --seed 5 --games 12 --threads 1 -o puzzles.toml";
    let run = terminal.run(args.split(' '));
    assert_eq!(run.status, Some(0), "{run:?}");
    let text = std::fs::read_to_string(terminal.folder().join("puzzles.toml")).unwrap();
    let folder = tempfile::tempdir().unwrap();
    testing::test_packs::copy("lantern-delta", folder.path(), "puzzles.toml", "", "");
    std::fs::write(folder.path().join("puzzles.toml"), text).unwrap();
    let pack = packs::Pack::load(&packs::Files::at(folder.path())).unwrap();
    assert_eq!(pack.puzzles.len(), 1);
    assert!(PuzzleAttempt::open(&Arc::new(pack.clone()), &pack.puzzles[0]).unwrap().prove().is_ok());
}

#[test]
fn the_deal_of_a_day_is_played_in_text() {
    let terminal = Terminal::new();
    let first = |day: &str| {
        let run = terminal.run(["--pack", "lantern-delta", "text", "--daily", day]);
        assert_eq!(run.status, Some(0), "{run:?}");
        run.out.lines().filter(|line| !line.contains(".whispers")).map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(first("2026-11-23"), first("2026-11-23"));
    assert_ne!(first("2026-11-23"), first("2026-11-25"));
}

/// The number of today's date where clocks are this number of hours ahead of UTC.
fn day_at(hours: i64) -> i64 {
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap().as_secs();
    // Dates are numbered from the year 2000.
    (i64::try_from(now).unwrap() + hours * 3600).div_euclid(86_400) - 10_957
}

#[test]
fn the_puzzle_of_the_day_goes_by_the_time_zone_however_it_is_named() {
    let terminal = Terminal::new();
    let zones: [(&str, &[i64]); 9] = [
        ("Pacific/Kiritimati", &[14]),
        // Twelve hours in winter and thirteen in summer.
        ("Pacific/Auckland", &[12, 13]),
        (":Asia/Tokyo", &[9]),
        ("/usr/share/zoneinfo/Asia/Tokyo", &[9]),
        ("Etc/GMT+12", &[-12]),
        ("<+14>-14", &[14]),
        ("XST12", &[-12]),
        ("", &[0]),
        ("No/Where", &[0]),
    ];
    for (zone, hours) in zones {
        let possible = || hours.iter().map(|hours| day_at(*hours)).collect::<Vec<_>>();
        let before = possible();
        let told = |args: &[&str], start: &str| {
            let run = Run::of(terminal.command(args).env("TZ", zone));
            let (_, rest) = run.out.split_once(start).unwrap_or_else(|| panic!("{zone:?}: {run:?}"));
            Day::parse(rest).unwrap().number()
        };
        let puzzle = told(&["puzzle", "list"], "Today's puzzle (");
        let days = [before, possible()].concat();
        assert!(days.contains(&puzzle), "{zone:?}: {puzzle}, not {days:?}");
    }
}
