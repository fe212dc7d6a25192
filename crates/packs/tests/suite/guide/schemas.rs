//! The schemas accept the shipped packs and refuse what the parser refuses.

use std::fs;
use std::path::PathBuf;

use packs::{FILES, schema};
use serde_json::Value;

use crate::guide::content;
use crate::guide::validator::faults;

/// The faults that the schema with this name finds in a file's text.
fn refused(name: &str, text: &str) -> Vec<String> {
    let file = FILES.iter().find(|f| f.name == name).unwrap();
    faults(&schema(file), &parse(text))
}

fn parse(text: &str) -> Value {
    toml::from_str::<Value>(text).unwrap_or_else(|e| panic!("{e}\n{text}"))
}

/// The files of the shipped packs, each with the name of its schema.
fn shipped() -> Vec<(PathBuf, &'static str)> {
    let mut found = Vec::new();
    for pack in fs::read_dir(content()).unwrap().map(|e| e.unwrap().path()) {
        if !pack.join("manifest.toml").is_file() {
            continue;
        }
        for file in &FILES {
            let paths: Vec<PathBuf> = match file.name {
                "text" => fs::read_dir(pack.join("text")).unwrap().map(|e| e.unwrap().path()).collect(),
                _ => vec![pack.join(file.path)],
            };
            found.extend(paths.into_iter().filter(|p| p.is_file()).map(|p| (p, file.name)));
        }
    }
    found
}

#[test]
fn every_file_of_the_shipped_packs_is_valid_by_its_schema() {
    let files = shipped();
    assert!(files.len() >= 18, "{files:?}");
    for (path, name) in files {
        let faults = refused(name, &fs::read_to_string(&path).unwrap());
        assert!(faults.is_empty(), "{}: {faults:#?}", path.display());
    }
}

/// True if the schema accepts a file of the base pack after `from` is replaced by `to`.
fn accepts(file: &str, name: &str, from: &str, to: &str) -> bool {
    let text = fs::read_to_string(content().join("war-of-whispers").join(file)).unwrap();
    assert!(text.contains(from), "{file} has no {from}");
    refused(name, &text.replacen(from, to, 1)).is_empty()
}

#[test]
fn a_schema_refuses_what_no_pack_can_have() {
    let broken = [
        ("manifest.toml", "manifest", "licence = \"CC0-1.0\"\n", ""),
        ("manifest.toml", "manifest", "languages = [\"en\", \"fr\", \"de\"]\n", ""),
        ("manifest.toml", "manifest", "id = \"war-of-whispers\"", "id = \"War of Whispers\""),
        ("rules.toml", "rules", "agents = 9", "agents = 16"),
        ("rules.toml", "rules", "rounds = 4", "rounds = 40"),
        ("rules.toml", "rules", "swap = \"any\"", "swap = \"some\""),
        ("rules.toml", "rules", "multiplier = 4", "multiplier = \"4\""),
        ("councils.toml", "councils", "\"add 1 per farm\"", "\"add one per farm\""),
        ("map.toml", "map", "farms = 1", "farm = 1"),
        ("map.toml", "map", "farms = 1", "farms = 4"),
        ("map.toml", "map", "at = [938, 354]", "at = [938]"),
        ("cards.toml", "cards", "copies = 2", "copies = 5"),
        ("cards.toml", "cards", "effect = \"rally\"\nbanners = 1", "effect = \"rally\""),
        ("cards.toml", "cards", "effect = \"populate\"", "effect = \"populate\"\nbanners = 1"),
        ("cards.toml", "cards", "when = [\"muster\"]", "when = [\"after\"]"),
        ("cards.toml", "cards", "effect = \"rally\"", "effect = \"rallye\""),
        ("cards.toml", "cards", "{ kind = \"march\" }", "{ kind = \"march\", home = true }"),
        ("cards.toml", "cards", "gives = \"arms\"\nbanners = 4", "gives = \"arms\""),
        ("theme.toml", "theme", "#2d6bb0", "blue"),
        ("theme.toml", "theme", "icons/bear.svg", "../bear.svg"),
        ("text/en.toml", "text", "name = \"A War of Whispers\"", "name = \" \""),
    ];
    for (file, name, from, to) in broken {
        assert!(!accepts(file, name, from, to), "{file} is accepted with {to:?} for {from:?}");
    }
}

#[test]
fn a_schema_lets_a_pack_over_another_bring_only_what_differs() {
    let theme = "[empires.bear]\ncolour = \"#2d6bb0\"\n";
    assert_eq!(refused("theme", theme), [""; 0]);
    let over = "extends = \"war-of-whispers\"\n";
    let manifest = "format = 1\nid = \"mine\"\nversion = \"1\"\nauthors = [\"Me\"]\nlicence = \"CC0-1.0\"\n";
    assert_eq!(refused("manifest", &format!("{over}{manifest}")), [""; 0]);
    assert!(!refused("manifest", manifest).is_empty());
}
