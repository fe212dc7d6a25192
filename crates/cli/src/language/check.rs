//! `whispers language check`: the faults of a language and its missing texts.

use std::collections::BTreeMap;
use std::error::Error;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde_json::{Value, json};

use super::untranslated::Untranslated;
use crate::Usage;
use crate::command_line::number_parsers::counted;
use crate::letters;
use packs::{
    Fault, Files, LANGUAGE_FILE, Library, Pack, PackWords, install_alone, is_code, language, language_codes,
    language_faults, read_built_in_faults,
};
use rules::nearest;
use speech::{CheckedLanguage, check_language};

/// Why a check failed, printed as the last line.
#[derive(Debug, thiserror::Error)]
enum CheckFailure {
    #[error("{0}")]
    Faults(String),
    #[error("{0}, which --strict rejects")]
    Strict(String),
}

/// The error for a language that does not exist.
fn nowhere(shown: &str) -> Usage {
    let codes = language_codes();
    let meant = nearest(&shown.to_lowercase(), codes.iter().copied());
    let meant = meant.map_or_else(String::new, |near| format!("; did you mean \"{near}\"?"));
    Usage::new(format!(
        "there is no language \"{shown}\": name a language's folder, or the code of a built-in or installed language ({}){meant}",
        codes.join(", ")
    ))
}

/// The note added if a faulty declaration hides other faults.
const MORE: &str = "; the rest of the language is checked once language.toml is fixed";

/// The maximum number of warnings printed per file; `--json` has all of them.
const SHOWN: usize = 20;

/// Checks a language: prints faults, warnings and missing texts.
///
/// # Errors
/// The language has faults or does not exist, or the output cannot be written.
pub(super) fn check(
    given: &Path,
    strict: bool,
    as_json: bool,
    installed: &Path,
    out: &mut impl Write,
) -> Result<(), Box<dyn Error>> {
    let shown = given.display().to_string();
    let (code, folder, read_faults) = open(given, &shown, installed)?;
    let checked = language(&code).ok_or_else(|| nowhere(&shown))?;
    let mut found = check_language(&checked);
    // A faulty declaration would cause faults everywhere else, so only faults of reading are reported.
    let partial = read_faults.iter().any(|fault| fault.file == LANGUAGE_FILE);
    if partial {
        found = CheckedLanguage { there: found.there, all: found.all, ..CheckedLanguage::default() };
        found.faults = read_faults;
    } else {
        found.faults.splice(0..0, read_faults);
        check_packs(&code, &mut found);
        check_pack_ids(&checked.words, &mut found);
        found.faults.extend(checked.font.as_ref().and_then(|font| font.fault()));
        let language = checked.font.as_ref().and_then(|font| font.letters());
        let fonts = letters::OtherFonts { pack: None, language };
        let texts = checked.texts.iter().flat_map(|text| letters::in_fluent(&text.file, &text.text, fonts));
        found.warnings.extend(texts);
        found.warnings.extend(letters::in_language_folder(&Files::Folder(folder.clone()), fonts));
    }
    let framed = Untranslated::read(&folder);
    if as_json {
        writeln!(out, "{}", report_json(&code, &found, &framed, partial))?;
    } else {
        say(&found, &framed, out)?;
    }
    let (faults, missing) = (found.faults.len(), found.all - found.there);
    let doubts = found.warnings.len() + missing;
    let summary = format!(
        "{code}: {} of {} texts, {}, {}{}",
        found.there,
        found.all,
        counted(faults, "fault"),
        counted(found.warnings.len(), "warning"),
        if partial { MORE } else { "" },
    );
    if faults > 0 {
        return Err(CheckFailure::Faults(summary).into());
    }
    if strict && doubts > 0 {
        return Err(CheckFailure::Strict(summary).into());
    }
    if !as_json {
        writeln!(out, "{summary}")?;
    }
    Ok(())
}

/// Opens a language, and registers it if it is new. Returns its code, its folder and the faults of its files.
fn open(given: &Path, shown: &str, installed: &Path) -> Result<(String, PathBuf, Vec<Fault>), Usage> {
    let is_path = given.components().count() > 1 || given.is_dir();
    if !is_path {
        if language(shown).is_none() {
            return Err(nowhere(shown));
        }
        let mut faults = read_built_in_faults(shown);
        let own = installed.join(shown);
        if own.is_dir() {
            faults.extend(language_faults(shown, &own));
        }
        return Ok((shown.to_owned(), own, faults));
    }
    let full = system::fs::canonicalize(given).unwrap_or_else(|_| given.to_owned());
    let code = full.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    if !full.is_dir() || !is_code(&code) {
        return Err(nowhere(shown));
    }
    let files = Files::Folder(full.clone()).paths();
    if !files.iter().any(|file| file == LANGUAGE_FILE || file.ends_with(".ftl") || file.starts_with("packs/"))
    {
        let words =
            format!("the folder \"{shown}\" has neither {LANGUAGE_FILE} nor texts (files with .ftl) in it");
        return Err(Usage::new(words));
    }
    // An installed language with the same code is unrelated to the checked one.
    let faults = install_alone(&code, &full);
    Ok((code, full, faults))
}

/// Warns of words for a pack that does not exist if a built-in pack has a similar id.
fn check_pack_ids(words: &[Arc<PackWords>], found: &mut CheckedLanguage) {
    let ids: Vec<String> = Library::default().ids().into_iter().collect();
    for words in words.iter().filter(|words| !ids.contains(&words.pack)) {
        if let Some(near) = nearest(&words.pack, ids.iter().map(String::as_str)) {
            let why = format!("no pack \"{}\" is built in; did you mean packs/{near}?", words.pack);
            found.warnings.push(Fault::for_file(words.file.clone(), why));
        }
    }
}

/// Adds the faults of a language's words for the built-in packs.
fn check_packs(code: &str, found: &mut CheckedLanguage) {
    let library = Library::default();
    for id in library.ids() {
        let Some(Ok(pack)) = library.find(&id).map(|files| Pack::load(&files)) else { continue };
        let (words, lessons) = (format!("text/{code}.toml"), format!("lessons/text/{code}.toml"));
        let of_pack = pack.warnings.iter().filter(|fault| fault.file == words || fault.file == lessons);
        let paths = pack.files.paths();
        // If the pack has no such file, the words belong in the language's folder.
        let placed = |fault: &Fault| match () {
            () if !fault.lacks || paths.contains(&fault.file) => fault.clone(),
            () if fault.file == words => Fault { file: format!("packs/{id}/text.toml"), ..fault.clone() },
            () => Fault { file: format!("packs/{id}/lessons.toml"), ..fault.clone() },
        };
        let of_pack = of_pack.map(placed);
        let beside = pack.beside_warnings.iter().filter(|(other, _)| other == code);
        let beside = beside.map(|(_, fault)| fault.clone());
        for fault in of_pack.chain(beside) {
            // Words inherited from another pack are reported once.
            let is_measured = |known: &Fault| {
                (&known.file, &known.place, &known.message) == (&fault.file, &fault.place, &fault.message)
            };
            if !found.faults.iter().chain(&found.warnings).any(is_measured) {
                found.warnings.push(fault);
            }
        }
        let lacks = |file: &str, what: &str| {
            let why = format!("{what} of {} are missing: English is used", pack.words.name);
            Fault::for_file(format!("packs/{id}/{file}.toml"), why)
        };
        if !pack.languages.iter().any(|language| language == code) {
            found.warnings.push(lacks("text", "the words"));
        }
        let taught = pack.lessons.first().and_then(|lesson| pack.lesson_words(code, &lesson.id));
        if taught.is_some_and(|(language, _)| language != code) {
            found.warnings.push(lacks("lessons", "the lessons"));
        }
    }
}

fn say(found: &CheckedLanguage, framed: &Untranslated, out: &mut impl Write) -> io::Result<()> {
    found.faults.iter().try_for_each(|fault| writeln!(out, "{fault}\n"))?;
    // Faults come before missing texts, of which a draft has hundreds.
    let (lacking, wrong): (Vec<&Fault>, Vec<&Fault>) = found.warnings.iter().partition(|fault| fault.lacks);
    let mut files: Vec<(&str, usize)> = Vec::new();
    for warning in wrong {
        let index = files.iter().position(|(file, _)| *file == warning.file).unwrap_or_else(|| {
            files.push((warning.file.as_str(), 0));
            files.len() - 1
        });
        files[index].1 += 1;
        if files[index].1 <= SHOWN {
            writeln!(out, "warning: {warning}\n")?;
        }
    }
    for (file, count) in files.into_iter().filter(|(_, count)| *count > SHOWN) {
        writeln!(out, "{file}: and {} more; --json has all of them\n", counted(count - SHOWN, "warning"))?;
    }
    let mut missing: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for fault in lacking {
        missing.entry(&fault.file).or_default().push(&fault.message);
    }
    for (file, all) in missing {
        match all.as_slice() {
            [only] => writeln!(out, "warning: {file}: {only}\n")?,
            [first, ..] => {
                let count = counted(all.len(), "word");
                writeln!(
                    out,
                    "warning: {file}: {count} missing (--json has all of them); the first: {first}\n"
                )?;
            }
            [] => {}
        }
    }
    for (file, keys) in &found.missing {
        let keys: Vec<String> = keys.iter().map(|key| framed.label(key)).collect();
        writeln!(out, "{file}: {} missing: {}\n", counted(keys.len(), "text"), keys.join(", "))?;
    }
    Ok(())
}

fn report_json(code: &str, found: &CheckedLanguage, framed: &Untranslated, partial: bool) -> Value {
    let fault = |fault: &Fault| {
        let (line, column) = fault.place.as_ref().map_or((None, None), |q| (Some(q.line), Some(q.column)));
        json!({ "file": fault.file, "line": line, "column": column, "message": fault.message })
    };
    json!({
        "language": code,
        "there": found.there,
        "texts": found.all,
        "partial": partial,
        "faults": found.faults.iter().map(fault).collect::<Vec<_>>(),
        "warnings": found.warnings.iter().map(fault).collect::<Vec<_>>(),
        "missing": found.missing,
        "frame": framed.json(found.missing.values().flatten()),
    })
}
