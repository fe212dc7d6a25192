//! Faults of `manifest.toml`.

use crate::content::broken::*;

#[test]
fn another_format_is_the_only_fault() {
    let report = r##"
the pack: 1 fault

manifest.toml:1:10: this pack has format 2; this program reads format 1
  |
1 | format = 2
  |          ^
"##;
    assert_report(
        &shipped().edit("manifest.toml", "format = 1", "format = 2").edit("map.toml", "regions", "region"),
        report,
    );
}

#[test]
fn a_format_of_zero() {
    let report = r##"
the pack: 1 fault

manifest.toml:1:10: 0 is outside of 1 to 1000000
  |
1 | format = 0
  |          ^
"##;
    assert_report(&shipped().edit("manifest.toml", "format = 1", "format = 0"), report);
}

#[test]
fn a_format_in_words() {
    let report = r##"
the pack: 1 fault

manifest.toml:1:10: this should be a whole number, not a text
  |
1 | format = "one"
  |          ^^^^^
"##;
    assert_report(&shipped().edit("manifest.toml", "format = 1", r#"format = "one""#), report);
}

#[test]
fn no_format() {
    let report = r##"
the pack: 1 fault

manifest.toml: the key "format" is missing (whole number from 1 to 1,000,000): The format of the pack's files; 1 today.
"##;
    assert_report(&shipped().edit("manifest.toml", "format = 1\n", ""), report);
}

#[test]
fn no_version() {
    let report = r##"
the pack: 1 fault

manifest.toml: the key "version" is missing (text): The pack's own version.
"##;
    assert_report(&shipped().edit("manifest.toml", "version = \"1.0.0\"\n", ""), report);
}

#[test]
fn an_unknown_key() {
    let report = r##"
the pack: 2 faults

manifest.toml: the key "licence" is missing (text): Under which terms it may be passed on: a short name such as "CC0-1.0", or a sentence.

manifest.toml:5:1: there is no key "license" here; did you mean "licence"?
  |
5 | license = "CC0-1.0"
  | ^^^^^^^
"##;
    assert_report(&shipped().edit("manifest.toml", "licence", "license"), report);
}

#[test]
fn an_id_with_spaces() {
    let report = r##"
the pack: 1 fault

manifest.toml:2:6: "War of Whispers" is no id: it takes a lower-case letter, then lower-case letters, digits and hyphens
  |
2 | id = "War of Whispers"
  |      ^^^^^^^^^^^^^^^^^
"##;
    assert_report(&shipped().edit("manifest.toml", r#""war-of-whispers""#, r#""War of Whispers""#), report);
}

#[test]
fn an_empty_id() {
    let report = r##"
the pack: 1 fault

manifest.toml:2:6: "" is no id: it takes a lower-case letter, then lower-case letters, digits and hyphens
  |
2 | id = ""
  |      ^^
"##;
    assert_report(&shipped().edit("manifest.toml", r#""war-of-whispers""#, r#""""#), report);
}

#[test]
fn authors_that_are_no_list() {
    let report = r##"
the pack: 1 fault

manifest.toml:4:11: this should be a list, not a text
  |
4 | authors = "The Whispers developers"
  |           ^^^^^^^^^^^^^^^^^^^^^^^^^
"##;
    assert_report(
        &shipped().edit("manifest.toml", r#"["The Whispers developers"]"#, r#""The Whispers developers""#),
        report,
    );
}

#[test]
fn an_author_that_is_no_text() {
    let report = r##"
the pack: 1 fault

manifest.toml:4:39: this should be a text, not a date
  |
4 | authors = ["The Whispers developers", 1871-03-18]
  |                                       ^^^^^^^^^^
"##;
    assert_report(
        &shipped().edit(
            "manifest.toml",
            r#"["The Whispers developers"]"#,
            r#"["The Whispers developers", 1871-03-18]"#,
        ),
        report,
    );
}

#[test]
fn no_author() {
    let report = r##"
the pack: 1 fault

manifest.toml:4:11: 0 authors: a pack has 1 to 100
  |
4 | authors = []
  |           ^^
"##;
    assert_report(&shipped().edit("manifest.toml", r#"["The Whispers developers"]"#, "[]"), report);
}

#[test]
fn no_language() {
    let report = r##"
the pack: 1 fault

manifest.toml:6:13: 0 languages: a pack has 1 to 40
  |
6 | languages = []
  |             ^^
"##;
    assert_report(&shipped().edit("manifest.toml", r#"["en"]"#, "[]"), report);
}

#[test]
fn a_language_without_a_text() {
    let report = r##"
the pack: 1 fault

manifest.toml:6:20: the words of "de" belong in text/de.toml: there is no such file in the pack
  |
6 | languages = ["en", "de"]
  |                    ^^^^
"##;
    assert_report(&shipped().edit("manifest.toml", r#"["en"]"#, r#"["en", "de"]"#), report);
}

#[test]
fn a_language_that_leaves_the_pack() {
    let report = r##"
the pack: 1 fault

manifest.toml:6:14: the words of "../../en" belong in text/../../en.toml: a path in a pack names a file of the pack itself: no "..", no absolute path, no link
  |
6 | languages = ["../../en"]
  |              ^^^^^^^^^^
"##;
    assert_report(&shipped().edit("manifest.toml", r#"["en"]"#, r#"["../../en"]"#), report);
}

#[test]
fn the_same_society_twice() {
    let report = r##"
the pack: 1 fault

manifest.toml:7:51: "raven" is there twice
  |
7 | societies = ["spider", "rat", "raven", "serpent", "raven"]
  |                                                   ^^^^^^^
"##;
    assert_report(
        &shipped().edit("manifest.toml", r#""raven", "serpent"]"#, r#""raven", "serpent", "raven"]"#),
        report,
    );
}

#[test]
fn fewer_societies_than_can_sit_at_the_table() {
    let report = r##"
the pack: 1 fault

manifest.toml:7:13: 3 societies, but 4 can sit at the table ("societies" of rules.toml)
  |
7 | societies = ["spider", "rat", "raven"]
  |             ^^^^^^^^^^^^^^^^^^^^^^^^^^
"##;
    assert_report(
        &shipped()
            .edit("manifest.toml", r#", "serpent"]"#, "]")
            .edit("theme.toml", r##"serpent = { colour = "#418475", emblem = "icons/serpent.svg" }"##, "")
            .edit("text/en.toml", r#"serpent = { name = "Endless Serpent", short = "Serpent" }"#, ""),
        report,
    );
}

#[test]
fn a_society_that_is_no_text() {
    let report = r##"
the pack: 1 fault

manifest.toml:7:51: this should be a text, not a whole number
  |
7 | societies = ["spider", "rat", "raven", "serpent", 5]
  |                                                   ^
"##;
    assert_report(&shipped().edit("manifest.toml", r#""serpent"]"#, r#""serpent", 5]"#), report);
}

#[test]
fn no_societies() {
    let report = r##"
the pack: 2 faults

manifest.toml: the key "societies" is missing (list of 2 to 40 ids): The societies that can be played, as many as can sit at the table.

manifest.toml:7:1: there is no key "society" here; did you mean "societies"?
  |
7 | society = ["spider", "rat", "raven", "serpent"]
  | ^^^^^^^
"##;
    assert_report(&shipped().edit("manifest.toml", "societies", "society"), report);
}
