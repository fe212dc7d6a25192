//! `whispers language export`: a built-in language as files to learn from.

use std::error::Error;
use std::io::Write;
use std::path::Path;

use super::new::{NoFrame, write};
use crate::command_line::wrong_usage::Usage;
use crate::output_files::obstacle;
use packs::{Files, interface_languages};
use text::untrusted_text;

/// Writes the files of a built-in language into an empty folder.
///
/// # Errors
///
/// The language is not built in, or its files or the output cannot be written.
pub(super) fn export(code: &str, to: Option<&Path>, out: &mut impl Write) -> Result<(), Box<dyn Error>> {
    let built_in = interface_languages();
    if !built_in.contains(&code) {
        let why = format!("no language \"{code}\" is built in; there is {}", built_in.join(", "));
        return Err(Usage::new(why).into());
    }
    let folder = to.unwrap_or(Path::new(code));
    if !matches!(obstacle(folder), Ok(None)) {
        return Err(NoFrame::Taken(folder.to_owned()).into());
    }
    let files = Files::BuiltIn(format!("interface/{code}").leak());
    let paths = files.paths();
    for path in &paths {
        let text = files.read(path).map_err(|why| format!("{path}: {why}"))?;
        write(&folder.join(path), &text)?;
    }
    writeln!(out, "{code}: {} files in {}", paths.len(), untrusted_text::path(folder))?;
    writeln!(
        out,
        "They are an example: language.toml has its classes, cases and functions. Changes to it go into a file of your \
         own, as \"whispers guide languages\" explains."
    )?;
    Ok(())
}
