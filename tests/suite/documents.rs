//! Everything that the documents mention exists: every path, type and link.

use std::collections::BTreeSet;
use std::fs;

use testing::repository_files::{all_sources, files, root};

/// The documents about the program itself.
const DOCUMENTS: [&str; 13] = [
    "README.md",
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "PROTOCOL.md",
    "docs/BOTS.md",
    "docs/FEATURES.md",
    "docs/CLI.md",
    "docs/BENCHMARKS.md",
    "docs/BUILDING.md",
    "docs/BOT-RESEARCH.md",
    "content/README.md",
    "fuzz/README.md",
];

/// The extensions by which file names are recognised in a text.
const ENDINGS: [&str; 6] = [".rs", ".md", ".toml", ".svg", ".png", ".whispers"];

fn document(name: &str) -> String {
    fs::read_to_string(root().join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// The texts in single backticks outside of code blocks.
fn quoted(text: &str) -> Vec<&str> {
    let mut all = Vec::new();
    let mut in_block = false;
    for line in text.lines() {
        if line.trim_start().starts_with("```") {
            in_block = !in_block;
        } else if !in_block {
            all.extend(line.split('`').skip(1).step_by(2));
        }
    }
    all
}

/// The targets of a text's links, except links to the web.
fn links(text: &str) -> Vec<&str> {
    text.split("](")
        .skip(1)
        .filter_map(|rest| rest.split(')').next())
        .filter(|target| !target.contains("://") && !target.starts_with('#'))
        .map(|target| target.split('#').next().unwrap_or_default())
        .collect()
}

/// True if a quoted text is a path of this repository.
fn is_path(text: &str) -> bool {
    let plain = text.chars().all(|c| c.is_ascii_alphanumeric() || "/._-".contains(c));
    let first = text.split('/').next().unwrap_or_default();
    plain
        && !text.starts_with(['/', '.', '-'])
        && first != "target"
        && (first == "src" || root().join(first).is_dir() || root().join("src").join(first).is_dir())
        && (text.contains('/') || ENDINGS.iter().any(|ending| text.ends_with(ending)))
        || plain && text.ends_with(".rs")
}

/// True if a path, complete or from any folder, is a file or folder of this repository.
fn exists(path: &str, files: &BTreeSet<String>) -> bool {
    let path = path.trim_end_matches('/');
    files.iter().any(|file| {
        let below = format!("/{path}/");
        let whole = format!("/{file}");
        whole.ends_with(&format!("/{path}")) || whole.contains(&below)
    })
}

/// The files of the repository that a document may name, from its root.
fn named() -> BTreeSet<String> {
    let mut named = BTreeSet::new();
    for entry in fs::read_dir(root()).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if path.is_file() {
            named.insert(name);
        } else if name == ".ci" || !name.starts_with('.') && name != "target" {
            named.extend(files(&path).into_keys().map(|file| format!("{name}/{file}")));
        }
    }
    named
}

/// The parts of a type or of a path to its item, such as `State` or `table::Match::play`.
fn type_path(text: &str) -> Option<Vec<&str>> {
    let text = text.split('(').next()?;
    let parts: Vec<&str> = text.split("::").collect();
    let is_name =
        |part: &&str| !part.is_empty() && part.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    let is_type = |part: &&str| {
        part.starts_with(|c: char| c.is_ascii_uppercase()) && part.contains(|c: char| c.is_ascii_lowercase())
    };
    (parts.iter().all(is_name) && parts.iter().any(is_type)).then_some(parts)
}

/// True if the sources declare each part of a path.
fn is_declared(parts: &[&str], sources: &str) -> bool {
    parts.iter().all(|part| {
        let declares = |keyword: &str| {
            sources.match_indices(&format!("{keyword} {part}")).any(|(at, found)| {
                let next = sources[at + found.len()..].chars().next().unwrap_or(' ');
                !next.is_alphanumeric() && next != '_'
            })
        };
        ["struct", "enum", "trait", "type", "fn", "mod", "const"].iter().any(|keyword| declares(keyword))
            || [" {", "(", ",", " ="].iter().any(|end| sources.contains(&format!("\n    {part}{end}")))
    })
}

#[test]
fn every_path_that_a_document_names_exists() {
    let files = named();
    let mut seen = 0;
    let mut missing = Vec::new();
    // The other documents name files of packs or of the past, which are no paths of this repository.
    let others = ["CHANGELOG.md", "PROTOCOL.md", "docs/BOTS.md", "content/README.md"];
    for name in DOCUMENTS.into_iter().filter(|name| !others.contains(name)) {
        for path in quoted(&document(name)).into_iter().filter(|text| is_path(text)) {
            seen += 1;
            if !exists(path, &files) {
                missing.push(format!("{name}: `{path}`"));
            }
        }
    }
    assert!(seen > 40, "only {seen} paths were found to look for");
    assert!(missing.is_empty(), "no such file or folder:\n{}", missing.join("\n"));
}

#[test]
fn every_type_that_the_architecture_names_is_declared() {
    let sources: String = all_sources().iter().map(|path| fs::read_to_string(path).unwrap()).collect();
    let text = document("ARCHITECTURE.md");
    let types: Vec<Vec<&str>> = quoted(&text).into_iter().filter_map(type_path).collect();
    assert!(types.len() > 8, "only {} types were found to look for", types.len());
    let missing: Vec<String> =
        types.iter().filter(|parts| !is_declared(parts, &sources)).map(|parts| parts.join("::")).collect();
    assert!(missing.is_empty(), "declared nowhere: {missing:?}");
    assert!(!is_declared(&["Match", "no_such_thing"], &sources));
}

#[test]
fn every_link_of_a_document_leads_somewhere() {
    for name in DOCUMENTS {
        let folder = root().join(name).parent().unwrap().to_owned();
        for target in links(&document(name)) {
            assert!(folder.join(target).exists(), "{name} links to {target}, which is not there");
        }
    }
}

#[test]
fn a_path_that_is_not_there_is_noticed() {
    let files = named();
    assert!(is_path("app/no_such_file.rs") && !exists("app/no_such_file.rs", &files));
    assert!(is_path("animation.rs") && exists("animation.rs", &files));
    assert!(!is_path("and/or"), "words with a stroke between them are no paths");
}
