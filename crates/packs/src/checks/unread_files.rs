//! Warns of files that the program never reads: files with unknown names, and emblem files that nothing in the pack
//! uses. Also warns of names that another operating system cannot have.

use std::collections::HashMap;

use super::check_input::Whole;
use crate::files::file_names::TOPICS;
use crate::toml::fault_report::Fault;
use crate::topics::lessons::LESSONS_FILE;
use crate::topics::puzzles::PUZZLES_FILE;
use rules::nearest;
use text::file_name::path_fault;

/// The folders that may contain TOML files.
const FOLDERS: [&str; 3] = ["text", "lessons", "languages"];

pub(super) fn check(whole: &Whole<'_>) {
    let listed = |language: &str| whole.languages.iter().any(|known| known == language);
    for path in whole.files.paths() {
        let Some(name) = path.strip_suffix(".toml").or_else(|| path.strip_suffix(".TOML")) else { continue };
        let why = match name.strip_prefix("text/") {
            _ if TOPICS.contains(&path.as_str()) => continue,
            _ if path == PUZZLES_FILE || path == LESSONS_FILE => continue,
            Some(language) if listed(language) && path.ends_with(".toml") => continue,
            Some(language) if !language.contains('/') => {
                let known = whole.languages.iter().map(String::as_str);
                let meant = match nearest(&language.to_lowercase(), known) {
                    Some(near) => format!("did you mean \"text/{near}.toml\"?"),
                    None => format!("add \"{language}\" to \"languages\""),
                };
                format!("these words are never used: manifest.toml names no language \"{language}\"; {meant}")
            }
            None if !name.contains('/') => {
                match nearest(&path.to_lowercase(), TOPICS.into_iter().chain([PUZZLES_FILE, LESSONS_FILE])) {
                    Some(near) => format!("this file is not part of a pack; did you mean \"{near}\"?"),
                    None => format!("this file is not part of a pack; a pack has {}", TOPICS.join(", ")),
                }
            }
            _ => match misspelt_folder(name) {
                Some(right) => format!("this file is not part of a pack; did you mean \"{right}.toml\"?"),
                None => continue,
            },
        };
        whole.faults.warn(|| Fault::for_file(path.clone(), why));
    }
    same_names(whole);
    unportable_names(whole);
    emblems(whole);
}

/// The path that the author probably meant, if a folder's name is misspelt as in `Text/en` or `lesson/text/en`.
fn misspelt_folder(name: &str) -> Option<String> {
    let (folder, rest) = name.split_once('/')?;
    let lower = folder.to_lowercase();
    let near = nearest(&lower, FOLDERS.into_iter()).filter(|near| near != folder)?;
    // A folder with another length or first letter is not a misspelling.
    let slips = lower.len().abs_diff(near.len()) <= 1 && lower.chars().next() == near.chars().next();
    slips.then(|| format!("{near}/{rest}"))
}

/// Warns of files whose names differ only in case.
fn same_names(whole: &Whole<'_>) {
    let mut first: HashMap<String, String> = HashMap::new();
    for path in whole.files.paths() {
        match first.get(&path.to_lowercase()) {
            Some(other) => {
                let why =
                    format!("it differs only in case from \"{other}\": Windows and macOS have one of them");
                whole.faults.warn(|| Fault::for_file(path.clone(), why));
            }
            None => _ = first.insert(path.to_lowercase(), path),
        }
    }
}

/// Warns of files whose names some operating system does not allow.
fn unportable_names(whole: &Whole<'_>) {
    for path in whole.files.paths() {
        if let Some(why) = path_fault(&path) {
            let why = format!("the pack cannot be unpacked everywhere: {why}; give the file another name");
            whole.faults.warn(|| Fault::for_file(path.clone(), why));
        }
    }
}

/// Warns of emblem files that `theme.toml` does not use.
fn emblems(whole: &Whole<'_>) {
    if whole.faults.has_fault("theme.toml") {
        return;
    }
    let looks = whole.look.empires.iter().chain(&whole.look.societies).map(|look| &look.emblem_path);
    let used: Vec<&String> = looks.chain(whole.look.icons.iter().map(|look| &look.emblem_path)).collect();
    for path in whole.files.paths().into_iter().filter(|path| path.to_lowercase().ends_with(".svg")) {
        if !used.contains(&&path) {
            let why = "this emblem is unused: no \"emblem\" of theme.toml names it";
            whole.faults.warn(|| Fault::for_file(path, why));
        }
    }
}
