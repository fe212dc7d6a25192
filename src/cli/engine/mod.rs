//! The protocol for programs: a command a line in, a JSON object a line out (PROTOCOL.md).

mod answers;
mod command;
mod session;

use std::io::{self, BufRead, Write};
use std::path::PathBuf;

use serde_json::json;

use command::Command;
use session::Session;

/// Answers commands until `quit` or the end of the input. A wrong line gets an error object and
/// never ends it.
///
/// # Errors
/// That the input cannot be read or the output not be written.
pub fn engine(mut input: impl BufRead, out: &mut impl Write, pack: Option<PathBuf>) -> io::Result<()> {
    let mut session = Session::new(pack);
    let mut line = Vec::new();
    loop {
        line.clear();
        if input.read_until(b'\n', &mut line)? == 0 {
            return Ok(());
        }
        let text = String::from_utf8_lossy(&line);
        let text = text.trim();
        if text.is_empty() || text.starts_with('#') {
            continue;
        }
        let answer = match Command::parse(text) {
            Ok(Command::Quit) => {
                writeln!(out, "{}", json!({ "ok": true }))?;
                return out.flush();
            }
            Ok(command) => session.obey(command).unwrap_or_else(|error| json!({ "error": error })),
            Err(error) => json!({ "error": error }),
        };
        writeln!(out, "{answer}")?;
        out.flush()?;
    }
}
