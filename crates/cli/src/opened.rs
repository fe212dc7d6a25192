//! `whispers FILE`: a match or a pack that is opened by its file.

use std::path::Path;

use clap::CommandFactory;

use super::args::Cli;
use super::usage::Usage;
use pack_library::{ARCHIVE, Openable, PACK_ENDING};
use packs::{CATALOGUE_FILE, Library};
use rules::nearest;
use system::RECORD_ENDING;
use text::clean;

/// What is there that somebody wants to open.
///
/// # Errors
/// That there is nothing of that name, with the command that may have been meant.
pub fn opened(file: &Path) -> Result<Openable, Usage> {
    if file.exists() {
        return Ok(Openable::of(file));
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

/// That a file is nothing that can be opened, and what would be.
pub fn not_opened(file: &Path) -> Usage {
    let given = clean::path(file);
    Usage::new(format!(
        "{given:?} is neither a match nor a pack nor a catalogue: a match is a .{RECORD_ENDING} file, a pack a folder with a \
         manifest.toml in it, a .{ARCHIVE} or a .{PACK_ENDING} file, and a catalogue of packs a {CATALOGUE_FILE} or a folder with packs in it"
    ))
}
