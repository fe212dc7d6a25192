//! Puzzles in the files of packs.

use std::fs;

use packs::{Files, Pack, Puzzle};
use table::puzzles_toml;
use testing::test_packs::copy;

/// Loads the Lantern Delta after replacing a text in its puzzles. Returns the pack or the error.
fn changed(was: &str, is: &str) -> Result<Pack, String> {
    let folder = tempfile::tempdir().unwrap();
    copy("lantern-delta", folder.path(), "puzzles.toml", was, is);
    Pack::load(&Files::at(folder.path())).map_err(|report| report.to_string())
}

#[test]
fn puzzles_that_are_written_are_read_as_they_were() {
    let pack = testing::pack("lantern-delta");
    let folder = tempfile::tempdir().unwrap();
    copy("lantern-delta", folder.path(), "puzzles.toml", "", "");
    let text = puzzles_toml(&pack.rules.raw, &pack.puzzles, "a test");
    fs::write(folder.path().join("puzzles.toml"), text).unwrap();
    let read = Pack::load(&Files::at(folder.path())).unwrap();
    assert_eq!(read.puzzles, pack.puzzles);
    fs::write(folder.path().join("puzzles.toml"), puzzles_toml(&pack.rules.raw, &[], "a test")).unwrap();
    assert!(Pack::load(&Files::at(folder.path())).unwrap().puzzles.is_empty());
}

#[test]
fn what_is_wrong_with_a_puzzle_is_told_at_its_place() {
    for (was, is, said) in [
        ("goal = \"win\"", "goal = \"wins\"", "there is no goal \"wins\"; did you mean \"win\"?"),
        ("goal = \"win\"", "goal = \"cities\"", "the key \"empire\" is missing"),
        ("goal = \"win\"", "goal = \"win\"\ncount = 3", "the goal \"win\" takes no \"count\""),
        ("level = 1", "level = 4", "4 is outside the range 1 to 3"),
        ("seed = ", "sead = ", "there is no key \"sead\" here; did you mean \"seed\"?"),
        ("final-whisper = \"on\"", "final-whisper = \"maybe\"", "maybe"),
        ("id = \"win-1\"", "id = \"token-1\"", "token-1"),
    ] {
        let report = changed(was, is).unwrap_err();
        assert!(report.contains(said) && report.contains("puzzles.toml:"), "{said}: {report}");
    }
}

#[test]
fn a_puzzle_that_does_not_fit_the_rules_is_left_out_with_a_warning() {
    let all = testing::pack("lantern-delta").puzzles.len();
    let left_out = |was: &str, is: &str, said: &str| {
        let pack = changed(was, is).unwrap();
        assert_eq!(pack.puzzles.len(), all - 1, "{said}");
        let warning = pack.warnings.iter().find(|w| w.message.contains("puzzles that do not fit")).unwrap();
        assert!(warning.message.contains(said), "{}", warning.message);
    };
    let pack = testing::pack("lantern-delta");
    let win: &Puzzle = pack.puzzles.iter().find(|puzzle| puzzle.id == "win-1").unwrap();
    left_out(&format!("seed = {}", win.seed), "seed = 12", "cannot be taken");
    left_out("answer = \"exchange", "answer = \"exchanges", "is not a kind of action");
    left_out(
        "answer = \"exchange",
        "answer = \"pass\" # \"exchange",
        "this cannot be decided in the position",
    );
}

#[test]
fn a_pack_over_another_has_puzzles_of_its_own_or_none() {
    let base = testing::pack("war-of-whispers");
    let stars = testing::pack("whispers-of-the-stars");
    assert!(stars.puzzles.iter().all(|puzzle| base.puzzles.iter().all(|other| other.seed != puzzle.seed)));
    let folder = tempfile::tempdir().unwrap();
    copy("whispers-of-the-stars", folder.path(), "puzzles.toml", "", "");
    fs::remove_file(folder.path().join("puzzles.toml")).unwrap();
    assert!(Pack::load(&Files::at(folder.path())).unwrap().puzzles.is_empty());
}
