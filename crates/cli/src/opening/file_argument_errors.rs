//! Files on the command line: `whispers FILE`, and records that cannot be loaded.

use std::error::Error;
use std::io::ErrorKind;
use std::path::Path;

use crate::command_line::wrong_usage::Usage;
use pack_library::{ARCHIVE, PACK_ENDING};
use packs::CATALOGUE_FILE;
use system::{Folders, RECORD_ENDING};
use table::LoadError;
use text::untrusted_text;

/// The error for a file that cannot be opened.
pub fn unknown_file(file: &Path) -> Usage {
    let given = untrusted_text::path(file);
    Usage::new(format!(
        "{given:?} is neither a match nor a pack nor a catalogue: a match is a .{RECORD_ENDING} file, a pack a folder with a \
         manifest.toml in it, a .{ARCHIVE} or a .{PACK_ENDING} file, and a catalogue of packs a {CATALOGUE_FILE} or a folder with packs in it"
    ))
}

/// The error for a record that cannot be loaded; if its pack is missing or has changed, with the options. A
/// missing file is wrong usage.
pub(crate) fn load_failure(error: LoadError, folders: &Folders) -> Box<dyn Error> {
    match error {
        LoadError::Pack(unfit) => format!(
            "{unfit}\n--pack FOLDER takes the pack from where it lies; --kept-rules goes by the rules in the record"
        )
        .into(),
        LoadError::Io(path, why) if matches!(why.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) => {
            missing_record(&path, folders).into()
        }
        other => other.into(),
    }
}

/// The error for a missing record, with the folder of saved matches.
pub(crate) fn missing_record(path: &Path, folders: &Folders) -> Usage {
    let (given, kept) = (untrusted_text::path(path), untrusted_text::path(&folders.matches()));
    Usage::new(format!("there is no file {given:?}; matches are kept in {kept:?}"))
}
