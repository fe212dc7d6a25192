//! What the text table says of a match whose pack is not here, or has changed.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use bots::Level;
use cli::TextOptions;
use packs::Pack;
use table::{Match, Setup, play_random};
use testing::test_packs::changed;

/// The record of a match that has come some way.
fn record(folder: &Path, pack: &Arc<Pack>) -> PathBuf {
    let mut game = Match::new(Setup::new(Arc::clone(pack), 2, Level::Novice, 7)).unwrap();
    play_random(&mut game, 7, 5);
    let path = folder.join("match.whispers");
    game.save_copy(&path).unwrap();
    path
}

/// What the text table says when it goes on with a record, and why it does not.
fn text(path: &Path, data: &Path, kept_rules: bool, language: &'static str) -> (String, Option<String>) {
    let mut out = Vec::new();
    let options = TextOptions {
        load: Some(path.to_owned()),
        kept_rules,
        language,
        packs: cli::Packs::new(Some(data.to_owned()), None),
        data: Some(data.to_owned()),
        ..TextOptions::default()
    };
    let error = cli::text(&options, &b"choices\nquit\n"[..], &mut out).err();
    (String::from_utf8(out).unwrap(), error.map(|e| e.to_string()))
}

#[test]
fn the_text_table_says_what_is_missing_and_goes_on_with_the_flag() {
    let folder = tempfile::tempdir().unwrap();
    let mut lost = Pack::clone(&testing::pack("lantern-delta"));
    lost.metadata.id = "lost-delta".into();
    let path = record(folder.path(), &Arc::new(lost));
    let (_, error) = text(&path, folder.path(), false, "en");
    assert_eq!(
        error.unwrap(),
        format!(
            "{}:5:8: The pack of this match is missing\n  |\n5 | pack = \"lost-delta\"\n  |        ^^^^^^^^^^^^\nThe match was played with version 1.0.0 of the pack “lost-delta” (rules {}). You have no pack with that id.\n“--pack FOLDER” uses a pack from elsewhere; “--kept-rules” continues with the rules in the record.",
            path.display(),
            &testing::pack("lantern-delta").digest[..8]
        )
    );
    let (said, error) = text(&path, folder.path(), true, "en");
    assert_eq!(error, None);
    assert!(said.starts_with("Lost delta\n") && said.contains("Heron"), "{said}");
    let (said, _) = text(&path, folder.path(), true, "fr");
    assert!(said.starts_with("Lost delta\n") && said.contains("contrôle"), "{said}");
}

#[test]
fn the_text_table_says_what_has_changed_in_the_language_that_is_spoken() {
    let folder = tempfile::tempdir().unwrap();
    let older = changed("lantern-delta", "rules.toml", "agents = 6", "agents = 7");
    let path = record(folder.path(), &older);
    let (_, error) = text(&path, folder.path(), false, "en");
    let said = error.unwrap();
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines[0], format!("{}:7:10: The pack of this match has changed", path.display()));
    assert_eq!(
        lines[5..8],
        ["Differences between the record and your pack:", "  record: agents = 7", "  pack: agents = 6"]
    );
    let (_, error) = text(&path, folder.path(), false, "fr");
    assert!(
        error.as_ref().is_some_and(|said| said.contains("dans l’enregistrement\u{a0}: agents = 7")),
        "{error:?}"
    );
}

/// An input that does something before each line is read.
struct Typist<F> {
    lines: Vec<&'static str>,
    at: usize,
    before: F,
}

impl<F: FnMut(usize)> std::io::Read for Typist<F> {
    fn read(&mut self, to: &mut [u8]) -> std::io::Result<usize> {
        let there = std::io::BufRead::fill_buf(self)?;
        let count = there.len().min(to.len());
        to[..count].copy_from_slice(&there[..count]);
        std::io::BufRead::consume(self, count);
        Ok(count)
    }
}

impl<F: FnMut(usize)> std::io::BufRead for Typist<F> {
    fn fill_buf(&mut self) -> std::io::Result<&[u8]> {
        (self.before)(self.at);
        Ok(self.lines.get(self.at).map_or(&b""[..], |line| line.as_bytes()))
    }

    fn consume(&mut self, count: usize) {
        if count > 0 {
            self.at += 1;
        }
    }
}

#[test]
fn the_text_table_says_when_a_match_cannot_be_saved_and_when_it_is_saved_again() {
    let data = tempfile::tempdir().unwrap();
    let matches = data.path().join("matches");
    std::fs::write(&matches, "in the way").unwrap();
    let options = TextOptions {
        open: cli::OpenOptions {
            seats: vec!["human".into(), "human".into()],
            seed: Some(1),
            ..Default::default()
        },
        language: "en",
        packs: cli::Packs::new(Some(data.path().to_owned()), None),
        data: Some(data.path().to_owned()),
        ..TextOptions::default()
    };
    let before = |line| {
        if line == 1 {
            let _ = std::fs::remove_file(&matches);
        }
    };
    let input = Typist { lines: vec!["1\n", "1\n", "quit\n"], at: 0, before };
    let mut out = Vec::new();
    cli::text(&options, input, &mut out).unwrap();
    let said = String::from_utf8(out).unwrap();
    let failed = said.find("Couldn't save the match: ").unwrap();
    let again = said.find("Saving works again. Saved up to the last decision: ").unwrap();
    assert!(failed < again, "{said}");
    assert_eq!(said.matches("Saving works again").count(), 1);
}

#[test]
fn a_copy_is_saved_under_a_name_or_with_a_flag_at_a_path() {
    let data = tempfile::tempdir().unwrap();
    let options = TextOptions {
        open: cli::OpenOptions {
            seats: vec!["human".into(), "human".into()],
            seed: Some(1),
            ..Default::default()
        },
        language: "en",
        packs: cli::Packs::new(Some(data.path().to_owned()), None),
        data: Some(data.path().to_owned()),
        ..TextOptions::default()
    };
    let path = data.path().join("copy");
    let lines = format!(
        "save ../x\nsave {0}\nsave a\\b\nsave --to {0}\nsave --to no/such/folder\nsave --to\nsave one\nquit\n",
        path.display()
    );
    let mut out = Vec::new();
    cli::text(&options, lines.as_bytes(), &mut out).unwrap();
    let said = String::from_utf8(out).unwrap();
    let refused = "Couldn't save the match: \"../x\" is not a valid file name; use letters, digits, spaces and hyphens\nTo save outside the matches folder, type \"save --to ../x\".";
    assert!(said.contains(refused), "{said}");
    assert_eq!(said.matches("is not a valid file name").count(), 3, "{said}");
    assert!(said.contains("there is no folder \"no/such\""), "{said}");
    assert!(!data.path().join("x").exists() && !path.exists());
    assert!(path.with_extension("whispers").exists() && data.path().join("matches/one.whispers").exists());
    assert!(said.contains("Type \"save\" and a name"), "{said}");
}
