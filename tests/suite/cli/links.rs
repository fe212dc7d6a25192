//! Links on the command line.

use testing::repository_files::root;

use crate::cli::Terminal;

fn save(name: &str) -> String {
    root().join(format!("saves/{name}.whispers")).display().to_string()
}

/// The link that a command prints.
fn link(terminal: &Terminal, args: &[&str]) -> String {
    let run = terminal.run(["link"].iter().chain(args));
    assert_eq!((run.status, run.err.as_str()), (Some(0), ""), "{}", run.out);
    run.out.trim().to_owned()
}

#[test]
fn a_link_is_printed_and_read_in_place_of_a_record() {
    let terminal = Terminal::new();
    let over = save("over");
    let whole = link(&terminal, &[&over]);
    let told = |record: &str| terminal.run(["tell", record]).out;
    assert_eq!(told(&whole), told(&over));
    let fragment = whole.split_once('#').unwrap().1;
    assert_eq!(told(fragment), told(&over));
    let run = terminal.run(["tell", &whole[..whole.len() - 20]]);
    assert!(run.status == Some(1) && run.err.starts_with("error: the link is cut: "), "{}", run.err);
    // Without a window and a terminal, the match is printed.
    let run = terminal.run([whole.as_str()]);
    assert!(run.status == Some(0) && run.out.contains(told(&over).lines().last().unwrap()), "{}", run.err);
}

#[test]
fn a_deal_a_position_and_a_puzzle_are_opened_in_the_text_table() {
    let terminal = Terminal::new();
    let deal = link(&terminal, &["--deal", "--seed", "7", "--seats", "human,novice"]);
    assert_eq!(deal, link(&terminal, &["--deal", "--seed", "7", "--seats", "human,novice"]));
    let run = terminal.typed(["text", "--load", &deal], &["quit"]);
    assert_eq!((run.status, run.err.as_str()), (Some(0), ""), "{}", run.out);
    let position = link(&terminal, &[&save("over"), "--at", "9"]);
    let run = terminal.typed(["text", "--load", &position], &["quit"]);
    assert_eq!((run.status, run.err.as_str()), (Some(0), ""), "{}", run.out);
    let puzzle = link(&terminal, &["--puzzle", "region-1"]);
    let run = terminal.run([puzzle.as_str()]);
    assert!(run.status == Some(0) && !run.out.is_empty(), "{}", run.err);
    let run = terminal.run(["link", "--puzzle", "region-0"]);
    assert!(run.status == Some(2) && run.err.contains("there is no puzzle \"region-0\""), "{}", run.err);
    assert_eq!(terminal.run(["link"]).status, Some(2));
}
