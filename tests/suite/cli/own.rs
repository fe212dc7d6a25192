//! Commands about the program itself: completions, manual, guides and notices.

use std::collections::BTreeSet;
use std::fs;

use about::{GUIDES, NOTICES};
use clap::CommandFactory;
use cli::Cli;

use crate::cli::Terminal;

/// The names of the manual pages of all commands and subcommands.
fn commands() -> BTreeSet<String> {
    fn each(command: &clap::Command, name: &str, all: &mut BTreeSet<String>) {
        all.insert(name.to_owned());
        for inner in command.get_subcommands() {
            each(inner, &format!("{name}-{}", inner.get_name()), all);
        }
    }
    let mut all = BTreeSet::new();
    each(&Cli::command(), "whispers", &mut all);
    all
}

#[test]
fn every_shell_gets_completions_that_know_every_command() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let run = Terminal::new().run(["completions", shell]);
        assert_eq!((run.status, run.err.as_str()), (Some(0), ""), "{shell}");
        for word in ["whispers", "text", "balance", "data-dir", "completions", "notices"] {
            assert!(run.out.contains(word), "{shell}: {word}");
        }
    }
    let run = Terminal::new().run(["completions", "cmd"]);
    assert_eq!((run.status, run.out.as_str()), (Some(2), ""));
    assert!(run.err.contains("invalid value 'cmd'") && run.err.contains("powershell"), "{}", run.err);
}

#[test]
fn every_command_has_a_page_of_the_manual() {
    let terminal = Terminal::new();
    let run = terminal.run(["man", "pages/deep"]);
    let expected = commands();
    let said = format!("{} pages in pages/deep\n", expected.len());
    assert_eq!((run.status, run.out, run.err), (Some(0), said, String::new()));
    let files = fs::read_dir(terminal.folder().join("pages/deep")).unwrap();
    let found: BTreeSet<String> =
        files.map(|file| file.unwrap().file_name().to_string_lossy().into_owned()).collect();
    let pages: BTreeSet<String> = expected.iter().map(|name| format!("{name}.1")).collect();
    assert_eq!(found, pages);
    for page in pages {
        let text = fs::read_to_string(terminal.folder().join("pages/deep").join(&page)).unwrap();
        assert!(text.contains(".TH ") && text.contains(".SH SYNOPSIS"), "{page}");
    }
}

#[test]
fn the_manual_shows_the_examples_line_by_line_and_nothing_of_them_is_a_request() {
    let run = Terminal::new().run(["man"]);
    assert_eq!((run.status, run.err.as_str()), (Some(0), ""));
    let (_, notes) = run.out.split_once(".SH NOTES\n.nf\n").unwrap();
    let (notes, _) = notes.split_once("\n.fi").unwrap();
    assert!(notes.contains("\n\\&  whispers sim \\-\\-ladder "), "{notes}");
    assert!(notes.lines().all(|line| line.starts_with("\\&")), "{notes}");
}

#[test]
fn a_manual_that_cannot_be_written_is_told_with_its_path() {
    let terminal = Terminal::new();
    fs::write(terminal.folder().join("taken"), "").unwrap();
    let run = terminal.run(["man", "taken"]);
    assert_eq!((run.status, run.out.as_str()), (Some(1), ""));
    assert!(run.err.starts_with("error: taken: cannot create the folder: "), "{}", run.err);
}

#[test]
fn the_notices_are_printed_whole() {
    let run = Terminal::new().run(["notices"]);
    assert_eq!((run.status, run.err.as_str()), (Some(0), ""));
    assert_eq!(run.out, NOTICES);
}

#[test]
fn guides_are_listed_and_printed_without_a_link_that_leads_nowhere() {
    let run = Terminal::new().run(["guide"]);
    assert_eq!((run.status, run.err.as_str()), (Some(0), ""));
    for guide in ["packs", "languages", "bots", "protocol", "rules", "outside.py"] {
        assert!(run.out.contains(&format!("whispers guide {guide} ")), "{}", run.out);
    }
    for guide in &GUIDES {
        let run = Terminal::new().run(["guide", guide.id]);
        assert_eq!((run.status, run.err, run.out), (Some(0), String::new(), guide.to_terminal()));
    }
    let wrong = Terminal::new().run(["guide", "pack"]);
    assert_eq!((wrong.status, wrong.out.as_str()), (Some(2), ""));
    assert!(wrong.err.contains("invalid value 'pack'") && wrong.err.contains("'packs'"), "{}", wrong.err);
}

#[test]
fn an_example_is_printed_as_it_can_be_run() {
    let run = Terminal::new().run(["guide", "outside.py"]);
    assert_eq!(run.out, include_str!("../../../examples/outside.py"));
}

#[test]
fn packs_and_matches_mean_nothing_to_what_tells_of_the_program() {
    for (args, option, name) in [
        (["--pack", "lantern-delta", "notices"].as_slice(), "--pack", "notices"),
        (&["man", "--data-dir", "d"], "--data-dir", "man"),
        (&["completions", "zsh", "--pack", "x"], "--pack", "completions"),
    ] {
        let run = Terminal::new().run(args);
        let said = format!("error: {option} does not apply to \"{name}\": it is about the program itself\n");
        assert_eq!((run.status, run.err), (Some(2), said));
    }
}
