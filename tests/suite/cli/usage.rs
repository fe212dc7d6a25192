//! Wrong usage of every command prints an error on the standard error and exits with status 2. A command that
//! fails later exits with status 1.

use std::ffi::OsString;
use std::fs;
use std::os::unix::ffi::OsStringExt;
use std::process::Stdio;

use clap::{CommandFactory, Parser};
use cli::Cli;
use table::load;

use crate::cli::{Run, Terminal};
use testing::repository_files::root;

/// Runs a command line that must be refused as wrong usage. Returns the error message.
fn refused(line: &str) -> String {
    let run = Terminal::new().run(line.split(' '));
    assert_eq!((run.status, run.out.as_str()), (Some(2), ""), "{line}: {run:?}");
    // clap adds the usage of the command after an empty line.
    let first = run.err.split("\n\n").next().unwrap_or_default().trim_end();
    first.strip_prefix("error: ").unwrap_or_else(|| panic!("{line}: {}", run.err)).to_owned()
}

/// The error for the arena's test bot where it cannot play.
const LATE: &str = "there is no player \"late\"; there are human, random, novice, agent, spymaster, mastermind, madness, hounds, exec:COMMAND";
/// The error for a player that is no bot where packs are measured.
const NO_LEVEL: &str = "there is no player \"late\"; there are random, novice, agent, spymaster, mastermind";

#[test]
fn a_set_up_that_cannot_be_is_refused_in_words() {
    for (line, words) in [
        (
            "text --seats human",
            "--seats names 1, but A War of Whispers is for 2 to 4 players: name as many, such as --seats human,novice",
        ),
        (
            "sim --pack lantern-delta --seats agent,agent,agent,agent",
            "--seats names 4, but The Lantern Delta is for 2 to 3 players: name as many, such as --seats agent,novice",
        ),
        ("text --seats human,agnet", "there is no player \"agnet\"; did you mean \"agent\"?"),
        (
            "sim --seats human,agent",
            "\"human\" cannot play here: only bots do, random, novice, agent, spymaster or mastermind",
        ),
        ("text --seats human,agent:raidr", "there is no temper \"raidr\"; did you mean \"raider\"?"),
        ("text --seats human:raider,agent", "\"human:raider\" is not a player: only bots have a temper"),
        ("text --seats human,late", LATE),
        ("pack balance lantern-delta --players late", NO_LEVEL),
        (
            "pack balance lantern-delta --players exec:true",
            "\"exec:true\" is a bot from outside: here play only random, novice, agent, spymaster or mastermind",
        ),
        (
            "sim --seats xyzzy",
            "there is no player \"xyzzy\"; there are random, novice, agent, spymaster, mastermind, late, madness, \
             hounds, exec:COMMAND",
        ),
        (
            "sim --ladder --seats agent",
            "--ladder rates bots against one another, and --seats names 1: name two or more",
        ),
        ("text --rules rounds", "\"rounds\" is not a house rule: write KEY=VALUE, such as rounds=3"),
        ("text --rules roundz=3", "there is no house rule \"roundz\"; did you mean \"rounds\"?"),
        ("sim --rules rounds=99", "the house rule \"rounds\" takes a number from 1 to 9, not \"99\""),
        ("text --setup long-wra", "the pack has no set-up \"long-wra\"; did you mean \"long-war\"?"),
        ("text --language xx", "there is no language \"xx\"; there are de, en, fr"),
        (
            "text --seats human,agent,agent --setup two-teams",
            "the set-up \"two-teams\" is for 4 societies, but --seats names 3",
        ),
        (
            "sim --rules loyalty=teams --seats agent,agent",
            "this loyalty set-up needs four societies and five empires (R10.2)",
        ),
        (
            "pack balance lantern-delta --societies 4",
            "--societies is 4, but The Lantern Delta is played by 2 to 3",
        ),
        (
            "pack balance lantern-delta --players human",
            "\"human\" cannot play here: only bots do, random, novice, agent, spymaster or mastermind",
        ),
    ] {
        assert_eq!(refused(line), words, "{line}");
    }
}

#[test]
fn every_number_has_bounds_that_are_told() {
    let seeds = "a whole number from 0 to 9007199254740991";
    for (line, option, takes) in [
        ("sim --games 0", "games <GAMES>", "a whole number from 1 to 4294967295"),
        ("sim --games -1", "games <GAMES>", "a whole number from 1 to 4294967295"),
        ("sim --games 4294967296", "games <GAMES>", "a whole number from 1 to 4294967295"),
        ("sim --games many", "games <GAMES>", "a whole number from 1 to 4294967295"),
        ("text --hide names", "hide <WHAT>", "tempers, or levels, which hides tempers too"),
        ("sim --threads 0", "threads <THREADS>", "a whole number from 1 to 1024"),
        ("sim --threads 99999999999", "threads <THREADS>", "a whole number from 1 to 1024"),
        ("sim --seed -1", "seed <SEED>", seeds),
        ("sim --seed 9007199254740992", "seed <SEED>", seeds),
        ("text --seed 1.5", "seed <SEED>", seeds),
        ("pack balance lantern-delta --games 0", "games <GAMES>", "a whole number from 1 to 4294967295"),
        ("pack balance lantern-delta --threads 0", "threads <THREADS>", "a whole number from 1 to 1024"),
        ("pack balance lantern-delta --seed 99999999999999999999", "seed <SEED>", seeds),
        ("pack balance lantern-delta --societies 0", "societies <N>", "a whole number from 2 to 4"),
        ("pack balance lantern-delta --societies 5", "societies <N>", "a whole number from 2 to 4"),
        ("picture x --at 1e3", "at <N>", "a whole number from 0 to 4294967295"),
        ("picture x --at -1", "at <N>", "a whole number from 0 to 4294967295"),
        ("puzzle make --count x", "count <COUNT>", "a whole number from 1 to 100"),
        ("puzzle make --count 0", "count <COUNT>", "a whole number from 1 to 100"),
        ("puzzle make --seed -1", "seed <SEED>", seeds),
        ("puzzle make --games 0", "games <GAMES>", "a whole number from 1 to 1000000"),
        ("puzzle make --threads 0", "threads <THREADS>", "a whole number from 1 to 1024"),
        ("history --rivals 4", "rivals <N>", "a whole number from 1 to 3"),
    ] {
        let given = line.rsplit(' ').next().unwrap();
        assert_eq!(
            refused(line),
            format!("invalid value '{given}' for '--{option}': it takes {takes}"),
            "{line}"
        );
    }
    let size = refused("pack preview lantern-delta -o a.png --size 1x1");
    assert!(size.ends_with("write it as 1600x1000, from 768x480 to 4096x4096"), "{size}");
}

/// Tries invalid numbers for every option of a command and its subcommands.
fn no_number_is_refused_by_a_machine(command: &clap::Command, before: &[String]) {
    let options = command.get_arguments().filter_map(|arg| Some(format!("--{}", arg.get_long()?)));
    for option in options {
        for number in ["x", "1e3", "-1", "0", "99999999999999999999"] {
            let line = before.iter().cloned().chain([format!("{option}={number}")]);
            let Err(refused) = Cli::try_parse_from(line) else { continue };
            let said = refused.to_string();
            let by_machine = ["invalid digit", "is not in ", "too large to fit", "invalid float"];
            assert!(!by_machine.iter().any(|words| said.contains(words)), "{before:?}: {said}");
        }
    }
    for below in command.get_subcommands() {
        let named: Vec<String> = before.iter().cloned().chain([below.get_name().to_owned()]).collect();
        no_number_is_refused_by_a_machine(below, &named);
    }
}

#[test]
fn no_option_of_any_command_refuses_a_number_in_words_of_the_machine() {
    no_number_is_refused_by_a_machine(&Cli::command(), &["whispers".to_owned()]);
}

#[test]
fn an_option_that_a_command_would_leave_aside_is_refused() {
    for (line, words) in [
        (
            "--pack lantern-delta pack new y",
            "--pack does not apply to \"pack new\": it writes a pack of its own; --extends ID \
             writes one that extends another",
        ),
        (
            "--data-dir d pack new y",
            "--data-dir does not apply to \"pack new\": it writes into the folder given after it",
        ),
        (
            "pack check lantern-delta --pack war-of-whispers",
            "--pack does not apply to \"pack check\": write the pack after the command, such as \"whispers pack check \
             my-pack\"",
        ),
    ] {
        assert_eq!(refused(line), words, "{line}");
    }
    for line in ["pack preview x -o a.png --pack y", "pack balance x --pack y"] {
        assert!(refused(line).starts_with("--pack does not apply to \"pack "), "{line}");
    }
    for option in ["--seats a,b", "--setup x", "--rules x=y", "--seed 1"] {
        assert!(refused(&format!("text --load x {option}")).contains("cannot be used with"), "{option}");
    }
    for option in ["--kept-rules", "--plain"] {
        for line in [format!("text --daily {option}"), format!("text --daily 2026-11-23 {option}")] {
            assert!(refused(&line).contains("cannot be used with"), "{line}");
        }
    }
}

#[test]
fn a_plain_match_is_not_begun_with_what_it_has_not() {
    let why = "cannot be used with --plain: a plain match has no hint, no coach and no suspicions until it is over; \
               remove one of them";
    assert_eq!(refused("text --plain --coach 5"), format!("--coach {why}"));
    assert_eq!(refused("text --plain --suspicions rounds"), format!("--suspicions {why}"));
}

#[test]
fn no_tip_is_given_that_fails_as_well_and_a_record_that_is_not_named_gets_an_example() {
    for line in ["pack preview mine --jsn", "pack remove mine --json"] {
        let run = Terminal::new().run(line.split(' '));
        assert!(
            run.status == Some(2) && run.err.contains("unexpected argument") && !run.err.contains("-- --"),
            "{run:?}"
        );
    }
    for command in ["review", "tell", "film"] {
        let run = Terminal::new().run([command]);
        assert!(run.err.contains("such as 'whispers review saves/over.whispers'"), "{run:?}");
    }
    // The record in the suggestion exists, and its match is over.
    let over = load(&root().join("saves/over.whispers"), &testing::pack("war-of-whispers")).unwrap();
    assert!(over.game.state().is_over());
}

#[test]
fn a_pack_or_record_that_is_not_there_is_wrong_usage() {
    for line in ["text --pack nowhere", "sim --pack nowhere", "pack check nowhere", "pack balance nowhere"] {
        assert!(refused(line).starts_with("there is no file or folder \"nowhere\", nor is a pack"), "{line}");
    }
    assert!(refused("text --pack .").starts_with("the folder \".\" is not a pack: it has no manifest.toml"));
    for command in ["text --load", "tell", "review", "picture", "film"] {
        let said = refused(&format!("{command} nowhere.whispers"));
        assert!(said.starts_with("there is no file \"nowhere.whispers\"; matches are kept in "), "{said}");
    }
    assert_eq!(refused("pack remove nowhere"), "no pack \"nowhere\" is installed; none is");
    assert!(refused("pack remove lantern-delta").ends_with("is built in and cannot be removed"));
    for line in ["pack list --catalogue nowhere", "pack install a --catalogue ."] {
        assert!(refused(line).contains(": there is no catalogue here: "), "{line}");
    }
    assert!(refused("pack catalogue nowhere").starts_with("nowhere is not a folder; "));
    for line in ["language check nowhere", "language check ./nowhere"] {
        assert!(refused(line).starts_with("there is no language \""), "{line}");
    }
    for line in ["pack new 123", "pack new lantern-delta", "pack new a --name !", "pack new a --id Big"] {
        refused(line);
    }
}

#[test]
fn a_rule_that_there_is_not_is_wrong_usage() {
    for number in ["99", "6.99", "r6.99"] {
        let said = refused(&format!("rules {number}"));
        let number = number.trim_start_matches('r');
        assert!(said.contains(number) && said.contains(" Rules go from R1.1 to "), "{said}");
    }
    assert!(refused("rules zzzzz").starts_with("Nothing in the rulebook has “zzzzz”."));
    for line in ["rules", "rules 6", "rules R6.2", "rules --all"] {
        let run = Terminal::new().run(line.split(' '));
        assert_eq!((run.status, run.err.as_str()), (Some(0), ""), "{line}");
    }
}

#[test]
fn what_fails_on_the_way_ends_with_status_1() {
    let terminal = Terminal::new();
    fs::write(terminal.folder().join("a file"), "").unwrap();
    fs::create_dir(terminal.folder().join("broken")).unwrap();
    fs::write(terminal.folder().join("broken/manifest.toml"), "format = \"one\"").unwrap();
    fs::write(terminal.folder().join("torn.whispers"), "nothing of a record").unwrap();
    for line in [
        &["pack", "check", "broken"][..],
        &["text", "--pack", "broken"],
        &["text", "--load", "torn.whispers"],
        &["text", "--load", "."],
        &["pack", "new", "a file/pack"],
        &["pack", "preview", "lantern-delta", "-o", "a file/x.png"],
        &["pack", "balance", "lantern-delta", "--pictures", "a file/x"],
    ] {
        let run = terminal.run(line);
        assert_eq!(run.status, Some(1), "{line:?}: {run:?}");
        assert!(run.err.starts_with("error: "), "{line:?}: {}", run.err);
    }
}

#[test]
fn the_reader_s_own_refusals_look_the_same() {
    for line in ["tex", "pack", "sim --gmes 3", "text --load", "text --kept-rules", "pack check", "help map"]
    {
        let run = Terminal::new().run(line.split(' '));
        assert_eq!((run.status, run.out.as_str()), (Some(2), ""), "{line}: {run:?}");
        let is_usage = line == "pack" && run.err.contains("Usage: whispers pack");
        assert!(run.err.starts_with("error: ") || is_usage, "{line}: {}", run.err);
    }
}

#[test]
fn empty_and_huge_arguments_are_answered_in_few_words() {
    let huge = "x".repeat(100_000);
    for value in ["", huge.as_str()] {
        for line in [
            &["text", "--seats"][..],
            &["text", "--rules"],
            &["text", "--setup"],
            &["text", "--language"],
            &["text", "--load"],
            &["text", "--pack"],
            &["sim", "--rules"],
            &["pack", "check"],
            &["pack", "balance"],
        ] {
            let run = Terminal::new().run(line.iter().copied().chain([value]));
            assert_eq!(run.status, Some(2), "{line:?}: {}", run.err.len());
            assert!(run.err.starts_with("error: ") && run.err.len() < 2_000, "{line:?}: {}", run.err.len());
        }
    }
    let run = Terminal::new().run(["pack", "new", "y", "--name", &huge]);
    let words = "error: the name of the pack has 100000 characters; the maximum is 60: use --name\n";
    assert_eq!((run.status, run.err.as_str()), (Some(2), words));
}

#[test]
fn arguments_that_are_no_text_are_answered() {
    let odd = || OsString::from_vec(b"\xff\x1b[31m".to_vec());
    for option in ["--seats", "--rules", "--pack", "--load", "--language", "--seed"] {
        let run = Terminal::new().run(["text".into(), option.into(), odd()]);
        assert_eq!(run.status, Some(2), "{option}: {run:?}");
        assert!(run.err.starts_with("error: "), "{option}: {run:?}");
        assert!(!run.err.contains('\u{1b}'), "{option}: {run:?}");
    }
}

#[test]
fn a_reader_that_goes_away_is_no_failure_and_no_panic() {
    let terminal = Terminal::new();
    let gone = || {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        Stdio::from(writer)
    };
    for line in
        ["text --seats novice,novice --seed 1", "pack check lantern-delta", "sim --games 1 --json", "--help"]
    {
        let run = Run::of(terminal.command(line.split(' ')).stdout(gone()));
        assert_eq!((run.status, run.err.as_str()), (Some(0), ""), "{line}");
    }
    let run = Run::of(terminal.command(["text", "--seats", "nobody"]).stderr(gone()));
    assert_eq!(run.status, Some(2), "the words are lost, the status is not");
}

#[test]
fn a_folder_that_cannot_be_written_leaves_the_match_going() {
    let terminal = Terminal::new();
    fs::write(terminal.folder().join("file"), "").unwrap();
    let args = ["--data-dir", "file", "text", "--seats", "novice,novice", "--seed", "1"];
    let run = terminal.run(args);
    let told = "file/settings.toml: part of this path is a file, not a folder\n";
    assert!(run.status == Some(0) && run.err.ends_with(told) && run.err.lines().count() == 1, "{run:?}");
    assert_eq!(run.out.matches("\nCouldn't save the match: ").count(), 1, "{}", run.out);
    assert!(run.out.contains(" wins.") || run.out.contains(" share the win"), "{}", run.out);
}

#[test]
fn without_a_home_the_program_still_plays() {
    let terminal = Terminal::new();
    let mut command =
        terminal.command(["text", "--seats", "novice,novice", "--seed", "1", "--data-dir", "d"]);
    let run = Run::of(command.env_remove("HOME").env_remove("XDG_DATA_HOME").env_remove("XDG_CONFIG_HOME"));
    assert_eq!((run.status, run.err.as_str()), (Some(0), ""));
}

#[test]
fn the_end_of_the_input_ends_the_match() {
    let run = Terminal::new().run(["text", "--seed", "1"]);
    assert_eq!((run.status, run.err.as_str()), (Some(0), ""));
    assert!(run.out.ends_with("> \n"), "{}", run.out);
}

#[test]
fn a_pack_is_begun_in_a_folder_of_any_name() {
    let terminal = Terminal::new();
    let run = terminal.run(["pack", "new", "Ünï Pack"]);
    assert_eq!(run.status, Some(0), "{run:?}");
    assert!(run.out.starts_with("Ünï Pack (uni-pack): "), "{}", run.out);
    let run = terminal.run(["pack", "new", "123", "--id", "one-two-three", "--name", "123"]);
    assert_eq!(run.status, Some(0), "{run:?}");
    assert!(run.out.starts_with("123 (one-two-three): "), "{}", run.out);
    for folder in ["Ünï Pack", "123"] {
        let run = terminal.run(["pack", "check", "--strict", folder]);
        assert_eq!(run.status, Some(0), "{run:?}");
    }
    let run = terminal.run(["pack", "new", "…"]);
    let words = "error: the pack gets its id from the folder's name, and \"…\" has no letter to begin it; take a \
                 name such as \"my-pack\", or use --id my-pack\n";
    assert_eq!((run.status, run.err.as_str()), (Some(2), words));
}
