//! Files on the command line: `whispers FILE`, and records that cannot be loaded.

use std::error::Error;
use std::io::ErrorKind;
use std::path::Path;

use crate::command_line::args::Cli;
use crate::command_line::usage::Usage;
use clap::CommandFactory;
use pack_library::{ARCHIVE, Openable, PACK_ENDING};
use packs::{CATALOGUE_FILE, Library};
use rules::nearest;
use system::{Folders, RECORD_ENDING};
use table::LoadError;
use text::clean;

/// The kind of the file to open.
///
/// # Errors
/// It does not exist; with a similar command.
pub fn openable(file: &Path) -> Result<Openable, Usage> {
    if file.exists() {
        return Ok(Openable::detect(file));
    }
    let given = clean::path(file);
    let command = Cli::command();
    let commands = command.get_subcommands().map(clap::Command::get_name);
    let meant = match nearest(&given, commands) {
        _ if Library::default().find(&given).is_some() => {
            format!("the pack of that id is played with \"--pack {given}\"")
        }
        Some(near) => format!("did you mean \"{near}\"?"),
        None => "\"whispers --help\" lists the commands".to_owned(),
    };
    Err(Usage::new(format!("there is no command and no file {given:?}; {meant}")))
}

/// The error for a file that cannot be opened.
pub fn unknown_file(file: &Path) -> Usage {
    let given = clean::path(file);
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
    let (given, kept) = (clean::path(path), clean::path(&folders.matches()));
    Usage::new(format!("there is no file {given:?}; matches are kept in {kept:?}"))
}
