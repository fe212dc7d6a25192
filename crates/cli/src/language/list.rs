//! `whispers language list`: all languages.

use std::error::Error;
use std::io::Write;
use std::path::Path;

use packs::all_languages;
use speech::check_language;
use text::untrusted_text;

use super::unreadable_folder::unreadable;

/// Lists the languages and the folder for new ones.
///
/// # Errors
/// The folder cannot be read, or the output not written.
pub(super) fn list(folder: &Path, out: &mut impl Write) -> Result<(), Box<dyn Error>> {
    for language in all_languages() {
        let found = check_language(&language);
        let draft = if language.draft { ", unfinished" } else { "" };
        writeln!(
            out,
            "{:<8} {} ({} of {} texts{draft})",
            language.code, language.name, found.there, found.all
        )?;
    }
    writeln!(
        out,
        "\nOthers belong in {}, each in a folder named by its code.",
        untrusted_text::path(folder)
    )?;
    unreadable(folder).map_or(Ok(()), |why| Err(why.into()))
}
