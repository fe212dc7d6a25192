//! `whispers language`: commands for translators, one per file.

pub mod args;
mod check;
mod export;
mod inflected_names;
mod list;
mod new;
mod new_language_files;
mod unreadable_folder;
mod untranslated;

use std::error::Error;
use std::io::Write;
use std::path::PathBuf;

use crate::opening::named_packs::Packs;
use args::LanguageCommand;
pub use new::NoFrame;
use packs::{Files, hear, install_from_folders};
use system::Folders;
use unreadable_folder::unreadable;

/// Registers the installed languages and those of packs, including one pack given by path. Returns the
/// faults, one per line.
pub fn install_languages(data: Option<PathBuf>, pack: Option<PathBuf>) -> Vec<String> {
    let folders = Folders::new(data);
    pack.into_iter().for_each(|path| hear(&Files::at(path)));
    let folder = folders.languages();
    let line = |(code, faults): &(String, Vec<packs::Fault>)| {
        let count = if faults.len() == 1 { "a fault".to_owned() } else { format!("{} faults", faults.len()) };
        format!("the language \"{code}\" has {count}; \"whispers language check {code}\" lists them")
    };
    let faults = install_from_folders(&folders);
    unreadable(&folder).into_iter().chain(faults.iter().map(line)).collect()
}

/// Runs a command for translators.
///
/// # Errors
/// The language has faults, or the output cannot be written.
pub fn language(
    command: &LanguageCommand,
    packs: &Packs,
    data: Option<PathBuf>,
    out: &mut impl Write,
) -> Result<(), Box<dyn Error>> {
    let folder = Folders::new(data).languages();
    match command {
        LanguageCommand::List => list::list(&folder, out),
        LanguageCommand::New { code, folder: to } => new::new(code, to.as_deref(), &folder, out),
        LanguageCommand::Export { code, folder: to } => export::export(code, to.as_deref(), out),
        LanguageCommand::Names { code, pack } => inflected_names::names(code, pack, packs, out),
        LanguageCommand::Check { language, strict, json } => {
            check::check(language, *strict, *json, &folder, out)
        }
    }
}
