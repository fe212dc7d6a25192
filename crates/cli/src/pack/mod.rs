//! `whispers pack`: commands for authors of packs, one per file.

pub mod args;
mod balance;
mod catalogue;
mod check;
mod editor_schemas;
mod info;
mod list_install_remove;
mod new;
mod new_extension;
mod preview;
mod train;
mod write_error;
mod zip_export_schema;

use std::error::Error;
use std::io::Write;
use std::path::Path;

use crate::opening::named_packs::Packs;
use args::PackCommand;
pub use check::NameRoom;
pub use preview::Draw;
pub use write_error::WriteError;

/// The window's functions that the `pack` commands call.
#[derive(Clone, Copy, Debug)]
pub struct Window {
    /// Draws the table of a pack.
    pub draw: Draw,
    /// Finds empires' names that do not fit on the map.
    pub left_off: NameRoom,
}

/// Runs a command about packs.
///
/// # Errors
///
/// The command's own errors, such as a pack with faults or output that cannot be written.
pub fn pack(
    command: &PackCommand,
    packs: &Packs,
    window: Window,
    out: &mut impl Write,
) -> Result<(), Box<dyn Error>> {
    match command {
        PackCommand::List { catalogue: Some(path), json } => catalogue::list(path, packs, *json, out),
        PackCommand::List { catalogue: None, json } => list_install_remove::list(packs, *json, out),
        PackCommand::Info { path, json } => info::info(path, *json, packs, out),
        PackCommand::Install { path, catalogue: Some(from), replace } => {
            catalogue::install(path, from, *replace, packs, out)
        }
        PackCommand::Install { path, catalogue: None, replace } => {
            list_install_remove::install(path, *replace, packs, out)
        }
        PackCommand::Catalogue { folder, renew, name } => {
            catalogue::catalogue(folder, *renew, name.as_deref(), packs, out)
        }
        PackCommand::Remove { id, force } => list_install_remove::remove(id, *force, packs, out),
        PackCommand::Zip { path, output, renew } => {
            zip_export_schema::zip(path, output.as_deref(), *renew, packs, out)
        }
        PackCommand::Export { path, folder } => zip_export_schema::export(path, folder, packs, out),
        PackCommand::Schema { folder } => zip_export_schema::schemas(folder, out),
        PackCommand::Check { path, strict, json } => {
            check::check(path, *strict, *json, packs, window.left_off, out)
        }
        PackCommand::New { path, name, id, extends: None, .. } => {
            new::new(path, name.as_deref(), id.as_deref(), out)
        }
        PackCommand::New { path, name, id, extends: Some(below), languages } => {
            let below = packs.open(Some(Path::new(below)))?;
            new_extension::new(path, name.as_deref(), id.as_deref(), &below, languages, out)
        }
        PackCommand::Preview(args) => preview::preview(args, packs, window.draw, out),
        PackCommand::Balance(args) => balance::balance(args, packs, out),
        PackCommand::Train(args) => train::train(args, packs, out),
    }
}
