//! A file named in place of a command, or a mistyped command.

use std::path::Path;

use crate::command_line::args::Cli;
use crate::command_line::wrong_usage::Usage;
use crate::opening::links::named_link;
use clap::CommandFactory;
use pack_library::Openable;
use packs::Library;
use rules::nearest;
use text::untrusted_text;

/// The kind of a file to open.
///
/// # Errors
///
/// The file does not exist; the error suggests a similar command.
pub fn openable(file: &Path) -> Result<Openable, Usage> {
    if file.exists() {
        return Ok(Openable::detect(file));
    }
    if let Some(link) = named_link(file) {
        return Ok(Openable::Link(link.to_owned()));
    }
    let given = untrusted_text::path(file);
    let command = Cli::command();
    let commands = command.get_subcommands().map(clap::Command::get_name);
    let meant = match nearest(&given, commands) {
        _ if Library::default().find(&given).is_some() => {
            format!("to play the pack of that id, use \"--pack {given}\"")
        }
        Some(near) => format!("did you mean \"{near}\"?"),
        None => "\"whispers --help\" lists the commands".to_owned(),
    };
    Err(Usage::new(format!("there is no command and no file \"{given}\"; {meant}")))
}
