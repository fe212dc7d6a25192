//! The protocol for programs: a command a line in, a JSON object a line out (PROTOCOL.md).

mod answers;
mod command;
mod divide;
mod open;
mod pending;
mod session;
mod setup;
mod wrong;

use std::io::{self, BufRead, Read, Write};

use serde_json::{Value, json};

use crate::cli::Packs;
use command::Command;
use session::Session;
use wrong::{Kind, Wrong};

/// The most bytes of a line, its end not counted.
const LONGEST: usize = 65_536;

/// Answers commands until `quit` or the end of the input: one line for each that comes, whatever
/// it is. A wrong line gets an error object and never ends it.
///
/// # Errors
/// That the input cannot be read or the output not be written.
pub fn engine(mut input: impl BufRead, out: &mut impl Write, packs: Packs) -> io::Result<()> {
    let mut session = Session::new(packs);
    let mut line = Vec::new();
    loop {
        line.clear();
        if input.by_ref().take(LONGEST as u64 + 2).read_until(b'\n', &mut line)? == 0 {
            return Ok(());
        }
        let (answer, leave) = match read(&mut input, &line)? {
            Ok(Command::Quit) => (json!({ "ok": true }), true),
            Ok(command) => (session.obey(command).unwrap_or_else(|wrong| wrong.answer()), false),
            Err(wrong) => (wrong.answer(), false),
        };
        say(out, &answer)?;
        if leave {
            return Ok(());
        }
    }
}

/// Reads a command; of a line that is too long the rest is dropped.
fn read(input: &mut impl BufRead, line: &[u8]) -> io::Result<Result<Command, Wrong>> {
    let ended = line.strip_suffix(b"\n");
    let line = ended.map_or(line, |line| line.strip_suffix(b"\r").unwrap_or(line));
    if line.len() > LONGEST {
        if ended.is_none() {
            drop_line(input)?;
        }
        let what = format!("the line is longer than {LONGEST} bytes; a long \"play\" can be several");
        return Ok(Err(Kind::Line.wrong(what)));
    }
    let text = std::str::from_utf8(line).map_err(|e| {
        let byte = line.get(e.valid_up_to()).copied().unwrap_or_default();
        let place = e.valid_up_to() + 1;
        Kind::Line.wrong(format!("the line is not UTF-8: its byte {place} is 0x{byte:02x}"))
    });
    Ok(text.and_then(|text| Command::parse(text.trim())))
}

fn drop_line(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let ready = input.fill_buf()?;
        let end = ready.iter().position(|b| *b == b'\n');
        let used = end.map_or(ready.len(), |i| i + 1);
        input.consume(used);
        if end.is_some() || used == 0 {
            return Ok(());
        }
    }
}

fn say(out: &mut impl Write, answer: &Value) -> io::Result<()> {
    writeln!(out, "{answer}")?;
    out.flush()
}
