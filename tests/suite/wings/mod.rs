//! Who may use whom: the wings of the house, read off the sources.

mod graph;
mod made_up;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use whispers::content::{Library, Pack};
use whispers::rules::Empire;

use crate::support::folders::sources;

use graph::Graph;

/// Each wing with those of ours that it may use beside itself.
const WINGS: [(&str, &[&str]); 16] = [
    ("about", &[]),
    ("rules", &[]),
    ("atlas", &[]),
    ("text", &[]),
    ("image", &[]),
    ("system", &["text"]),
    ("ai", &["rules"]),
    ("content", &["rules", "atlas", "text", "image", "ai"]),
    ("outside", &["rules", "text", "content", "ai"]),
    ("record", &["rules", "text"]),
    ("shelf", &["rules", "text", "content", "system"]),
    ("table", &["rules", "text", "content", "ai", "outside", "record", "system"]),
    ("history", &["rules", "text", "content", "ai", "record", "system", "table"]),
    ("speech", &["rules", "text", "content", "ai", "outside", "record", "system", "table", "history"]),
    (
        "cli",
        &[
            "about", "rules", "text", "image", "content", "ai", "outside", "record", "system", "shelf",
            "table", "history", "speech",
        ],
    ),
    (
        "app",
        &[
            "about", "rules", "atlas", "text", "image", "content", "ai", "outside", "record", "system",
            "shelf", "table", "history", "speech",
        ],
    ),
];

/// Circles of files that are left because the files are one idea in several parts, each with the reason;
/// three at most.
const CIRCLES: [(&[&str], &str); 0] = [];

/// What a wing must not touch, as it would stand in its sources, with the reason.
const KEPT_OUT: [(&str, &[&str], &str); 8] = [
    (
        "rules",
        &[
            "std::fs",
            "std::io",
            "std::net",
            "std::time",
            "std::thread",
            "std::env",
            "serde",
            "toml",
            "egui",
            "rand::",
        ],
        "the rules know no files, clocks, threads or windows",
    ),
    ("ai", &["std::fs", "std::io", "std::time", "std::thread", "egui"], "bots neither wait nor read"),
    ("atlas", &["std::fs", "std::io", "std::time", "std::thread", "egui"], "geometry is only computed"),
    ("image", &["std::fs", "std::time", "std::thread", "egui"], "pictures are only encoded and decoded"),
    ("table", &["egui", "eframe"], "a running match is the same behind every face"),
    ("history", &["egui", "eframe"], "what came of matches is the same behind every face"),
    ("speech", &["egui", "eframe"], "sentences are the same behind every face"),
    ("cli", &["egui", "eframe"], "text needs no window"),
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

/// The lines of a source with their numbers, without comments.
fn lines(path: &Path) -> Vec<(usize, String)> {
    let text = fs::read_to_string(path).unwrap();
    let code = |line: &str| line.split("//").next().unwrap_or_default().to_owned();
    text.lines().enumerate().map(|(i, line)| (i + 1, code(line))).collect()
}

/// The wings that a line names: `crate::wings::x` in the library, `super::` never leaves a wing.
fn named(line: &str) -> BTreeSet<&str> {
    let word = |rest: &'_ str| rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
    line.match_indices("crate::")
        .flat_map(|(at, _)| {
            let rest = &line[at + 7..];
            match rest.strip_prefix('{') {
                Some(list) => list.split([',', '}']).map(|item| &item.trim()[..word(item.trim())]).collect(),
                None => vec![&rest[..word(rest)]],
            }
        })
        .collect()
}

#[test]
fn every_folder_of_the_sources_is_a_wing() {
    let folders: BTreeSet<String> = fs::read_dir(root())
        .unwrap()
        .map(|entry| entry.unwrap())
        .filter(|entry| entry.path().is_dir())
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .collect();
    let roots: BTreeSet<_> = fs::read_dir(root())
        .unwrap()
        .map(|entry| entry.unwrap())
        .filter(|entry| entry.path().is_file())
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .collect();
    assert_eq!(roots, BTreeSet::from(["lib.rs".to_owned(), "main.rs".to_owned()]), "outside of every wing");
    assert_eq!(folders, WINGS.iter().map(|(wing, _)| (*wing).to_owned()).collect());
}

/// Where sources name a wing that theirs may not use, each with its place.
fn forbidden(sources_of: impl Fn(&str) -> Vec<PathBuf>) -> Vec<String> {
    let mut wrong = Vec::new();
    for (wing, may) in WINGS {
        for path in sources_of(wing) {
            for (number, line) in lines(&path) {
                for other in named(&line).into_iter().filter(|other| !allowed(wing, may, other)) {
                    wrong.push(format!("{}:{number}: {wing} uses {other}", path.display()));
                }
            }
        }
    }
    wrong
}

fn allowed(wing: &str, may: &[&str], other: &str) -> bool {
    let known = WINGS.iter().any(|(w, _)| *w == other);
    !known || other == wing || may.contains(&other)
}

/// The same read off the graph, which knows lists of imports over many lines as well.
fn forbidden_arrows(graph: &Graph) -> Vec<String> {
    let mut wrong = Vec::new();
    for arrow in graph.arrows() {
        let from = arrow.from.split('/').next().unwrap_or_default();
        let Some((wing, may)) = WINGS.iter().find(|(wing, _)| *wing == from) else { continue };
        let mut path = arrow.by.split("::");
        // Other paths begin with a name that an import leads to, and that import is an arrow, too.
        let other = match path.next() {
            Some("crate") => path.next(),
            Some("super") => arrow.to.split('/').next(),
            _ => None,
        };
        if other.is_some_and(|other| !allowed(wing, may, other)) {
            wrong.push(format!("{} uses {} by {}", arrow.from, arrow.to, arrow.by));
        }
    }
    wrong
}

#[test]
fn a_wing_uses_only_those_that_it_may() {
    let mut wrong = forbidden(|wing| sources(&root().join(wing)));
    wrong.extend(forbidden_arrows(&Graph::read(&root().join("lib.rs"))));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn no_files_need_each_other_in_a_circle() {
    let graph = Graph::read(&root().join("lib.rs"));
    assert!(graph.files().count() > 200, "the sources are not read");
    let known = |circle: &BTreeSet<String>| {
        CIRCLES.iter().any(|(files, _)| circle.iter().map(String::as_str).eq(files.iter().copied()))
    };
    let circles: Vec<_> = graph.circles().into_iter().filter(|circle| !known(circle)).collect();
    let arrows = graph.arrows();
    let within = |circle: &BTreeSet<String>| {
        let inside = arrows.iter().filter(|a| circle.contains(&a.from) && circle.contains(&a.to));
        inside.map(|a| format!("  {} uses {} by {}\n", a.from, a.to, a.by)).collect::<String>()
    };
    let told: Vec<String> = circles.iter().map(|c| format!("{} files:\n{}", c.len(), within(c))).collect();
    assert!(circles.is_empty(), "files need each other in circles\n{}", told.join("\n"));
}

/// Where sources touch what is kept out of their wing, each with its place and the reason.
fn touched(sources_of: impl Fn(&str) -> Vec<PathBuf>) -> Vec<String> {
    let mut wrong = Vec::new();
    for (wing, kept_out, why) in KEPT_OUT {
        for path in sources_of(wing) {
            for (number, line) in lines(&path) {
                for word in kept_out.iter().filter(|word| line.contains(**word)) {
                    wrong.push(format!("{}:{number}: {word}: {why}", path.display()));
                }
            }
        }
    }
    wrong
}

#[test]
fn a_wing_keeps_out_what_is_not_its_own() {
    let wrong = touched(|wing| sources(&root().join(wing)));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The ids and names of the empires, societies and regions of the built-in packs, as they would stand in
/// a text of a source.
fn names_of_packs() -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for id in Library::default().ids() {
        let pack = Pack::load(&Library::default().find(&id).unwrap()).unwrap();
        let (raw, words) = (&pack.rules.raw, &pack.words);
        names.extend(raw.empires.iter().map(|empire| empire.id.clone()));
        names.extend((0..raw.empires.len()).map(|i| words.empire(Empire::new(i).unwrap()).to_owned()));
        names.extend(raw.regions.iter().map(|region| region.id.clone()));
        names.extend(words.societies().iter().flat_map(|society| [society.id.clone(), society.name.clone()]));
    }
    names
}

#[test]
fn no_source_knows_the_name_of_an_empire_a_society_or_a_region() {
    let names = names_of_packs();
    assert!(names.contains("bear") && names.contains("Cousins Collective") && names.contains("silkrow"));
    let mut wrong = Vec::new();
    for path in sources(&root()) {
        // Tests stand at the end of their files.
        let code = lines(&path).into_iter().take_while(|(_, line)| !line.contains("#[cfg(test)]"));
        for (number, line) in code {
            for text in line.split('"').skip(1).step_by(2) {
                let words = text.split(|c: char| !c.is_alphanumeric() && c != '-');
                let known = words.chain([text]).find(|word| names.contains(*word));
                wrong.extend(known.map(|word| format!("{}:{number}: {word}", path.display())));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn what_only_one_system_has_stands_in_few_files() {
    let words = ["target_os", "cfg(unix)", "cfg(windows)", "DISPLAY", "std::os::"];
    let own =
        ["app/display.rs", "outside/lifeline.rs", "record/file.rs", "system/read.rs", "system/signals.rs"];
    for path in sources(&root()).into_iter().filter(|path| !own.iter().any(|own| path.ends_with(own))) {
        for (number, line) in lines(&path) {
            assert!(!words.iter().any(|word| line.contains(word)), "{}:{number}: {line}", path.display());
        }
    }
}

#[test]
fn no_file_is_longer_than_can_be_read_at_once() {
    for path in sources(&root()) {
        let count = lines(&path).len();
        assert!(count <= 500, "{} has {count} lines", path.display());
    }
}
