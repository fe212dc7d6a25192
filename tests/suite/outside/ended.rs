//! External bots end with the program that started them, and so do the processes that they started.

use std::fs;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use super::seat;
use crate::cli::Terminal;

/// True if a process runs. A zombie, which has ended but was not reaped yet, does not run.
fn runs(process: &str) -> bool {
    let status = Command::new("ps").args(["-o", "stat=", "-p", process]).output();
    match status {
        Ok(output) => {
            let state = String::from_utf8_lossy(&output.stdout).trim().to_owned();
            !state.is_empty() && !state.starts_with('Z')
        }
        Err(_) => Command::new("kill").args(["-0", process]).status().is_ok_and(|status| status.success()),
    }
}

/// True if a condition becomes true within 20 seconds.
fn soon(is_so: impl Fn() -> bool) -> bool {
    let begun = Instant::now();
    while begun.elapsed() < Duration::from_secs(20) {
        if is_so() {
            return true;
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    false
}

/// A command that plays with a bot that starts another process and never answers, with this time limit per
/// decision, and the file to which the bot writes its process ids.
fn begin(terminal: &Terminal, seconds: &str) -> (Command, std::path::PathBuf) {
    let file = terminal.folder().join("numbers");
    let seats = format!("{},novice,novice", seat("sleep.sh", &format!("'{}'", file.display())));
    let args = ["sim", "--pack", "lantern-delta", "--games", "1", "--seats", &seats, "--bot-time", seconds];
    let mut command = terminal.command(args);
    command.stdout(Stdio::null()).stderr(Stdio::null());
    (command, file)
}

fn numbers(file: &std::path::Path) -> Vec<String> {
    let text = fs::read_to_string(file).unwrap_or_default();
    text.split_whitespace().map(str::to_owned).collect()
}

#[test]
fn a_program_ends_with_all_that_it_has_started_when_it_is_not_asked_any_more() {
    let terminal = Terminal::new();
    let (mut command, file) = begin(&terminal, "0.05");
    assert_eq!(command.status().unwrap().code(), Some(1), "it lost all its decisions");
    let numbers = numbers(&file);
    assert_eq!(numbers.len(), 2);
    assert!(soon(|| numbers.iter().all(|number| !runs(number))), "{numbers:?}");
}

#[test]
fn a_program_ends_with_all_that_it_has_started_when_this_one_is_killed() {
    let terminal = Terminal::new();
    let (mut command, file) = begin(&terminal, "600");
    let mut child = command.spawn().unwrap();
    // The program is also started briefly before the match. Wait until the processes of the match itself run.
    let started = soon(|| {
        let first = numbers(&file);
        let run = || first.len() == 2 && first.iter().all(|number| runs(number));
        run() && {
            std::thread::sleep(Duration::from_millis(300));
            run() && numbers(&file) == first
        }
    });
    let numbers = numbers(&file);
    let ran = numbers.iter().all(|number| runs(number));
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(started && ran, "{numbers:?}");
    assert!(soon(|| numbers.iter().all(|number| !runs(number))), "{numbers:?}");
}
