//! Prints hashes of the bots' decisions.

use std::error::Error;
use std::io::Write;

use serde_json::json;

/// Prints a hash of each level's decisions, and a hash of them all.
///
/// # Errors
///
/// A built-in pack cannot be read, or the output cannot be written.
pub(super) fn print(is_json: bool, out: &mut impl Write) -> Result<(), Box<dyn Error>> {
    let hashes = table::decision_hashes()?;
    if is_json {
        let object = hashes.into_iter().map(|(of, digits)| (of.to_owned(), json!(digits))).collect();
        return Ok(writeln!(out, "{}", serde_json::Value::Object(object))?);
    }
    for (of, digits) in hashes {
        writeln!(out, "{of:<10} {digits}")?;
    }
    Ok(())
}
