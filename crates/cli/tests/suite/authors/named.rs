//! Packs are named by their ids, installed ones too, and by their paths, by every command alike.

use std::fs;
use std::path::PathBuf;

use clap::Parser;
use cli::{self, Packs};
use cli::{Cli, Command};
use external_bots::Programs;
use serde_json::Value;

use crate::authors::said;
use testing::test_packs;

/// A folder of data in which a pack is installed, and another one that extends it.
struct Data(tempfile::TempDir);

impl Data {
    fn new() -> Self {
        let data = Self(tempfile::tempdir().unwrap());
        let own = data.packs().join("some-folder");
        test_packs::copy(
            "lantern-delta",
            &own,
            "manifest.toml",
            "id = \"lantern-delta\"",
            "id = \"salt-isles\"",
        );
        let over = data.packs().join("storm");
        fs::create_dir_all(&over).unwrap();
        let manifest = "format = 1\nid = \"storm\"\nextends = \"salt-isles\"\nversion = \"3\"\nauthors = [\"A\"]\nlicence = \"CC0-1.0\"\n";
        fs::write(over.join("manifest.toml"), manifest).unwrap();
        data
    }

    fn packs(&self) -> PathBuf {
        self.0.path().join("packs")
    }

    fn at(&self) -> &str {
        self.0.path().to_str().unwrap()
    }
}

#[test]
fn check_preview_and_balance_find_what_is_installed_and_what_that_extends() {
    let data = Data::new();
    for id in ["salt-isles", "storm"] {
        let checked = said(&["check", id, "--data-dir", data.at()]).unwrap();
        assert!(checked.contains(&format!("({id}), version")) && checked.contains("no faults"), "{checked}");
        let balanced = said(&["balance", id, "--games", "2", "--data-dir", data.at()]).unwrap();
        assert!(balanced.contains("2 games"), "{balanced}");
    }
    // By its path too.
    let path = data.packs().join("storm");
    assert!(said(&["check", path.to_str().unwrap(), "--data-dir", data.at()]).is_ok());
    let picture = data.0.path().join("storm.png");
    let words = ["preview", "storm", "-o", picture.to_str().unwrap(), "--data-dir", data.at()];
    assert!(said(&words).is_ok() && picture.is_file());
}

#[test]
fn what_is_not_there_is_said_with_the_nearest_of_all_ids() {
    let data = Data::new();
    let why = |named: &str| said(&["check", named, "--data-dir", data.at()]).unwrap_err();
    let nowhere = "nor is a pack of that id built in or installed";
    assert_eq!(
        why("salt-isle"),
        format!("there is no file or folder \"salt-isle\", {nowhere}; did you mean \"salt-isles\"?")
    );
    assert_eq!(
        why("nothing"),
        format!(
            "there is no file or folder \"nothing\", {nowhere}; there are drowned-crown, lantern-delta, \
             salt-isles, storm, war-of-whispers, whispers-of-the-stars"
        )
    );
    let file = data.packs().join("some-folder/text/en.toml");
    let folder = data.packs().join("some-folder");
    assert_eq!(
        why(file.to_str().unwrap()),
        format!("{file:?} is a file of a pack; name its folder instead: {folder:?}")
    );
}

/// What the engine answers to these lines.
fn engine(packs: Packs, lines: &str) -> Vec<Value> {
    let mut out = Vec::new();
    cli::engine(lines.as_bytes(), &mut out, packs).unwrap();
    String::from_utf8(out).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn every_face_plays_what_is_installed_at_a_table_of_its_size() {
    let data = Data::new();
    let packs = |named: &str| Packs::new(Some(data.0.path().to_owned()), Some(named.into()));
    let answers =
        engine(packs("storm"), "new seed=7\nnew seed=7 pack=salt-isles\nnew seed=7 pack=salt-isle\n");
    assert_eq!(answers[0]["match"]["seats"], 3);
    assert_eq!(answers[1]["match"]["seats"], 3);
    assert!(answers[2]["error"].to_string().contains("did you mean"), "{}", answers[2]);
    let words = ["whispers", "sim", "--games", "2", "--json"];
    let Some(Command::Sim(args)) = Cli::try_parse_from(words).unwrap().command else { panic!() };
    let mut out = Vec::new();
    cli::sim(&args, &packs("storm"), Programs::default(), &mut out).unwrap();
    assert!(serde_json::from_slice::<Value>(&out).unwrap()["games"] == 2);
    // Without a display or a terminal it is the pack that was asked for, too.
    let mut out = Vec::new();
    cli::bot_match(&packs("storm"), "en", &mut out).unwrap();
    assert!(String::from_utf8(out).unwrap().starts_with("The Lantern Delta\n"));
    assert!(cli::bot_match(&packs("nonsense"), "en", &mut Vec::new()).is_err());
}
