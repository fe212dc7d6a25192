//! `whispers pack list`, `install` and `remove`.

use std::error::Error;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use comfy_table::Table;
use comfy_table::presets::UTF8_FULL_CONDENSED;
use serde_json::{Value, json};

use super::check::counted;
use crate::output_files::STREAM;
use crate::{Packs, Usage};
use pack_library::{InstallError, Installed, LibraryPack, Origin, PackLibrary};
use packs::Pack;
use text::os_error::reason;
use text::untrusted_text;

/// The error for a pack that the system failed to remove.
#[derive(Debug, thiserror::Error)]
#[error("{}: {}", untrusted_text::path(.path), reason(why))]
struct NotRemoved {
    path: PathBuf,
    why: io::Error,
}

/// The ids of the installed packs as the end of a sentence.
fn installed(there: &[String]) -> String {
    if there.is_empty() { "none is".to_owned() } else { format!("those that are: {}", there.join(", ")) }
}

/// The word for a pack's origin.
const fn origin(origin: Origin) -> &'static str {
    match origin {
        Origin::Beside => "beside",
        Origin::BuiltIn => "built in",
        Origin::Installed => "installed",
        Origin::Opened => "opened",
    }
}

/// A pack's numbers of faults and warnings, and whether another pack takes precedence.
fn state(pack: &LibraryPack) -> String {
    let (faults, warnings) = pack.faults_and_warnings();
    match () {
        () if !faults.is_empty() => counted(faults.len(), warnings.len()),
        () if pack.shadowed => "another pack with this id is used instead".to_owned(),
        () if warnings.is_empty() => "can be played".to_owned(),
        () => format!("can be played, {}", counted(0, warnings.len())),
    }
}

/// Lists the packs at hand, as a table or JSON.
///
/// # Errors
/// The folder of packs cannot be read, or the output not written.
pub fn list(packs: &Packs, json: bool, out: &mut impl Write) -> Result<(), Box<dyn Error>> {
    let shelf = packs.shelf();
    let unread = || shelf.is_unreadable().then(|| Box::from(shelf.trouble().unwrap_or_default()));
    if json {
        let all: Vec<Value> = shelf.packs().iter().map(described).collect();
        let trouble = shelf.trouble();
        writeln!(out, "{}", json!({ "folder": shelf.folder(), "packs": all, "trouble": trouble }))?;
        return unread().map_or(Ok(()), Err);
    }
    let mut table = Table::new();
    table.load_style(UTF8_FULL_CONDENSED).set_header(["id", "name", "version", "extends", "is", ""]);
    for pack in shelf.packs() {
        let (name, version) = match &pack.read {
            Ok(read) => (read.words.name.clone(), read.version.clone()),
            Err(_) => (String::new(), String::new()),
        };
        let extends = pack.extends.clone().unwrap_or_default();
        let row = [pack.id.clone(), name, version, extends, origin(pack.origin).to_owned(), state(pack)];
        table.add_row(row.map(|cell| untrusted_text::word(&cell)));
    }
    writeln!(out, "{table}")?;
    writeln!(out, "Packs are installed in {}", untrusted_text::path(shelf.folder()))?;
    match (unread(), shelf.trouble()) {
        (Some(why), _) => Err(why),
        (None, Some(trouble)) => Ok(writeln!(out, "{trouble}")?),
        (None, None) => Ok(()),
    }
}

fn described(pack: &LibraryPack) -> Value {
    let (faults, warnings) = pack.faults_and_warnings();
    let read = pack.read.as_ref().ok();
    json!({
        "id": pack.id,
        "name": read.map(|read| read.words.name.clone()),
        "version": read.map(|read| read.version.clone()),
        "extends": pack.extends,
        "origin": origin(pack.origin),
        "path": pack.place.path(),
        "faults": faults.len(),
        "warnings": warnings.len(),
        "shadowed": pack.shadowed,
    })
}

/// Installs a pack. An installed pack with the same id goes to the trash if `replace` allows it.
///
/// # Errors
///
/// The pack does not exist, has faults, is installed already, or cannot be written.
pub fn install(
    path: &Path,
    replace: bool,
    packs: &Packs,
    out: &mut impl Write,
) -> Result<(), Box<dyn Error>> {
    if path == Path::new(STREAM) {
        let why = "an archive from standard input cannot be installed: save it to a file first";
        return Err(Usage::new(why).into());
    }
    if !path.exists() {
        // Built-in and installed packs need no installation.
        let pack = packs.open(Some(path))?;
        writeln!(out, "\"{}\" is already available; \"whispers pack list\" shows where", pack.id)?;
        return Ok(());
    }
    let pack = packs.open(Some(path))?;
    let mut shelf = packs.shelf();
    let place = shelf.open(path);
    shelf.renew();
    let installed =
        shelf.install(&place, replace, &packs.folders()).map_err(|why| not_installed(why, replace))?;
    say_installed(&pack, &installed, out)
}

/// The error for a pack that could not be installed, with advice.
pub(super) fn not_installed(why: InstallError, replace: bool) -> Box<dyn Error> {
    match why {
        InstallError::There(_) if !replace => {
            format!("{why}; --replace moves the other one to the trash and installs this one").into()
        }
        other => Box::from(other),
    }
}

/// Prints where a pack was installed, and which other packs came with it.
pub(super) fn say_installed(
    pack: &Pack,
    installed: &Installed,
    out: &mut impl Write,
) -> Result<(), Box<dyn Error>> {
    let at = installed.place.path().map(untrusted_text::path).unwrap_or_default();
    writeln!(out, "{} ({}) {} is installed in {at}", pack.words.name, pack.id, pack.version)?;
    if !installed.with.is_empty() {
        writeln!(out, "Installed with it, because it extends them: {}", installed.with.join(", "))?;
    }
    writeln!(out, "Play it with: whispers --pack {}", pack.id)?;
    Ok(())
}

/// Moves an installed pack to the trash. A pack that other installed packs need stays, unless forced.
///
/// # Errors
///
/// No pack with this id is installed, others need it, or the system cannot move it.
pub fn remove(id: &str, force: bool, packs: &Packs, out: &mut impl Write) -> Result<(), Box<dyn Error>> {
    let shelf = packs.shelf();
    let folders = packs.folders();
    let there: Vec<&Path> = shelf.installed(id).filter_map(|pack| pack.place.path()).collect();
    if there.is_empty() {
        if shelf.packs().iter().any(|pack| pack.id == id && pack.origin == Origin::BuiltIn) {
            let words = format!("the pack \"{id}\" is built in and cannot be removed");
            return Err(Usage::new(words).into());
        }
        let others = shelf.packs().iter().filter(|pack| pack.origin == Origin::Installed);
        let there: Vec<String> = others.map(|pack| pack.id.clone()).collect();
        let words = format!("no pack \"{}\" is installed; {}", untrusted_text::word(id), installed(&there));
        return Err(Usage::new(words).into());
    }
    let above = above(&shelf, id);
    if !above.is_empty() && !force {
        let all = above.join(", ");
        let words = format!(
            "without \"{id}\" what is installed over it cannot be played any more: {all}; with --force it goes all the \
             same"
        );
        return Err(Usage::new(words).into());
    }
    for path in there {
        let moved = folders.discard(path).map_err(|why| NotRemoved { path: path.to_owned(), why })?;
        let shown = untrusted_text::path(path);
        match moved {
            None => writeln!(out, "Moved {shown} to the trash")?,
            Some(to) => {
                let to = untrusted_text::path(&to);
                writeln!(out, "Moved {shown} to {to}, because the system has no trash for it")?;
            }
        }
    }
    if !above.is_empty() {
        writeln!(out, "These extend it and cannot be played without it: {}", above.join(", "))?;
    }
    Ok(())
}

/// The ids of the installed packs that extend this one, directly or not. Empty if a built-in pack has the
/// same id.
fn above(shelf: &PackLibrary, id: &str) -> Vec<String> {
    let all = shelf.packs();
    if all.iter().any(|pack| pack.id == id && pack.origin == Origin::BuiltIn) {
        return Vec::new();
    }
    let mut above: Vec<String> = Vec::new();
    let mut known = vec![id.to_owned()];
    while let Some(below) = known.pop() {
        for pack in all.iter().filter(|pack| pack.origin == Origin::Installed) {
            if pack.extends.as_ref() == Some(&below) && !above.contains(&pack.id) {
                above.push(pack.id.clone());
                known.push(pack.id.clone());
            }
        }
    }
    above
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_installed_is_said_where_a_pack_is_not_there() {
        assert_eq!(installed(&[]), "none is");
        assert_eq!(installed(&["one".into(), "two".into()]), "those that are: one, two");
    }
}
