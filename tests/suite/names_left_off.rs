//! `whispers pack check` warns of names that do not fit on the map.

use std::fs;
use std::path::Path;

use cli::PackCommand;
use testing::test_packs;

use crate::support::commands;

/// The output of a check that succeeds.
fn check(path: &Path) -> String {
    let mut out = Vec::new();
    let check = PackCommand::Check { path: path.to_owned(), strict: false, json: false };
    cli::pack(&check, &cli::Packs::default(), commands::WINDOW, &mut out).unwrap();
    String::from_utf8(out).unwrap()
}

#[test]
fn a_name_of_an_empire_that_the_map_leaves_off_is_a_warning_at_its_place_with_a_length_that_fits() {
    let folder = tempfile::tempdir().unwrap();
    let long = "The Ancient and Most Serene Republic of the Eagle";
    let named = format!("eagle = \"{long}\"");
    test_packs::copy("war-of-whispers", folder.path(), "text/en.toml", "eagle = \"Eagle\"", &named);
    let out = check(folder.path());
    let text = fs::read_to_string(folder.path().join("text/en.toml")).unwrap();
    let line = 1 + text.lines().position(|line| line == named).unwrap();
    let start =
        format!("warning: text/en.toml:{line}:9: \"{long}\" has 49 letters and does not fit on the map");
    let (_, said) = out.split_once(&start).unwrap_or_else(|| panic!("{out}"));
    let most = said.split_once(": about ").and_then(|(_, rest)| rest.split_once(" letters would"));
    let most: usize = most.unwrap_or_else(|| panic!("{out}")).0.parse().unwrap();
    fs::write(folder.path().join("text/en.toml"), text.replace(long, &"E".repeat(most))).unwrap();
    assert!(!check(folder.path()).contains("does not fit on the map"));
    let crowded = testing::large_packs::crowded();
    let out = check(&crowded.path("."));
    assert!(!out.contains("no length would fit"), "{out}");
}
