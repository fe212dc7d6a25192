//! Rules of the layers that Cargo does not enforce: no cycles of files, no forbidden libraries, no names of
//! packs in code.

mod graph;
mod made_up;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use packs::{Library, Pack};
use rules::Empire;

use testing::repository_files::{all_sources, crates, sources};

use graph::Graph;

/// What a crate must not use, as it would appear in its sources, with the reason.
const FORBIDDEN: [(&str, &[&str], &str); 4] = [
    (
        "rules",
        &["std::fs", "std::io", "std::net", "std::time", "std::thread", "std::env"],
        "the rules know no files, clocks or threads",
    ),
    ("bots", &["std::fs", "std::io", "std::time", "std::thread"], "bots neither wait nor read"),
    ("atlas", &["std::fs", "std::io", "std::time", "std::thread"], "geometry is only computed"),
    ("image-files", &["std::fs", "std::time", "std::thread"], "pictures are only encoded and decoded"),
];

/// The lines of a source with their numbers, without comments.
fn lines(path: &Path) -> Vec<(usize, String)> {
    let text = fs::read_to_string(path).unwrap();
    let code = |line: &str| line.split("//").next().unwrap_or_default().to_owned();
    text.lines().enumerate().map(|(i, line)| (i + 1, code(line))).collect()
}

#[test]
fn no_files_need_each_other_in_a_circle() {
    let mut files = 0;
    for (name, folder) in crates() {
        let graph = Graph::read(&folder.join("lib.rs"));
        files += graph.files().count();
        let circles = graph.circles();
        assert!(circles.is_empty(), "files of {name} need each other in circles\n{}", described(&graph));
    }
    assert!(files > 800, "only {files} sources are read");
}

/// The cycles of a graph with the dependencies inside each, as text.
fn described(graph: &Graph) -> String {
    let arrows = graph.arrows();
    let within = |circle: &BTreeSet<String>| {
        let inside = arrows.iter().filter(|a| circle.contains(&a.from) && circle.contains(&a.to));
        inside.map(|a| format!("  {} uses {} by {}\n", a.from, a.to, a.by)).collect::<String>()
    };
    graph.circles().iter().map(|c| format!("{} files:\n{}", c.len(), within(c))).collect()
}

/// The places where a crate's sources use something forbidden, each with the reason.
fn touched(name: &str, folder: &Path) -> Vec<String> {
    let mut wrong = Vec::new();
    for (_, words, why) in FORBIDDEN.iter().filter(|(of, ..)| *of == name) {
        for path in sources(folder) {
            for (number, line) in lines(&path) {
                for word in words.iter().filter(|word| line.contains(**word)) {
                    wrong.push(format!("{}:{number}: {word}: {why}", path.display()));
                }
            }
        }
    }
    wrong
}

#[test]
fn rules_bots_and_geometry_touch_no_files_clocks_or_threads() {
    let wrong: Vec<String> = crates().iter().flat_map(|(name, folder)| touched(name, folder)).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The ids and names of the empires, societies and regions of the built-in packs.
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
    for path in all_sources() {
        // Unit tests are at the end of their files.
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
    let words =
        ["target_os", "target_arch", "cfg(unix)", "cfg(not(unix))", "cfg(windows)", "DISPLAY", "std::os::"];
    let own = [
        "src/shell/crash_note.rs",
        "src/shell/missing_display.rs",
        "src/shell/open_window.rs",
        "cli/src/output_files.rs",
        "external-bots/src/program_command.rs",
        "system/src/audio.rs",
        "system/src/background.rs",
        "system/src/capabilities.rs",
        "system/src/data_folders.rs",
        "system/src/dialogs.rs",
        "system/src/file_size_signal.rs",
        "system/src/fonts/mod.rs",
        "system/src/fs/mod.rs",
        "system/src/files/kept_file.rs",
        "system/src/files/limited_read.rs",
        "system/src/processes/process_group.rs",
        "system/src/processes/programs.rs",
        "system/src/files/record_lock.rs",
        "system/src/time.rs",
    ];
    for path in all_sources().into_iter().filter(|path| !own.iter().any(|own| path.ends_with(own))) {
        for (number, line) in lines(&path) {
            assert!(!words.iter().any(|word| line.contains(word)), "{}:{number}: {line}", path.display());
        }
    }
}

#[test]
fn files_clocks_and_threads_of_the_system_are_used_through_the_system_crate_alone() {
    let direct = ["std::fs", "std::thread", "thread::spawn", "std::time::Instant", "std::time::SystemTime"];
    // These run on desktops alone, and the first is where the system is asked.
    let own = ["crates/system/", "crates/cli/", "crates/external-bots/", "src/shell/missing_display"];
    let mut wrong = Vec::new();
    for path in
        all_sources().into_iter().filter(|path| !own.iter().any(|own| path.to_string_lossy().contains(own)))
    {
        // Tests stand at the end of their files, or in files of their own.
        if path.ends_with("tests.rs") || path.iter().any(|part| part == "tests") {
            continue;
        }
        for (number, line) in lines(&path).into_iter().take_while(|(_, line)| !line.contains("#[cfg(test)]"))
        {
            if direct.iter().any(|direct| line.contains(direct)) {
                wrong.push(format!("{}:{number}: {}", path.display(), line.trim()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
