//! `whispers pack catalogue`, and `list` and `install` with a catalogue.

use std::error::Error;
use std::io::Write;
use std::path::Path;

use comfy_table::Table;
use comfy_table::presets::UTF8_FULL_CONDENSED;
use serde_json::{Value, json};

use super::check::counted;
use super::list_install_remove::{not_installed, say_installed};
use crate::command_line::wrong_usage::suggestion;
use crate::output_files::{FileKind, Output};
use crate::{Packs, Usage};
use pack_library::{
    CataloguePack, InstallState, Listing, OpenCatalogue, PackLibrary, ReadBelow, is_catalogue,
};
use packs::{CATALOGUE_FILE, Catalogue, Entry, Fault, NAME_CHARACTERS};
use text::untrusted_text;

/// Why a command about a catalogue failed.
#[derive(Debug, thiserror::Error)]
enum CatalogueError {
    #[error("{}: {}", untrusted_text::path(.0), counted(*.1, 0))]
    Faults(std::path::PathBuf, usize),
    #[error("the pack \"{id}\" cannot be installed: {why}")]
    Cannot { id: String, why: String },
    #[error(
        "{} have the same id \"{id}\", and a catalogue names each only once: nothing was written. Move all but one \
         out of the folder, or give them ids of their own",
        .paths.join(" and ")
    )]
    SameId { id: String, paths: Vec<String> },
}

/// Reads a catalogue.
fn browse(path: &Path, packs: &Packs) -> Result<(PackLibrary, OpenCatalogue), Usage> {
    if !is_catalogue(path) {
        let what = format!("no {CATALOGUE_FILE} and no packs, as folders or archives");
        return Err(Usage::new(format!(
            "{}: there is no catalogue here: {what}",
            untrusted_text::path(path)
        )));
    }
    let shelf = packs.shelf();
    let browsed = shelf.browse(path);
    Ok((shelf, browsed))
}

/// Compares a catalogue's pack with the pack at hand, or says why it cannot be played.
fn state(pack: &CataloguePack, shelf: &PackLibrary) -> String {
    let own = pack.at_hand(shelf).and_then(|own| own.good.as_ref()).map(|good| good.version.clone());
    let own = own.unwrap_or_default();
    match pack.install_state(shelf) {
        InstallState::New => "new".to_owned(),
        InstallState::AtHand => "at hand".to_owned(),
        InstallState::Newer => format!("newer than yours, {own}"),
        InstallState::Older => format!("older than yours, {own}"),
        InstallState::Cannot => format!("cannot be played: {}", why_not(pack)),
    }
}

/// The id of an install state.
const fn word(standing: InstallState) -> &'static str {
    match standing {
        InstallState::New => "new",
        InstallState::AtHand => "at-hand",
        InstallState::Newer => "newer",
        InstallState::Older => "older",
        InstallState::Cannot => "cannot",
    }
}

/// The first fault of a catalogue's pack.
fn why_not(pack: &CataloguePack) -> String {
    match (&pack.place, &pack.read) {
        (Err(away), _) => away.to_string(),
        (_, Some(Err(report))) => report.faults.first().map(Fault::summary).unwrap_or_default(),
        _ => String::new(),
    }
}

/// Lists the packs of a catalogue, as a table or JSON.
///
/// # Errors
/// The catalogue does not exist or has faults, or the output cannot be written.
pub fn list(path: &Path, packs: &Packs, json: bool, out: &mut impl Write) -> Result<(), Box<dyn Error>> {
    let (shelf, browsed) = browse(path, packs)?;
    if json {
        let all: Vec<Value> = browsed.packs.iter().map(|pack| described(pack, &shelf)).collect();
        let faults: Vec<String> = browsed.faults.iter().map(Fault::summary).collect();
        let said = json!({ "catalogue": path, "name": browsed.name, "packs": all, "faults": faults });
        writeln!(out, "{said}")?;
        return fail(path, browsed.faults.len());
    }
    browsed.faults.iter().try_for_each(|fault| writeln!(out, "{fault}\n"))?;
    let mut table = Table::new();
    let heads = ["id", "name", "version", "by", "languages", "extends", ""];
    table.load_style(UTF8_FULL_CONDENSED).set_header(heads);
    for pack in &browsed.packs {
        let entry = &pack.entry;
        let row = [
            entry.id.clone(),
            entry.name.clone(),
            entry.version.clone(),
            entry.authors.join(", "),
            entry.languages.join(", "),
            entry.extends.clone().unwrap_or_default(),
            state(pack, &shelf),
        ];
        table.add_row(row.map(|cell| untrusted_text::line(&cell, untrusted_text::LINE)));
    }
    writeln!(out, "{table}")?;
    if browsed.more {
        writeln!(out, "There are more packs here; the first {} are listed.", browsed.packs.len())?;
    }
    writeln!(
        out,
        "One is installed with: whispers pack install ID --catalogue {}",
        untrusted_text::path(path)
    )?;
    fail(path, browsed.faults.len())
}

/// Fails if a catalogue has faults.
fn fail(path: &Path, faults: usize) -> Result<(), Box<dyn Error>> {
    if faults == 0 { Ok(()) } else { Err(CatalogueError::Faults(path.to_owned(), faults).into()) }
}

fn described(pack: &CataloguePack, shelf: &PackLibrary) -> Value {
    let entry = &pack.entry;
    let cannot = pack.install_state(shelf) == InstallState::Cannot;
    json!({
        "path": entry.path,
        "id": entry.id,
        "name": entry.name,
        "version": entry.version,
        "needs": entry.needs,
        "extends": entry.extends,
        "authors": entry.authors,
        "licence": entry.licence,
        "languages": entry.languages,
        "homepage": entry.homepage,
        "tags": entry.tags,
        "standing": word(pack.install_state(shelf)),
        "why": cannot.then(|| why_not(pack)),
        "differs": pack.differs,
    })
}

/// Installs a pack of a catalogue by its id.
///
/// # Errors
/// The catalogue or pack does not exist, the pack has faults, is installed already, or cannot be written.
pub fn install(
    id: &Path,
    catalogue: &Path,
    replace: bool,
    packs: &Packs,
    out: &mut impl Write,
) -> Result<(), Box<dyn Error>> {
    let (shelf, browsed) = browse(catalogue, packs)?;
    let id = id.to_string_lossy();
    let Some(offered) = browsed.packs.iter().find(|pack| pack.entry.id == id) else {
        let mut ids: Vec<&str> = browsed.packs.iter().map(|pack| pack.entry.id.as_str()).collect();
        ids.sort_unstable();
        ids.dedup();
        let meant = suggestion(&id, ids.into_iter());
        let given = untrusted_text::word(&id);
        return Err(Usage::new(format!("the catalogue has no pack {given:?}; {meant}")).into());
    };
    let (Some(pack), Ok(path)) = (offered.pack(), &offered.place) else {
        return Err(CatalogueError::Cannot { id: untrusted_text::word(&id), why: why_not(offered) }.into());
    };
    let installed = shelf.install_from(catalogue, path, replace, &packs.folders());
    say_installed(pack, &installed.map_err(|why| not_installed(why, replace))?, out)
}

/// Writes the catalogue of a folder if it has none or if asked to renew it. Otherwise checks the existing
/// one.
///
/// # Errors
///
/// The catalogue or a pack has faults, two packs have the same id, or the catalogue cannot be written.
pub fn catalogue(
    folder: &Path,
    renew: bool,
    name: Option<&str>,
    packs: &Packs,
    out: &mut impl Write,
) -> Result<(), Box<dyn Error>> {
    if !folder.is_dir() {
        let why = "is not a folder; a catalogue belongs in the folder of its packs";
        return Err(Usage::new(format!("{} {why}", untrusted_text::path(folder))).into());
    }
    if let Some(long) = name.map(|name| name.chars().count()).filter(|count| *count > NAME_CHARACTERS) {
        let what = format!("has {long} characters; the maximum is {NAME_CHARACTERS}");
        return Err(Usage::new(format!("the name of the catalogue {what}")).into());
    }
    let file = folder.join(CATALOGUE_FILE);
    if file.symlink_metadata().is_ok() && !renew {
        if name.is_some() {
            let there = untrusted_text::path(&file);
            let why =
                format!("{there} already exists and is only checked; --renew rewrites it with this name");
            return Err(Usage::new(format!("--name has no meaning here: {why}")).into());
        }
        return check(folder, packs, out);
    }
    let output = Output::check(&file, FileKind::CATALOGUE, ("--renew", renew))?;
    // Keep packs that the old catalogue lists in folders deeper than the search goes.
    let listing = Listing::read(folder);
    let named = listing.packs.iter().filter(|(_, at)| at.is_ok()).map(|(inner, _)| inner.clone());
    let mut paths: Vec<String> = named.chain(listing.unlisted()).collect();
    paths.sort();
    paths.dedup();
    let shelf = packs.shelf();
    let before = if file.is_file() { listing.says } else { Catalogue::default() };
    let mut written = Catalogue { packs: Vec::new(), ..before };
    if let Some(name) = name {
        written.name = Some(name.to_owned());
    }
    let read = shelf.read_below(folder, &paths);
    if let Some(twice) = same_id(&read) {
        return Err(twice.into());
    }
    let mut broken = 0;
    for (inner, read) in read {
        match read {
            Ok(pack) => written.packs.push(Entry::new(&pack, &inner)),
            Err(report) => {
                broken += 1;
                let first = report.faults.first().map(Fault::summary).unwrap_or_default();
                writeln!(out, "{}: left out, since it has faults: {first}", untrusted_text::word(&inner))?;
            }
        }
    }
    output.write(written.text().as_bytes(), out)?;
    let count = written.packs.len();
    writeln!(out, "{}: {count} pack{}", untrusted_text::path(&file), if count == 1 { "" } else { "s" })?;
    fail(folder, broken)
}

/// The error for the first two packs with the same id.
fn same_id(read: &[ReadBelow]) -> Option<CatalogueError> {
    let whole = || read.iter().filter_map(|(inner, read)| Some((inner, &read.as_ref().ok()?.id)));
    whole().find_map(|(_, id)| {
        let with = whole().filter(|(_, other)| *other == id);
        let paths: Vec<String> =
            with.map(|(inner, _)| format!("\"{}\"", untrusted_text::word(inner))).collect();
        (paths.len() > 1).then(|| CatalogueError::SameId { id: id.clone(), paths })
    })
}

/// Checks a catalogue. It must be readable, list all packs in the folder, and agree with them.
fn check(folder: &Path, packs: &Packs, out: &mut impl Write) -> Result<(), Box<dyn Error>> {
    let shelf = packs.shelf();
    let listing = Listing::read(folder);
    let here: Vec<String> =
        listing.packs.iter().filter(|(_, at)| at.is_ok()).map(|(inner, _)| inner.clone()).collect();
    let read = shelf.read_below(folder, &here);
    let own = |inner: &str, _: &Path| {
        let (_, read) = read.iter().find(|(known, _)| known == inner)?;
        Some(Entry::new(read.as_ref().ok()?, inner))
    };
    let compared = Listing::compare(folder, &own);
    let mut faults: Vec<String> = compared.faults.iter().map(ToString::to_string).collect();
    for (inner, at) in &listing.packs {
        if let Err(away) = at {
            faults.push(format!("{}: {away}", untrusted_text::word(inner)));
        }
    }
    for (inner, read) in &read {
        if let Err(report) = read {
            let first = report.faults.first().map(Fault::summary).unwrap_or_default();
            faults.push(format!("{}: the pack has faults: {first}", untrusted_text::word(inner)));
        }
    }
    faults.iter().try_for_each(|fault| writeln!(out, "{fault}\n"))?;
    let unlisted = listing.unlisted();
    for inner in &unlisted {
        writeln!(out, "warning: {} is here but not in the catalogue\n", untrusted_text::word(inner))?;
    }
    let (count, warnings) = (listing.packs.len(), unlisted.len());
    let packs = if count == 1 { "pack" } else { "packs" };
    writeln!(out, "{count} {packs}; {}", counted(faults.len(), warnings))?;
    if !faults.is_empty() || warnings > 0 {
        writeln!(out, "To rewrite it: whispers pack catalogue {} --renew", untrusted_text::path(folder))?;
    }
    fail(folder, faults.len())
}
