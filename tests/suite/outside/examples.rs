//! The bots in `examples` that sit at the table: they answer every question, and both play alike.

use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

use super::sim;
use crate::cli::Terminal;

/// The example in Python, where there is Python.
fn python() -> Option<String> {
    let found = Command::new("python3").arg("--version").output().is_ok_and(|output| output.status.success());
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/outside.py");
    found.then(|| format!("exec:python3 '{}'", file.display()))
}

/// The example in Rust, once it is built, as `cargo test` does for all tests.
fn rust() -> Option<String> {
    let name = format!("outside{}", std::env::consts::EXE_SUFFIX);
    let path = PathBuf::from(env!("CARGO_BIN_EXE_whispers")).with_file_name("examples").join(name);
    path.exists().then(|| format!("exec:'{}'", path.display()))
}

/// What comes of some games of it.
fn games(who: &str) -> Value {
    let told = sim(&Terminal::new(), who, 3, "60");
    assert_eq!(told["entrants"][0]["outside"]["lost"], 0, "{told}");
    told["entrants"][0]["score"].clone()
}

#[test]
fn the_bots_of_the_examples_answer_every_question_and_play_alike() {
    let played: Vec<Value> = [python(), rust()].into_iter().flatten().map(|who| games(&who)).collect();
    match played.as_slice() {
        [] => eprintln!("skipped: there is no python3, and the example in Rust is not built"),
        [_] => eprintln!("half skipped: there is no python3, or the example in Rust is not built"),
        [python, rust, ..] => assert_eq!(python, rust),
    }
}
