//! The authors' guide and the schemas must agree with the declarations, and the guide's examples must work.
//! `WHISPERS_BLESS=1` rewrites the generated parts.

mod examples;
mod schemas;
mod validator;

use std::fs;
use std::path::{Path, PathBuf};

use packs::{FILES, reference, schema};
use rules::HouseRule;

const BEGIN: &str = "<!-- from here on generated: see crates/packs/tests/suite/guide -->\n";

fn content() -> PathBuf {
    testing::repository_files::root().join("content")
}

fn guide() -> String {
    fs::read_to_string(content().join("README.md")).unwrap()
}

/// Checks that a file has this text. With `WHISPERS_BLESS`, writes it instead.
fn assert_file(path: &Path, text: &str) {
    if std::env::var_os("WHISPERS_BLESS").is_some() {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    let there = fs::read_to_string(path).unwrap_or_default();
    assert!(there == text, "{} is stale: WHISPERS_BLESS=1 cargo test -p packs guide", path.display());
}

#[test]
fn the_reference_in_the_guide_is_made_from_the_declarations() {
    let guide = guide();
    let (written, _) = guide.split_once(BEGIN).expect("the guide has a generated part");
    assert_file(&content().join("README.md"), &format!("{written}{BEGIN}\n{}", reference()));
}

#[test]
fn the_schemas_are_made_from_the_declarations() {
    for file in &FILES {
        let text = serde_json::to_string_pretty(&schema(file)).unwrap() + "\n";
        assert_file(&content().join(format!("schema/{}.schema.json", file.name)), &text);
    }
}

#[test]
fn every_key_effect_and_event_is_in_the_reference_with_what_it_means() {
    let reference = reference();
    for key in
        ["held-by", "agents-per-round", "[[setups]]", "[chart]", "articles", "attack-again", "trade-across"]
    {
        assert!(reference.contains(key), "{key}");
    }
    let lines: Vec<&str> = reference.lines().filter(|l| l.starts_with("| `")).collect();
    assert!(lines.len() > 60, "{lines:#?}");
    for line in lines {
        let meaning = line.trim_end_matches('|').rsplit('|').next().unwrap().trim();
        assert!(meaning.ends_with('.'), "{line}");
    }
}

#[test]
fn every_word_of_a_house_rule_has_its_meaning_in_the_reference_and_in_the_schema() {
    let reference = reference();
    let file = FILES.iter().find(|file| file.name == "rules").unwrap();
    let schema = schema(file);
    for rule in HouseRule::ALL {
        assert!(
            rule.words().into_iter().eq(rule.meanings().into_iter().map(|(word, _)| word)),
            "{}",
            rule.id()
        );
        for (word, meaning) in rule.meanings() {
            let line = format!("| `{}` | `{word}` | {meaning} |", rule.id());
            assert!(reference.contains(&line), "{line}");
        }
    }
    let docs = &schema["properties"]["house"]["properties"]["loyalty"]["x-taplo"]["docs"]["enumValues"];
    assert_eq!(docs[5], "Two pairs of societies with opposite interests; for four and five empires.");
}
