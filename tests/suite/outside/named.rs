//! How programs are named: by a command on the command line, or by a name in the settings. A record contains
//! only the name.

use std::fs;
use std::path::PathBuf;

use super::{bot, refused, seat};
use crate::cli::Terminal;

/// Begins a match of a person against a program, and leaves it at once. Returns the output and the path of
/// the record.
fn begun(terminal: &Terminal, seat: &str) -> (String, PathBuf) {
    let seats = format!("human,{seat}");
    let args = ["--data-dir", "kept", "text", "--seats", &seats, "--seed", "7", "--language", "en"];
    let run = terminal.typed(args, &["1", "1", "1", "quit"]);
    assert_eq!((run.status, run.err.as_str()), (Some(0), ""), "{}", run.out);
    let matches = fs::read_dir(terminal.folder().join("kept/matches")).unwrap();
    let record = matches
        .map(|entry| entry.unwrap().path())
        .find(|path| path.extension().is_some_and(|e| e == "whispers"));
    (run.out, record.unwrap())
}

fn settings(terminal: &Terminal, text: &str) {
    fs::create_dir_all(terminal.folder().join("kept")).unwrap();
    fs::write(terminal.folder().join("kept/settings.toml"), text).unwrap();
}

#[test]
fn a_record_says_that_a_program_played_by_its_name_and_never_by_its_command() {
    let terminal = Terminal::new();
    let (out, record) = begun(&terminal, &seat("first.sh", ""));
    assert!(!out.contains("A basic bot"), "{out}");
    let text = fs::read_to_string(record).unwrap();
    assert!(text.contains("player = \"program:first\""), "{text}");
    assert!(!text.contains("first.sh") && !text.contains("exec"), "{text}");
}

#[test]
fn a_record_whose_program_is_not_in_the_settings_is_gone_on_with_by_a_level_and_that_is_said() {
    let terminal = Terminal::new();
    let (_, record) = begun(&terminal, &seat("nonsense.sh", ""));
    let go_on = || {
        let args = ["--data-dir", "kept", "text", "--load", record.to_str().unwrap(), "--language", "en"];
        // Take the first choice of each list, with one banner.
        let lines = [&["1 x1"; 40][..], &["quit"]].concat();
        let run = terminal.typed(args, &lines);
        assert_eq!((run.status, run.err.as_str()), (Some(0), ""), "{}", run.out);
        run.out
    };
    let out = go_on();
    let absent = "The settings don't name the program “nonsense”. A bot of level agent plays instead.";
    assert_eq!(out.matches(absent).count(), 1, "{out}");
    assert!(!out.contains("attack the moon"), "{out}");
    settings(&terminal, &format!("[bots]\nnonsense = \"sh '{}'\"\n", bot("nonsense.sh").display()));
    let out = go_on();
    assert!(!out.contains(absent), "{out}");
    let lost = "The program “nonsense” answered “attack the moon”, which is not legal now. A basic bot decides for Rat.";
    assert!(out.contains(lost), "{out}");
}

#[test]
fn a_program_of_the_settings_is_seated_by_its_name() {
    let terminal = Terminal::new();
    settings(&terminal, &format!("bot-time = 60\n[bots]\nmine = \"sh '{}'\"\n", bot("crash.sh").display()));
    let args = ["--data-dir", "kept", "sim", "--games", "1", "--pack", "lantern-delta"];
    let run = terminal.run(args.into_iter().chain(["--seats", "program:mine,novice,novice"]));
    assert_eq!((run.status, run.err.as_str()), (Some(0), ""), "{}", run.out);
    assert!(run.out.contains("\n1 program:mine lost "), "{}", run.out);
}

#[test]
fn what_names_no_program_is_refused_with_what_would_be_right() {
    let terminal = Terminal::new();
    let said =
        |seats: &str| refused(&terminal.run(["--data-dir", "kept", "sim", "--seats", seats])).to_owned();
    assert_eq!(
        said("program:mine,novice"),
        "there is no program \"mine\"; the settings file names none; write exec:COMMAND"
    );
    settings(&terminal, "[bots]\nmy-bot = \"x\"\nother = \"y\"\n");
    assert_eq!(said("program:mybot,novice"), "there is no program \"mybot\"; did you mean \"my-bot\"?");
    assert_eq!(said("program:zzzzzzzz,novice"), "there is no program \"zzzzzzzz\"; there are my-bot, other");
    assert_eq!(
        said("exec:,novice"),
        "\"exec:\" starts no program: there is no command: write what starts the program, such as \"python3 bot.py\""
    );
    assert_eq!(
        said("exec:a 'b,novice"),
        "\"exec:a 'b\" starts no program: a ' is never closed in the command a 'b; a comma parts seats, so a \
         command with one goes into a script"
    );
    let balance = terminal.run(["pack", "balance", "lantern-delta", "--players", "program:mine"]);
    assert!(refused(&balance).starts_with("\"program:mine\" is a bot from outside: here play only "));
    let time = terminal.run(["sim", "--bot-time", "0"]);
    assert!(refused(&time).contains("it takes a number of seconds from 0.05 to 600"), "{time:?}");
}
