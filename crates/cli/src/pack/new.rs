//! `whispers pack new`: a small pack with comments, to start from.

use std::error::Error;
use std::fs;
use std::io::Write;
use std::path::Path;

use deunicode::deunicode_with_tofu;
use include_dir::{Dir, include_dir};

use super::editor_schemas::{self, HINTS};
use super::write_error::{WriteError, io_at};
use crate::output_files::{obstacle, pasted};
use packs::{ID_BYTES, Library, NAME_CHARACTERS, capital};
use rules::is_id;
use text::file_name::is_device;
use text::toml_strings::text as quoted;

/// The template of new packs.
static TEMPLATE: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/../../template");

/// The lines with the template's id and name, each with its file.
const ID: (&str, &str) = ("manifest.toml", "id = \"my-pack\"");
const NAME: (&str, &str) = ("text/en.toml", "name = \"My Pack\"");

/// Writes a small pack into a new or empty folder, with instructions. By default the folder's name gives the
/// pack's name.
///
/// # Errors
///
/// Says why the pack or the output was not written.
pub fn new(
    path: &Path,
    name: Option<&str>,
    id: Option<&str>,
    out: &mut impl Write,
) -> Result<(), Box<dyn Error>> {
    let (id, name) = id_and_name(path, name, id)?;
    free(path)?;
    let files = write_all(&TEMPLATE, path, &id, &name)?;
    editor_schemas::write(path)?;
    writeln!(out, "{name} ({id}): {files} files in {}\n", path.display())?;
    let shown = pasted(path);
    writeln!(out, "Next steps:")?;
    writeln!(
        out,
        "  1. open map.toml, cards.toml and text/en.toml in an editor: their comments explain them"
    )?;
    writeln!(out, "  2. whispers pack check {shown}")?;
    writeln!(out, "  3. whispers --pack {shown}")?;
    writeln!(out, "\"whispers guide packs\" is the whole guide. The schemas for editors are in {HINTS}.")?;
    Ok(())
}

/// The id and name of a new pack: as given, or from the folder's name.
pub(super) fn id_and_name(
    path: &Path,
    name: Option<&str>,
    id: Option<&str>,
) -> Result<(String, String), WriteError> {
    let folder = folder_name(path);
    let id = match id {
        Some(id) if is_id(id) && id.len() <= ID_BYTES => id.to_owned(),
        Some(id) => return Err(WriteError::WrongId(id.to_owned())),
        None => id_of(&folder).ok_or_else(|| WriteError::NoId(folder.clone()))?,
    };
    if is_device(&id) {
        return Err(WriteError::Device(id));
    }
    if Library::default().find(&id).is_some() {
        return Err(WriteError::BuiltIn(id));
    }
    let name = name.map_or_else(|| title(&folder), |name| name.trim().to_owned());
    can_be_read(&name)?;
    Ok((id, name))
}

/// The name of the folder at a path, also for `.`.
fn folder_name(path: &Path) -> String {
    let named = path.file_name().map(|n| n.to_string_lossy().into_owned());
    let real = || Some(system::fs::canonicalize(path).ok()?.file_name()?.to_string_lossy().into_owned());
    named.or_else(real).unwrap_or_default()
}

/// An id from a folder's name: letters and digits become ASCII, and everything else becomes hyphens.
fn id_of(folder: &str) -> Option<String> {
    let latin = deunicode_with_tofu(folder, "-");
    let plain = |c: char| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '-' };
    let words: String = latin.chars().map(plain).collect();
    let id = words.split('-').filter(|word| !word.is_empty()).collect::<Vec<_>>().join("-");
    let id = id.trim_start_matches(|c: char| !c.is_ascii_lowercase());
    let id = id[..id.len().min(ID_BYTES)].trim_end_matches('-').to_owned();
    is_id(&id).then_some(id)
}

/// A pack's name from a folder's name: `my-pack` becomes `My Pack`.
fn title(folder: &str) -> String {
    let parts = |c: char| match c {
        // Stands for bytes that the system could not decode.
        '\u{fffd}' => true,
        _ if c.is_ascii() => !c.is_ascii_alphanumeric(),
        _ => c.is_whitespace() || c.is_control(),
    };
    folder.split(parts).filter(|word| !word.is_empty()).map(capitalised).collect::<Vec<_>>().join(" ")
}

/// A word with a capital, if its first letter has a single one. The capitals of "ß" and "ﬁ" are two letters,
/// "SS" and "FI".
fn capitalised(word: &str) -> String {
    let one_letter = word.chars().next().is_some_and(|first| first.to_uppercase().count() == 1);
    if one_letter { capital(word) } else { word.to_owned() }
}

/// Checks that a pack's name is readable.
fn can_be_read(name: &str) -> Result<(), WriteError> {
    let length = name.chars().count();
    match () {
        () if !name.chars().any(char::is_alphanumeric) => Err(WriteError::InvalidName),
        () if length > NAME_CHARACTERS => Err(WriteError::LongName(length)),
        () if name.chars().any(char::is_control) => Err(WriteError::UnseenName(name.to_owned())),
        () => Ok(()),
    }
}

/// Checks that a new pack can have its folder and would overwrite nothing.
pub(super) fn free(path: &Path) -> Result<(), WriteError> {
    if let Some(why) = system::fs::name_fault(path) {
        return Err(WriteError::InvalidFolder { path: path.to_owned(), why });
    }
    match obstacle(path).map_err(io_at(path))? {
        None => Ok(()),
        Some(why) => Err(WriteError::Taken { path: path.to_owned(), why }),
    }
}

/// Writes a folder of the template and everything in it. Returns the number of files.
fn write_all(from: &Dir<'_>, root: &Path, id: &str, name: &str) -> Result<usize, WriteError> {
    let folder = root.join(from.path());
    fs::create_dir_all(&folder).map_err(io_at(&folder))?;
    let mut count = 0;
    for file in from.files() {
        let path = root.join(file.path());
        let mut text = editor_schemas::line(&file.path().to_string_lossy()).into_bytes();
        text.extend(personalised(file.path(), file.contents(), id, name));
        fs::write(&path, text).map_err(io_at(&path))?;
        count += 1;
    }
    for folder in from.dirs() {
        count += write_all(folder, root, id, name)?;
    }
    Ok(count)
}

/// A file of the template with the pack's id and name.
fn personalised(path: &Path, bytes: &[u8], id: &str, name: &str) -> Vec<u8> {
    let Ok(text) = std::str::from_utf8(bytes) else { return bytes.to_owned() };
    let put = |(file, line): (&str, &str), key: &str, value: &str| {
        (path == Path::new(file)).then(|| text.replacen(line, &format!("{key} = {}", quoted(value)), 1))
    };
    let changed = put(ID, "id", id).or_else(|| put(NAME, "name", name));
    changed.map_or_else(|| bytes.to_owned(), String::into_bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_gives_a_pack_its_id_and_its_name() {
        for (folder, id, name) in [
            ("my-pack", "my-pack", "My Pack"),
            ("My Pack", "my-pack", "My Pack"),
            ("  The 3rd_World!", "the-3rd-world", "The 3rd World"),
            ("2nd try", "nd-try", "2nd Try"),
            ("Élan", "elan", "Élan"),
            ("Ünï Pack", "uni-pack", "Ünï Pack"),
            ("U\u{308}ni\u{308} Pack", "uni-pack", "U\u{308}ni\u{308} Pack"),
            ("Straße nach Łódź", "strasse-nach-lodz", "Straße Nach Łódź"),
            ("Ночь", "noch", "Ночь"),
            ("Lin ß", "lin-ss", "Lin ß"),
            ("ﬁre ŉ", "fire-n", "ﬁre ŉ"),
            ("İzmir ÿ", "izmir-y", "İzmir Ÿ"),
            ("ǆ", "dz", "Ǆ"),
        ] {
            assert_eq!(id_of(folder).as_deref(), Some(id), "{folder}");
            assert_eq!(title(folder), name);
        }
        for folder in ["", "..", "123", "\u{fffd}", "…"] {
            assert_eq!(id_of(folder), None, "{folder}");
        }
        let long = id_of(&"abc ".repeat(50)).unwrap();
        assert_eq!((long.len(), long.ends_with('-')), (39, false));
    }

    #[test]
    fn the_template_has_the_lines_that_a_new_pack_changes() {
        for (file, line) in [ID, NAME] {
            let text = TEMPLATE.get_file(file).and_then(|f| f.contents_utf8()).unwrap();
            assert_eq!(text.lines().filter(|l| *l == line).count(), 1, "{file}");
        }
    }
}
