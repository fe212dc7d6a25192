//! `whispers history`.

use std::fs;
use std::process::{Command, Output};

use history::{Played, path, write};
use serde_json::Value;
use system::Folders;

use testing::made_up_history::{history, played, reviewed};

fn whispers(data: &std::path::Path, args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_whispers"));
    command.args(["--data-dir", data.to_str().unwrap(), "history", "--language", "en"]).args(args);
    command.output().unwrap()
}

/// A match of Whispers of the Stars.
fn stars(day: u32) -> Played {
    Played { pack: "whispers-of-the-stars".into(), ..played(day, &["novice"], &[30, 20]) }
}

#[test]
fn the_command_tells_results_strength_reviews_and_feats_as_tables_and_as_json() {
    let data = tempfile::tempdir().unwrap();
    let mut matches = vec![played(1, &["agent", "novice"], &[40, 20, 10]), played(2, &["agent"], &[15, 20])];
    matches[1].review = reviewed([30, 5, 3, 1, 1], 0.0213, 0.4);
    matches.push(Played { pack: "lantern-delta".into(), ..played(3, &["novice"], &[9, 20]) });
    // There are no record files: the history keeps its lines without them.
    let lines = history(matches).lines().to_vec();
    write(&path(&Folders::new(Some(data.path().to_owned()))), &lines).unwrap();
    let said = String::from_utf8(whispers(data.path(), &[]).stdout).unwrap();
    for part in [
        "Matches: 3",
        "Won: 33%",
        "Error rate: 2.13%",
        "The Lantern Delta",
        "By strongest rival",
        "Head and shoulders: Win by ten points or more. 2026-01-01",
        "1 of 20 feats",
        "A War of Whispers, 2 rivals: ",
    ] {
        assert!(said.contains(part), "{part} in {said}");
    }
    let json: Value = serde_json::from_slice(&whispers(data.path(), &["--json"]).stdout).unwrap();
    assert_eq!(json["matches"], 3);
    assert!((json["error_rate"].as_f64().unwrap() - 0.0213).abs() < 1e-6);
    assert_eq!(json["by_strongest_rival"][1]["of"], "agent");
    assert_eq!(json["reviews"].as_array().unwrap().len(), 1);
    assert_eq!(json["feats"].as_array().unwrap().len(), 20);
    let only: Value =
        serde_json::from_slice(&whispers(data.path(), &["--json", "--rivals", "2"]).stdout).unwrap();
    assert_eq!(only["matches"], 1);
    let of = |args: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_whispers"));
        command.args([
            "--data-dir",
            data.path().to_str().unwrap(),
            "--pack",
            "lantern-delta",
            "history",
            "--json",
        ]);
        serde_json::from_slice::<Value>(&command.args(args).output().unwrap().stdout).unwrap()["matches"]
            .clone()
    };
    assert_eq!((of(&[]), of(&["--strongest", "agent"])), (1.into(), 0.into()));
}

#[test]
fn what_cannot_be_asked_for_is_said_and_nothing_is_written_where_there_is_nothing() {
    let data = tempfile::tempdir().unwrap();
    let wrong = whispers(data.path(), &["--rivals", "9"]);
    assert_eq!(wrong.status.code(), Some(2));
    assert!(String::from_utf8(wrong.stderr).unwrap().contains("it takes a whole number from 1 to 3"));
    let wrong = whispers(data.path(), &["--strongest", "oracle"]);
    assert!(String::from_utf8(wrong.stderr).unwrap().contains("\"oracle\" is not a player"));
    let none = String::from_utf8(whispers(data.path(), &[]).stdout).unwrap();
    assert!(none.contains("No finished matches yet."), "{none}");
    assert_eq!(fs::read_dir(data.path()).unwrap().count(), 0);
}

#[test]
fn matches_of_one_pack_are_told_in_its_words_and_each_table_of_favourites_in_those_of_its_own() {
    let data = tempfile::tempdir().unwrap();
    let said = |matches: Vec<Played>| {
        let lines = history(matches).lines().to_vec();
        write(&path(&Folders::new(Some(data.path().to_owned()))), &lines).unwrap();
        String::from_utf8(whispers(data.path(), &[]).stdout).unwrap()
    };
    let delta = || Played { pack: "lantern-delta".into(), ..played(1, &["novice"], &[9, 20]) };
    let base = || played(2, &["novice"], &[30, 20]);
    let (one, both) = (said(vec![delta()]), said(vec![delta(), base()]));
    assert!(one.contains("By club") && !one.contains("By society"), "{one}");
    assert!(both.contains("By society") && !both.contains("By club"), "{both}");
    for (favourites, agents) in [
        ("Favourite houses of The Lantern Delta", "Whisperers"),
        ("Favourite empires of A War of Whispers", "Agents"),
    ] {
        let head = both.lines().find(|line| line.contains(favourites)).unwrap_or_else(|| panic!("{both}"));
        assert!(head.contains(agents), "{head}");
    }
}

#[test]
fn societies_are_called_as_in_the_pack_in_which_they_were_played() {
    let data = tempfile::tempdir().unwrap();
    for (matches, called, not) in [
        (vec![stars(1), stars(2)], "Romanova", "Spider"),
        (vec![stars(1), played(2, &["novice"], &[30, 20])], "Spider", "Romanova"),
    ] {
        let lines = history(matches).lines().to_vec();
        write(&path(&Folders::new(Some(data.path().to_owned()))), &lines).unwrap();
        let said = String::from_utf8(whispers(data.path(), &[]).stdout).unwrap();
        assert!(said.contains(called) && !said.contains(not), "{said}");
    }
}
