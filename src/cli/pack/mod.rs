//! `whispers pack`: what authors do with packs. A command is a file.

mod check;
mod new;
mod target;

use std::error::Error;
use std::io::Write;

use super::args::PackCommand;

/// Carries out a command about packs.
///
/// # Errors
/// What it says against the pack, or that the output cannot be written.
pub fn pack(command: &PackCommand, out: &mut impl Write) -> Result<(), Box<dyn Error>> {
    match command {
        PackCommand::Check { path, strict } => check::check(path, *strict, out),
        PackCommand::New { path, name } => new::new(path, name.as_deref(), out),
    }
}
