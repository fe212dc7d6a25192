//! Checks that every statement of the rulebook has a test. A statement has a key, with which the names of its tests
//! begin:
//! - sections 1 to 13: a statement `R5.8` has the key `r5_8_`, `R2.4a` has `r2_4a_`;
//! - a row of the table in R7.3: `r7_3_` and the empires of its cost (`r7_3_bear_eagle_`, `r7_3_bear_bear_`), with
//!   `alone` for a cost of one card (`r7_3_bear_alone_`);
//! - a row of the table in section 10: `r10_` and its name (`r10_final_whisper_`). A row with several names has a key
//!   for each. Event and offer cards have sections of their own;
//! - a sentence of section 14: `r14_` and its first two words (`r14_pass_leaves_`).
//!
//! In keys, words are in lower case. One underscore replaces all characters between words.

use std::fs;

/// Turns text into a part of a test's name.
fn slug(text: &str) -> String {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric()).filter(|w| !w.is_empty());
    words.map(str::to_ascii_lowercase).collect::<Vec<_>>().join("_")
}

/// The lines of a section of the rulebook.
fn section(book: &str, number: usize) -> Vec<&str> {
    let mut lines = book.lines().skip_while(|l| !l.starts_with(&format!("## {number}. ")));
    lines.next().unwrap_or_else(|| panic!("section {number} of the rulebook"));
    lines.take_while(|l| !l.starts_with("## ")).collect()
}

/// The first cell of each row of a table, without the heading.
fn first_cells<'a>(lines: &[&'a str]) -> Vec<&'a str> {
    let rows = lines.iter().filter(|l| l.starts_with('|')).skip(2);
    rows.filter_map(|l| l.split('|').nth(1)).map(str::trim).collect()
}

/// The keys of the numbered statements in a section.
fn statements(lines: &[&str], section: usize) -> Vec<String> {
    let numbered = lines.iter().filter_map(|line| {
        let rest = line.trim_start_matches("- ").strip_prefix(&format!("R{section}."))?;
        let number: String = rest.chars().take_while(char::is_ascii_alphanumeric).collect();
        Some(format!("r{section}_{number}_"))
    });
    numbered.collect()
}

/// The key of the row for an ability in R7.3.
fn ability(cell: &str) -> String {
    let cost = slug(cell.split(',').next().unwrap_or(cell));
    if cost.contains('_') { format!("r7_3_{cost}_") } else { format!("r7_3_{cost}_alone_") }
}

/// The keys of the sentences in section 14.
fn decisions(lines: &[&str]) -> Vec<String> {
    let lines = lines.iter().map(|line| line.trim_start_matches("- ")).filter(|line| !line.is_empty());
    let sentences = lines.flat_map(|line| line.split(". "));
    let words = sentences.map(|sentence| slug(sentence).split('_').take(2).collect::<Vec<_>>().join("_"));
    words.map(|words| format!("r14_{words}_")).collect()
}

/// The keys of all statements of the rulebook.
fn keys() -> Vec<String> {
    let path = testing::repository_files::root().join("docs/RULES.md");
    let book = fs::read_to_string(path).unwrap();
    let mut keys: Vec<String> = (1..=13).flat_map(|n| statements(&section(&book, n), n)).collect();
    keys.extend(first_cells(&section(&book, 7)).into_iter().map(ability));
    let apart = ["event cards", "offer cards"];
    let rows = first_cells(&section(&book, 10)).into_iter().filter(|name| !apart.contains(name));
    keys.extend(rows.flat_map(|names| names.split(',')).map(|name| format!("r10_{}_", slug(name))));
    keys.extend(decisions(&section(&book, 14)));
    keys
}

/// The names of all tests in this folder.
fn tests() -> Vec<String> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/suite/statements");
    let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut names = Vec::new();
    for file in files.filter(|path| path.extension().is_some_and(|e| e == "rs")) {
        let text = fs::read_to_string(file).unwrap();
        let lines: Vec<&str> = text.lines().collect();
        for pair in lines.windows(2).filter(|pair| pair[0] == "#[test]") {
            let name = pair[1].strip_prefix("fn ").and_then(|l| l.split('(').next());
            names.push(name.unwrap_or_else(|| panic!("no test behind #[test]: {}", pair[1])).to_owned());
        }
    }
    names
}

#[test]
fn every_statement_of_the_rulebook_has_a_test_that_is_named_for_it() {
    let (keys, tests) = (keys(), tests());
    let untested: Vec<&String> = keys.iter().filter(|k| !tests.iter().any(|t| t.starts_with(*k))).collect();
    assert!(untested.is_empty(), "no test is named for {untested:#?}");
}

#[test]
fn every_test_is_named_for_a_statement_that_the_rulebook_has() {
    let (keys, tests) = (keys(), tests());
    let strays = tests.iter().filter(|t| t.starts_with('r') && !keys.iter().any(|k| t.starts_with(k)));
    assert_eq!(strays.collect::<Vec<_>>(), [""; 0]);
}

#[test]
fn the_rulebook_is_read_whole() {
    let keys = keys();
    for known in
        ["r1_1_", "r2_4a_", "r7_4b_", "r7_3_bear_alone_", "r7_3_horse_lion_", "r10_2_", "r10_multipliers_"]
    {
        assert!(keys.iter().any(|k| k == known), "{known}");
    }
    assert_eq!(keys.iter().filter(|k| k.starts_with("r7_3_")).count(), 21, "the statement and 20 abilities");
    assert_eq!(keys.iter().filter(|k| k.starts_with("r13_")).count(), 7);
    assert!(keys.len() > 80);
}
