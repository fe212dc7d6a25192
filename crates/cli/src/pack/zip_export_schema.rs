//! `whispers pack zip`, `export` and `schema`: packs and their schemas as files.

use std::error::Error;
use std::fs;
use std::io::{self, Cursor, Write};
use std::path::{Path, PathBuf};

use zip::ZipWriter;
use zip::write::SimpleFileOptions;

use super::editor_schemas::write_schemas;
use super::new::free;
use super::write_error::{WriteError, io_at};
use crate::Packs;
use packs::{FILES, Files, Label};
use system::{write_file, write_new};
use text::untrusted_text;

/// Writes a valid pack as an archive, `ID-VERSION.zip` in this folder by default; an existing one is replaced
/// only on request.
///
/// # Errors
/// The pack has faults, the file exists, or it cannot be written.
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
    let bytes = archive(files)?;
    let written = if renew { write_file(output, &bytes) } else { write_new(output, &bytes) };
    written.map_err(|why| match why.kind() {
        io::ErrorKind::AlreadyExists => WriteError::There(output.to_owned()),
        _ => io_at(output)(why),
    })?;
    let count = files.paths().len();
    writeln!(
        out,
        "{}: {count} files of {} ({}), {} bytes",
        untrusted_text::path(output),
        pack.words.name,
        pack.id,
        bytes.len()
    )?;
    Ok(())
}

/// A zip archive of the files, sorted and without timestamps: the same pack gives the same archive.
fn archive(files: &Files) -> Result<Vec<u8>, Box<dyn Error>> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for path in files.paths() {
        zip.start_file(path.as_str(), SimpleFileOptions::default())?;
        zip.write_all(&files.read(&path).map_err(|why| format!("{path}: {why}"))?)?;
    }
    Ok(zip.finish()?.into_inner())
}

/// The part of a version that fits into a file name.
fn plain(version: &str) -> String {
    let stays = |c: char| if c.is_ascii_alphanumeric() || ".-_".contains(c) { c } else { '-' };
    version.chars().take(40).map(stays).collect()
}

/// Writes the files of a pack, perhaps a built-in one, into a new or empty folder.
///
/// # Errors
/// The pack has faults, the folder is not empty, or it cannot be written.
pub fn export(path: &Path, folder: &Path, packs: &Packs, out: &mut impl Write) -> Result<(), Box<dyn Error>> {
    let pack = packs.open(Some(path))?;
    let files = &pack.files;
    free(folder)?;
    let paths = files.paths();
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
    writeln!(
        out,
        "Give it an id of its own in manifest.toml before you change it: records know packs by it."
    )?;
    Ok(())
}

/// Writes the schemas for editors.
///
/// # Errors
/// The folder cannot be written.
pub fn schemas(folder: &Path, out: &mut impl Write) -> Result<(), Box<dyn Error>> {
    write_schemas(folder)?;
    writeln!(out, "{} schemas in {}", FILES.len(), untrusted_text::path(folder))?;
    writeln!(out, "An editor reads one that the first line of a file names, such as:")?;
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
    fn the_same_pack_is_the_same_archive() {
        let files = Files::BuiltIn("lantern-delta");
        assert_eq!(archive(&files).unwrap(), archive(&files).unwrap());
    }
}
