//! Failures of a program. Each costs it the decision, which rules of thumb then take. Failures are counted
//! and reported.

use serde_json::Value;

use super::{bot, refused, seat, sim};
use crate::cli::Terminal;

/// The report on the decisions that a bot lost in some games.
fn lost(name: &str, games: u32, seconds: &str) -> Value {
    let told = sim(&Terminal::new(), &seat(name, ""), games, seconds);
    assert_eq!(told["games"], games);
    assert!(told["entrants"][1]["outside"].is_null(), "a novice is not a program: {told}");
    let outside = told["entrants"][0]["outside"].clone();
    let count = |value: &Value| value.as_u64().unwrap();
    let ways: u64 = outside["ways"].as_object().unwrap().values().map(count).sum();
    assert_eq!(count(&outside["lost"]), ways + count(&outside["not_asked"]), "{outside}");
    assert!(count(&outside["decisions"]) > 20 * u64::from(games), "{outside}");
    outside
}

/// The report on games of a bot that loses all decisions in the same way. After three lost decisions in a
/// game it is not asked again.
fn loses_all(name: &str, way: &str, seconds: &str) -> Value {
    let outside = lost(name, 2, seconds);
    assert_eq!(outside["ways"].as_object().unwrap().keys().collect::<Vec<_>>(), [way], "{outside}");
    assert_eq!(outside["ways"][way], 2 * 3, "{outside}");
    assert_eq!(outside["lost"], outside["decisions"], "{outside}");
    outside
}

#[test]
fn a_program_that_answers_loses_nothing() {
    let outside = lost("first.sh", 3, "60");
    assert_eq!((&outside["lost"], &outside["not_asked"]), (&0.into(), &0.into()), "{outside}");
}

#[test]
fn a_program_that_crashes_loses_that_decision_and_is_started_again() {
    let outside = lost("crash.sh", 2, "60");
    // In each game it answers two questions and crashes at the next, three times.
    assert_eq!(outside["ways"]["ended"], 2 * 3, "{outside}");
    let (lost, decisions) = (outside["lost"].as_u64().unwrap(), outside["decisions"].as_u64().unwrap());
    assert_eq!(decisions - lost, 2 * 3 * 2, "{outside}");
    assert_eq!(outside["first"], "status 3");
    assert_eq!(outside["stderr"], "Traceback: no such card");
}

#[test]
fn what_is_not_legal_costs_the_decision() {
    assert_eq!(loses_all("nonsense.sh", "not-legal", "60")["first"], "attack the moon");
}

#[test]
fn what_is_no_text_costs_the_decision() {
    loses_all("bytes.sh", "no-text", "60");
}

#[test]
fn a_line_without_end_costs_the_decision() {
    assert_eq!(loses_all("long.sh", "too-long", "60")["first"], "4096");
}

#[test]
fn a_program_that_closes_its_output_loses_the_decision() {
    assert_eq!(loses_all("shut.sh", "ended", "60")["first"], "");
}

#[test]
fn lines_without_end_cost_the_decision() {
    // A line may arrive before the question, or may not be legal then. The line "pass" is legal sometimes.
    let outside = lost("endless.sh", 2, "60");
    for way in outside["ways"].as_object().unwrap().keys() {
        assert!(["unasked", "not-legal"].contains(&way.as_str()), "{outside}");
    }
    assert!(outside["not_asked"].as_u64().unwrap() > 0, "{outside}");
}

#[test]
fn who_sleeps_loses_the_decision_and_is_waited_for_three_times_a_game() {
    assert_eq!(loses_all("sleep.sh", "late", "0.05")["first"], "0.3 s");
}

#[test]
fn who_fills_its_standard_error_is_not_kept_in_memory() {
    let outside = loses_all("fumes.sh", "late", "0.05");
    let errors = outside["stderr"].as_str().unwrap();
    assert!(errors.len() <= 2000 && errors.contains("an error like all the others"), "{}", errors.len());
}

#[test]
fn a_program_that_cannot_be_started_plays_no_games_and_is_named() {
    for kind in [&["sim"][..], &["sim", "--ladder"]] {
        let args =
            ["--pack", "lantern-delta", "--games", "2", "--seats", "exec:./no-such-program,novice,novice"];
        let run = Terminal::new().run(kind.iter().copied().chain(args));
        let told = refused(&run);
        let expected = "the program \"no-such-program\" cannot be started: ./no-such-program: ";
        assert!(told.starts_with(expected), "{told}");
    }
}

#[test]
fn a_match_in_text_does_not_begin_with_a_program_that_cannot_be_started() {
    let terminal = Terminal::new();
    let run = terminal.run(["text", "--pack", "lantern-delta", "--seats", "human,exec:./no-such-program"]);
    let told = refused(&run);
    let expected = "the program \"no-such-program\" cannot be started: ./no-such-program: ";
    assert!(told.starts_with(expected), "{told}");
}

#[test]
fn a_program_that_gave_up_in_three_games_in_a_row_is_not_asked_in_any_other() {
    let terminal = Terminal::new();
    let seats = format!("{},novice,novice", seat("nonsense.sh", ""));
    let args = ["sim", "--pack", "lantern-delta", "--threads", "1", "--games", "8", "--seats", &seats];
    let run = terminal.run(args);
    assert_eq!(run.status, Some(1), "{run:?}");
    assert!(run.err.contains("error: program:nonsense lost all its decisions"), "{}", run.err);
    assert!(run.out.contains("program:nonsense (all by thumb)"), "{}", run.out);
    let (_, told) = run.out.split_once("\n1 program:nonsense lost ").unwrap();
    assert!(told.contains("decisions, which rules of thumb took: 9 by an illegal decision, "), "{told}");
    assert!(
        told.contains(" no longer asked\n  the first: by an illegal decision: attack the moon"),
        "{told}"
    );
}

#[test]
fn the_ladder_takes_a_program_beside_the_levels_and_says_what_it_lost() {
    let seats = format!("{},random,novice", seat("crash.sh", ""));
    let args = ["sim", "--ladder", "--pack", "lantern-delta", "--games", "6", "--seats", &seats];
    let run = Terminal::new().run(args);
    assert_eq!((run.status, run.err.as_str()), (Some(0), ""), "{}", run.out);
    // It is rated, since it answered some questions.
    assert!(run.out.contains("│ program:crash "), "{}", run.out);
    assert!(run.out.contains("\nprogram:crash lost "), "{}", run.out);
    assert!(run.out.contains("\n  on its standard error: Traceback: no such card"), "{}", run.out);
}

#[test]
fn games_without_it_are_none_of_the_three_in_a_row_of_a_program_in_the_ladder() {
    let seats = format!("{},random,novice,novice:raider,random", seat("nonsense.sh", ""));
    let args =
        ["sim", "--ladder", "--pack", "lantern-delta", "--threads", "1", "--games", "40", "--seats", &seats];
    let run = Terminal::new().run(args);
    assert!(run.out.contains(", which rules of thumb took: 9 by an illegal decision, "), "{}", run.out);
    let last = run.out.trim_end().lines().last().unwrap_or_default();
    assert_eq!(last, "  its result says more about the rules of thumb than about the bot");
}

#[test]
fn a_word_behind_a_command_that_a_comma_has_parted_is_told_so_and_spaces_round_commas_do_no_harm() {
    let terminal = Terminal::new();
    let run = terminal.run(["sim", "--games", "1", "--seats", "exec:python3 a,b.py,random"]);
    let told =
        "error: there is no player \"b.py\"; a comma parts seats, so a command with one goes into a script\n";
    assert_eq!((run.status, run.err.as_str()), (Some(2), told));
    let run = terminal.run(["sim", "--games", "1", "--seats", "novice , random"]);
    assert_eq!(run.status, Some(0), "{run:?}");
}

#[test]
fn bots_of_the_tests_are_there() {
    let names = ["first", "crash", "nonsense", "sleep", "endless", "long", "shut", "bytes", "fumes"];
    assert!(names.iter().all(|name| bot(&format!("{name}.sh")).exists()));
}
