//! The bots in `examples` that speak the protocol. Each plays whole matches against the program's own bots.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::cli::Run;

/// The number of seats and the seed of each match, as arguments of a bot.
const MATCHES: [[&str; 2]; 3] = [["2", "7"], ["3", "8"], ["4", "9"]];

fn program() -> &'static Path {
    Path::new(env!("CARGO_BIN_EXE_whispers"))
}

/// Runs a bot for each match. Returns what it prints at the end.
fn plays(bot: &dyn Fn() -> Command) -> Vec<String> {
    let play = |[seats, seed]: [&str; 2]| {
        let run = Run::of(bot().arg(program()).args([seats, seed]));
        assert_eq!((run.status, run.err.as_str()), (Some(0), ""), "{seats} seats");
        let lines: Vec<&str> = run.out.lines().collect();
        assert_eq!(lines.len().to_string(), (seats.parse::<usize>().unwrap() + 1).to_string(), "{}", run.out);
        for (seat, line) in lines[..lines.len() - 1].iter().enumerate() {
            let (named, score) = line.split_once(": ").unwrap();
            assert!(named.starts_with(&format!("seat {seat} (")), "{line}");
            assert!(score.parse::<i32>().is_ok(), "{line}");
        }
        assert!(lines[lines.len() - 1].starts_with("won by seat "), "{}", run.out);
        run.out
    };
    MATCHES.map(play).to_vec()
}

fn python() -> Option<Command> {
    let found = Command::new("python3").arg("--version").output().is_ok_and(|output| output.status.success());
    found.then(|| {
        let mut command = Command::new("python3");
        command.arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/bot.py"));
        command
    })
}

/// The path of the example bot in Rust, which `cargo test` builds along with the tests.
fn built() -> PathBuf {
    let path = program().with_file_name("examples").join(format!("bot{}", std::env::consts::EXE_SUFFIX));
    assert!(path.exists(), "the example in Rust is not built: cargo build --example bot");
    path
}

#[test]
fn the_bot_in_python_plays_whole_matches() {
    if python().is_none() {
        eprintln!("skipped: there is no python3");
        return;
    }
    plays(&|| python().unwrap());
}

#[test]
fn the_bot_in_rust_plays_whole_matches_and_as_the_one_in_python_does() {
    let path = built();
    let matches = plays(&|| Command::new(&path));
    if python().is_some() {
        assert_eq!(matches, plays(&|| python().unwrap()));
    }
}
