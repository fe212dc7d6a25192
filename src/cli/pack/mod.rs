//! `whispers pack`: what authors do with packs. A command is a file.

mod balance;
mod check;
mod new;
mod preview;
mod train;

use std::error::Error;
use std::io::Write;

use super::args::PackCommand;
use super::packs::Packs;
pub use new::NotWritten;
pub use preview::Draw;

/// Carries out a command about packs, those at hand; `draw` draws tables, which is not for text to do.
///
/// # Errors
/// What it says against the pack, or that the output cannot be written.
pub fn pack(
    command: &PackCommand,
    packs: &Packs,
    draw: Draw,
    out: &mut impl Write,
) -> Result<(), Box<dyn Error>> {
    match command {
        PackCommand::Check { path, strict } => check::check(path, *strict, packs, out),
        PackCommand::New { path, name, id } => new::new(path, name.as_deref(), id.as_deref(), out),
        PackCommand::Preview(args) => preview::preview(args, packs, draw, out),
        PackCommand::Balance(args) => balance::balance(args, packs, out),
        PackCommand::Train(args) => train::train(args, packs, out),
    }
}
