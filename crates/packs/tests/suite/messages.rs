//! Tests the messages for packs with faults. The files in `tests/snapshots` contain the cases. Each case has a name,
//! changes to the pack in `crates/testing/packs/small`, and the whole message. For a new case, write its name and
//! changes. `WHISPERS_BLESS=1` rewrites all messages. Read them before you commit them.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use crate::cases::{Case, Cases, Change};
use testing::editable_pack::{EditablePack, french, small};
use testing::repository_files;

/// Defines a test for each file of cases.
macro_rules! topics {
    ($($test:ident $file:literal)*) => {
        const TOPICS: &[&str] = &[$($file),*];
        $(#[test] fn $test() { check($file); })*
    };
}

topics! {
    messages_on_the_abilities_of_a_pack "abilities"
    messages_on_what_packs_have_beside_the_printed_rules "extras"
    messages_on_the_board_as_a_whole "board"
    messages_on_colours_and_emblems "theme"
    messages_on_the_councils_of_a_pack "councils"
    messages_on_events_and_offers "further-cards"
    messages_on_files_that_are_missing_or_not_toml "files"
    messages_on_house_rules "house"
    messages_on_the_manifest_of_a_pack "manifest"
    messages_on_the_map_of_a_pack "map"
    messages_on_numbers_slots_and_orders "rules"
    messages_on_setups "setups"
    messages_on_several_faults_at_once "several"
    messages_on_the_picture_of_the_map "picture"
    messages_on_the_words_of_a_pack "text"
    messages_on_what_does_not_fit_together "whole"
}

fn folder() -> PathBuf {
    repository_files::root().join("crates/packs/tests/snapshots")
}

/// The small test pack with the changes of a case.
fn changed(case: &Case) -> EditablePack {
    let pack = if case.in_french() { french() } else { small() };
    case.changes.iter().fold(pack, |pack, (file, change)| match change {
        Change::Missing => pack.without(file),
        Change::Like(other) => {
            let text = pack.text(other);
            pack.with(file, text)
        }
        Change::Whole(text) => pack.with(file, text),
        Change::Edit { from, to } if to.is_empty() => pack.cut(file, from),
        Change::Edit { from, to } => pack.edit(file, from, to),
        Change::Everywhere { from, to } => pack.edit_everywhere(file, from, to),
    })
}

/// The message for a pack: the report of its faults, or else its warnings.
fn message(pack: &EditablePack) -> String {
    match pack.load() {
        Err(report) => report,
        Ok(pack) => {
            let count = match pack.warnings.len() {
                0 => "no faults, no warnings".to_owned(),
                1 => "no faults, 1 warning".to_owned(),
                many => format!("no faults, {many} warnings"),
            };
            let warnings = pack.warnings.iter().map(ToString::to_string);
            std::iter::once(format!("the pack: {count}")).chain(warnings).collect::<Vec<_>>().join("\n\n")
        }
    }
}

/// Checks the messages of all cases in a file. With `WHISPERS_BLESS`, rewrites them instead.
fn check(topic: &str) {
    let path = folder().join(format!("{topic}.txt"));
    let text = fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    let mut cases = Cases::read(&text).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
    assert!(!cases.list.is_empty(), "{} has no cases", path.display());
    let mut wrong = Vec::new();
    for case in &mut cases.list {
        let found = message(&changed(case));
        if found != case.message {
            wrong.push(format!("{}\n\nfound:\n{found}\n\ninstead of:\n{}\n", case.name, case.message));
            case.message = found;
        }
    }
    if std::env::var_os("WHISPERS_BLESS").is_some() {
        return fs::write(&path, cases.text()).unwrap();
    }
    assert!(wrong.is_empty(), "{}: WHISPERS_BLESS=1 renews it\n\n{}", path.display(), wrong.join("\n"));
    assert_eq!(cases.text(), text, "{} is not written as it is read", path.display());
}

#[test]
fn every_file_of_cases_has_its_test() {
    let files: BTreeSet<String> = repository_files::files(&folder()).into_keys().collect();
    assert_eq!(files, TOPICS.iter().map(|topic| format!("{topic}.txt")).collect());
}

#[test]
fn the_small_pack_has_neither_faults_nor_warnings() {
    assert_eq!(message(&small()), "the pack: no faults, no warnings");
    assert_eq!(message(&french()), "the pack: no faults, no warnings");
}
