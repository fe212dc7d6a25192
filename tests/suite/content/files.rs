//! Files that are missing or not TOML.

use crate::content::broken::*;

#[test]
fn a_missing_file() {
    let report = r##"
the pack: 1 fault

rules.toml: the pack has no such file; every pack has manifest.toml, rules.toml, councils.toml, map.toml, cards.toml, theme.toml
"##;
    assert_report(&shipped().without("rules.toml"), report);
}

#[test]
fn several_missing_files_and_one_that_is_not_toml() {
    let report = r##"
the pack: 3 faults

rules.toml: the pack has no such file; every pack has manifest.toml, rules.toml, councils.toml, map.toml, cards.toml, theme.toml

map.toml: the pack has no such file; every pack has manifest.toml, rules.toml, councils.toml, map.toml, cards.toml, theme.toml

cards.toml:3:10: this is not TOML: string values must be quoted, expected literal string
  |
3 | copies = 
  |          ^
"##;
    assert_report(
        &shipped().without("rules.toml").without("map.toml").edit("cards.toml", "copies = 2", "copies = "),
        report,
    );
}

#[test]
fn a_missing_text_is_a_fault_of_the_manifest_that_names_its_language() {
    let report = r##"
the pack: 1 fault

manifest.toml:6:14: the words of "en" belong in text/en.toml: there is no such file in the pack
  |
6 | languages = ["en"]
  |              ^^^^
"##;
    assert_report(&shipped().without("text/en.toml"), report);
}

#[test]
fn two_equals_signs() {
    let report = r##"
the pack: 1 fault

rules.toml:3:10: this is not TOML: extra `=`, expected nothing
  |
3 | agents = = 9
  |          ^
"##;
    assert_report(&shipped().edit("rules.toml", "agents = 9", "agents = = 9"), report);
}

#[test]
fn two_values_for_a_key_and_nothing_that_follows_from_it() {
    let report = r##"
the pack: 1 fault

councils.toml:6:11: this is not TOML: string values must be quoted, expected literal string
  |
6 | banners = 20 20
  |           ^^^^^
"##;
    assert_report(&shipped().edit("councils.toml", "banners = 20", "banners = 20 20"), report);
}

#[test]
fn a_text_without_its_end() {
    let report = r##"
the pack: 1 fault

manifest.toml:3:17: this is not TOML: invalid basic string, expected `"`
  |
3 | version = "1.0.0
  |                 ^
"##;
    assert_report(&shipped().edit("manifest.toml", r#"version = "1.0.0""#, r#"version = "1.0.0"#), report);
}

#[test]
fn a_list_without_its_end() {
    let report = r##"
the pack: 3 faults

map.toml:5:1: this is not TOML: missing comma between array elements, expected `,`
  |
5 | regions = [
  | ^

map.toml:53:1: this is not TOML: missing comma between array elements, expected `,`
   |
53 | borders = [
   | ^

map.toml:123:2: this is not TOML: unclosed array, expected `]`
    |
123 | ]
    |  ^
"##;
    assert_report(&shipped().edit("map.toml", "size = [1000, 760]", "size = [1000, 760"), report);
}

#[test]
fn a_key_that_is_there_twice() {
    let report = r##"
the pack: 1 fault

cards.toml:4:1: this is not TOML: duplicate key
  |
4 | copies = 3
  | ^^^^^^
"##;
    assert_report(&shipped().edit("cards.toml", "copies = 2", "copies = 2\ncopies = 3"), report);
}

#[test]
fn a_table_that_is_there_twice() {
    let report = r##"
the pack: 1 fault

theme.toml:9:2: this is not TOML: duplicate key
  |
9 | [empires]
  |  ^^^^^^^
"##;
    assert_report(&shipped().edit("theme.toml", "[societies]", "[empires]"), report);
}

#[test]
fn a_text_of_words_that_is_not_toml() {
    let report = r##"
the pack: 1 fault

text/en.toml:22:8: this is not TOML: string values must be quoted, expected literal string
   |
22 | bear = Bear
   |        ^^^^
"##;
    assert_report(&shipped().edit("text/en.toml", r#"bear = "Bear""#, "bear = Bear"), report);
}

#[test]
fn an_empty_file() {
    let report = r##"
the pack: 2 faults

cards.toml: the key "abilities" is missing (list of tables): One ability for each cost: A, A+A, A+B (R7.3).

cards.toml: the key "copies" is missing (whole number from 1 to 4): Copies of each card in its deck (R1.4).
"##;
    assert_report(&shipped().with("cards.toml", ""), report);
}
