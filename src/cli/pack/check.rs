//! `whispers pack check`: everything that is wrong with a pack, at once.

use std::error::Error;
use std::io::Write;
use std::path::Path;

use crate::cli::open_pack;

/// Checks a pack and says what it is.
///
/// # Errors
/// The report with every fault, or that the output cannot be written.
pub fn check(path: &Path, out: &mut impl Write) -> Result<(), Box<dyn Error>> {
    let pack = open_pack(Some(path))?;
    for warning in &pack.warnings {
        writeln!(out, "warning: {warning}\n")?;
    }
    writeln!(out, "{} ({}) {}: no faults", pack.words.name, pack.id, pack.version)?;
    Ok(())
}
