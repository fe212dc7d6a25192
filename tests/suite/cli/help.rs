//! Help in the text table: the coach asks before a decision that loses much, and suspicions are printed. A
//! plain match refuses both.

use std::sync::Arc;

use bots::Effort;
use rules::Society;
use system::Folders;
use table::{DecisionAnalysis, Match, load, society_id};

use crate::cli::Terminal;
use crate::support::base;
use testing::random_matches::{last_exchange, new_match, play_until};

/// A saved match in which the person can lose much, with the notation of the worst decision and of the best.
fn losing(terminal: &Terminal) -> (std::path::PathBuf, String, String) {
    let mut game = new_match(false, 20);
    play_until(&mut game, 20, last_exchange);
    let all = DecisionAnalysis::begin(&game, Effort::HELP).unwrap().prospects();
    let notation = |at: usize| game.world().notation(all[at].action);
    let (best, worst) = (notation(0), notation(all.len() - 1));
    let folders = Folders::new(Some(terminal.folder().join("kept")));
    let path = folders.named_match("losing").unwrap();
    game.save_as(&path).unwrap();
    (path, worst, best)
}

fn played(path: &std::path::Path) -> Match {
    load(path, &Arc::new(base::pack())).unwrap().game
}

#[test]
fn the_coach_asks_before_a_blunder_and_what_is_typed_otherwise_takes_it_back() {
    let terminal = Terminal::new();
    let (path, worst, best) = losing(&terminal);
    let data = terminal.folder().join("kept").display().to_string();
    let args = ["--data-dir", &data, "text", "--load", path.to_str().unwrap(), "--coach", "10"];
    let before = played(&path).steps().len();
    let run = terminal.typed(args, &[&worst, "hand", "quit"]);
    assert_eq!((run.status, run.err.as_str()), (Some(0), ""), "{}", run.out);
    assert!(run.out.contains("The coach\n  Blunder: “"), "{}", run.out);
    assert!(
        run.out.contains("\n  Better: “") && run.out.contains(" Type the choice again to play it"),
        "{}",
        run.out
    );
    assert!(run.out.contains("The coach has 2 warnings left."), "{}", run.out);
    let game = played(&path);
    assert_eq!((game.steps().len(), game.helped().len()), (before, 1), "nothing was decided");
    let run = terminal.typed(args, &[&best, "quit"]);
    assert!(!run.out.contains("The coach"), "{}", run.out);
    assert!(played(&path).steps().len() > before);
}

#[test]
fn what_is_typed_again_is_played_and_what_is_typed_instead_is_told_in_the_record() {
    for again in [true, false] {
        let terminal = Terminal::new();
        let (path, worst, best) = losing(&terminal);
        let data = terminal.folder().join("kept").display().to_string();
        let args = ["--data-dir", &data, "text", "--load", path.to_str().unwrap(), "--coach", "10"];
        let before = played(&path).steps().len();
        let run = terminal.typed(args, &[&worst, if again { &worst } else { &best }, "quit"]);
        assert_eq!(run.out.matches("The coach\n").count(), 1, "{}", run.out);
        let game = played(&path);
        let decided = game.world().notation(game.steps()[before].action);
        assert_eq!(decided, if again { worst } else { best });
        let used: Vec<&str> = game.helped().iter().map(|helped| helped.help.id()).collect();
        assert_eq!(used, if again { vec!["coach"] } else { vec!["coach", "taken-back"] });
    }
}

#[test]
fn suspicions_are_told_with_what_speaks_for_them_and_pencil_marks_are_made() {
    let terminal = Terminal::new();
    let mut game = new_match(false, 6);
    play_until(&mut game, 6, |game| game.state().round() == 2);
    let folders = Folders::new(Some(terminal.folder().join("kept")));
    let path = folders.named_match("suspects").unwrap();
    game.save_as(&path).unwrap();
    let data = terminal.folder().join("kept").display().to_string();
    let rival = society_id(&game, Society::new(1).unwrap()).to_owned();
    let mark = |mark: &str| format!("suspect {rival} devout lion {mark}");
    let mut words = game.pack().words.societies().iter();
    let named = words.find(|society| society.id == rival).unwrap().name.to_uppercase();
    let by_name = format!("suspect {named} DEVOUT Lion sure");
    drop(game);
    let args = |when: &'static str| {
        ["--data-dir", &data, "text", "--load", path.to_str().unwrap(), "--suspicions", when]
            .map(str::to_owned)
    };
    let lines = ["suspicions", &by_name, &mark("surely"), "suspect", "suspicions", "quit"];
    let run = terminal.typed(args("live"), &lines);
    assert_eq!((run.status, run.err.as_str()), (Some(0), ""), "{}", run.out);
    let said: Vec<&str> = run.out.split("\n> ").skip(1).collect();
    assert!(
        said[0].contains("\n  Devout: ") && said[0].contains("%, ") && said[0].contains("    Round "),
        "{}",
        said[0]
    );
    assert!(said[0].contains("What rivals could know about you\n  Devout: "), "{}", said[0]);
    assert!(said[1].contains(", Devout: Lion is marked “sure”."), "{}", said[1]);
    assert!(said[2].starts_with("There is no \"surely\" here. Write it like \"suspect "), "{}", said[2]);
    assert!(said[3].starts_with("Write it like \"suspect "), "{}", said[3]);
    assert!(said[4].contains("Your marks: Lion sure"), "{}", said[4]);
    // Marks are saved, and are shown even if odds are turned off.
    let run = terminal.typed(args("off"), &["suspicions", &mark("none"), "quit"]);
    assert!(run.out.contains("Odds are off") && run.out.contains("  Devout: Lion sure"), "{}", run.out);
    assert!(run.out.contains("is no longer marked") && !run.out.contains("Odds ×"), "{}", run.out);
    assert_eq!(played(&path).helped().len(), 1, "looked at twice in one round, and once without odds");
}

#[test]
fn a_plain_match_refuses_help_and_says_why() {
    let terminal = Terminal::new();
    let args = ["text", "--seed", "7", "--seats", "human,human", "--plain"];
    let run = terminal.typed(args, &["hint", "suspicions", "1", "why 1", "quit"]);
    assert_eq!((run.status, run.err.as_str()), (Some(0), ""), "{}", run.out);
    assert!(
        run.out.contains("A plain match has no hints, coach or suspicions until it is over."),
        "{}",
        run.out
    );
    let refused = "This is a plain match: no hints, coach or suspicions until it is over.";
    assert_eq!(run.out.matches(refused).count(), 2, "{}", run.out);
    assert!(!run.out.contains("best alternative") && !run.out.contains("The coach\n"), "{}", run.out);
    let wrong = terminal.run(["text", "--coach", "7"]);
    assert_eq!(wrong.status, Some(2));
    assert!(wrong.err.contains("it takes off, 3, 5, 10"), "{}", wrong.err);
}
