//! Schemas for editors in the folder of a new pack, and the line in each file that refers to its schema.

use std::fs;
use std::path::Path;

use super::write_error::{WriteError, io_at};
use packs::{FILES, schema};

/// The folder of the schemas in a pack. Hidden folders are not part of the pack.
pub(super) const HINTS: &str = ".schema";

/// The first line of a pack's file, which tells an editor where its schema is. Empty for files without a
/// schema.
pub(super) fn line(path: &str) -> String {
    let path = path.replace('\\', "/");
    let Some(file) = FILES.iter().find(|file| is_like(&path, file.path)) else { return String::new() };
    let up = "../".repeat(path.matches('/').count());
    format!("#:schema {}{HINTS}/{}.schema.json\n", if up.is_empty() { "./" } else { &up }, file.name)
}

/// True if a path matches a declared path: `text/en.toml` matches `text/LANGUAGE.toml`.
fn is_like(path: &str, declared: &str) -> bool {
    let (given, meant): (Vec<&str>, Vec<&str>) = (path.split('/').collect(), declared.split('/').collect());
    let same = |(one, other): (&&str, &&str)| one == other || other.starts_with(char::is_uppercase);
    given.len() == meant.len() && path.ends_with(".toml") && given.iter().zip(&meant).all(same)
}

/// Writes the schemas into the folder of a new pack.
///
/// # Errors
/// A file cannot be written.
pub(super) fn write(pack: &Path) -> Result<(), WriteError> {
    let folder = pack.join(HINTS);
    fs::create_dir_all(&folder).map_err(io_at(&folder))?;
    for (name, bytes) in schema_files() {
        let path = folder.join(name);
        fs::write(&path, bytes).map_err(io_at(&path))?;
    }
    Ok(())
}

/// The schemas of a pack's files: their file names and contents.
pub(super) fn schema_files() -> Vec<(String, Vec<u8>)> {
    let named = |file| format!("{:#}\n", schema(file)).into_bytes();
    FILES.iter().map(|file| (format!("{}.schema.json", file.name), named(file))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_names_its_schema_from_where_it_lies() {
        assert_eq!(line("map.toml"), "#:schema ./.schema/map.schema.json\n");
        assert_eq!(line("text/de.toml"), "#:schema ../.schema/text.schema.json\n");
        assert_eq!(line("lessons/text/en.toml"), "#:schema ../../.schema/lesson-text.schema.json\n");
        assert_eq!(line("icons/owl.svg"), "");
        assert_eq!(line("other.toml"), "");
    }
}
