//! The external bots in `examples`: they answer every question, and both play alike.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

use super::sim;
use crate::cli::Terminal;

/// The maximum number of lines of an example, as docs/BOTS.md says.
const LINES: usize = 60;

/// The seat of the example in Python, if Python is installed.
fn python() -> Option<String> {
    let found = Command::new("python3").arg("--version").output().is_ok_and(|output| output.status.success());
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/outside.py");
    found.then(|| format!("exec:python3 '{}'", file.display()))
}

/// The seat of the example in Rust, which `cargo test` builds along with the tests.
fn rust() -> String {
    let name = format!("outside{}", std::env::consts::EXE_SUFFIX);
    let path = PathBuf::from(env!("CARGO_BIN_EXE_whispers")).with_file_name("examples").join(name);
    assert!(path.exists(), "the example in Rust is not built: cargo build --example outside");
    format!("exec:'{}'", path.display())
}

/// The score of an example in some games.
fn games(who: &str) -> Value {
    let told = sim(&Terminal::new(), who, 3, "60");
    assert_eq!(told["entrants"][0]["outside"]["lost"], 0, "{told}");
    told["entrants"][0]["score"].clone()
}

#[test]
fn the_bots_of_the_examples_answer_every_question_and_play_alike() {
    let rust = games(&rust());
    match python() {
        Some(python) => assert_eq!(games(&python), rust),
        None => eprintln!("half skipped: there is no python3"),
    }
}

#[test]
fn the_bots_of_the_examples_are_as_short_as_the_guide_says() {
    for file in ["outside.py", "outside.rs"] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples").join(file);
        let lines = fs::read_to_string(path).unwrap().lines().count();
        assert!(lines <= LINES, "{file}: {lines}");
    }
}
