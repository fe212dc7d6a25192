//! `whispers pack zip`, `export` and `schema`: packs and their schemas as files.

use std::collections::BTreeMap;
use std::error::Error;
use std::fs;
use std::io::{Cursor, Write};
use std::path::{Path, PathBuf};

use zip::System;
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

use super::editor_schemas::schema_files;
use super::new::free;
use super::write_error::{WriteError, io_at};
use crate::Packs;
use crate::output_files::{FileKind, FolderOutput, Output};
use packs::{FILE_BYTES, FILES, Files, Label};
use serde_json::Value;
use system::read_file;
use text::file_name::path_fault;
use text::untrusted_text;

/// Writes a valid pack as an archive, by default `ID-VERSION.zip` in the current folder. Replaces an existing
/// file only on request.
///
/// # Errors
///
/// The pack has faults, the file exists, or the archive cannot be written.
pub fn zip(
    path: &Path,
    output: Option<&Path>,
    renew: bool,
    packs: &Packs,
    out: &mut impl Write,
) -> Result<(), Box<dyn Error>> {
    let pack = packs.open(Some(path))?;
    let files = &pack.files;
    let named = PathBuf::from(format!("{}-{}.zip", pack.id, plain(&pack.version)));
    let output = output.unwrap_or(&named);
    if output.symlink_metadata().is_ok_and(|there| !there.is_dir()) && !renew {
        return Err(WriteError::There(output.to_owned()).into());
    }
    let output = Output::check(output, FileKind::ARCHIVE, ("--renew", renew))?;
    let bytes = archive(files)?;
    let count = files.paths().len();
    if let Some(path) = output.write(&bytes, out)? {
        let (path, name, id) = (untrusted_text::path(path), &pack.words.name, &pack.id);
        writeln!(out, "{path}: {count} files of {name} ({id}), {} bytes", bytes.len())?;
    }
    Ok(())
}

/// A zip archive of the files, sorted and without timestamps, so that the same pack gives the same archive.
fn archive(files: &Files) -> Result<Vec<u8>, Box<dyn Error>> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    // Otherwise the archive names the system on which it was made.
    let options = SimpleFileOptions::default().system(System::Unix);
    let paths = files.paths();
    portable(&paths)?;
    for path in paths {
        zip.start_file(path.as_str(), options)?;
        zip.write_all(&files.read(&path).map_err(|why| format!("{path}: {why}"))?)?;
    }
    Ok(zip.finish()?.into_inner())
}

/// Checks that files can be written on every operating system.
fn portable(paths: &[String]) -> Result<(), WriteError> {
    let mut seen = BTreeMap::new();
    for path in paths {
        if let Some(why) = path_fault(path) {
            return Err(WriteError::Unportable { file: path.clone(), why: why.to_string() });
        }
        if let Some(other) = seen.insert(path.to_lowercase(), path) {
            let why = format!("it differs only in case from \"{other}\"");
            return Err(WriteError::Unportable { file: path.clone(), why });
        }
    }
    Ok(())
}

/// A version with hyphens for the characters that a file name should not have.
fn plain(version: &str) -> String {
    let stays = |c: char| if c.is_ascii_alphanumeric() || ".-_".contains(c) { c } else { '-' };
    version.chars().take(40).map(stays).collect()
}

/// Writes the files of a pack, built in or not, into a new or empty folder.
///
/// # Errors
///
/// The pack has faults, the folder is not empty, or a file cannot be written.
pub fn export(path: &Path, folder: &Path, packs: &Packs, out: &mut impl Write) -> Result<(), Box<dyn Error>> {
    let pack = packs.open(Some(path))?;
    let files = &pack.files;
    free(folder)?;
    let paths = files.paths();
    portable(&paths)?;
    for inner in &paths {
        let bytes = files.read(inner).map_err(|why| format!("{inner}: {why}"))?;
        let to = folder.join(inner);
        if let Some(parent) = to.parent() {
            fs::create_dir_all(parent).map_err(io_at(parent))?;
        }
        fs::write(&to, bytes).map_err(io_at(&to))?;
    }
    writeln!(
        out,
        "{} ({}): {} files in {}",
        pack.words.name,
        pack.id,
        paths.len(),
        untrusted_text::path(folder)
    )?;
    if let Some(below) = Label::read(files).extends {
        writeln!(out, "It extends {below}, whose files it does not have.")?;
    }
    writeln!(out, "Give it its own id in manifest.toml before you change it: records identify packs by id.")?;
    Ok(())
}

/// Writes the schemas for editors, over older ones.
///
/// # Errors
///
/// The folder cannot be written, or another file has the name of a schema.
pub fn schemas(folder: &Path, out: &mut impl Write) -> Result<(), Box<dyn Error>> {
    let files = schema_files();
    // Older schemas are replaced; any other file stays.
    let is_other = |file: &PathBuf| {
        let text = read_file(file, FILE_BYTES).unwrap_or_default();
        let is_schema = serde_json::from_slice::<Value>(&text).is_ok_and(|file| file["$schema"].is_string());
        file.symlink_metadata().is_ok() && !is_schema
    };
    if let Some(other) = files.iter().map(|(name, _)| folder.join(name)).find(is_other) {
        let why = "there is a file of that name that is not a schema; choose another folder";
        return Err(format!("{}: it cannot be written: {why}", untrusted_text::path(&other)).into());
    }
    FolderOutput::write_all(folder, FileKind::SCHEMA, &files, true)?;
    writeln!(out, "{} schemas in {}", FILES.len(), untrusted_text::path(folder))?;
    writeln!(out, "An editor uses the schema named in the first line of a file, such as:")?;
    let shown = folder.join("map.schema.json");
    writeln!(out, "#:schema {}", untrusted_text::path(&shown))?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_version_becomes_part_of_a_file_name_on_every_system() {
        assert_eq!(plain("1.2.0-beta_3"), "1.2.0-beta_3");
        assert_eq!(plain("1/2\\..:é"), "1-2-..--");
        assert_eq!(plain(&"9".repeat(100)).len(), 40);
    }

    #[test]
    fn files_that_only_some_systems_can_have_are_not_packed() {
        let said = |paths: &[&str]| {
            let paths: Vec<String> = paths.iter().map(|path| (*path).to_owned()).collect();
            portable(&paths).map_err(|why| why.to_string())
        };
        assert_eq!(said(&["map.toml", "text/en.toml"]), Ok(()));
        for (paths, why) in [
            (&["icons/aux.svg"][..], "Windows reserves this name for a device"),
            (&["notes /a.txt"], "Windows removes the dot or space"),
            (&["what?.md"], "Windows forbids \"?\""),
            (&["icons/Owl.svg", "icons/owl.svg"], "it differs only in case from \"icons/Owl.svg\""),
        ] {
            let said = said(paths).unwrap_err();
            assert!(said.contains(why) && said.starts_with(paths[paths.len() - 1]), "{said}");
        }
    }

    #[test]
    fn the_same_pack_is_the_same_archive() {
        let files = Files::BuiltIn("lantern-delta");
        assert_eq!(archive(&files).unwrap(), archive(&files).unwrap());
    }
}
